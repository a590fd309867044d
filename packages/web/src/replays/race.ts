// The replay that plays beside one's own game, in the same time (W-17): where it stands, and how far one is ahead of it
// or behind at each line. Holds no clock: it is told the time of the game it races.

import type { Game, Log } from "@korobeinix/engine";
import { type ReadonlySignal, signal } from "@preact/signals";
import { LogCursor } from "./cursor.ts";
import { type CoursePoint, markersOf } from "./markers.ts";
import { countUpTo } from "./moments.ts";

/** The difference at a line of one's own. */
export interface Split {
  readonly lines: number;
  /** Negative: one was there earlier. Undefined: the rival never gets so far. */
  readonly micros: number | undefined;
  /** Positive: one has more points than the rival had at that time. */
  readonly score: number;
}

/** "lost": it was raced before a reload and cannot be read any more. */
export type RaceRival = Rival | "lost";

export class Rival {
  readonly log: Log;
  readonly name: string;
  /** Until then there are no differences: a long replay is read in slices. */
  readonly ready: Promise<void>;
  #cursor: LogCursor;
  #course: readonly CoursePoint[] = [];
  #micros = 0;
  #lines = 0;
  readonly #version = signal(0);
  readonly #split = signal<Split | undefined>(undefined);

  constructor(log: Log, name: string) {
    this.log = log;
    this.name = name;
    this.#cursor = new LogCursor(log);
    this.ready = this.#read();
  }

  get game(): Game {
    return this.#cursor.game;
  }

  /** Another number whenever something has happened in the rival's game. */
  get version(): ReadonlySignal<number> {
    return this.#version;
  }

  get split(): ReadonlySignal<Split | undefined> {
    return this.#split;
  }

  /** Goes along with the time of one's own game. */
  frame(micros: number): void {
    const to = Math.min(this.log.end, Math.round(micros));
    if (to === this.#micros) return;
    // Only a game that has begun again goes backwards.
    if (to < this.#micros) {
      this.#cursor = new LogCursor(this.log);
      this.#lines = 0;
    }
    this.#micros = to;
    this.#cursor.playTo(to);
    this.#cursor.takeEvents();
    this.#version.value = this.game.state.eventCount;
  }

  /** One's own lines, when they came, and one's points then; only lines that have grown since make a difference. */
  onLines(lines: number, micros: number, score: number): void {
    if (this.#course.length === 0 || lines <= this.#lines) return;
    this.#lines = lines;
    const there = this.timeOfLine(lines);
    this.#split.value = {
      lines,
      micros: there === undefined ? undefined : micros - there,
      score: score - this.scoreAt(micros),
    };
  }

  /** When the rival has cleared so many lines; undefined: never. */
  timeOfLine(lines: number): number | undefined {
    // Lines never become fewer, so that they are in order as times are.
    return this.#course[countUpTo(this.#course, lines - 1, (point) => point.lines)]?.at;
  }

  /** The rival's points after its last Lock Down up to a moment. */
  scoreAt(micros: number): number {
    return this.#course[countUpTo(this.#course, micros, ({ at }) => at) - 1]?.score ?? 0;
  }

  async #read(): Promise<void> {
    this.#course = (await markersOf(this.log)).course;
  }
}
