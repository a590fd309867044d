// The path finder: from a wanted rest to timed inputs that really lead there.

import { describe, expect, it } from "vitest";
import { type Game, hashState, restore, snapshot } from "@korobeinix/engine";
import { type Placement, placements } from "@korobeinix/engine/placements";
import { Dice } from "../../src/hand/dice.ts";
import { Paths, reachable } from "../../src/hand/paths.ts";
import type { Stroke } from "../../src/hand/strokes.ts";
import { perform, type Way } from "../../src/hand/way.ts";
import { FAST, SLOW, type Speed, beatOf, lockBy, randomGame, slotText, start } from "./games.ts";

const nameOf = ({ ruleBook, options }: Speed): string => `${ruleBook} ${JSON.stringify(options)}`;

/** Plays every way in the game itself, from the same moment each time. */
function lockedBy(game: Game, ways: readonly Way[]): (string | undefined)[] {
  const saved = snapshot(game);
  return ways.map(({ inputs }) => {
    const locked = lockBy(game, inputs)?.slot;
    restore(game, saved);
    return locked;
  });
}

/** Presses as they are counted: no wait, and not the drop that locks. */
function pressesOf(game: Game, { keys }: Placement): number {
  return keys.filter((key) => key !== "fall" && !(key === "hardDrop" && game.rules.book.hardDrop.locks)).length;
}

describe("with time to spare", () => {
  it.each(SLOW)("C-7: a quick hand comes to every rest there is, and nowhere else ($ruleBook)", (speed) => {
    const dice = new Dice(11);
    for (let seed = 0; seed < 6; seed++) {
      const game = randomGame(speed, seed, dice);
      const wanted = placements(game).map((each) => slotText(game, each));
      const ways = reachable(game, beatOf(game, 20));
      const found = ways.map((way) => slotText(game, way));
      expect(found.toSorted()).toEqual(wanted.toSorted());
      expect(lockedBy(game, ways)).toEqual(found);
    }
  });

  it.each(SLOW)("C-7: by the fewest presses, a held direction being one ($ruleBook)", (speed) => {
    const dice = new Dice(12);
    let fewest = 0;
    for (let seed = 0; seed < 6; seed++) {
      const game = randomGame(speed, seed, dice);
      const paths = new Paths(game, beatOf(game, 20));
      for (const each of placements(game, { autoRepeat: true })) {
        const way = paths.to(each);
        // A Soft Drop that is held is one press for many rows: there may be fewer.
        expect(way?.presses).toBeLessThanOrEqual(pressesOf(game, each));
        if (way?.presses === pressesOf(game, each)) fewest++;
      }
    }
    expect(fewest).toBeGreaterThan(100);
  });

  it("C-7: a T turned into its slot locks as the spin that was asked for, and without the turn as none", () => {
    const game = start({ queue: ["T"], board: ["##........", "#...######", "##.#######"] });
    const beat = beatOf(game, 60);
    const rest = { kind: game.state.kind, facing: 2, x: 2, y: 1 } as const;
    const spun = new Paths(game, beat).to({ ...rest, spin: "full" })!;
    expect(spun.inputs.some(({ name }) => name.startsWith("rotate"))).toBe(true);
    expect(lockedBy(game, [spun])).toEqual([slotText(game, { ...rest, spin: "full" })]);
    expect(new Paths(game, beat).to({ ...rest, spin: "mini" })).toBeUndefined();
  });

  it("C-7: keys that somebody left down are let go first", () => {
    const game = start({ queue: ["O"] });
    lockHeld(game);
    const rest = { kind: game.state.kind, facing: 0, x: 4, y: 0, spin: "none" } as const;
    const way = new Paths(game, beatOf(game, 400)).to(rest)!;
    expect(way.inputs[0]).toEqual({ at: 1_000, name: "leftReleased" });
    expect(lockedBy(game, [way])).toEqual([slotText(game, rest)]);
  });

  it("C-7: where holding takes longer than tapping, a hurried hand taps", () => {
    const game = start({ queue: ["O"] });
    const rest = { kind: game.state.kind, facing: 0, x: 0, y: 0, spin: "none" } as const;
    const beat = beatOf(game, 20);
    const held = new Paths(game, beat).to(rest)!;
    const tapped = new Paths(game, { ...beat, hurries: true }).to(rest)!;
    expect([held.presses, tapped.presses]).toEqual([1, 4]);
    expect(tapped.doneAt).toBeLessThan(held.doneAt);
    expect(lockedBy(game, [held, tapped])).toEqual([slotText(game, rest), slotText(game, rest)]);
  });
});

/** A key goes down and stays down. */
function lockHeld(game: Game): void {
  game.state.time = 1_000;
  game.state.held = 1;
  game.state.direction = -1;
  game.state.repeatAt = 301_000;
}

describe("against fast gravity", () => {
  it.each(FAST.map((speed) => ({ name: nameOf(speed), speed })))(
    "C-7: every way lands where it says, and no random hand of that pace lands elsewhere ($name)",
    ({ speed }) => {
      const dice = new Dice(13);
      for (let seed = 0; seed < 6; seed++) {
        const game = randomGame(speed, seed, dice);
        const beat = beatOf(game, 180);
        const ways = reachable(game, beat);
        const found = ways.map((way) => slotText(game, way));
        expect(lockedBy(game, ways)).toEqual(found);
        for (let hands = 0; hands < 40; hands++) {
          const way = perform(game, randomStrokes(game, dice), beat);
          if (way !== undefined) expect(found).toContain(slotText(game, way));
        }
      }
    },
  );

  it("C-7: a piece that has sunk into a shaft before the first press does not come out of it", () => {
    const board = Array.from({ length: 8 }, () => "###....###");
    const game = start({ queue: ["O"], board, options: { startingLevel: 15 } });
    expect(new Set(placements(game).map(({ y }) => y))).toEqual(new Set([0, 8]));
    const ways = reachable(game, beatOf(game, 200));
    expect(new Set(ways.map(({ y }) => y))).toEqual(new Set([0]));
    expect(ways).toHaveLength(3);
    const onTheLedge = { kind: game.state.kind, facing: 0, x: 0, y: 8, spin: "none" } as const;
    expect(new Paths(game, beatOf(game, 200)).to(onTheLedge)).toBeUndefined();
    // A quicker hand gets there in time.
    const quick = new Paths(game, beatOf(game, 5)).to(onTheLedge)!;
    expect(lockedBy(game, [quick])).toEqual([slotText(game, onTheLedge)]);
  });

  it("C-7: who comes too late for any key finds the one rest that the piece fell to", () => {
    const game = start({ ruleBook: "korobeinix", queue: ["O"], options: { startingLevel: 9 } });
    const ways = reachable(game, beatOf(game, 3_000));
    expect(ways.map(({ x, y, presses }) => [x, y, presses])).toEqual([[5, 0, 0]]);
  });
});

function randomStrokes({ rules }: Game, dice: Dice): Stroke[] {
  const { controls, autoRepeats } = rules.book;
  const keys: Stroke["key"][] = ["left", "right", "fall", "rotateClockwise"];
  if (autoRepeats) keys.push("leftHeld", "rightHeld");
  for (const key of ["rotateCounterclockwise", "softDrop", "hardDrop"] as const)
    if (controls.includes(key)) keys.push(key);
  return Array.from({ length: dice.below(8) }, () => {
    const key = keys[dice.below(keys.length)]!;
    return key === "fall" || key === "softDrop" ? { key, row: dice.below(20) } : { key };
  });
}

describe("looking at nothing that is not seen", () => {
  it.each(SLOW)("C-7: the game stays as it is, and unseen draws make no difference ($ruleBook)", ({ ruleBook }) => {
    const queue = ruleBook === "basic" ? [..."TLJZSIT"] : [..."TOLJZSI"];
    const games = [1, 2].map((seed) => start({ ruleBook, seed, queue, board: ["####.#####"] }));
    const before = games.map(hashState);
    const [one, other] = games.map((game) => reachable(game, beatOf(game, 50)));
    expect(one).toEqual(other);
    expect(one!.length).toBeGreaterThan(10);
    expect(games.map(hashState)).toEqual(before);
  });
});
