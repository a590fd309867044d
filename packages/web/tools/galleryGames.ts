// Moments worth a picture, found in recorded games with the engine: a busy board, a clear, a new level, the end.

import {
  advance,
  boardOf,
  type Game,
  type GameEvent,
  type Input,
  newGame,
  play,
  type RuleBookId,
  type Setup,
  takeEvents,
  unwrap,
} from "@korobeinix/engine";
import { checkLog, type Log, MAX_MICROS } from "@korobeinix/engine/log";
import { demoLog } from "../test/demoLogs.ts";

export interface Moment {
  readonly name: "busy" | "clear" | "level" | "square" | "result";
  /** The game up to shortly before the moment. */
  readonly log: Log;
  /** Whether the piece in play is to be dropped. */
  readonly isDropped: boolean;
  /** From the drop, or else from going on, to the picture. */
  readonly waitMs: number;
}

type Cleared = Extract<GameEvent, { type: "cleared" }>;

/** How long after a clear its picture is taken. */
const CLEAR_MS = 120;
const LEVEL_MS = 420;
const BUSY_MS = 600;
const RUN_UP_MICROS = 800_000;
/** The last drop before a clear is its cause if it is no older than this. */
const DROP_MICROS = 1_500_000;
const END_MICROS = 1_200_000;

/** All moments of a rule book's recorded game; a book without levels has no "level", one without squares no "square". */
export function momentsOf(book: RuleBookId): readonly Moment[] {
  const log = demoLog(book);
  const { setup, inputs } = log;
  const events: GameEvent[] = [];
  let busiest = { cells: -1, at: 0 };
  const game = newGame(setup);
  game.events = [];
  const listen = (): void => {
    const fresh = takeEvents(game);
    events.push(...fresh);
    if (fresh.some(({ type }) => type === "generated")) {
      const cells = filledCells(game);
      if (cells > busiest.cells) busiest = { cells, at: game.state.time };
    }
  };
  for (const input of inputs) {
    play(game, input);
    listen();
  }
  advance(game, log.end);
  listen();

  const clears = events.filter((event): event is Cleared => event.type === "cleared");
  // A new level has a picture of its own.
  const levelTimes = new Set(events.filter(({ type }) => type === "levelled").map(({ at }) => at));
  const plain = clears.filter(({ at }) => !levelTimes.has(at));
  const best = plain.toSorted((a, b) => showiness(b) - showiness(a))[0];
  const level = events.findLast(({ type }) => type === "levelled");
  const square = events.find((event) => event.type === "squared" && event.isGold);
  return [
    { name: "busy", log: cut(setup, inputs, busiest.at), isDropped: false, waitMs: BUSY_MS },
    ...(best === undefined ? [] : [before(log, { name: "clear", at: best.at, afterMs: CLEAR_MS })]),
    ...(level === undefined ? [] : [before(log, { name: "level", at: level.at, afterMs: LEVEL_MS })]),
    ...(square === undefined ? [] : [before(log, { name: "square", at: square.at, afterMs: LEVEL_MS })]),
    { name: "result", log: leftAlone(log), isDropped: false, waitMs: 0 },
  ];
}

function filledCells(game: Game): number {
  const rows = boardOf(game).slice(-game.rules.geometry.skyline);
  return rows.reduce((count, row) => count + row.replaceAll(".", "").length, 0);
}

/** Many rows, high up. */
function showiness({ rows }: Cleared): number {
  return rows.length * 6 + Math.max(...rows);
}

function cut(setup: Setup, inputs: readonly Input[], end: number): Log {
  return unwrap(
    checkLog(
      setup,
      inputs.filter(({ at }) => at <= end),
      end,
    ),
  );
}

interface Wanted {
  readonly name: Moment["name"];
  readonly at: number;
  readonly afterMs: number;
}

/** The game until just before the drop that brings something about, or, where pieces only fall, a little before it. */
function before({ setup, inputs }: Log, { name, at, afterMs }: Wanted): Moment {
  const drop = inputs.findLast((input) => input.name === "hardDrop" && input.at <= at && input.at > at - DROP_MICROS);
  if (drop !== undefined) {
    const earlier = inputs.slice(0, inputs.indexOf(drop));
    const log = unwrap(checkLog(setup, earlier, earlier.at(-1)?.at ?? 0));
    return { name, log, isDropped: true, waitMs: (at - drop.at) / 1000 + afterMs };
  }
  const last = inputs.findLast((input) => input.at < at)?.at ?? 0;
  const end = Math.max(last, at - RUN_UP_MICROS);
  return { name, log: cut(setup, inputs, end), isDropped: false, waitMs: (at - end) / 1000 + afterMs };
}

/** The recorded game, left alone from its end on until shortly before it is over. */
function leftAlone({ setup, inputs, end }: Log): Log {
  const game = newGame(setup);
  for (const input of inputs) play(game, input);
  advance(game, MAX_MICROS);
  return cut(setup, inputs, Math.max(end, game.state.time - END_MICROS));
}
