// Performs any scoring action in a running game: lays a board, puts the piece and presses the keys that lock it.

import { advance, type Game, type InputName, type ScoringAction } from "../src/index.ts";
import { GARBAGE_CELL } from "../src/geometry.ts";
import { clearMatrix, putCell } from "../src/matrix.ts";
import { type PiecePlace, putPiece } from "../src/debug/index.ts";
import { now } from "./helpers.ts";

interface Scene {
  readonly board: readonly string[];
  readonly piece: PiecePlace;
  readonly keys: readonly InputName[];
}

const WELL: PiecePlace = { piece: "I", facing: 1, x: 8, y: 2 };

function wellOf(lines: number): Scene {
  const board = Array.from({ length: 4 }, (_, i) => (i < 4 - lines ? "........." : "#########").concat("."));
  return { board, piece: WELL, keys: ["hardDrop"] };
}

function spinDown(board: readonly string[]): Scene {
  return { board, piece: { piece: "T", facing: 1, x: 4, y: 1 }, keys: ["rotateClockwise", "hardDrop"] };
}

function spinAtWall(board: readonly string[]): Scene {
  return { board, piece: { piece: "T", facing: 0, x: 1, y: 1 }, keys: ["rotateClockwise", "hardDrop"] };
}

const SCENES: { readonly [Action in ScoringAction]: Scene } = {
  single: wellOf(1),
  double: wellOf(2),
  triple: wellOf(3),
  tetris: wellOf(4),
  tSpin: spinDown(["..##......", "###...##..", "####.###.."]),
  tSpinSingle: spinDown(["..##......", "###...##..", "####.#####"]),
  tSpinDouble: spinDown(["..##......", "###...####", "####.#####"]),
  tSpinTriple: {
    board: ["...##.....", "...#......", "####.#####", "####..####", "####.#####"],
    piece: { piece: "T", facing: 0, x: 5, y: 3 },
    keys: ["rotateClockwise", "hardDrop"],
  },
  miniTSpin: spinAtWall([".###......"]),
  miniTSpinSingle: spinAtWall([".#########"]),
};

/** Performs the actions one after another, each on its own board, and advances to the next generation. */
export function perform(game: Game, ...actions: ScoringAction[]): void {
  for (const action of actions) {
    const { board, piece, keys } = SCENES[action];
    layBoard(game, board);
    putPiece(game, piece);
    now(game, ...keys);
    layBoard(game, []);
    if (game.state.phase !== "ended") advance(game, game.state.generateAt);
  }
}

function layBoard(game: Game, lines: readonly string[]): void {
  const { state, rules } = game;
  clearMatrix(rules.geometry, state);
  lines.toReversed().forEach((line, y) => {
    [...line].forEach((letter, x) => {
      if (letter === "#") putCell(rules.geometry, state, x, y, GARBAGE_CELL);
    });
  });
}
