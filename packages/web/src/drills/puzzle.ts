// A puzzle (F-21): a drill of one's own, with a title. What it may be is bounded here, for whoever makes one and for
// whatever a link says.

import {
  bad,
  good,
  makeSetup,
  MINUTE,
  type Result,
  RULE_BOOKS,
  type RuleBookId,
  SCORING_ACTIONS,
} from "@korobeinix/engine";
import type { Log } from "@korobeinix/engine/log";
import { bookOf, HANDLING } from "../settings/requests.ts";
import type { Drill, Goal } from "./drill.ts";
import { drillSetup } from "./drillSetup.ts";
import { judge } from "./judge.ts";

export interface Puzzle {
  readonly title: string;
  readonly ruleBook: RuleBookId;
  readonly board: readonly string[];
  readonly queue: string;
  readonly hold: string;
  readonly goal: Goal;
}

export const MAX_TITLE = 40;
export const MAX_PIECES = 40;
export const MAX_COUNT = 20;
const MAX_POINTS = 1_000_000;
const MAX_ROWS = 20;
/** The longest solution that is played again to believe it. */
const MAX_SOLVING = 20 * MINUTE;
const MAX_KEYS = 4_000;
const SECONDS_PER_PIECE = 6;

export function drillOf({ ruleBook, board, queue, hold, goal }: Puzzle): Drill {
  const { hardDrop, controls } = bookOf(ruleBook);
  return {
    id: "puzzle",
    family: "opening",
    ruleBook,
    goal,
    rounds: [{ board, queue, ...(hold === "" ? {} : { hold }) }],
    // Where nothing but time locks a piece, gravity goes on.
    isFrozen: controls.includes("hardDrop") && hardDrop.locks,
    parSeconds: queue.length * SECONDS_PER_PIECE,
  };
}

/** From anywhere: refused with where and why. */
export function parsePuzzle(value: { readonly [Name in keyof Puzzle]: unknown }): Result<Puzzle> {
  const { title, ruleBook, board, queue, hold } = value;
  const id = RULE_BOOKS.find((book) => book.id === ruleBook)?.id;
  if (id === undefined) return bad("unknown", "rule book", "is none that there is");
  if (typeof title !== "string" || title.length > MAX_TITLE) return bad("form", "link", "has no good title");
  if (typeof queue !== "string" || queue.length < 1 || queue.length > MAX_PIECES)
    return bad("form", "queue", `has 1 to ${MAX_PIECES} pieces`);
  if (typeof hold !== "string" || hold.length > 1) return bad("form", "hold", "is one piece or none");
  if (!Array.isArray(board) || board.length > MAX_ROWS || !board.every((row) => typeof row === "string"))
    return bad("form", "board", `has at most ${MAX_ROWS} rows`);
  const goal = parseGoal(value.goal);
  if (goal === undefined) return bad("form", "link", "has no goal that can be reached");
  // What only looks like a title is none.
  const puzzle: Puzzle = { title: cleaned(title), ruleBook: id, board, queue, hold, goal };
  const drill = drillOf(puzzle);
  const setup = drillSetup(drill, drill.rounds[0]!);
  return setup.ok ? good(puzzle) : setup;
}

function parseGoal(value: unknown): Goal | undefined {
  if (!Array.isArray(value)) return undefined;
  const [kind, first, second] = value as readonly unknown[];
  switch (kind) {
    case "action": {
      const action = SCORING_ACTIONS.find((one) => one === first);
      return action !== undefined && isWithin(second, MAX_COUNT) ? { kind, action, count: second } : undefined;
    }
    case "lines":
      return isWithin(first, MAX_PIECES * 2) ? { kind, count: first } : undefined;
    case "square": {
      const metal = (["gold", "silver", "any"] as const).find((one) => one === first);
      return metal !== undefined && isWithin(second, MAX_COUNT) ? { kind, metal, count: second } : undefined;
    }
    case "move":
      return isWithin(first, MAX_POINTS) ? { kind, points: first } : undefined;
    case "clean":
      return isWithin(first, MAX_ROWS) ? { kind, height: first } : undefined;
    case "empty":
      return { kind };
    default:
      return undefined;
  }
}

/** As a list, the way `parsePuzzle` reads it; undefined: a puzzle cannot ask for that. */
export function listOfGoal(goal: Goal): readonly unknown[] | undefined {
  switch (goal.kind) {
    case "action":
      return [goal.kind, goal.action, goal.count];
    case "lines":
      return [goal.kind, goal.count];
    case "square":
      return [goal.kind, goal.metal, goal.count];
    case "move":
      return [goal.kind, goal.points];
    case "clean":
      return [goal.kind, goal.height];
    case "empty":
      return [goal.kind];
    case "shape":
    case "finesse":
      return undefined;
  }
}

function isWithin(value: unknown, most: number): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 1 && value <= most;
}

/** Without what is not seen, or turns other writing round. */
export function cleaned(title: string): string {
  return title.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, "").trim();
}

/** Whether a log is this puzzle, played under its rules, and reaches the goal. The handling is the solver's own. */
export function isSolution(puzzle: Puzzle, log: Log): boolean {
  if (log.end > MAX_SOLVING || log.inputs.length > MAX_KEYS) return false;
  const drill = drillOf(puzzle);
  const [round] = drill.rounds;
  const handling = Object.fromEntries(HANDLING.map((name) => [name, log.setup.options[name]]));
  const setup = drillSetup(drill, round!, handling);
  if (!setup.ok || JSON.stringify(makeSetup(setup.value)) !== JSON.stringify(makeSetup(log.setup))) return false;
  return judge(drill.goal, round!, log).state === "reached";
}
