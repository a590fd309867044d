// What a screen is given: everything it reads and everything it can ask for. Screens have no globals.

import type { Column, Outcome, RuleBookId, SetupRequest, Statistics, Unranked } from "@korobeinix/engine";
import type { ReadonlySignal } from "@preact/signals";
import type { CurvePoint } from "../library/curve.ts";
import type { Route } from "../routes/router.ts";
import type { Device } from "../input/bindings.ts";
import type { Bindings, Command, Settings } from "../settings/settings.ts";
import type { MenuSound } from "../sound/sound.ts";
import type { Format } from "../words/format.ts";
import type { Translate } from "../words/translate.ts";
import type { LanguageId } from "../words/words.ts";

export interface Shell {
  readonly language: LanguageId;
  readonly t: Translate;
  readonly format: Format;
  readonly settings: ReadonlySignal<Settings>;
  readonly saveSettings: (update: (settings: Settings) => Settings) => void;
  readonly sound: { playMenu(sound: MenuSound): void };
  readonly go: (route: Route) => void;
  readonly replace: (route: Route) => void;
  readonly back: () => void;
  readonly startGame: (request: SetupRequest) => void;
  /** Goes on with the saved game; undefined when there is none. */
  readonly resumeSave?: (() => void) | undefined;
  readonly bindings: BindingTools;
}

/** What the editor of controls needs of the devices. */
export interface BindingTools {
  /** What is printed on the key or button. */
  readonly labelOf: (device: Device, code: string) => string;
  /** The first key of a command, and the first button of it where there is a pad; empty where nothing is bound. */
  readonly hintOf: (bindings: Bindings, command: Command) => string;
  /** Waits for a key or button of the device; returns a way to stop waiting. */
  readonly listen: (device: Device, onCode: (code: string) => void) => () => void;
}

/** Why a game enters no table: the engine's reasons, or it was taken over from a replay (W-16). */
export type Mark = Unranked | "continued";

/** A game that has ended, for the result screen. */
export interface GameResult {
  readonly ruleBook: RuleBookId;
  readonly variation: string;
  /** The name of the table it belongs to, whether or not it enters. */
  readonly table: string;
  readonly outcome: Outcome;
  readonly isWon: boolean;
  readonly score: number;
  readonly lines: number;
  readonly level: number;
  readonly micros: number;
  readonly statistics: Statistics;
  readonly spins: number;
  readonly silverSquares: number;
  readonly goldSquares: number;
  readonly curve: { readonly measure: "score" | "lines"; readonly points: readonly CurvePoint[] };
  /** The place it takes in its table, from 1; undefined: none. */
  readonly rank: number | undefined;
  /** Why it enters no table; undefined: it may. */
  readonly mark: Mark | undefined;
  /** The id under which it is kept as a replay. */
  readonly replay: string;
}

export type RecordColumn = Column | "date" | "name";
