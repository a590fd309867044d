// What the models of the search foresee against what the engine plays.

import {
  type Game,
  RULE_BOOKS,
  type RuleBook,
  type Values,
  guideline,
  newGame,
  setupFor,
  theNew,
  unwrap,
} from "@korobeinix/engine";
import { type Placement, footprint, placements } from "@korobeinix/engine/placements";
import { describe, expect, test } from "vitest";
import { makeDice } from "../src/dice.ts";
import { modelOf } from "../src/models.ts";
import { packMove } from "../src/moves/moves.ts";
import { shapesOf } from "../src/moves/shapes.ts";
import { sightOf } from "../src/sight.ts";
import { think } from "../src/think.ts";
import { lock, waitForPiece } from "./untimed.ts";

const SKILL = { width: 1, foresight: 1, nodes: 1, seesQueue: true };
const SPINS = { none: 0, mini: 1, full: 2, immobile: 3 };
const PIECES = 500;

/** Mostly what a computer would do, so that lines are cleared and squares made. */
function pick(game: Game, below: (n: number) => number): Placement {
  const found = placements(game);
  const { steps } = think({ ...sightOf(game), canHold: false }, SKILL);
  const step = steps[below(Math.min(steps.length, 2))];
  const wanted = found.find((each) => step !== undefined && footprint(game, each) === footprint(game, step));
  return wanted ?? found[below(found.length)]!;
}

function squaresOf({ state }: Game): number {
  return state.goldSquares + state.silverSquares;
}

function start(book: RuleBook, variation: string, seed: number, options: Values): Game {
  const game = newGame(unwrap(setupFor(book, { variation, seed, options })));
  waitForPiece(game);
  return game;
}

const CASES: readonly (readonly [name: string, book: RuleBook, variation: string, options: Values])[] = [
  ...RULE_BOOKS.map((book) => [book.id, book, "marathon", {}] as const),
  ["new, authentic", theNew, "marathon", { authentic: true }],
  ["guideline, dig", guideline, "dig", {}],
  ["new, dig", theNew, "dig", {}],
];

describe.each(CASES)("%s", (_name, book, variation, options) => {
  test("C-4 what the search foresees of a Lock Down is what the engine plays", () => {
    const dice = makeDice(7);
    let seed = 1;
    let game = start(book, variation, seed, options);
    const model = modelOf(game.rules);
    const shapes = shapesOf(game.rules);
    const before = new Int32Array(model.size);
    const foreseen = new Int32Array(model.size);
    const after = new Int32Array(model.size);
    let lines = 0;
    let squares = 0;
    for (let piece = 0; piece < PIECES; piece++) {
      const placement = pick(game, dice);
      const { kind, facing, x, y, spin } = placement;
      const shape = kind * 4 + facing;
      const move = packMove(facing, x + shapes.lefts[shape]!, y + shapes.bottoms[shape]!, SPINS[spin]);
      model.read(sightOf(game), SKILL, before);
      model.play(before, 0, kind, move, foreseen, 0);
      lock(game, placement);
      // The cascade that a spin of the cartridge sets off is not foreseen.
      const isForeseen = spin !== "immobile" || options["authentic"] !== true;
      if (game.state.phase !== "ended" && isForeseen) {
        model.read(sightOf(game), SKILL, after);
        expect(Array.from(foreseen.subarray(0, model.telling))).toEqual(Array.from(after.subarray(0, model.telling)));
      }
      waitForPiece(game);
      if (game.state.phase !== "ended") continue;
      lines += game.state.lines;
      squares += squaresOf(game);
      game = start(book, variation, ++seed, options);
    }
    expect(lines + game.state.lines).toBeGreaterThan(50);
    if (book.squares !== undefined && variation === "marathon") expect(squares + squaresOf(game)).toBeGreaterThan(2);
  });
});
