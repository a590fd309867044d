// The stage off the page: the same world at the size of a picture, whose time passes only by the steps it is given.

import { ACTS, fetchGround } from "../stage/later.ts";
import { type Context, paintCanvas } from "../stage/paint/canvas.ts";
import { detectRenderer, makeRenderer } from "../stage/renderer.ts";
import type { BoardFrame, Layout, Scene } from "../stage/stage.ts";
import { World } from "../stage/world.ts";
import type { Size } from "./shapes.ts";

export interface FilmStage {
  /** The picture; it stays when the stage goes. */
  readonly canvas: HTMLCanvasElement;
  /** Goes on by a step, without a picture. */
  step(deltaMs: number, nowMs: number, boards: readonly BoardFrame[]): void;
  /** Draws, and lets something be written over it. */
  draw(write: (context: Context) => void): void;
  destroy(): void;
}

export interface FilmStageOptions {
  readonly size: Size;
  readonly scene: Scene;
  /** One for each board, in pixels of the picture. */
  readonly layouts: readonly Layout[];
}

export async function makeFilmStage({ size, scene, layouts }: FilmStageOptions): Promise<FilmStage> {
  const { width, height } = size;
  const grounds = Promise.all(scene.boards.map(({ skin }) => fetchGround(skin)));
  const [renderer] = await Promise.all([makeRenderer(detectRenderer()), ACTS.fetch(), grounds]);
  renderer.resize(width, height, 1);
  const isAccelerated = renderer.name !== "canvas";
  const world = new World({ scene, layouts, width, height, resolution: 1, isAccelerated });
  const canvas = isAccelerated ? paintCanvas(width, height, () => {}) : renderer.canvas;
  // The sizes that it would have on the page are not wanted.
  canvas.removeAttribute("style");
  let isLost = false;
  renderer.canvas.addEventListener("webglcontextlost", () => {
    isLost = true;
  });
  return {
    canvas,
    step: (deltaMs, nowMs, boards) => void world.frame(deltaMs, nowMs, boards),
    draw: (write) => {
      if (isLost) throw new Error("the graphics processor was lost");
      renderer.render({ container: world.root });
      const context = canvas.getContext("2d");
      if (context === null) return;
      // A processor draws and writes on one canvas: copying it would take longer than both. The renderer knows its state.
      context.save();
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.globalAlpha = 1;
      context.globalCompositeOperation = "source-over";
      if (isAccelerated) context.drawImage(renderer.canvas, 0, 0);
      write(context);
      context.restore();
    },
    destroy: () => {
      world.destroy();
      renderer.destroy({ removeView: true });
    },
  };
}
