// The markers of a log, for timelines and for seeking: clears, spins, squares, levels, the end, when pieces came and
// locked, and how score and lines grew. They are gathered from the events of one run.

import { type ScoringAction, isSpin } from "../actions.ts";
import type { GameEvent } from "../events.ts";
import type { Outcome } from "../state.ts";

/** A marked moment of a log. One Lock Down makes at most one mark of a clear or a spin. */
export type Mark = { readonly at: number } & (
  | { readonly type: "clear"; readonly lines: number; readonly action?: ScoringAction | undefined }
  | { readonly type: "spin"; readonly lines: number; readonly action?: ScoringAction | undefined }
  | { readonly type: "square"; readonly isGold: boolean }
  | { readonly type: "level"; readonly level: number }
  | { readonly type: "end"; readonly outcome: Outcome }
);

/** Score and lines after a Lock Down. */
export interface CoursePoint {
  readonly at: number;
  readonly score: number;
  readonly lines: number;
}

/** The markers of a log, in the order of time. */
export interface Markers {
  readonly marks: readonly Mark[];
  /** When each piece came into play. */
  readonly pieces: readonly number[];
  /** When each piece locked. */
  readonly locks: readonly number[];
  readonly course: readonly CoursePoint[];
}

/** Gathers markers while a log is run. */
export class MarkerDraft implements Markers {
  readonly marks: Mark[] = [];
  readonly pieces: number[] = [];
  readonly locks: number[] = [];
  readonly course: CoursePoint[] = [];
  #score = 0;
  #lines = 0;

  take(events: readonly GameEvent[]): void {
    for (const event of events) {
      this.#note(event);
      this.#count(event);
    }
  }

  /** Marks the end of the game or of its log. */
  finish(at: number, outcome: Outcome): void {
    this.marks.push({ at, type: "end", outcome });
  }

  #note(event: GameEvent): void {
    const { at } = event;
    switch (event.type) {
      case "generated":
        this.pieces.push(at);
        break;
      case "locked":
        this.locks.push(at);
        break;
      case "cleared":
        addClear(this.marks, { at, type: "clear", lines: event.rows.length });
        break;
      case "scored":
        addClear(this.marks, { at, type: isSpin(event.action) ? "spin" : "clear", lines: 0, action: event.action });
        break;
      case "spun":
        addClear(this.marks, { at, type: "spin", lines: 0 });
        break;
      case "squared":
        this.marks.push({ at, type: "square", isGold: event.isGold });
        break;
      case "levelled":
        this.marks.push({ at, type: "level", level: event.level });
        break;
      default:
    }
  }

  /** Several Lock Downs may lie between two inputs, so score and lines are counted from the events. */
  #count(event: GameEvent): void {
    if ("points" in event) this.#score += event.points;
    if (event.type === "cleared") this.#lines += event.rows.length;
    if (event.type !== "locked" && event.type !== "cleared" && event.type !== "scored") return;
    const isSameTime = this.course.at(-1)?.at === event.at;
    this.course[this.course.length - Number(isSameTime)] = { at: event.at, score: this.#score, lines: this.#lines };
  }
}

type Clear = Extract<Mark, { type: "clear" | "spin" }>;

/** Adds a mark, or merges it with the mark that the same Lock Down has already made. */
function addClear(marks: Mark[], mark: Clear): void {
  let i = marks.length - 1;
  while (i >= 0 && marks[i]!.at === mark.at && !isClear(marks[i]!)) i--;
  const other = marks[i];
  if (other === undefined || other.at !== mark.at || !isClear(other)) {
    marks.push(mark);
    return;
  }
  const type = mark.type === "spin" || other.type === "spin" ? "spin" : "clear";
  marks[i] = { at: mark.at, type, lines: Math.max(mark.lines, other.lines), action: mark.action ?? other.action };
}

function isClear(mark: Mark): mark is Clear {
  return mark.type === "clear" || mark.type === "spin";
}
