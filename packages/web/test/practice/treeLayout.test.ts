import { parseSetup, unwrap } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { PracticeLine } from "../../src/practice/practiceLine.ts";
import { layOutTree } from "../../src/practice/treeLayout.ts";

function place(line: PracticeLine, pieces: number): void {
  for (let i = 0; i < pieces; i++) {
    line.play({ at: line.game.state.time, name: "hardDrop" });
    line.advanceTo(line.game.state.generateAt);
  }
}

describe("the tree as it is drawn", () => {
  it("W-23: a line goes on in its lane, and a branch takes the nearest that is free as far as it goes", () => {
    const line = new PracticeLine(unwrap(parseSetup({ ruleBook: "guideline", seed: 1, options: { practice: true } })));
    place(line, 6);
    line.goTo(1);
    place(line, 1);
    line.goTo(4);
    place(line, 1);
    line.goTo(2);
    place(line, 2);
    const { spots, columns, lanes } = layOutTree(line.tree);
    expect(columns).toBe(7);
    // The second branch fits beside the first; the third lies across both.
    expect(spots.map(({ lane }) => lane)).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 2]);
    expect(lanes).toBe(3);
    const taken = new Set(spots.map(({ column, lane }) => `${column} ${lane}`));
    expect(taken.size).toBe(spots.length);
  });
});
