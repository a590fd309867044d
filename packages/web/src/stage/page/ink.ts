// What the pencil has written in one place, as far as it has come: a small canvas that is only ever added to.

import { CanvasSource, Sprite, Texture } from "pixi.js";
import { type Context, paintCanvas } from "../paint/canvas.ts";
import type { Rect } from "../stage.ts";
import { type Dot, type Stroke, type Way, wayAlong } from "./strokes.ts";

export interface InkOptions {
  readonly place: Rect;
  readonly resolution: number;
  /** Width of a stroke in CSS pixels. */
  readonly line: number;
  readonly colour: string;
}

const NOTHING: Way = { steps: [], ends: [] };

export class Ink {
  readonly sprite: Sprite;
  readonly #options: InkOptions;
  readonly #source: CanvasSource;
  readonly #context: Context | null;
  #way: Way = NOTHING;
  #drawn = 0;

  constructor(options: InkOptions) {
    this.#options = options;
    const { place, resolution } = options;
    const canvas = paintCanvas(place.width * resolution, place.height * resolution, () => undefined);
    this.#context = canvas.getContext("2d");
    this.#source = new CanvasSource({ resource: canvas, resolution });
    this.sprite = new Sprite(new Texture({ source: this.#source }));
    this.sprite.position.set(place.x, place.y);
    this.sprite.visible = false;
  }

  /** How far the pencil has come. */
  get drawn(): number {
    return this.#drawn;
  }

  /** Where the n-th stroke ends; the last: where all do. */
  endOf(strokes: number): number {
    return this.#way.ends[strokes - 1] ?? 0;
  }

  get end(): number {
    return this.#way.ends.at(-1) ?? 0;
  }

  /** Other strokes, from the upper left corner of the place: nothing of them is drawn yet. */
  set(strokes: readonly Stroke[]): void {
    this.#way = wayAlong(strokes);
    this.#clear();
  }

  /** What is drawn from now on reaches so far. */
  drawTo(to: number): void {
    if (to === this.#drawn) return;
    if (to < this.#drawn) this.#clear();
    const context = this.#context;
    if (context !== null && to > 0) {
      const { resolution, line, colour } = this.#options;
      context.save();
      context.scale(resolution, resolution);
      context.strokeStyle = colour;
      context.lineCap = context.lineJoin = "round";
      context.lineWidth = line;
      this.#stroke(context, this.#drawn, to);
      context.restore();
    }
    this.#drawn = to;
    this.sprite.visible = to > 0;
    this.#source.update();
  }

  /** Where the tip is when it has come so far, on the stage. */
  tipAt(way: number): Dot {
    const { place } = this.#options;
    const { steps } = this.#way;
    const i = steps.findIndex(({ end }) => end >= way);
    const step = steps[i] ?? steps.at(-1);
    if (step === undefined) return place;
    const { x, y } = along(step, steps[i - 1]?.end ?? 0, way);
    return { x: place.x + x, y: place.y + y };
  }

  destroy(): void {
    this.sprite.destroy();
    this.#source.destroy();
  }

  #stroke(context: Context, from: number, to: number): void {
    let start = 0;
    for (const step of this.#way.steps) {
      if (!step.isLifted && step.end > from && start < to) {
        const [a, b] = [along(step, start, Math.max(from, start)), along(step, start, Math.min(to, step.end))];
        context.beginPath();
        context.moveTo(a.x, a.y);
        context.lineTo(b.x, b.y);
        context.stroke();
      }
      start = step.end;
    }
  }

  #clear(): void {
    this.#drawn = 0;
    this.sprite.visible = false;
    const { place, resolution } = this.#options;
    this.#context?.clearRect(0, 0, Math.ceil(place.width * resolution), Math.ceil(place.height * resolution));
    this.#source.update();
  }
}

/** The point of a step that starts at `start` where the way has come to `at`. */
function along({ from, to, end }: Way["steps"][number], start: number, at: number): Dot {
  const share = end > start ? Math.min(1, Math.max(0, (at - start) / (end - start))) : 1;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
