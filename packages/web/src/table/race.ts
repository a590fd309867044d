// How far one is ahead of a rival or behind (W-17): it is said at each line of one's own, and as soon as the rival is past
// the line that one has not reached yet.

import type { GameEvent, State } from "@korobeinix/engine";
import type { Timeline } from "@korobeinix/engine/log";
import { type ReadonlySignal, signal } from "@preact/signals";
import { type Course, pointOfLine, scoreAt } from "./course.ts";

export interface Split {
  /** The line at which the two are compared. */
  readonly lines: number;
  /** Negative: one was there earlier. Undefined: the rival never gets so far. */
  readonly micros: number | undefined;
  /** Positive: one has more points than the rival had at that time. */
  readonly score: number;
}

/** While one falls behind, the difference grows in steps of this: a tenth of a second can be read. */
const LIVE_STEP = 100_000;

export class Race {
  readonly #timeline: Timeline;
  readonly #split = signal<Split | undefined>(undefined);
  #lines = 0;

  constructor(timeline: Timeline) {
    this.#timeline = timeline;
  }

  get split(): ReadonlySignal<Split | undefined> {
    return this.#split;
  }

  /** One's own game as it stands, and what has happened in it since the last frame. */
  hear({ lines, score, time }: Pick<State, "lines" | "score" | "time">, events: readonly GameEvent[]): void {
    // Only a game that was begun again has fewer.
    if (lines < this.#lines) this.#split.value = undefined;
    if (lines !== this.#lines) {
      this.#lines = lines;
      const at = events.findLast(({ type }) => type === "cleared")?.at ?? time;
      this.#compare(lines, at, score);
    }
    const rivalAt = this.timeOfLine(lines + 1);
    if (rivalAt !== undefined && time > rivalAt)
      this.#compare(lines + 1, rivalAt + Math.ceil((time - rivalAt) / LIVE_STEP) * LIVE_STEP, score);
  }

  /** When the rival has cleared so many lines; undefined: never. */
  timeOfLine(lines: number): number | undefined {
    return pointOfLine(this.#course, lines)?.at;
  }

  /** The rival's points after its last Lock Down up to a moment. */
  scoreAt(micros: number): number {
    return scoreAt(this.#course, micros);
  }

  get #course(): Course {
    return this.#timeline.markers.course;
  }

  #compare(lines: number, at: number, score: number): void {
    if (lines === 0) return;
    const there = this.timeOfLine(lines);
    const split = { lines, micros: there === undefined ? undefined : at - there, score: score - this.scoreAt(at) };
    const now = this.#split.peek();
    if (now?.lines !== lines || now.micros !== split.micros || now.score !== split.score) this.#split.value = split;
  }
}
