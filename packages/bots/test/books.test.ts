// That each rule book's computers know it: short games of the seeds below, played without the time that hands need.

import { type Game, advance, newGame, parseSetup, play, unwrap } from "@korobeinix/engine";
import { parseMatchSetup } from "@korobeinix/engine/match";
import { footprint, placements } from "@korobeinix/engine/placements";
import { expect, test } from "vitest";
import { playGame } from "../src/playing.ts";
import { rankOf } from "../src/ranks.ts";
import { sightOf } from "../src/sight.ts";
import { think } from "../src/think.ts";
import type { Skill } from "../src/step.ts";
import { lock, waitForPiece } from "./untimed.ts";

const SKILL: Skill = { width: 16, foresight: 6, nodes: 100_000, seesQueue: true };

/** Plays so many pieces, or until the game is over. */
function playPieces(game: Game, pieces: number, skill: Skill): void {
  for (waitForPiece(game); game.state.phase !== "ended" && game.state.pieces < pieces; waitForPiece(game)) {
    const [step] = think(sightOf(game), skill).steps;
    if (step === undefined) return;
    if (step.holds) play(game, { at: game.state.time, name: "hold" });
    waitForPiece(game);
    const found = placements(game).find(
      (each) => each.spin === step.spin && footprint(game, each) === footprint(game, step),
    );
    lock(game, found!);
  }
}

/** The game of the first seat of a match, whose speed never rises. */
function seatGame(seed: number): Game {
  const setup = parseMatchSetup({ ruleBook: "guideline", seed, terms: { rise: "never" }, seats: [{}, {}] });
  return newGame(unwrap(setup).seats[0]!.setup);
}

test("C-6 Guideline: T-Spin Doubles and Tetrises, nearly all Back-to-Back", () => {
  const game = seatGame(1);
  playPieces(game, 150, SKILL);
  const { sent, backToBacks, pieces } = game.state;
  expect(pieces).toBe(150);
  expect(sent / pieces).toBeGreaterThan(0.5);
  expect(backToBacks).toBeGreaterThan(12);
});

test("C-6 The New: squares are built and cleared", () => {
  const game = newGame(unwrap(parseSetup({ ruleBook: "new", seed: 3 })));
  playPieces(game, 120, { ...SKILL, width: 8, foresight: 4 });
  const { goldSquares, silverSquares, score, lines } = game.state;
  expect(goldSquares).toBeGreaterThan(1);
  expect(goldSquares + silverSquares).toBeGreaterThan(5);
  expect(score).toBeGreaterThan(lines * 2.5);
});

test("C-6 Reglas: nearly all lines go four at once", () => {
  const game = newGame(unwrap(parseSetup({ ruleBook: "reglas", seed: 4 })));
  playPieces(game, 120, SKILL);
  const { score, lines } = game.state;
  expect(game.state.pieces).toBe(120);
  // Four at once are 300 a line, one by one 100.
  expect(score / lines).toBeGreaterThan(230);
});

test("C-6 Basic: it lives with one piece in sight and nothing on Hold", () => {
  const game = newGame(unwrap(parseSetup({ ruleBook: "basic", seed: 5 })));
  playPieces(game, 500, SKILL);
  expect(game.state.pieces).toBe(500);
  expect(game.state.stackHeight).toBeLessThan(12);
});

test("C-6 1984: it lives without drops and kicks at the highest level, where gravity races it", () => {
  const setup = unwrap(parseSetup({ ruleBook: "korobeinix", seed: 6, options: { startingLevel: 9 } }));
  const minutes = 3;
  const log = playGame(setup, rankOf("korobeinix", "master"), 6, minutes * 60_000_000);
  const game = newGame(setup);
  for (const input of log.inputs) play(game, input);
  advance(game, log.end);
  expect(game.state.outcome).toBe("playing");
  expect(game.state.lines).toBeGreaterThan(25);
});
