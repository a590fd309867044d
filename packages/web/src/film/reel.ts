// The pictures of a film, one after the other, on one canvas, and what is asked for of it.

import type { Game, GameEvent } from "@korobeinix/engine";
import type { MatchPosterOptions } from "../picture/matchPoster.ts";
import type { Size } from "../picture/posterLayout.ts";
import type { Cut } from "./frames.ts";
import type { SoundtrackOptions } from "./soundtrack.ts";

export interface FilmOptions extends Cut, MatchPosterOptions {
  readonly announce: (event: GameEvent) => string | undefined;
  /** Undefined: a silent film. */
  readonly sound: Omit<SoundtrackOptions, "rate"> | undefined;
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

export interface Reel {
  readonly canvas: HTMLCanvasElement;
  readonly size: Size;
  /** Paints a moment, at a time of the film in microseconds; what is heard of it. */
  paint(moment: number, filmMicros: number): Heard;
}

export interface Heard {
  /** What the music follows. */
  readonly game: Game;
  readonly events: readonly GameEvent[];
}
