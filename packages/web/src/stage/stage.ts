// What the rest of the game knows of the stage: it draws a game's state and events and holds no rule.

import type { Game, GameEvent } from "@korobeinix/engine";
import type { DisplaySettings } from "../settings/settings.ts";
import type { SkinId } from "./skin.ts";

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where things stand, in CSS pixels of the viewport; the DOM's information panels use the same. */
export interface Layout {
  readonly isPortrait: boolean;
  readonly cell: number;
  /** The visible rows of the Matrix, without its frame. */
  readonly matrix: Rect;
  readonly hold: Rect;
  readonly next: Rect;
  /** Room for the DOM: statistics (low left, or the strip above in portrait), goal and time (low right). */
  readonly left: Rect;
  readonly right: Rect;
}

export interface Scene {
  readonly game: Game;
  readonly skin: SkinId;
  readonly display: DisplaySettings;
  /** Whether motion is to be reduced, the system's wish considered. */
  readonly isMotionReduced: boolean;
  /** What an event is to be announced as, in the player's language; undefined for nothing. */
  announce(event: GameEvent): string | undefined;
  /** The wonder that rises behind The New, 0 to 1 of its seven steps, and which of the seven. */
  readonly wonder?: { readonly index: number; readonly share: number };
}

/** One board in one frame: its game as it stands, and what has happened since the last frame. */
export interface BoardFrame {
  readonly game: Game;
  readonly events: readonly GameEvent[];
}

export interface Stage {
  /** Begins a game or takes over new settings; resets all effects when the game is another one. */
  show(scene: Scene): Layout;
  /** Draws; call once an animation frame with the events since the last one. */
  frame(timeStampMs: number, events: readonly GameEvent[]): void;
  /** Hides Matrix, Next and Hold contents (pause) or shows them again. */
  setHidden(isHidden: boolean): void;
  /** Fireworks and the like over the present picture, 0 (none) to 1 (as much as there is). */
  celebrate(strength: number): void;
  resize(widthPx: number, heightPx: number, room: StageRoom): Layout;
  readonly rendererName: string;
  destroy(): void;
}

/** Room that the DOM keeps for itself at the edges (touch buttons, safe areas). */
export interface StageRoom {
  readonly top: number;
  readonly bottom: number;
  readonly left?: number;
  readonly right?: number;
}
