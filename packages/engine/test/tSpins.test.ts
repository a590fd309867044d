import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { advance, type Game } from "../src/index.ts";
import { clearMatrix } from "../src/matrix.ts";
import { putPiece } from "../src/debug/index.ts";
import { eventsOf, now, start } from "./helpers.ts";

interface Example {
  readonly id: string;
  readonly title: string;
  readonly board: readonly string[];
  readonly start: { readonly facing: string; readonly center: readonly [number, number] };
  readonly inputs: readonly ("CW" | "CCW")[];
  readonly end: { readonly facing: string; readonly center: readonly [number, number] };
  readonly rotationPoints: readonly number[];
  readonly recognition: "T-Spin" | "Mini T-Spin";
  readonly lines: number;
  readonly scoreAtLevel1: number;
}

const file = new URL("../../../docs/rules/fixtures/t-spins.json", import.meta.url);
const { examples } = JSON.parse(readFileSync(file, "utf8")) as { readonly examples: readonly Example[] };

const FACINGS = "NESW";
const NAMES: Record<string, string> = { "T-Spin": "tSpin", "Mini T-Spin": "miniTSpin" };
const LINES = ["", "Single", "Double", "Triple"];

/** A game with the example's board, and the T at its start or at its end. */
function set({ board, start: from, end: to }: Example, where: "start" | "end"): Game {
  const game = start({ board: board.map((row) => row.replaceAll("t", ".")) });
  const { facing, center } = where === "start" ? from : to;
  putPiece(game, { piece: "T", facing: FACINGS.indexOf(facing), x: center[0], y: center[1] });
  return game;
}

describe("the sixteen examples of section 9", () => {
  it("G-9.3: there are sixteen examples", () => {
    expect(examples).toHaveLength(16);
  });

  it.each(examples.map((example) => [example.id, example.title, example] as const))(
    "G-9.3: %s, %s",
    (_id, _title, example) => {
      const game = set(example, "start");
      for (const input of example.inputs) now(game, input === "CW" ? "rotateClockwise" : "rotateCounterclockwise");
      const { facing, x, y } = game.state;
      expect([FACINGS[facing], x, y]).toEqual([example.end.facing, ...example.end.center]);
      expect(eventsOf(game, "rotated").map(({ point }) => point)).toEqual(example.rotationPoints);
      now(game, "hardDrop");
      expect(eventsOf(game, "hardDropped")).toMatchObject([{ rows: 0 }]);
      const action = `${NAMES[example.recognition]}${LINES[example.lines]}`;
      expect(eventsOf(game, "scored")).toMatchObject([{ action, points: example.scoreAtLevel1 }]);
      expect(game.state).toMatchObject({ lines: example.lines, score: example.scoreAtLevel1 });
    },
  );

  it.each(examples.map((example) => [example.id, example] as const))(
    "G-9.3: %s, without a rotation, is not a T-Spin",
    (_id, example) => {
      const game = set(example, "end");
      now(game, "hardDrop");
      const names = eventsOf(game, "scored").map(({ action }) => action as string);
      expect(names).toEqual(example.lines > 0 ? [LINES[example.lines]!.toLowerCase()] : []);
    },
  );
});

describe("recognition", () => {
  const NOSE: Record<string, readonly [number, number]> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };

  /** Every set of filled corners around a T, for every facing. The T has just turned in its place. */
  const cases = [...FACINGS].flatMap((facing) => Array.from({ length: 16 }, (_, corners) => ({ facing, corners })));

  it.each(cases)("G-9.1, G-9.2: facing $facing, corners $corners (A, B, C, D as bits)", ({ facing, corners }) => {
    const [nx, ny] = NOSE[facing]!;
    const [x, y] = [4, 5];
    const places = [
      [x + nx - ny, y + ny + nx],
      [x + nx + ny, y + ny - nx],
      [x - nx - ny, y - ny + nx],
      [x - nx + ny, y - ny - nx],
    ];
    const rows = Array.from({ length: 8 }, () => Array.from({ length: 10 }, () => "."));
    places.forEach(([cx, cy], bit) => {
      if ((corners >> bit) & 1) rows[7 - cy!]![cx!] = "#";
    });
    const game = start({ board: rows.map((row) => row.join("")) });
    // As if the T had turned here at Rotation Point 1. It Locks Down without another move.
    putPiece(game, { piece: "T", facing: FACINGS.indexOf(facing), x, y });
    game.state.rotationPoint = 1;
    game.state.stackHeight = 8;
    lockHere(game);
    const front = (corners & 1) + ((corners >> 1) & 1);
    const back = ((corners >> 2) & 1) + ((corners >> 3) & 1);
    const expected = front + back < 3 ? [] : [front === 2 ? "tSpin" : "miniTSpin"];
    expect(eventsOf(game, "scored").map(({ action }) => action)).toEqual(expected);
  });

  it("G-9.1: only the T makes T-Spins", () => {
    const game = start({ board: [".#.#......", "..........", ".#.#......"] });
    putPiece(game, { piece: "S", facing: 1, x: 2, y: 1 });
    game.state.rotationPoint = 1;
    lockHere(game);
    expect(eventsOf(game, "scored")).toEqual([]);
  });

  it("G-9.1: a move after the rotation cancels the T-Spin", () => {
    // G01 on an open board: the T turns, then moves to the side and back.
    const game = start({ board: ["..........", "###...##..", "####.###.."] });
    putPiece(game, { piece: "T", facing: 1, x: 4, y: 2 });
    now(game, "rotateClockwise", "left", "leftReleased", "right", "rightReleased", "hardDrop");
    expect(eventsOf(game, "scored")).toEqual([]);
  });

  const G03 = examples.find(({ id }) => id === "G03")!;

  /** G03 with a hole in front: its corners alone make a Mini. */
  const HOLED: Example = { ...G03, board: [...G03.board.slice(0, 4), "####..#..."] };

  it("G-9.2: Rotation Point 5 turns a Mini into a T-Spin", () => {
    const game = set(HOLED, "start");
    now(game, "rotateCounterclockwise");
    expect(game.state).toMatchObject({ rotationPoint: 5, facing: 3, x: 5, y: 1 });
    now(game, "hardDrop");
    expect(eventsOf(game, "scored")).toMatchObject([{ action: "tSpin" }]);
  });

  it("G-9.2: Rotation Point 5 outside a T-Slot does not count", () => {
    const game = start({ board: [".....#....", "..........", "....#.....", "..........", ".........."] });
    putPiece(game, { piece: "T", facing: 0, x: 4, y: 3 });
    now(game, "rotateCounterclockwise");
    expect(game.state).toMatchObject({ rotationPoint: 5, x: 5, y: 1, isPointFive: false });
  });

  it("G-9.2: the same place by another rotation point is a Mini", () => {
    const game = set(HOLED, "end");
    game.state.rotationPoint = 2;
    now(game, "hardDrop");
    expect(eventsOf(game, "scored")).toMatchObject([{ action: "miniTSpin" }]);
  });

  it("G-9.2: another rotation after Rotation Point 5 is a T-Spin, too", () => {
    const game = set(HOLED, "start");
    now(game, "rotateCounterclockwise");
    game.state.rotationPoint = 1;
    now(game, "hardDrop");
    expect(eventsOf(game, "scored")).toMatchObject([{ action: "tSpin" }]);
  });

  it("G-9.2: a move after Rotation Point 5 cancels it", () => {
    const game = set(G03, "start");
    now(game, "rotateCounterclockwise");
    expect(game.state.isPointFive).toBe(true);
    clearMatrix(game.rules.geometry, game.state);
    now(game, "left");
    expect(game.state).toMatchObject({ isPointFive: false, rotationPoint: 0 });
  });
});

/** Locks the piece in its place, without a fall. */
function lockHere(game: Game): void {
  game.state.lockAt = game.state.time + 1;
  game.state.fallAt = Number.MAX_SAFE_INTEGER;
  now(game);
  game.state.phase = "lock";
  advanceBy(game, 1);
}

function advanceBy(game: Game, micros: number): void {
  advance(game, game.state.time + micros);
}
