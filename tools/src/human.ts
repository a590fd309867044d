// A stand-in for a person at the keys: chooses a resting place by a few plain features of the board and presses keys
// at a person's pace. It records the games that the benchmarks and demonstrations use.

import {
  type Game,
  type Input,
  type InputName,
  type Log,
  type Setup,
  advance,
  checkLog,
  cellAt,
  newGame,
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

interface Plan {
  readonly turns: number;
  readonly steps: number;
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

function choose(game: Game): Plan {
  const start = snapshot(game);
  const at = start.scalars.time;
  const press = (name: InputName): void => play(game, { at, name });
  let best: Plan = { turns: 0, steps: 0 };
  let bestCost = Number.POSITIVE_INFINITY;
  for (let turns = 0; turns < 4; turns++) {
    for (let steps = -6; steps <= 6; steps++) {
      restore(game, start);
      for (let i = 0; i < turns; i++) press("rotateClockwise");
      for (let i = 0; i < Math.abs(steps); i++) {
        press(steps < 0 ? "left" : "right");
        press(steps < 0 ? "leftReleased" : "rightReleased");
      }
      press("hardDrop");
      fallAndLock(game, start.scalars.pieces);
      const cost =
        game.state.phase === "ended" && game.state.outcome !== "goalReached" ? 1e9 : judge(game, start.scalars.lines);
      if (cost < bestCost) {
        bestCost = cost;
        best = { turns, steps };
      }
    }
  }
  restore(game, start);
  return best;
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
  const { controls, autoRepeats } = setup.book;
  const { delayMicros, repeatMicros } = setup.options;
  const inputs: Input[] = [];
  let at = 0;
  const press = (name: InputName, wait: number): void => {
    at += wait;
    const input = { at, name };
    inputs.push(input);
    play(game, input);
  };
  while (game.state.phase !== "ended" && game.state.pieces < maxPieces) {
    if (game.state.kind < 0) {
      at = Math.max(at, game.state.generateAt);
      advance(game, at);
      continue;
    }
    const before = game.state.pieces;
    const { turns, steps } = choose(game);
    at += dice(20_000, 60_000);
    if (turns === 3 && controls.includes("rotateCounterclockwise")) press("rotateCounterclockwise", 0);
    else for (let i = 0; i < turns; i++) press("rotateClockwise", i === 0 ? 0 : dice(40_000, 70_000));
    const [down, up] = steps < 0 ? (["left", "leftReleased"] as const) : (["right", "rightReleased"] as const);
    const cells = Math.abs(steps);
    // Three cells and more are held, fewer are tapped.
    if (cells > 2 && autoRepeats) {
      press(down, dice(5_000, 30_000));
      press(up, delayMicros + (cells - 2) * repeatMicros + (repeatMicros >> 1));
    } else {
      for (let i = 0; i < cells; i++) {
        press(down, dice(5_000, 40_000));
        press(up, dice(25_000, 45_000));
      }
    }
    if (controls.includes("hardDrop")) press("hardDrop", dice(15_000, 60_000));
    fallAndLock(game, before);
    at = Math.max(at, game.state.time);
  }
  return unwrap(checkLog(setup, inputs, Math.max(at, game.state.time)));
}
