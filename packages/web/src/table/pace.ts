// How far one is ahead of one's best, or behind it, at every ten lines (F-10): a race without the second board.

import { hasScore, type Setup, type State } from "@korobeinix/engine";
import { tableOf } from "@korobeinix/engine/records";
import { type ReadonlySignal, signal } from "@preact/signals";
import { type Course, pointOfLine, scoreAt } from "./course.ts";

/** A game is compared with its best at every so many lines. */
export const SPLIT_LINES = 10;

/**
 * What two games are compared by: the time at the same line; the points at the same line; or, where all play for the same
 * time, the points at the same moment.
 */
export type PaceKind = "time" | "score" | "scoreByTime";

export function paceKindOf(setup: Setup): PaceKind {
  if (tableOf(setup).measure !== "score" || !hasScore(setup.book)) return "time";
  return setup.variation.ends.by === "minutes" ? "scoreByTime" : "score";
}

/** A game at a line. */
export interface PacePoint {
  readonly lines: number;
  readonly at: number;
  readonly score: number;
}

/** How much a game has more than its best at this line: microseconds or points; undefined: the best never came so far. */
export function paceAt(kind: PaceKind, best: Course, { lines, at, score }: PacePoint): number | undefined {
  const there = pointOfLine(best, lines);
  if (there === undefined) return undefined;
  switch (kind) {
    case "time":
      return shownMicros(at) - shownMicros(there.at);
    case "score":
      return score - there.score;
    case "scoreByTime":
      return score - scoreAt(best, at);
  }
}

/** Times are shown in hundredths, cut: whoever subtracts what is shown finds the same difference. */
export function shownMicros(micros: number): number {
  return micros - (micros % 10_000);
}

/** Less time is better, and more points are. */
export function isAhead(kind: PaceKind, difference: number): boolean {
  return kind === "time" ? difference <= 0 : difference >= 0;
}

export interface PaceNow {
  readonly kind: PaceKind;
  /** The line at which the two were compared last; 0: none yet. */
  readonly lines: number;
  readonly difference: number | undefined;
}

export class Pace {
  readonly #best: Course;
  readonly #now;

  constructor(setup: Setup, best: Course) {
    this.#best = best;
    this.#now = signal<PaceNow>({ kind: paceKindOf(setup), lines: 0, difference: undefined });
  }

  get now(): ReadonlySignal<PaceNow> {
    return this.#now;
  }

  /** One's own game as its last Lock Down leaves it, which was at this moment. */
  hear({ lines, score }: Pick<State, "lines" | "score">, at: number): void {
    const { kind, lines: before } = this.#now.peek();
    const reached = lines - (lines % SPLIT_LINES);
    if (reached <= before) return;
    this.#now.value = { kind, lines: reached, difference: paceAt(kind, this.#best, { lines: reached, at, score }) };
  }
}
