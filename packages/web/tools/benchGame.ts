// A game of an hour for benchmarks, played by a simple player: every piece goes where it leaves the fewest holes.

import {
  advance,
  type Game,
  type Input,
  type InputName,
  cellAt,
  MINUTE,
  newGame,
  parseSetup,
  play,
  restore,
  type RuleBookId,
  snapshot,
  unwrap,
} from "@korobeinix/engine";
import { checkLog, type Log } from "@korobeinix/engine/log";

/** A game without an end, at a speed that stays as it is. */
const BOOK: RuleBookId = "basic";
const HOUR = 60 * MINUTE;
const KEY_MICROS = 40_000;
const THINKING_MICROS = 350_000;
/** Longer than any piece takes from its drop to the next one. */
const WAIT_MICROS = 2_000_000;

export function hourLog(): Log {
  const setup = unwrap(parseSetup({ ruleBook: BOOK, seed: 1984 }));
  const game = newGame(setup);
  const inputs: Input[] = [];
  advance(game, 0);
  while (game.state.time < HOUR && game.state.phase !== "ended") {
    const keys = bestKeys(game);
    for (const [i, name] of keys.entries()) {
      const input = { at: game.state.time + (i === 0 ? THINKING_MICROS : KEY_MICROS), name };
      play(game, input);
      inputs.push(input);
    }
    toNextPiece(game);
  }
  return unwrap(checkLog(setup, inputs, Math.max(game.state.time, inputs.at(-1)?.at ?? 0)));
}

function toNextPiece(game: Game): void {
  const before = game.state.piecesDrawn;
  const until = game.state.time + WAIT_MICROS;
  while (game.state.piecesDrawn === before && game.state.time < until && game.state.phase !== "ended")
    advance(game, game.state.time + KEY_MICROS);
}

/** All turns and columns tried on a copy; the keys of the best. */
function bestKeys(game: Game): readonly InputName[] {
  const saved = snapshot(game);
  let best: { readonly keys: readonly InputName[]; readonly cost: number } | undefined;
  for (let turns = 0; turns < 4; turns++) {
    for (let steps = -6; steps <= 6; steps++) {
      const keys = keysFor(turns, steps);
      for (const name of keys) play(game, { at: game.state.time + 1, name });
      toNextPiece(game);
      const cost = game.state.phase === "ended" ? Number.POSITIVE_INFINITY : costOf(game);
      if (best === undefined || cost < best.cost) best = { keys, cost };
      restore(game, saved);
    }
  }
  return best?.keys ?? ["hardDrop"];
}

function keysFor(turns: number, steps: number): readonly InputName[] {
  const step = steps < 0 ? (["left", "leftReleased"] as const) : (["right", "rightReleased"] as const);
  return [
    ...Array.from({ length: turns }, () => "rotateClockwise" as const),
    ...Array.from({ length: Math.abs(steps) }, () => step).flat(),
    "hardDrop",
  ];
}

/** What a row is worth, and what a cell of height, a hole and a step between columns cost. */
const LINE = 0.76;
const HEIGHT = 0.51;
const HOLE = 0.36;
const STEP = 0.18;

function costOf(game: Game): number {
  const { state, rules } = game;
  const { columns } = rules.geometry;
  let cost = -LINE * state.lines;
  let before: number | undefined;
  for (let x = 0; x < columns; x++) {
    let top = state.stackHeight;
    while (top > 0 && cellAt(game, x, top - 1) === 0) top--;
    for (let y = 0; y < top; y++) if (cellAt(game, x, y) === 0) cost += HOLE;
    cost += HEIGHT * top + (before === undefined ? 0 : STEP * Math.abs(top - before));
    before = top;
  }
  return cost;
}
