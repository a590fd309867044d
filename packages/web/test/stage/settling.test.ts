import {
  advance,
  type Game,
  type GameEvent,
  type Input,
  minosOf,
  newGame,
  parseSetup,
  play,
  restore,
  RULE_BOOKS,
  snapshot,
  takeEvents,
  unwrap,
} from "@korobeinix/engine";
import { inputsFor, placements } from "@korobeinix/engine/placements";
import { describe, expect, it } from "vitest";
import type { SkinId } from "../../src/settings/skinIds.ts";
import { SKINS } from "../../src/stage/skins/index.ts";
import { type DrawnCell, type DrawnFrame, setScenery, useNotedCanvases } from "./scenery.ts";

useNotedCanvases();

const FRAME_MICROS = 16_667;
/** Rows have come to rest after that. */
const LONGEST_MS = 400;
/** A cell that is going may sink by so much of itself. */
const SINKING = 0.25;

/** Blocks above the rows that go, of another width in each row. */
const ABOVE = ["#.........", "##........", "##...#....", "###..##..."];
const CLEARS = {
  single: { queue: ["I", "J", "T"], board: [...ABOVE, "#########."], lines: 1 },
  tetris: { queue: ["I", "J", "T"], board: [...ABOVE, ...Array.from({ length: 4 }, () => "#########.")], lines: 4 },
  tSpinDouble: {
    queue: ["T", "J", "I"],
    board: ["#.........", "##........", "###.....##", "##...#####", "###.######"],
    lines: 2,
  },
  highTetris: {
    queue: ["I", "J", "T"],
    board: [...Array.from({ length: 16 }, () => "...###...."), ...Array.from({ length: 4 }, () => "#########.")],
    lines: 4,
  },
} as const;
type ClearName = keyof typeof CLEARS;

interface Way {
  readonly game: Game;
  readonly inputs: readonly Input[];
}

/** A game, and the inputs that make a clear of it: found by trying every place where the piece can rest. */
function wayTo(ruleBook: string, name: ClearName, options: { readonly [name: string]: number } = {}): Way {
  const { queue, board, lines } = CLEARS[name];
  const game = newGame(unwrap(parseSetup({ ruleBook, seed: 7, queue, board, options })));
  game.events = [];
  advance(game, 1);
  const start = snapshot(game);
  for (const placement of placements(game)) {
    const { inputs, end } = inputsFor(game, placement);
    for (const input of inputs) play(game, input);
    advance(game, end + 1_000_000);
    const events = takeEvents(game);
    const isIt =
      events.some((event) => event.type === "cleared" && event.rows.length === lines) &&
      (name !== "tSpinDouble" || events.some((event) => event.type === "scored" && event.action === name));
    restore(game, start);
    takeEvents(game);
    if (isIt) return { game, inputs };
  }
  throw new Error(`no way to a ${name} in ${ruleBook}`);
}

type Cleared = Extract<GameEvent, { readonly type: "cleared" }>;

interface Shot {
  readonly drawn: DrawnFrame;
  readonly nowMs: number;
  readonly cells: readonly number[];
  /** The cells of the piece in play, from its middle. */
  readonly shape: readonly (readonly [x: number, y: number])[];
}

interface Film {
  readonly cleared: Cleared;
  /** From the frame of the clear on. */
  readonly shots: readonly Shot[];
}

/** Plays frame by frame and looks at each, from the clear on for as long as it is shown. */
function film({ game, inputs }: Way, skin: SkinId, isMotionReduced = false): Film {
  const scenery = setScenery({ games: [game], skin, isMotionReduced });
  scenery.frame(0, []);
  const waiting = [...inputs];
  const shots: Shot[] = [];
  let cleared: Cleared | undefined;
  const begin = game.state.time;
  for (let n = 1; shots.length * FRAME_MICROS < (LONGEST_MS + 40) * 1000; n++) {
    const to = begin + n * FRAME_MICROS;
    while (waiting[0] !== undefined && waiting[0].at <= to) play(game, waiting.shift()!);
    advance(game, to);
    const events = takeEvents(game);
    cleared ??= events.find((event): event is Cleared => event.type === "cleared");
    const drawn = scenery.frame((n * FRAME_MICROS) / 1000, events);
    const { kind, facing, cells } = game.state;
    const shape = game.rules.book.pieces[kind]?.facings[facing] ?? [];
    if (cleared !== undefined) shots.push({ drawn, nowMs: (n * FRAME_MICROS) / 1000, cells: [...cells], shape });
    if (n > 2000) throw new Error("nothing was cleared");
  }
  return { cleared: cleared!, shots };
}

/** The row in which a row of the new stack stood before. */
function rowBefore(row: number, gone: readonly number[]): number {
  return gone.reduce((before, each) => (before >= each ? before + 1 : before), row);
}

function key({ column, row }: { readonly column: number; readonly row: number }): string {
  return `${column.toFixed(2)},${row.toFixed(2)}`;
}

function cellsOf(cells: readonly number[]): { column: number; row: number }[] {
  return [...cells.keys()].filter((i) => cells[i] !== 0).map((i) => ({ column: i % 10, row: Math.floor(i / 10) }));
}

/** Whether two cells have anything in common. */
function meet(a: { column: number; row: number }, b: { column: number; row: number }): boolean {
  return Math.abs(a.column - b.column) < 0.99 && Math.abs(a.row - b.row) < 0.99;
}

/** Everything that must hold of every frame. */
function expectTruth({ cleared: { rows: gone }, shots }: Film, skin: SkinId): void {
  const stack = (shot: Shot): readonly DrawnCell[] => shot.drawn.blocks.filter(({ isStack }) => isStack);
  const [first] = shots;
  const last = shots.at(-1)!;
  const before = new Map<number, number>();
  const hasFallen = { yes: false };
  for (const shot of shots) {
    const ms = Math.round(shot.nowMs - first!.nowMs);
    const where = (cell: object): string => `${skin}, ${ms} ms: ${JSON.stringify(cell)}`;
    // The stack has the cells that the game has, each between its old row and its new one, and never goes up.
    expect(
      stack(shot)
        .map(({ column, home }) => `${column},${home}`)
        .toSorted(),
      `${skin}, ${ms} ms`,
    ).toEqual(
      cellsOf(shot.cells)
        .map(({ column, row }) => `${column},${row}`)
        .toSorted(),
    );
    for (const cell of stack(shot)) {
      const old = rowBefore(cell.home, gone);
      expect(cell.row, where(cell)).toBeLessThanOrEqual((before.get(cell.home) ?? old) + 1e-6);
      expect(cell.row, where(cell)).toBeGreaterThanOrEqual(cell.home - 1e-6);
      if (cell.row < old - 1e-6) hasFallen.yes = true;
    }
    for (const cell of stack(shot)) before.set(cell.home, cell.row);
    // What is going is a cell of a row that goes, and is gone before anything falls.
    const going = shot.drawn.blocks.filter(({ isStack }) => !isStack);
    for (const cell of going) {
      expect(
        gone.some((row) => Math.abs(cell.row - row) < SINKING),
        where(cell),
      ).toBe(true);
      expect(Math.abs(cell.column - Math.round(cell.column)), where(cell)).toBeLessThan(1e-6);
    }
    if (hasFallen.yes) expect(going, `${skin}, ${ms} ms`).toEqual([]);
    // Neither the piece in play nor its ghost lies in what is drawn.
    const { piece, ghost } = shot.drawn;
    const ghostCells =
      ghost === undefined ? [] : shot.shape.map(([x, y]) => ({ column: ghost.column + x, row: ghost.row + y }));
    for (const cell of [...piece, ...ghostCells])
      expect(
        shot.drawn.blocks.filter((block) => meet(block, cell)),
        where(cell),
      ).toEqual([]);
  }
  // The first frame is the old state, whole; the last is the new one.
  const oldCells = [
    ...cellsOf(first!.cells).map(({ column, row }) => ({ column, row: rowBefore(row, gone) })),
    ...gone.flatMap((row) => Array.from({ length: 10 }, (_, column) => ({ column, row }))),
  ];
  expect(first!.drawn.blocks.map(key).toSorted()).toEqual(oldCells.map(key).toSorted());
  const atRest = shots.filter(({ nowMs }) => nowMs - first!.nowMs >= LONGEST_MS);
  expect(atRest.length).toBeGreaterThan(0);
  for (const { drawn, cells } of [...atRest, last])
    expect(drawn.blocks.map(key).toSorted()).toEqual(cellsOf(cells).map(key).toSorted());
}

const OWN: readonly (readonly [SkinId, string])[] = [
  ...RULE_BOOKS.map(({ id }) => [id, id] as const),
  ["terminalColour", "korobeinix"],
];

describe("rows that go, and rows that come down", () => {
  for (const [skin, book] of OWN) {
    it.each(["single", "tetris"] as const)(`G-13.1.1: ${skin}: every frame of a %s is true`, (name) => {
      const seen = film(wayTo(book, name), skin);
      expect(seen.cleared.rows).toHaveLength(CLEARS[name].lines);
      expectTruth(seen, skin);
    });
    it(`G-13.1.1: ${skin}: every frame of a T-Spin Double is true`, () => {
      const seen = film(wayTo("guideline", "tSpinDouble"), skin);
      expect(seen.cleared.rows).toHaveLength(2);
      expectTruth(seen, skin);
    });
    it(`G-13.1.1: ${skin}: with reduced motion rows do not glide`, () => {
      const seen = film(wayTo(book, "tetris"), skin, true);
      expectTruth(seen, skin);
      for (const { drawn } of seen.shots)
        for (const { row } of drawn.blocks) expect(row).toBeCloseTo(Math.round(row), 6);
    });
  }

  it("G-2.4.4: a piece that comes at once has no ghost where Blocks are still drawn, and has it when they are gone", () => {
    const seen = film(wayTo("guideline", "tetris", { generationMicros: 0 }), "guideline");
    expectTruth(seen, "guideline");
    const hasGhost = seen.shots.map(({ drawn }) => drawn.ghost !== undefined);
    expect(hasGhost).toContain(false);
    expect(hasGhost.at(-1)).toBe(true);
  });

  it("G-13.1.1: a piece that comes where rows are still drawn ends it: it is never drawn in them", () => {
    const { shots } = film(wayTo("guideline", "highTetris", { generationMicros: 0 }), "guideline");
    for (const { drawn, cells } of shots) {
      expect(drawn.piece).toHaveLength(4);
      expect(drawn.blocks.map(key).toSorted()).toEqual(cellsOf(cells).map(key).toSorted());
    }
  });

  it("G-13.1.1: in skins that glide rows are seen on their way", () => {
    for (const [skin, book] of OWN.filter(([id]) => SKINS[id].glides)) {
      const { shots } = film(wayTo(book, "tetris"), skin);
      const between = shots.filter(({ drawn }) =>
        drawn.blocks.some(({ row }) => Math.abs(row - Math.round(row)) > 0.01),
      );
      expect(between.length, skin).toBeGreaterThan(2);
    }
  });

  it("G-13.1.1: a Lock Down that comes before the rows are at rest ends it: what is drawn is what is", () => {
    const { game, inputs } = wayTo("guideline", "tetris", { generationMicros: 0 });
    const scenery = setScenery({ games: [game], skin: "guideline" });
    scenery.frame(0, []);
    for (const input of inputs) play(game, input);
    advance(game, game.state.time + 1000);
    const events = takeEvents(game);
    expect(events.map(({ type }) => type)).toContain("cleared");
    scenery.frame(17, events);
    expect(minosOf(game)).toHaveLength(4);
    play(game, { at: game.state.time + 1000, name: "hardDrop" });
    advance(game, game.state.time + 1000);
    const { blocks } = scenery.frame(34, takeEvents(game));
    expect(blocks.map(key).toSorted()).toEqual(
      cellsOf([...game.state.cells])
        .map(key)
        .toSorted(),
    );
  });
});
