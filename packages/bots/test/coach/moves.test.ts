import { advance, newGame, parseSetup, RULE_BOOKS, type SetupRequest, unwrap } from "@korobeinix/engine";
import { type Log, replay, takeAll } from "@korobeinix/engine/log";
import { inputsFor, placements } from "@korobeinix/engine/placements";
import { describe, expect, it } from "vitest";
import { keysTooMany, type Move, movesOf } from "../../src/index.ts";

const SECOND = 1_000_000;

/** An input every three tenths of a second. */
function logOf(request: Omit<SetupRequest, "seed">, names: readonly Log["inputs"][number]["name"][]): Log {
  const setup = unwrap(parseSetup({ seed: 3, ...request }));
  const inputs = names.map((name, i) => ({ at: (i + 1) * 300_000, name }));
  return { setup, inputs, end: (names.length + 5) * 300_000 };
}

function moves(log: Log): readonly Move[] {
  return takeAll(movesOf(log));
}

const letters = (move: Move): string => {
  const book = RULE_BOOKS.find(({ id }) => id === "guideline")!;
  return [move.sight.kind, move.step.kind, move.sight.hold, ...move.sight.next.slice(0, 2)]
    .map((kind) => book.pieces[kind]?.name ?? "-")
    .join("");
};

describe("the moves of a log", () => {
  it("C-15: one for every Lock Down, with what the seat showed when the piece came", () => {
    const log = logOf({ ruleBook: "guideline", queue: ["T", "I", "O", "L"] }, [
      "hardDrop",
      "rotateClockwise",
      "hardDrop",
      "hardDrop",
    ]);
    const all = moves(log);
    expect(all).toHaveLength(replay(log).state.pieces);
    expect(all.map(letters)).toEqual(["TT-IO", "II-OL", expect.stringMatching(/^OO-L/)]);
    expect(all.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(all[1]!.step).toMatchObject({ holds: false, facing: 1, y: 3, spin: "none" });
    expect(all[0]!.from).toBe(0);
    expect(all[0]!.at).toBe(300_000);
    expect(all[1]!.from).toBeGreaterThan(300_000);
    // What lies there is what lay there when the piece came, not what it left.
    expect(all[0]!.sight.columns.some((column) => column > 0)).toBe(false);
    expect(all[1]!.sight.columns.filter((column) => column > 0)).toHaveLength(3);
  });

  it("C-15: a piece that went to Hold belongs to the move of the piece that came for it", () => {
    const all = moves(logOf({ ruleBook: "guideline", queue: ["T", "I", "O", "L"] }, ["right", "hold", "hardDrop"]));
    expect(all.map(letters)).toEqual(["TI-IO"]);
    expect(all[0]).toMatchObject({ step: { holds: true }, sight: { canHold: true }, pressed: [], from: 0 });
  });

  it.each(["hold", "tap"] as const)(
    "C-15: nor does a Hold pressed before the piece came (%s) hide it",
    (initialHold) => {
      const log = logOf({ ruleBook: "guideline", queue: ["T", "I", "O", "L", "S"], options: { initialHold } }, [
        "hardDrop",
        "hold",
      ]);
      const inputs = [log.inputs[0]!, { at: 350_000, name: "hold" }, { at: SECOND, name: "hardDrop" }] as const;
      const all = moves({ ...log, inputs, end: 2 * SECOND });
      expect(all.map(letters)).toEqual(["TT-IO", "IO-OL"]);
      expect(all[1]).toMatchObject({ step: { holds: true }, sight: { canHold: true, hold: -1 } });
    },
  );

  it("C-15: keys pressed beside the fewest needed; what Auto-Repeat did was held", () => {
    const log = logOf({ ruleBook: "guideline", queue: ["O", "O", "O"] }, ["left", "left", "hardDrop"]);
    const taps = ["left", "leftReleased", "right", "rightReleased", "left", "leftReleased", "hardDrop"] as const;
    const inputs = [
      { at: 0, name: "left" },
      { at: SECOND, name: "leftReleased" },
      { at: SECOND, name: "hardDrop" },
      ...taps.map((name, i) => ({ at: 2 * SECOND + i * 20_000, name })),
    ] as const;
    const [held, tapped] = moves({ ...log, inputs, end: 4 * SECOND });
    expect(held).toMatchObject({ pressed: ["leftHeld"], way: ["leftHeld"] });
    expect(tapped).toMatchObject({ pressed: ["left", "right", "left"], way: ["left"] });
    expect([held!, tapped!].map(keysTooMany)).toEqual([0, 2]);
  });

  it("C-15: a spin is told, and a place that no drop from above reaches has no count", () => {
    const board = [".....#....", "###...####", "####.#####"];
    const log = logOf({ ruleBook: "guideline", queue: ["T", "O"], board }, []);
    const game = newGame(log.setup);
    advance(game, 0);
    const spun = placements(game).find(({ spin }) => spin === "full")!;
    const made = moves({ ...log, ...inputsFor(game, spun) });
    expect(made).toHaveLength(1);
    expect(made[0]).toMatchObject({ step: { spin: "full", x: spun.x, y: spun.y, facing: spun.facing } });
    expect(made[0]!.way).toBeUndefined();
    expect(keysTooMany(made[0]!)).toBe(0);
  });

  it.each(RULE_BOOKS.map(({ id }) => id))("C-15: in %s a log is taken in steps and gives every move", (ruleBook) => {
    const names = Array.from({ length: 60 }, (_, i) => (["left", "rotateClockwise", "hardDrop"] as const)[i % 3]!);
    const { controls } = RULE_BOOKS.find(({ id }) => id === ruleBook)!;
    const log = logOf(
      { ruleBook },
      names.filter((name) => controls.includes(name)),
    );
    const long = { ...log, end: 60 * SECOND };
    const steps = movesOf(long);
    const shares: number[] = [];
    let last = steps.next();
    for (; last.done !== true; last = steps.next()) shares.push(last.value);
    expect(last.value).toHaveLength(replay(long).state.pieces);
    expect(last.value.length).toBeGreaterThan(0);
    expect(shares.length).toBeGreaterThan(0);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  });
});
