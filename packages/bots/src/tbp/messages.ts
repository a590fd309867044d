// The Tetris Bot Protocol: what a frontend and a bot say to each other, by the protocol's own names. Rows and columns are
// counted from 0, rows from the bottom.

/** The pieces, in the order of the Guideline's kinds. */
export const PIECES = ["I", "J", "L", "O", "S", "T", "Z"] as const;
export type PieceName = (typeof PIECES)[number];

/** In the order of the engine's facings. */
export const ORIENTATIONS = ["north", "east", "south", "west"] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

export const TBP_SPINS = ["none", "mini", "full"] as const;
export type TbpSpin = (typeof TBP_SPINS)[number];

export const COLUMNS = 10;
export const ROWS = 40;

/** Where a piece is: the place of its true centre, which is always one of its Minos. */
export interface Location {
  readonly type: PieceName;
  readonly orientation: Orientation;
  readonly x: number;
  readonly y: number;
}

export interface Move {
  readonly location: Location;
  readonly spin: TbpSpin;
}

/** Empty, of a piece, or garbage. */
export type Cell = PieceName | "G" | null;

/** What a bot plays from. The first of the queue is the piece in play. */
export interface Position {
  readonly hold: PieceName | null;
  readonly queue: readonly PieceName[];
  /** Lines cleared by so many Lock Downs in a row. */
  readonly combo: number;
  readonly back_to_back: boolean;
  /** 40 rows of 10 cells. */
  readonly board: readonly (readonly Cell[])[];
}

/** The bag at the end of the queue. */
export interface SevenBag {
  readonly type: "seven_bag";
  readonly bag_state: readonly PieceName[];
}

export interface RulesMessage {
  readonly type: "rules";
  readonly randomizer?: string;
}

export interface StartMessage extends Position {
  readonly type: "start";
  readonly randomizer?: SevenBag;
}

export interface PlayMessage {
  readonly type: "play";
  readonly move: Move;
}

export interface NewPieceMessage {
  readonly type: "new_piece";
  readonly piece: PieceName;
}

/** A message without a word more than its type. */
export interface BareMessage {
  readonly type: "suggest" | "stop" | "quit";
}

/** From the frontend to the bot. */
export type ToBot = RulesMessage | StartMessage | PlayMessage | NewPieceMessage | BareMessage;

export interface InfoMessage {
  readonly type: "info";
  readonly name: string;
  readonly version: string;
  readonly author: string;
  readonly features: readonly string[];
}

export interface ReadyMessage {
  readonly type: "ready";
}

export interface ErrorMessage {
  readonly type: "error";
  readonly reason: string;
}

export interface SuggestionMessage {
  readonly type: "suggestion";
  /** Best first; none: it forfeits. */
  readonly moves: readonly Move[];
  readonly move_info?: { readonly nodes?: number };
}

/** From the bot to the frontend. */
export type FromBot = InfoMessage | ReadyMessage | ErrorMessage | SuggestionMessage;
