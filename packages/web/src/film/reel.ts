// The pictures of a film, one after the other, on one canvas: the stage, and over it what the page writes round a game.

import type { Game, GameEvent } from "@korobeinix/engine";
import type { Credit } from "../library/share.ts";
import type { AvatarId } from "../settings/matchPlan.ts";
import type { SkinId } from "../settings/skinIds.ts";
import type { Context } from "../stage/paint/canvas.ts";
import type { BoardFrame, SceneLook } from "../stage/stage.ts";
import { type FilmStageOptions, makeFilmStage } from "./filmStage.ts";
import type { FilmWords } from "./letters.ts";
import type { Shape, Size } from "./shapes.ts";

/** Who sits at a board of a match. */
export interface FilmSeat {
  readonly name: string;
  readonly avatar: AvatarId | undefined;
  /** A person's: undefined. */
  readonly computer: string | undefined;
}

export interface ReelOptions extends Credit {
  readonly shape: Shape;
  /** Along the shorter side. */
  readonly lines: number;
  readonly hasKeys: boolean;
  readonly skin: SkinId;
  readonly look: SceneLook;
  readonly words: FilmWords;
  /** Of a match, seat by seat. */
  readonly seats: readonly FilmSeat[];
  /** "1st", and nothing for no place. */
  readonly placeWord: (place: number) => string;
  /** The moment that the first picture follows. */
  readonly from: number;
  /** Seconds of the game to a second of the film. */
  readonly speed: number;
  /** What began so long before the first picture, in milliseconds of the film, is still seen in it. */
  readonly runUpMs: number;
  readonly signal?: AbortSignal | undefined;
}

export interface Reel {
  readonly canvas: HTMLCanvasElement;
  readonly size: Size;
  /** What the music follows; in a match the larger board's, or the first. */
  readonly game: Game;
  /** Goes on to a moment of the game, in so much time of the film, and paints it; what is heard of it. */
  paint(moment: number, deltaMs: number): readonly GameEvent[];
  /** The last picture stays. */
  destroy(): void;
}

/** What is filmed: it goes to a moment and tells what has happened on its boards since. */
export interface Motif {
  playTo(moment: number): readonly BoardFrame[];
  /** What the music follows. */
  readonly game: Game;
  /** Over the stage. */
  write(context: Context, moment: number): void;
}

/** Steps of the run-up, in milliseconds of the film. */
const STEP_MS = 1000 / 30;

/** `motif` stands where the run-up begins: `runUpFrom`. */
export async function makeReel(motif: Motif, stageOptions: FilmStageOptions, options: ReelOptions): Promise<Reel> {
  const { size } = stageOptions;
  const stage = await makeFilmStage(stageOptions);
  let nowMs = 0;
  const go = (moment: number, deltaMs: number): readonly BoardFrame[] => {
    nowMs += deltaMs;
    const boards = motif.playTo(moment);
    stage.step(deltaMs, nowMs, boards);
    return boards;
  };
  try {
    go(runUpFrom(options), 0);
    for (let left = options.from - runUpFrom(options); left > 0;) {
      const step = Math.min(left, Math.round(STEP_MS * 1000 * options.speed));
      left -= step;
      go(options.from - left, step / 1000 / options.speed);
    }
  } catch (error) {
    stage.destroy();
    throw error;
  }
  return {
    canvas: stage.canvas,
    size,
    game: motif.game,
    paint: (moment, deltaMs) => {
      const boards = go(moment, deltaMs);
      stage.draw((context) => motif.write(context, moment));
      return boards.flatMap(({ events }) => events);
    },
    destroy: () => stage.destroy(),
  };
}

export function runUpFrom({ from, runUpMs, speed }: Pick<ReelOptions, "from" | "runUpMs" | "speed">): number {
  return Math.max(0, from - Math.round(runUpMs * 1000 * speed));
}
