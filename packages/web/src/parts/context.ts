// What a screen is given: everything it reads and everything it can ask for. Screens have no globals.

import type { Game, SetupRequest } from "@korobeinix/engine";
import type { Log, Timeline } from "@korobeinix/engine/log";
import type { ComputerRank, MatchTimeline } from "@korobeinix/engine/match";
import type { ReadonlySignal } from "@preact/signals";
import type { Haptics } from "../feel/haptics.ts";
import type { Code, CodeAnswer, ErasingCode } from "../library/codes.ts";
import type { PlayedMatch, Sitter } from "../library/playedMatch.ts";
import type { Route } from "../routes/routes.ts";
import type { BindingTools } from "../input/bindingTools.ts";
import type { MatchPlan } from "../settings/matchPlan.ts";
import type { Settings } from "../settings/settings.ts";
import type { Sound } from "../sound/sound.ts";
import type { Layout, SceneLook, StageRoom } from "../stage/stage.ts";
import type { GameStorage, Origin, SavedMatch } from "../storage/storage.ts";
import type { Activity } from "../table/loop.ts";
import type { Begun } from "../table/session.ts";
import type { Format } from "../words/format.ts";
import type { Translate } from "../words/translate.ts";
import type { LanguageId } from "../words/words.ts";

export interface Shell {
  readonly language: LanguageId;
  readonly t: Translate;
  readonly format: Format;
  readonly settings: ReadonlySignal<Settings>;
  readonly saveSettings: (update: (settings: Settings) => Settings) => void;
  readonly sound: Pick<Sound, "playMenu" | "hear" | "preview">;
  readonly go: (route: Route) => void;
  readonly replace: (route: Route) => void;
  readonly back: () => void;
  readonly startGame: (request: SetupRequest) => void;
  /** The player's name from now on; a code is no name, and is answered (N-21). */
  readonly enterName: (name: string) => CodeAnswer | undefined;
  /** What a code that was written for another name does; undefined: it is none. */
  readonly enterCode: (name: string) => CodeAnswer | undefined;
  /** Does what a code asked about. */
  readonly eraseByCode: (code: ErasingCode) => Promise<void>;
  /** Goes on with the saved game; undefined when there is none. */
  readonly resumeSave?: (() => void) | undefined;
  readonly bindings: BindingTools;
}

/** The picture of what is on, and where things stand in it. */
export interface StageHost {
  /** Of the player's own board; undefined until something is shown. */
  readonly layout: ReadonlySignal<Layout | undefined>;
  /** Of every board. */
  readonly layouts: ReadonlySignal<readonly Layout[]>;
  /** Keeps room free at the edges for the DOM. */
  keepRoom(room: Partial<StageRoom>): void;
}

/** What whole views are given: the shell, and what lies behind it. */
export interface App {
  readonly shell: ReadonlySignal<Shell>;
  readonly settings: ReadonlySignal<Settings>;
  readonly isMotionReduced: ReadonlySignal<boolean>;
  readonly wonderLines: ReadonlySignal<number>;
  /** Codes that hold until the page is left (N-21). */
  readonly codes: ReadonlySignal<ReadonlySet<Code>>;
  readonly storage: GameStorage;
  /** Another number whenever a high-score table has changed. */
  readonly tablesVersion: ReadonlySignal<number>;
  readonly sound: Sound;
  readonly haptics: Pick<Haptics, "hear">;
  /** Undefined until it has come. */
  readonly stage: ReadonlySignal<StageHost | undefined>;
  readonly games: GameActions;
  readonly matches: MatchActions;
  /**
   * Puts a recorded game, or whatever else is on, on the stage; it is shown with these settings.
   * `areSidesFree`: nothing of the screen stands beside its boards but what has room in their layouts.
   */
  show(activity: Activity, display?: Partial<Settings["display"]>, areSidesFree?: boolean): void;
  /** How what is on the stage is shown. */
  look(): SceneLook;
}

/** What views may ask for about games. */
export interface GameActions {
  /** Takes over a replay at a moment of it (W-16). */
  playFrom(timeline: Timeline, at: number): void;
  /** Goes on with a game that somebody else began; it is a game taken over, too (W-16). */
  takeOver(begun: Begun): void;
  /** A game by the replay's rules beside the replay (W-17). */
  race(timeline: Timeline, name: string): void;
  /** Keeps a game, which stands as its log leaves it, as a replay. */
  keep(game: Game, log: Log, origin: Origin): Promise<void>;
}

/** What views may ask for about matches. */
export interface MatchActions {
  /** The match that has ended last, as long as its standings may be looked at. */
  readonly played: ReadonlySignal<PlayedMatch | undefined>;
  /** The match that was left and can be gone on with. */
  readonly unfinished: ReadonlySignal<SavedMatch | undefined>;
  /** Goes on with it. */
  resume(): void;
  /** Begins a match, and with it a series; the plan must have passed `checkPlan`. */
  start(plan: MatchPlan): void;
  /** The next match of the series, or another series by the same plan; with the sides swapped, if asked for. */
  again(options?: { readonly isSwapped: boolean }): void;
  /** Goes on with a kept match from a moment on, at one seat; computers of that rank play the others (S-16). */
  takeOver(timeline: MatchTimeline, at: number, seat: number, rank: ComputerRank, sitters: readonly Sitter[]): void;
}
