// The pencil: it lies on the page, goes where there is something to write, writes it and lies down again. Where nothing may
// move, or no pencil has room, what it would write is simply there.

import { Sprite, type Texture } from "pixi.js";
import type { Rect } from "../stage.ts";
import type { Ink } from "./ink.ts";
import type { Dot } from "./strokes.ts";

/** Something to write: on from where the ink is, so far. */
export interface Job {
  readonly ink: Ink;
  readonly to: number;
  readonly ms: number;
}

export interface PencilOptions {
  readonly texture: Texture;
  /** The place of the tip in the texture, 0 to 1. */
  readonly tip: Dot;
  /** Where the tip rests; undefined: there is no pencil to be seen. */
  readonly rest: Dot | undefined;
  /** What it is not seen over: it is lifted past it. */
  readonly board: Rect;
  /** Whether anything is written before the eyes; else it is there at once. */
  readonly moves: boolean;
}

const GO_MS = 110;
/** After the last stroke it waits for another. */
const WAIT_MS = 420;
const RETURN_MS = 300;
/** Its other end is up, and to the right while it writes. */
const LYING = Math.PI - 0.14;
const WRITING = Math.PI + 0.62;
/** How much larger it is seen in the air. */
const LIFT = 0.07;

interface Flight {
  readonly from: Dot;
  readonly to: Dot;
  readonly fromAngle: number;
  readonly toAngle: number;
  readonly ms: number;
  ageMs: number;
}

export class PencilView {
  readonly sprite: Sprite;
  readonly #options: PencilOptions;
  #jobs: Job[] = [];
  #flight: Flight | undefined;
  /** What the present job began with, and for how long it has been written. */
  #begun: { readonly from: number; ageMs: number } | undefined;
  #waitMs = 0;
  #isUp = false;

  constructor(options: PencilOptions) {
    this.#options = options;
    this.sprite = new Sprite({ texture: options.texture, label: "pencil" });
    this.sprite.anchor.set(options.tip.x, options.tip.y);
    this.sprite.visible = options.rest !== undefined;
    this.lieDown();
  }

  /** Writes it, after all that it still had to write is there. */
  write(jobs: readonly Job[]): void {
    if (jobs.length === 0) return;
    this.finish();
    this.#jobs = [...jobs];
    if (!this.#options.moves) return this.finish();
    this.#goTo(jobs[0]);
  }

  /** All is written at once; the pencil stays where it is. */
  finish(): void {
    for (const { ink, to } of this.#jobs) ink.drawTo(to);
    this.#jobs = [];
    this.#begun = undefined;
    this.#waitMs = WAIT_MS;
  }

  /** Nothing is to be written any more, and the pencil lies in its place. */
  lieDown(): void {
    this.#jobs = [];
    this.#begun = this.#flight = undefined;
    this.#isUp = false;
    this.sprite.alpha = 1;
    if (this.#options.rest !== undefined) this.#put(this.#options.rest, LYING, 0);
  }

  /** Whether anything has moved. */
  step(deltaMs: number): boolean {
    if (this.#flight !== undefined) return this.#fly(this.#flight, deltaMs);
    const [job] = this.#jobs;
    if (job !== undefined) return this.#writeOn(job, deltaMs);
    if (!this.#isUp) return false;
    this.#waitMs -= deltaMs;
    if (this.#waitMs > 0) return false;
    this.#isUp = false;
    if (this.#options.rest !== undefined) this.#begin(this.#options.rest, LYING, RETURN_MS);
    return true;
  }

  #writeOn(job: Job, deltaMs: number): boolean {
    this.#begun ??= { from: job.ink.drawn, ageMs: 0 };
    this.#begun.ageMs += deltaMs;
    const { from, ageMs } = this.#begun;
    const way = from + (job.to - from) * Math.min(1, ageMs / job.ms);
    job.ink.drawTo(way);
    this.#put(job.ink.tipAt(way), WRITING, 0);
    if (ageMs < job.ms) return true;
    this.#jobs.shift();
    this.#begun = undefined;
    this.#waitMs = WAIT_MS;
    this.#goTo(this.#jobs[0]);
    return true;
  }

  #goTo(job: Job | undefined): void {
    if (job === undefined) return;
    this.#isUp = true;
    this.#begin(job.ink.tipAt(job.ink.drawn), WRITING, GO_MS);
  }

  #begin(to: Dot, toAngle: number, ms: number): void {
    const { x, y, rotation } = this.sprite;
    this.#flight = { from: { x, y }, to, fromAngle: rotation, toAngle, ms, ageMs: 0 };
  }

  #fly(flight: Flight, deltaMs: number): boolean {
    flight.ageMs += deltaMs;
    const share = Math.min(1, flight.ageMs / flight.ms);
    const eased = share * share * (3 - 2 * share);
    const { from, to, fromAngle, toAngle } = flight;
    const at = { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased };
    this.#put(at, fromAngle + (toAngle - fromAngle) * eased, Math.sin(share * Math.PI));
    const { x, width } = this.#options.board;
    const isPast = Math.min(from.x, to.x) < x && Math.max(from.x, to.x) > x + width;
    this.sprite.alpha = isPast ? Math.max(0, Math.abs(2 * share - 1) * 2 - 1) : 1;
    if (share === 1) this.#flight = undefined;
    return true;
  }

  #put({ x, y }: Dot, angle: number, height: number): void {
    this.sprite.position.set(x, y);
    this.sprite.rotation = angle;
    this.sprite.scale.set(1 + LIFT * height);
  }
}
