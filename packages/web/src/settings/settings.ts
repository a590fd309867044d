// What a player has chosen once and for all: plain data, kept in the browser's storage. Options of one game (level,
// variation…) live in the set-up of that game; what the player chose last is remembered here.

import type { Control, InitialAction, OptionValue, RuleBookId } from "@korobeinix/engine";
import type { ComputerRank } from "@korobeinix/engine/match";
import type { LanguageId } from "../words/words.ts";
import type { MatchPlan } from "./matchPlan.ts";
import type { PanelFigure } from "./panel.ts";
import type { SkinId } from "./skinIds.ts";
import { DEFAULT_TOUCH, type TouchSettings } from "./touch.ts";
import type { TuneId } from "./tunes.ts";

/** What a key, a button or a gesture can mean while a game is played. */
export type Command = Control | "speedUp" | "speedDown" | AimCommand | TableCommand;

/** Moves the Target Mark of a match. */
export type AimCommand = "aimLeft" | "aimRight";

/** What no log has: asked of the table, or of the page. */
export type TableCommand = "pause" | "restart" | PageCommand;

/** What is asked of the page: it holds on every screen, and for all who share the keyboard. */
export type PageCommand = "mute" | "fullScreen";
export const PAGE_COMMANDS: readonly PageCommand[] = ["mute", "fullScreen"];

/** Physical keys (`KeyboardEvent.code`) and gamepad buttons ("b0", "a1+", "h9-left"…) for each command. */
export type BindingTable = { readonly [Name in Command]?: readonly string[] };

export interface Bindings {
  readonly keyboard: BindingTable;
  readonly gamepad: BindingTable;
  /** The halves of the keyboard, for two who share it; its pause is that of the whole. */
  readonly leftKeys: BindingTable;
  readonly rightKeys: BindingTable;
}

/** As they are kept. Who has bound nothing in the halves has the rule book's own there. */
export type OwnBindings = Omit<Bindings, HalfName> & Partial<Pick<Bindings, HalfName>>;

export type HalfName = "leftKeys" | "rightKeys";

export interface Handling {
  /** Auto-Repeat delay and interval. Here and below, undefined is the rule book's own. */
  readonly delayMs: number | undefined;
  readonly repeatMs: number | undefined;
  readonly softDropFactor: number | undefined;
  /** A rotation or Hold pressed while no piece is in play (G-3.4c). */
  readonly initialRotation: InitialAction | undefined;
  readonly initialHold: InitialAction | undefined;
  /** How long a running Auto-Repeat waits when a piece has come or has turned (DCD). */
  readonly cutMs: number | undefined;
  /** A generation delay shorter than the rule book's. */
  readonly generationMs: number | undefined;
  /** A key pressed again within this time of its release is chatter. */
  readonly debounceMs: number;
}

export interface SoundSettings {
  /** Over everything, in per cent; muted: nothing is heard, and all else stays as it is chosen. */
  readonly masterVolume: number;
  readonly isMuted: boolean;
  readonly isMusicOn: boolean;
  readonly musicVolume: number;
  readonly tune: TuneId | "random";
  readonly areEffectsOn: boolean;
  readonly effectsVolume: number;
  /** Korobeinix (1984) with music and effects: it was silent (K-11). */
  readonly hasTerminalSound: boolean;
}

export interface DisplaySettings {
  /** "system" follows the browser's prefers-reduced-motion. */
  readonly motion: "system" | "full" | "reduced";
  readonly limitsFlashes: boolean;
  readonly isHighContrast: boolean;
  readonly hasPatterns: boolean;
  /** Share of the free height that the Matrix takes, in per cent. */
  readonly matrixSize: number;
  readonly matrixPosition: "left" | "centre" | "right";
  /** How much effects move and shine, in per cent. */
  readonly effectStrength: number;
  /** How strongly these are drawn, in per cent of the skin's own way. */
  readonly ghostStrength: number;
  readonly gridStrength: number;
  readonly boardStrength: number;
  /** What a rule book wears instead of its own skin. */
  readonly skins: { readonly [Book in RuleBookId]?: SkinId };
  /** The captions of 1984 in the player's language. */
  readonly areCaptionsTranslated: boolean;
  /** The figures of the player's choice beside the Matrix, in order. */
  readonly panel: readonly PanelFigure[];
}

/** Before which games the countdown runs: races only, all, or none. But for the last, it also runs after every pause. */
export const COUNTDOWNS = ["sprint", "always", "never"] as const;
export type CountdownChoice = (typeof COUNTDOWNS)[number];

export interface LastGame {
  readonly ruleBook: RuleBookId;
  readonly variation: { readonly [Book in RuleBookId]?: string };
  readonly options: { readonly [Book in RuleBookId]?: { readonly [name: string]: OptionValue } };
  /** The computer that was watched last. */
  readonly rank: ComputerRank;
}

/** A match that was kept under a name. */
export interface Preset {
  readonly name: string;
  readonly plan: MatchPlan;
}

export interface Settings {
  readonly language: LanguageId | "system";
  readonly playerName: string;
  readonly countdown: CountdownChoice;
  readonly handling: Handling;
  readonly sound: SoundSettings;
  readonly display: DisplaySettings;
  readonly hasTouchButtons: boolean;
  readonly touch: TouchSettings;
  /** Whether the gestures have been shown to the player. */
  readonly hasSeenGestures: boolean;
  /** Whether the Coach speaks in Practice. */
  readonly hasCoach: boolean;
  /** Bindings that differ from a rule book's own. */
  readonly bindings: { readonly [Book in RuleBookId]?: OwnBindings };
  readonly last: LastGame;
  /** The match that was set up last; undefined: none yet. */
  readonly match: MatchPlan | undefined;
  readonly presets: readonly Preset[];
}

export const DEFAULT_SETTINGS: Settings = {
  language: "system",
  playerName: "",
  countdown: "sprint",
  handling: {
    delayMs: undefined,
    repeatMs: undefined,
    softDropFactor: undefined,
    initialRotation: undefined,
    initialHold: undefined,
    cutMs: undefined,
    generationMs: undefined,
    debounceMs: 0,
  },
  sound: {
    masterVolume: 100,
    isMuted: false,
    isMusicOn: true,
    musicVolume: 60,
    tune: "korobeiniki",
    areEffectsOn: true,
    effectsVolume: 80,
    hasTerminalSound: false,
  },
  display: {
    motion: "system",
    limitsFlashes: true,
    isHighContrast: false,
    hasPatterns: false,
    matrixSize: 84,
    matrixPosition: "centre",
    effectStrength: 100,
    ghostStrength: 100,
    gridStrength: 100,
    boardStrength: 100,
    skins: {},
    areCaptionsTranslated: false,
    panel: ["pace"],
  },
  hasTouchButtons: false,
  touch: DEFAULT_TOUCH,
  hasSeenGestures: false,
  hasCoach: false,
  bindings: {},
  last: { ruleBook: "guideline", variation: {}, options: {}, rank: "hard" },
  match: undefined,
  presets: [],
};
