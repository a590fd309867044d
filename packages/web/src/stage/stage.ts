// What the rest of the game knows of the stage: it draws the state and the events of one game or several, and holds no
// rule.

import type { Game, GameEvent } from "@korobeinix/engine";
import type { MatchEvent } from "@korobeinix/engine/match";
import type { DisplaySettings } from "../settings/settings.ts";
import type { SkinId } from "../settings/skinIds.ts";
import type { PageWords } from "./page/words.ts";

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the things of one board stand, in CSS pixels of the viewport; the DOM's information panels use the same. */
export interface Layout {
  /** The window stands upright; in a match also: Hold and Next, if there are any, lie in a strip above the Matrix. */
  readonly isPortrait: boolean;
  readonly cell: number;
  /** The visible rows of the Matrix, without its frame. */
  readonly matrix: Rect;
  /** Both have the width 0 where there is no room for them, or in a match nothing to stand there. */
  readonly hold: Rect;
  readonly next: Rect;
  /** How many pieces of Next are shown, which fill its room; undefined: all of them, as they need it. */
  readonly nextShown?: number;
  /**
   * Room for the DOM. The player's own board: statistics (low left, or the strip above in portrait), goal and time (low
   * right). Another board: its name (above it, or beside it in portrait) and its figures (below).
   *
   * In a match both are information. Where `left` has the width 0, `right` is one line or two below the Matrix (on an
   * upright window also beside it); else they are as on a board alone.
   */
  readonly left: Rect;
  readonly right: Rect;
  /**
   * In a match: the Receiving Queue at the left of the Matrix, outside its wall and as high as the Matrix, where lines are
   * exchanged; and the name with its avatar above the Matrix. The width 0 elsewhere.
   */
  readonly meter: Rect;
  readonly name: Rect;
}

/** Which of the seven wonders, and how much of it stands, 0 to 1. */
export interface WonderAmount {
  readonly index: number;
  readonly share: number;
}

/** How the boards of a match are seated on the screen. */
export interface Seating {
  /** The board that is larger than the others and heard loudest; undefined: all are the same. */
  readonly own: number | undefined;
  /** The teams, seat by seat. */
  readonly teams: readonly number[];
}

/** One board to be drawn. */
export interface BoardScene {
  readonly game: Game;
  readonly skin: SkinId;
}

export interface Scene {
  /** The player's own first. */
  readonly boards: readonly BoardScene[];
  /** Of a match; undefined: games that do not touch each other. */
  readonly seating?: Seating | undefined;
  readonly display: DisplaySettings;
  /** Whether motion is to be reduced, the system's wish considered. */
  readonly isMotionReduced: boolean;
  /** What an event is to be announced as, in the player's language; undefined for nothing. */
  announce(event: GameEvent): string | undefined;
  /** Points as they are written in the player's language; as plain digits where it is not said. */
  readonly writePoints?: (points: number) => string;
  /** The wonder that stands beside a game on the plaza (N-22), as far as its lines have built it. */
  readonly wonderAt?: (game: Game) => WonderAmount;
  /** Upright: something else is written above the figures, so the wonder has no room there. */
  readonly isHeadTaken?: boolean;
  /** In a match: what is written on the boards. */
  readonly words?: { readonly practice: string } | undefined;
  /** On paper: what is noted in the margin, in the player's language; undefined: nothing is written on this page. */
  readonly pageWords?: PageWords | undefined;
  /** Whether the ground of The New hallucinates (N-21). */
  readonly isHallucinating?: boolean;
}

/** How boards are shown, whichever they are. */
export type SceneLook = Omit<Scene, "boards" | "seating">;

/** A place that is pointed out on a board: where a piece could rest. */
export interface Outline {
  readonly kind: number;
  readonly facing: number;
  readonly x: number;
  readonly y: number;
  /** 0 is drawn strongest. */
  readonly rank: number;
  /** A few letters, written into it. */
  readonly label: string;
  /** The piece that Hold brings. */
  readonly isHold: boolean;
}

/** A board's part in its match, as it stands, and what has happened there since the last frame. */
export interface SeatFrame {
  /** The board that its Target Mark is on. */
  readonly target: number | undefined;
  readonly hasPotato: boolean;
  /** 0 while it has none. */
  readonly place: number;
  readonly isOut: boolean;
  /** Its player waits, and practises on it. */
  readonly isPractising: boolean;
  /** What started from this seat, or happened to it. */
  readonly facts: readonly MatchEvent[];
}

/** One board in one frame: its game as it stands, and what has happened since the last frame. */
export interface BoardFrame {
  readonly game: Game;
  readonly events: readonly GameEvent[];
  /** What is pointed out, the strongest first; another list is drawn again. */
  readonly outlines?: readonly Outline[] | undefined;
  /** How many pieces are yet to come: Next shows no more. */
  readonly coming?: number | undefined;
  /** In a match. */
  readonly seat?: SeatFrame | undefined;
}

export interface Stage {
  /** Begins games or takes over new settings. What stays the same is kept. One layout for each board. */
  show(scene: Scene): readonly Layout[];
  /**
   * Draws; call once an animation frame. The boards come in the scene's number and order; one whose `game` is another
   * object than before shows another game: its effects end, its textures stay. Whether anything was drawn.
   */
  frame(timeStampMs: number, boards: readonly BoardFrame[]): boolean;
  /** Hides Matrix, Next and Hold contents (pause) or shows them again. */
  setHidden(isHidden: boolean): void;
  /** Fireworks and the like over the present picture, 0 (none) to 1 (as much as there is). */
  celebrate(strength: number): void;
  resize(widthPx: number, heightPx: number, room: StageRoom): readonly Layout[];
  readonly rendererName: string;
  destroy(): void;
}

/** Room that the DOM keeps for itself at the edges (touch buttons, safe areas). */
export interface StageRoom {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  /** What is left is wider than it is high, whatever the window is: Hold and Next stand beside the Matrix. */
  readonly isLying?: boolean;
}
