// Games for the tests of placements: high boards full of holes, and a piece that has moved a little.

import {
  advance,
  type Game,
  NEVER,
  newGame,
  parseSetup,
  play,
  RELEASES,
  type RuleBookId,
  type Spin,
  unwrap,
} from "../src/index.ts";
import { footprint, inputsFor, type Place, type Placement } from "../src/doors/placements.ts";
import { SPINS } from "../src/state.ts";

/** Random numbers below a limit, the same for the same seed. */
export function makeDice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return Math.floor(((state >>> 0) / 0x1_0000_0000) * below);
  };
}

/** A board up to a random height, with two thirds of its cells filled and a shaft in one column. */
function randomBoard(dice: (below: number) => number, least: number): string[] {
  const shaft = dice(10);
  return Array.from({ length: least + dice(7) }, () => {
    const cells = Array.from({ length: 10 }, (_, x) => (x === shaft || dice(3) === 0 ? "." : "#"));
    cells[dice(10)] = ".";
    return cells.join("");
  });
}

const KEYS = ["left", "right", "rotateClockwise", "rotateCounterclockwise", "softDrop"] as const;

/** A random game. Its first piece is in play and may have landed and moved. */
export function randomGame(ruleBook: RuleBookId, seed: number, dice: (below: number) => number, least = 10): Game {
  const game = newGame(unwrap(parseSetup({ ruleBook, seed, board: randomBoard(dice, least) })));
  advance(game, 0);
  const { state } = game;
  for (let presses = dice(24); presses > 0 && state.pieces === 0; presses--) {
    const name = KEYS[dice(KEYS.length)]!;
    const release = RELEASES[name];
    play(game, { at: state.time, name });
    if (name === "softDrop" && state.fallAt !== NEVER) advance(game, state.fallAt);
    if (release !== undefined) play(game, { at: state.time, name: release });
  }
  if (state.kind < 0 && state.phase !== "ended") advance(game, state.generateAt);
  return game;
}

/** The cells and the spin of a placement. */
export function slotOf(game: Game, { spin, ...place }: Place & { readonly spin: Spin }): string {
  return `${footprint(game, { ...place, kind: game.state.kind })} ${SPINS.indexOf(spin)}`;
}

/** Plays a placement's inputs to their end. */
export function follow(game: Game, placement: Placement): void {
  const { inputs, end } = inputsFor(game, placement);
  for (const input of inputs) play(game, input);
  if (game.state.phase !== "ended") advance(game, end);
}
