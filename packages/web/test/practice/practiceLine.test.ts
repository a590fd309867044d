import {
  advance,
  hashState,
  INPUT_NAMES,
  type InputName,
  parseSetup,
  RULE_BOOKS,
  type RuleBookId,
  type Setup,
  unwrap,
} from "@korobeinix/engine";
import { checkLog, type Log, replay } from "@korobeinix/engine/log";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { practised } from "../../src/practice/draft.ts";
import { PracticeLine } from "../../src/practice/practiceLine.ts";
import { childrenOf, currentNode, gameAt, logOf, nodeAt, pathTo } from "../../src/practice/practiceTree.ts";

function setupOf(ruleBook: RuleBookId, queue: string[] = []): Setup {
  return unwrap(parseSetup({ ruleBook, seed: 7, queue, options: { practice: true } }));
}

function press(line: PracticeLine, ...names: InputName[]): void {
  for (const name of names) line.play({ at: line.game.state.time, name });
}

/** Drops the piece in play and waits until the next one is there. */
function drop(line: PracticeLine, ...before: InputName[]): void {
  press(line, ...before, "hardDrop");
  if (!line.isOver) line.advanceTo(line.game.state.generateAt);
}

const LEFT: InputName[] = ["left", "leftReleased"];
const RIGHT: InputName[] = ["right", "rightReleased"];

describe("lines of play", () => {
  it("W-23: every piece is a node, and undo goes to where the one before was generated", () => {
    const line = new PracticeLine(setupOf("guideline", ["T", "O", "I"]));
    drop(line);
    drop(line);
    expect(line.tree.nodes).toHaveLength(3);
    expect(line.game.state).toMatchObject({ kind: 0, pieces: 2 });
    line.undo();
    expect(line.game.state).toMatchObject({ pieces: 1, facing: 0 });
    expect(line.game.rules.book.pieces[line.game.state.kind]?.name).toBe("O");
    line.undo();
    line.undo();
    expect(line.game.state).toMatchObject({ pieces: 0, time: 0 });
  });

  it("W-23: a piece that has just locked is taken back, and redo places it again", () => {
    const line = new PracticeLine(setupOf("guideline", ["T", "O"]));
    press(line, ...LEFT, "hardDrop");
    expect(line.game.state.kind).toBe(-1);
    line.undo();
    expect(line.game.state).toMatchObject({ pieces: 0, time: 0 });
    line.redo();
    expect(line.game.state).toMatchObject({ pieces: 1 });
    line.redo();
    expect(line.tree.current).toBe(1);
  });

  it("W-23: playing on after undo makes a branch and keeps the old one; redo follows the one last visited", () => {
    const line = new PracticeLine(setupOf("guideline", ["T", "O"]));
    drop(line, ...LEFT);
    const left = hashState(line.game);
    line.undo();
    drop(line, ...RIGHT);
    const right = hashState(line.game);
    expect(childrenOf(line.tree, 0).map(({ id }) => id)).toEqual([1, 2]);
    line.undo();
    line.redo();
    expect(hashState(line.game)).toBe(right);
    line.goTo(1);
    expect(hashState(line.game)).toBe(left);
    line.undo();
    line.redo();
    expect(hashState(line.game)).toBe(left);
  });

  it("W-23: pieces that fall by themselves are nodes as well, however much time passes at once", () => {
    const line = new PracticeLine(setupOf("korobeinix"));
    line.advanceTo(60_000_000);
    const { pieces } = line.game.state;
    expect(pieces).toBeGreaterThan(2);
    expect(line.tree.nodes.map(({ saved }) => saved.scalars.pieces)).toEqual([...Array(pieces + 1).keys()]);
  });

  it("W-23: a Hold is taken back like a piece", () => {
    const line = new PracticeLine(setupOf("guideline", ["T", "O"]));
    press(line, "hold");
    expect(line.game.state.hold).toBeGreaterThanOrEqual(0);
    line.undo();
    expect(line.game.state).toMatchObject({ hold: -1, holds: 0 });
  });

  it("W-23: topping out ends nothing: undo goes on from the piece before", () => {
    const line = new PracticeLine(setupOf("guideline"));
    while (!line.isOver) drop(line);
    const ended = currentNode(line.tree).id;
    line.undo();
    expect(line.isOver).toBe(false);
    drop(line, ...LEFT, ...LEFT, ...LEFT);
    expect(childrenOf(line.tree, nodeAt(line.tree, ended).parent ?? -1)).toHaveLength(2);
  });

  it("W-23: a board and a queue of one's own begin a new log, and undo leads back to the old one", () => {
    const line = new PracticeLine(setupOf("guideline", ["T", "O"]));
    drop(line);
    const before = hashState(line.game);
    line.begin(unwrap(practised(line.game.rules.setup, { board: ["#########."], queue: ["I", "S"] })));
    expect(line.game.state).toMatchObject({ kind: 0, stackHeight: 1, pieces: 0, time: 0 });
    drop(line, "rotateClockwise", ...RIGHT, ...RIGHT, ...RIGHT, ...RIGHT, ...RIGHT);
    expect(line.game.state.lines).toBe(1);
    expect(line.toLog().setup.board).toHaveLength(1);
    line.undo();
    line.undo();
    expect(hashState(line.game)).toBe(before);
    expect(line.tree.nodes).toHaveLength(4);
  });

  it("W-23: each placement has its keys: those used, and a way with the fewest", () => {
    const line = new PracticeLine(setupOf("guideline", ["O", "O", "T"]));
    drop(line, ...LEFT, ...LEFT, ...LEFT, ...LEFT);
    expect(currentNode(line.tree).placement).toMatchObject({ used: 4, way: ["leftHeld"] });
    drop(line, ...RIGHT);
    expect(currentNode(line.tree).placement).toMatchObject({ used: 1, way: ["right"] });
    // Keys of the piece that was put aside are not counted.
    press(line, ...LEFT, "hold");
    drop(line);
    expect(currentNode(line.tree).placement).toMatchObject({ used: 0 });
  });
});

/** With what happens by itself at the very end of it: a game of no length has its first piece. */
function hashOf(log: Log): string {
  const game = replay(log);
  if (game.state.phase !== "ended") advance(game, log.end);
  return hashState(game);
}

type Step =
  | { readonly do: "press"; readonly name: InputName; readonly value: number; readonly wait: number }
  | { readonly do: "undo" }
  | { readonly do: "redo" }
  | { readonly do: "goTo"; readonly share: number }
  | { readonly do: "edit"; readonly gap: number };

/** What a player does; the rest comes from the other games of a match. */
const KEYS: readonly InputName[] = INPUT_NAMES.slice(0, INPUT_NAMES.indexOf("received"));

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 12,
      arbitrary: fc.record({
        do: fc.constant("press" as const),
        name: fc.constantFrom(...KEYS, "hardDrop" as const, "hardDrop" as const),
        value: fc.nat(1),
        wait: fc.oneof(fc.constant(0), fc.nat(80_000), fc.nat(4_000_000)),
      }),
    },
    { weight: 2, arbitrary: fc.constantFrom({ do: "undo" as const }, { do: "redo" as const }) },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant("goTo" as const), share: fc.double({ min: 0, max: 0.99, noNaN: true }) }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant("edit" as const), gap: fc.nat(9) }) },
  ),
  { maxLength: 60 },
);

function take(line: PracticeLine, step: Step): void {
  switch (step.do) {
    case "undo":
      return line.undo();
    case "redo":
      return line.redo();
    case "goTo":
      return line.goTo(Math.floor(step.share * line.tree.nodes.length));
    case "edit": {
      const board = [`${"#".repeat(step.gap)}.${"#".repeat(9 - step.gap)}`];
      return line.begin(unwrap(practised(line.game.rules.setup, { board })));
    }
    case "press": {
      const { name, value, wait } = step;
      const at = line.game.state.time + wait;
      if (name === "freeze") return line.play({ at, name, value });
      return line.play(name === "speed" ? { at, name, value: 10 + value } : { at, name });
    }
  }
}

describe("however one goes back and forth", () => {
  it.each(RULE_BOOKS.map(({ id }) => id))("W-23: in %s the log of every node re-plays to its state", (id) => {
    fc.assert(
      fc.property(steps, (taken) => {
        const line = new PracticeLine(setupOf(id));
        for (const step of taken) {
          const kept = line.tree.nodes.length;
          take(line, step);
          expect(line.tree.nodes.length).toBeGreaterThanOrEqual(kept);
          expect(hashOf(line.toLog())).toBe(hashState(line.game));
        }
        for (const { id: node } of line.tree.nodes) {
          const log = logOf(line.tree, node);
          expect(checkLog(log.setup, log.inputs, log.end).ok).toBe(true);
          expect(hashOf(log)).toBe(hashState(gameAt(line.tree, node)));
          expect(pathTo(line.tree, node)).toHaveLength(nodeAt(line.tree, node).depth + 1);
        }
      }),
      { numRuns: 50 },
    );
  });
});
