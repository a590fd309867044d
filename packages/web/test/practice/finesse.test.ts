import { parseSetup, RULE_BOOKS, type RuleBookId, type Setup, unwrap } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { leastKeys, type Resting } from "@korobeinix/bots";

function setupOf(ruleBook: RuleBookId): Setup {
  return unwrap(parseSetup({ ruleBook, seed: 1, options: { practice: true } }));
}

/** A piece that rests on an empty floor with its left edge in a column. */
function onFloor({ book }: Setup, name: string, facing: number, left: number): Resting {
  const kind = book.pieces.findIndex((piece) => piece.name === name);
  const cells = book.pieces[kind]?.facings[facing] ?? [];
  const x = left - Math.min(...cells.map(([dx]) => dx));
  return { kind, facing, x, y: -Math.min(...cells.map(([, dy]) => dy)) };
}

/** Keys needed for each column that the piece can stand in, from the left. */
function table(book: RuleBookId, name: string, facing: number): (number | undefined)[] {
  const setup = setupOf(book);
  const cells = setup.book.pieces.find((piece) => piece.name === name)?.facings[facing] ?? [];
  const xs = cells.map(([dx]) => dx);
  const places = setup.book.matrix.columns - (Math.max(...xs) - Math.min(...xs));
  return Array.from({ length: places }, (_, left) => leastKeys(setup, [], onFloor(setup, name, facing, left))?.length);
}

const [NORTH, EAST, SOUTH, WEST] = [0, 1, 2, 3] as const;

describe("finesse of the Guideline", () => {
  // The tables that players learn by heart: taps, holds to the wall and turns; the Hard Drop is not counted.
  it.each([
    ["O", NORTH, [1, 2, 2, 1, 0, 1, 2, 2, 1]],
    ["I", NORTH, [1, 2, 1, 0, 1, 2, 1]],
    ["I", EAST, [2, 2, 2, 2, 1, 1, 2, 2, 2, 2]],
    ["T", NORTH, [1, 2, 1, 0, 1, 2, 2, 1]],
    ["S", NORTH, [1, 2, 1, 0, 1, 2, 2, 1]],
    ["S", EAST, [2, 2, 2, 1, 1, 2, 3, 2, 2]],
    ["Z", WEST, [2, 2, 2, 1, 1, 2, 3, 2, 2]],
    ["J", EAST, [2, 2, 3, 2, 1, 2, 3, 3, 2]],
    ["L", WEST, [2, 3, 2, 1, 2, 3, 3, 2, 2]],
    ["T", SOUTH, [3, 4, 3, 2, 3, 4, 4, 3]],
  ] as const)("W-23: %s facing %i needs the known number of keys in every column", (name, facing, keys) => {
    expect(table("guideline", name, facing)).toEqual(keys);
  });

  it("W-23: facings that fill the same cells are the same place", () => {
    expect(table("guideline", "S", WEST)).toEqual(table("guideline", "S", EAST));
    expect(table("guideline", "I", SOUTH)).toEqual(table("guideline", "I", NORTH));
  });

  it("W-23: the keys are told, and played they lead there", () => {
    const setup = setupOf("guideline");
    expect(leastKeys(setup, [], onFloor(setup, "O", NORTH, 0))).toEqual(["leftHeld"]);
    expect(leastKeys(setup, [], onFloor(setup, "I", EAST, 9))?.toSorted()).toEqual(["rightHeld", "rotateClockwise"]);
  });

  it("W-23: a place under an overhang has no count", () => {
    const setup = setupOf("guideline");
    const board = ["####......", "..........", ".........."];
    expect(leastKeys(setup, board, onFloor(setup, "O", NORTH, 0))).toBeUndefined();
    expect(leastKeys(setup, board, onFloor(setup, "O", NORTH, 5))).toEqual(["right"]);
  });

  it("W-23: a piece that finds no room has no count", () => {
    const setup = setupOf("guideline");
    const board = Array.from({ length: 22 }, () => "....##....");
    expect(leastKeys(setup, board, onFloor(setup, "O", NORTH, 0))).toBeUndefined();
  });
});

describe("finesse elsewhere", () => {
  it("W-23: where nothing repeats every cell is a key", () => {
    expect(table("korobeinix", "O", 0)).toEqual([4, 3, 2, 1, 0, 1, 2, 3, 4]);
    expect(table("basic", "T", 0)).toEqual([4, 3, 2, 1, 0, 1, 2, 3]);
  });

  it("W-23: where there is one way to turn, the other takes three", () => {
    expect(Math.min(...table("korobeinix", "T", 3).map(Number))).toBe(3);
    expect(Math.min(...table("guideline", "T", 3).map(Number))).toBe(1);
  });

  it.each(RULE_BOOKS.map(({ id }) => id))("W-23: in %s every place on an empty floor can be reached", (id) => {
    for (const { name, facings } of setupOf(id).book.pieces) {
      for (const facing of facings.keys()) expect(table(id, name, facing)).not.toContain(undefined);
    }
  });
});
