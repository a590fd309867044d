// The tallies on the page: always those of the game's lines, the latest struck before the eyes.

import { Container } from "pixi.js";
import type { TallyRoom } from "./desk.ts";
import { HAND_HEIGHT, writeByHand } from "./hand.ts";
import { Ink } from "./ink.ts";
import type { Job } from "./pencilView.ts";
import { moveStrokes, type Stroke } from "./strokes.ts";
import { BUNDLE, bundleStrokes, HEAD, planTallies, TALL, type TallyPlan } from "./tallies.ts";

const STROKE_MS = 62;
const STRENGTH = 0.86;

export interface TalliesOptions {
  readonly room: TallyRoom;
  readonly resolution: number;
  readonly colour: string;
}

export class TalliesView {
  readonly container: Container = new Container({ label: "tallies" });
  readonly #options: TalliesOptions;
  readonly #inks: Ink[] = [];
  /** Beside the first bundle, where it stands for many. */
  #number: Ink | undefined;
  #lines = 0;
  #carried = 0;

  constructor(options: TalliesOptions) {
    this.#options = options;
    this.container.alpha = STRENGTH;
  }

  /** All of them at once. */
  show(lines: number): void {
    for (const { ink, to } of this.#change(lines)) ink.drawTo(to);
  }

  /** What the pencil has to strike so that all of these are there. */
  strike(lines: number): readonly Job[] {
    if (lines === this.#lines) return [];
    return this.#change(lines).map((job) => ({ ...job, ms: job.ms * STROKE_MS }));
  }

  destroy(): void {
    for (const ink of this.#inks) ink.destroy();
    this.#number?.destroy();
    this.container.destroy();
  }

  /** What is missing on the page, in strokes; what is too much goes. */
  #change(lines: number): readonly Job[] {
    const { columns, rows } = this.#options.room;
    const plan = planTallies(lines, columns * rows);
    const isOther = lines < this.#lines || plan.carried !== this.#carried;
    this.#lines = lines;
    this.#carried = plan.carried;
    if (isOther) for (const ink of [...this.#inks, this.#number]) ink?.drawTo(0);
    return [...this.#head(plan), ...this.#bundles(plan)];
  }

  #head({ carried }: TallyPlan): readonly Job[] {
    if (carried === 0) return [];
    const first = this.#inkAt(0);
    first.drawTo(first.end);
    const number = (this.#number ??= this.#makeInk(1));
    if (number.drawn > 0) return [];
    number.set(numberStrokes(carried, this.#options.room.size));
    return [{ ink: number, to: number.end, ms: 2 }];
  }

  #bundles({ carried, places }: TallyPlan): readonly Job[] {
    return places.flatMap((strokes, i) => {
      const ink = this.#inkAt(i + (carried > 0 ? HEAD : 0));
      const to = ink.endOf(strokes);
      if (ink.drawn >= to) return [];
      const drawn = Array.from({ length: BUNDLE }, (_, n) => ink.endOf(n + 1)).filter((end) => end <= ink.drawn).length;
      return [{ ink, to, ms: strokes - drawn }];
    });
  }

  #inkAt(place: number): Ink {
    for (let i = this.#inks.length; i <= place; i++) {
      const ink = this.#makeInk(i);
      ink.set(moveStrokes(bundleStrokes(i), { x: 0, y: 0 }, this.#options.room.size));
      this.#inks.push(ink);
    }
    return this.#inks[place] ?? this.#makeInk(place);
  }

  #makeInk(place: number): Ink {
    const { room, resolution, colour } = this.#options;
    const { x, y, columns, pitch, size } = room;
    const at = { x: x + (place % columns) * pitch.x, y: y + Math.floor(place / columns) * pitch.y };
    const box = { x: Math.round(at.x), y: Math.round(at.y), width: Math.ceil(size), height: Math.ceil(size * TALL) };
    const ink = new Ink({ place: box, resolution, line: Math.max(1.2, size * 0.042), colour });
    this.container.addChild(ink.sprite);
    return ink;
  }
}

function numberStrokes(bundles: number, size: number): readonly Stroke[] {
  const { strokes, width } = writeByHand(`×${bundles}`);
  const scale = Math.min((size * 0.9) / width, (size * TALL * 0.85) / HAND_HEIGHT);
  return moveStrokes(strokes, { x: size * 0.04, y: size * 0.1 }, scale);
}
