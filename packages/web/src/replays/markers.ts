// What is worth finding again in a replay, gathered in one run over its log: clears, spins, squares, levels, the end,
// when pieces came and locked, and how the score grew.

import {
  advance,
  type Game,
  type GameEvent,
  type Log,
  newGame,
  type Outcome,
  play,
  type ScoringAction,
  type Steps,
} from "@korobeinix/engine";
import { inSlices, type SliceOptions } from "./slices.ts";

export type Mark = { readonly at: number } & (
  | { readonly type: "clear"; readonly lines: number; readonly action?: ScoringAction | undefined }
  | { readonly type: "spin"; readonly lines: number; readonly action?: ScoringAction | undefined }
  | { readonly type: "square"; readonly isGold: boolean }
  | { readonly type: "level"; readonly level: number }
  | { readonly type: "end"; readonly outcome: Outcome }
);

/** The game as it stood after a Lock Down. */
export interface CoursePoint {
  readonly at: number;
  readonly score: number;
  readonly lines: number;
}

export interface Markers {
  /** In the order of time. */
  readonly marks: readonly Mark[];
  /** When each piece came into play, and when each locked. */
  readonly pieces: readonly number[];
  readonly locks: readonly number[];
  readonly course: readonly CoursePoint[];
}

/** Inputs between two rests. */
const STEP = 512;

interface Draft {
  readonly marks: Mark[];
  readonly pieces: number[];
  readonly locks: number[];
  readonly course: CoursePoint[];
  score: number;
  lines: number;
}

/** Gathers without ever holding up the page. */
export function markersOf(log: Log, options: SliceOptions = {}): Promise<Markers> {
  return inSlices(gatherMarkers(log), options);
}

function* gatherMarkers(log: Log): Steps<Markers> {
  const draft: Draft = { marks: [], pieces: [], locks: [], course: [], score: 0, lines: 0 };
  const game = newGame(log.setup);
  game.events = [];
  let played = 0;
  for (const input of log.inputs) {
    play(game, input);
    take(draft, game);
    if (++played % STEP === 0) yield played / log.inputs.length;
  }
  if (log.end >= game.state.time) advance(game, log.end);
  take(draft, game);
  const { marks, pieces, locks, course } = draft;
  marks.push({ at: game.state.time, type: "end", outcome: game.state.outcome });
  return { marks, pieces, locks, course };
}

function take(draft: Draft, game: Game): void {
  for (const event of game.events ?? []) {
    note(draft, event);
    count(draft, event);
  }
  game.events = [];
}

function note({ marks, pieces, locks }: Draft, event: GameEvent): void {
  const { at } = event;
  switch (event.type) {
    case "generated":
      pieces.push(at);
      break;
    case "locked":
      locks.push(at);
      break;
    case "cleared":
      addClear(marks, { at, type: "clear", lines: event.rows.length });
      break;
    case "scored":
      addClear(marks, { at, type: isSpin(event.action) ? "spin" : "clear", lines: 0, action: event.action });
      break;
    case "spun":
      addClear(marks, { at, type: "spin", lines: 0 });
      break;
    case "squared":
      marks.push({ at, type: "square", isGold: event.isGold });
      break;
    case "levelled":
      marks.push({ at, type: "level", level: event.level });
      break;
    default:
  }
}

/** Several Lock Downs may lie between two inputs: only the events tell what each of them earned. */
function count(draft: Draft, event: GameEvent): void {
  if ("points" in event) draft.score += event.points;
  if (event.type === "cleared") draft.lines += event.rows.length;
  if (event.type !== "locked" && event.type !== "cleared" && event.type !== "scored") return;
  const { course, score, lines } = draft;
  const { at } = event;
  const isSameTime = course.at(-1)?.at === at;
  course[isSameTime ? course.length - 1 : course.length] = { at, score, lines };
}

function isSpin(action: ScoringAction): boolean {
  return /tspin/i.test(action);
}

type Clear = Extract<Mark, { type: "clear" | "spin" }>;

/** What one Lock Down does is one mark, whatever its events were. */
function addClear(marks: Mark[], mark: Clear): void {
  const i = marks.findLastIndex((other) => other.at !== mark.at || other.type === "clear" || other.type === "spin");
  const other = marks[i];
  if (other === undefined || other.at !== mark.at || !("lines" in other)) {
    marks.push(mark);
    return;
  }
  const type = mark.type === "spin" || other.type === "spin" ? "spin" : "clear";
  marks[i] = { at: mark.at, type, lines: Math.max(mark.lines, other.lines), action: mark.action ?? other.action };
}
