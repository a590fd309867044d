// The replay that plays beside one's own game, in the same time (W-17): where it stands, and how far one is ahead of it
// or behind at each line. Holds no clock: it is told the time of the game it races.

import {
  type CoursePoint,
  countUpTo,
  type Game,
  LogPlayer,
  SECOND,
  takeEvents,
  type Timeline,
} from "@korobeinix/engine";
import { type ReadonlySignal, signal } from "@preact/signals";

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

/** A frame never takes longer: a game that is so far ahead has been taken up again. */
const LONGEST_STEP = SECOND;

export class Rival {
  readonly timeline: Timeline;
  readonly name: string;
  readonly #player: LogPlayer;
  #micros = 0;
  #lines = 0;
  readonly #version = signal(0);
  readonly #split = signal<Split | undefined>(undefined);

  constructor(timeline: Timeline, name: string) {
    this.timeline = timeline;
    this.name = name;
    this.#player = new LogPlayer(timeline);
  }

  get game(): Game {
    return this.#player.game;
  }

  get #course(): readonly CoursePoint[] {
    return this.timeline.markers.course;
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
    const to = Math.min(this.timeline.log.end, Math.round(micros));
    if (to === this.#micros) return;
    // Only a game that has begun again goes backwards.
    if (to < this.#micros) this.#lines = 0;
    if (to - this.#micros > LONGEST_STEP) this.#player.jumpTo(to);
    else this.#player.playTo(to);
    takeEvents(this.game);
    this.#micros = to;
    this.#version.value = this.game.state.eventCount;
  }

  /** One's own lines, when they came, and one's points then; only lines that have grown since make a difference. */
  onLines(lines: number, micros: number, score: number): void {
    if (lines <= this.#lines) return;
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
}
