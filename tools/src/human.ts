// A stand-in for a person at the keys: chooses a resting place by a few plain features of the board and presses keys
// at a person's pace. It records the games that the benchmarks and demonstrations use.

import {
  type Game,
  type Input,
  type InputName,
  type Log,
  type Placement,
  type PlacementKey,
  type Setup,
  advance,
  checkLog,
  cellAt,
  inputsFor,
  newGame,
  placements,
  play,
  restore,
  snapshot,
  unwrap,
} from "@korobeinix/engine";

/** A small generator of its own, so that the person's hesitations do not depend on the game's seed. */
function makeDice(seed: number): (from: number, to: number) => number {
  let state = seed;
  return (from, to) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return from + Math.floor(((state >>> 0) / 0x1_0000_0000) * (to - from + 1));
  };
}

/** Lower is better: height, holes, unevenness, less what lines take away. */
function judge(game: Game, linesBefore: number): number {
  const { columns, skyline } = game.rules.geometry;
  let holes = 0;
  let heights = 0;
  let uneven = 0;
  let last = -1;
  for (let x = 0; x < columns; x++) {
    let top = skyline;
    while (top > 0 && cellAt(game, x, top - 1) === 0) top--;
    for (let y = 0; y < top; y++) if (cellAt(game, x, y) === 0) holes++;
    heights += top;
    if (last >= 0) uneven += Math.abs(top - last);
    last = top;
  }
  return heights * 0.51 + holes * 7.6 + uneven * 1.84 - (game.state.lines - linesBefore) * 7.6;
}

/** The straight drop that leaves the best board. */
function choose(game: Game): Placement | undefined {
  const start = snapshot(game);
  const { pieces, lines } = start.scalars;
  let best: Placement | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const placement of placements(game, { softDrop: false })) {
    for (const input of inputsFor(game, placement).inputs) play(game, input);
    fallAndLock(game, pieces);
    const isLost = game.state.phase === "ended" && game.state.outcome !== "goalReached";
    const cost = isLost ? 1e9 : judge(game, lines);
    if (cost < bestCost) {
      bestCost = cost;
      best = placement;
    }
    restore(game, start);
  }
  return best;
}

/** A key that is pressed so many times after another. */
interface Run {
  readonly key: PlacementKey;
  readonly times: number;
}

function runsOf(keys: readonly PlacementKey[]): Run[] {
  const runs: Run[] = [];
  for (const key of keys) {
    const last = runs.at(-1);
    if (last?.key === key) runs[runs.length - 1] = { key, times: last.times + 1 };
    else runs.push({ key, times: 1 });
  }
  return runs;
}

/** Lets time pass until the piece in play has locked: not every rule book has a drop that locks. */
function fallAndLock(game: Game, piecesBefore: number): void {
  const { state } = game;
  while (state.phase !== "ended" && state.pieces === piecesBefore) advance(game, Math.min(state.fallAt, state.lockAt));
}

/** Plays until the game ends, or until so many pieces have locked. */
export function recordHuman(setup: Setup, seed: number, maxPieces: number = Number.POSITIVE_INFINITY): Log {
  const game = newGame(setup);
  const dice = makeDice(seed);
  const inputs: Input[] = [];
  let at = 0;
  const press = (name: InputName, wait: number): void => {
    at += wait;
    const input = { at, name };
    inputs.push(input);
    play(game, input);
  };
  const move = (key: "left" | "right", cells: number): void => {
    const { delayMicros, repeatMicros } = setup.options;
    // Three cells and more are held, fewer are tapped.
    if (cells > 2 && setup.book.autoRepeats) {
      press(key, dice(5_000, 30_000));
      press(`${key}Released`, delayMicros + (cells - 2) * repeatMicros + (repeatMicros >> 1));
      return;
    }
    for (let i = 0; i < cells; i++) {
      press(key, dice(5_000, 40_000));
      press(`${key}Released`, dice(25_000, 45_000));
    }
  };
  const follow = ({ key, times }: Run): void => {
    if (key === "left" || key === "right") move(key, times);
    else if (key === "hardDrop") press(key, dice(15_000, 60_000));
    else if (key === "rotateClockwise" || key === "rotateCounterclockwise") {
      for (let i = 0; i < times; i++) press(key, i === 0 ? dice(5_000, 30_000) : dice(40_000, 70_000));
    }
  };
  while (game.state.phase !== "ended" && game.state.pieces < maxPieces) {
    if (game.state.kind < 0) {
      at = Math.max(at, game.state.generateAt);
      advance(game, at);
      continue;
    }
    const { pieces } = game.state;
    const placement = choose(game);
    at += dice(20_000, 60_000);
    for (const run of runsOf(placement?.keys ?? [])) if (game.state.pieces === pieces) follow(run);
    fallAndLock(game, pieces);
    at = Math.max(at, game.state.time);
  }
  return unwrap(checkLog(setup, inputs, Math.max(at, game.state.time)));
}
