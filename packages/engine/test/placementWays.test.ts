import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Game, hashState, RULE_BOOKS, type RuleBookId } from "../src/index.ts";
import { inputsFor, type Placement, type PlacementOptions, placements } from "../src/doors/placements.ts";
import { putPiece } from "../src/debug/index.ts";
import { board, now, rowsOf, start, tap } from "./helpers.ts";
import { follow } from "./placementGames.ts";

const BOOKS = RULE_BOOKS.map(({ id }) => id);

interface TSpin {
  readonly id: string;
  readonly board: readonly string[];
  readonly start: { readonly facing: string; readonly center: readonly [number, number] };
  readonly end: TSpin["start"];
  readonly recognition: "T-Spin" | "Mini T-Spin";
}

const file = new URL("../../../docs/rules/fixtures/t-spins.json", import.meta.url);
const { examples: T_SPINS } = JSON.parse(readFileSync(file, "utf8")) as { readonly examples: readonly TSpin[] };

/** The placements that fill the four lower-case cells of these rows, drawn from the top. */
function placementsAt(game: Game, rows: readonly string[], options: PlacementOptions = {}): Placement[] {
  const { minoX, minoY } = game.rules.geometry;
  return placements(game, options).filter(({ kind, facing, x, y }) =>
    [0, 1, 2, 3].every((i) => {
      const mino = (kind * 4 + facing) * 4 + i;
      return /[a-z]/.test(rows[rows.length - 1 - y - minoY[mino]!]?.[x + minoX[mino]!] ?? "");
    }),
  );
}

const [EMPTY, LEDGE] = ["..........", "###......."];
const CORNER = ["oo........", "oo........"];

describe("the way to a placement", () => {
  it("E-21: in Korobeinix a placement under a ledge is reached by moves after a fall beside it", () => {
    const game = start({ ruleBook: "korobeinix", queue: "O", board: [LEDGE, EMPTY, EMPTY, EMPTY] });
    const [placement] = placementsAt(game, CORNER);
    expect(placement?.keys.slice(-4)).toEqual(["left", "left", "left", "fall"]);
    expect(placement?.keys.filter((key) => key === "left")).toHaveLength(4);
    expect(placementsAt(game, CORNER, { softDrop: false })).toEqual([]);
  });

  it("E-21: in Korobeinix contact ends the way: a piece that stands beside a low ledge cannot move under it", () => {
    const request = { queue: "O", board: [LEDGE, EMPTY, EMPTY] };
    expect(placementsAt(start({ ruleBook: "korobeinix", ...request }), CORNER)).toEqual([]);
    for (const ruleBook of ["guideline", "new"] as const) {
      expect(placementsAt(start({ ruleBook, ...request }), CORNER)).toHaveLength(1);
    }
  });

  it("E-21: in Basic a kickback leads to a place that no move reaches", () => {
    const game = start({ ruleBook: "basic", queue: "I", board: ["#.########"] });
    putPiece(game, { piece: "I", facing: 0, x: 1, y: 1 });
    const lying = placementsAt(game, ["..iiii....", EMPTY]);
    expect(lying.map(({ keys }) => keys)).toEqual([["rotateClockwise", "right", "right", "hardDrop"]]);
  });

  it("E-21: after The New's drop the piece may still move, and the way ends where it rests", () => {
    const game = start({ ruleBook: "new", queue: "O", board: [LEDGE, EMPTY, EMPTY] });
    const [placement] = placementsAt(game, CORNER);
    expect(placement?.keys).toEqual(["left", "hardDrop", "left", "left", "left"]);
    expect(placementsAt(game, CORNER, { softDrop: false })).toEqual([]);
    follow(game, placement!);
    expect(game.state).toMatchObject({ phase: "lock", pieces: 0, time: 0 });
  });

  it("E-21: a T dropped into four cells and a T turned into them are two placements", () => {
    const game = start({ queue: "T", board: ["...#......", "###...####", "####.#####"] });
    const open = start({ queue: "T", board: ["###...####", "####.#####"] });
    const slot = ["###ttt####", "####t#####"];
    expect(placementsAt(game, slot).map(({ spin }) => spin)).toEqual(["full"]);
    expect(placementsAt(open, slot).map(({ spin }) => spin)).toEqual(["none"]);
    putPiece(game, { piece: "T", facing: 2, x: 4, y: 1 });
    expect(placementsAt(game, slot)).toMatchObject([
      { spin: "none", keys: ["hardDrop"] },
      { spin: "full", keys: ["rotateClockwise", "rotateCounterclockwise", "hardDrop"] },
    ]);
  });

  it.each(T_SPINS)(
    "E-21: the T-Spin of $id is among the placements",
    ({ board: rows, start: from, end, recognition }) => {
      const game = start({ board: rows.map((row) => row.replaceAll("t", ".")) });
      putPiece(game, { piece: "T", facing: "NESW".indexOf(from.facing), x: from.center[0], y: from.center[1] });
      const place = { facing: "NESW".indexOf(end.facing), x: end.center[0], y: end.center[1] };
      expect(placements(game)).toContainEqual(
        expect.objectContaining({ ...place, spin: recognition === "T-Spin" ? "full" : "mini" }),
      );
    },
  );

  it("E-21: a T turned at Rotation Point 5 is not a Mini", () => {
    const rows = ["...##.....", "...#......", "...#.#####", "...#..####", "...#..####"];
    const game = start({ board: rows });
    putPiece(game, { piece: "T", facing: 0, x: 5, y: 3 });
    const inside = placements(game).filter(({ facing, x, y }) => facing === 1 && x === 4 && y === 1);
    expect(inside).toMatchObject([{ spin: "full", keys: ["rotateClockwise", "hardDrop"] }]);
  });

  it("E-21: facings that fill the same cells are one placement", () => {
    for (const [queue, count] of Object.entries({ O: 9, I: 17, S: 17, Z: 17, J: 34, L: 34, T: 34 })) {
      expect(placements(start({ queue }), { softDrop: false })).toHaveLength(count);
    }
  });

  it("E-21: a held direction goes on until something is in the way, if the book has Auto-Repeat", () => {
    const isHeld = (ruleBook: RuleBookId): boolean =>
      placements(start({ ruleBook, queue: "I" }), { autoRepeat: true }).some(({ keys }) => keys.includes("leftHeld"));
    expect(BOOKS.filter(isHeld)).toEqual(["guideline", "new", "reglas"]);
    const game = start({ queue: "O", board: [".#........"] });
    const [placement] = placementsAt(game, ["..oo......"], { softDrop: false, autoRepeat: true });
    expect(placement).toBeUndefined();
    const corner = placementsAt(game, ["oo........", "oo........", EMPTY], { softDrop: false, autoRepeat: true });
    expect(corner.map(({ keys }) => keys)).toEqual([["leftHeld", "hardDrop"]]);
    follow(game, corner[0]!);
    expect(board(game, 3)).toEqual(["OO........", "OO........", ".#........"]);
  });

  it("E-21: the inputs first release all held keys, and hold no key at the end", () => {
    for (const held of ["left", "right", "softDrop", "rotateClockwise", "rotateCounterclockwise"] as const) {
      const game = start({ queue: "IO", options: { initialRotation: "hold" } });
      now(game, held);
      const [placement] = placementsAt(game, rowsOf(4, ".........i"));
      follow(game, placement!);
      expect(board(game, 4)).toEqual(rowsOf(4, ".........I"));
      expect(game.state).toMatchObject({ held: 0, initialTurn: 0 });
    }
  });

  it("E-21: a way counts the actions of Extended Placement, and the last action may lock the piece", () => {
    const game = start({ queue: "O", board: rowsOf(1, "#########.") });
    putPiece(game, { piece: "O", facing: 0, x: 4, y: 1 });
    for (let i = 0; i < 6; i++) tap(game, i % 2 === 0 ? "left" : "right", 2);
    expect(game.state).toMatchObject({ x: 4, actionsLeft: 3 });
    const reached = placements(game, { softDrop: false });
    expect(new Set(reached.map(({ x }) => x))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
    expect(reached.find(({ x }) => x === 1)?.keys).toEqual(["left", "left", "left"]);
    expect(reached.find(({ x }) => x === 2)?.keys).toEqual(["left", "left", "hardDrop"]);
  });

  it("E-21: there are no placements without a piece in play", () => {
    const game = start({ queue: "O" });
    now(game, "hardDrop");
    expect(placements(game)).toEqual([]);
  });

  it("E-21: a search does not change the game or its events", () => {
    const game = start({ queue: "T", board: ["###...####", "####.#####"] });
    const [hash, events] = [hashState(game), game.events?.length];
    for (const placement of placements(game)) inputsFor(game, placement);
    expect([hashState(game), game.events?.length]).toEqual([hash, events]);
  });
});
