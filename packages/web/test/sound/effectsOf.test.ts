import { type Fact, type GameEvent, SCORING_ACTIONS } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { effectsFromAfar, effectsOf, effectsOfAll } from "../../src/sound/effectsOf.ts";

const event = (fact: Fact): GameEvent => ({ ...fact, seq: 1, at: 0 });
const clause = "G-5.1";

const CASES: readonly (readonly [name: string, fact: Fact, effects: readonly string[]])[] = [
  ["a move", { type: "moved", dx: 1, x: 4, isRepeat: false, isTouching: false }, ["move"]],
  ["touching a wall", { type: "moved", dx: 1, x: 8, isRepeat: true, isTouching: true }, ["touch"]],
  ["a clockwise turn", { type: "rotated", isClockwise: true, facing: 1, x: 4, y: 4, point: 1 }, ["rotateClockwise"]],
  [
    "a counterclockwise turn",
    { type: "rotated", isClockwise: false, facing: 3, x: 4, y: 4, point: 1 },
    ["rotateCounterclockwise"],
  ],
  ["a row of Soft Drop", { type: "fell", y: 3, isSoftDrop: true, points: 1 }, ["softDrop"]],
  ["a row fallen", { type: "fell", y: 3, isSoftDrop: false, points: 0 }, []],
  ["landing", { type: "landed", y: 0 }, ["land"]],
  ["a Hard Drop", { type: "hardDropped", rows: 9, y: 0, points: 18 }, ["hardDrop"]],
  ["Lock Down", { type: "locked", kind: 0, facing: 0, x: 4, y: 0, points: 0 }, ["lock"]],
  ["Hold", { type: "held", kind: 0, released: -1 }, ["hold"]],
  ["a failed move", { type: "refused", control: "left", why: "blocked", clause }, ["failedMove"]],
  ["a failed rotation", { type: "refused", control: "rotateClockwise", why: "blocked", clause }, ["failedRotation"]],
  ["a failed Hold", { type: "refused", control: "hold", why: "alreadyHeld", clause }, ["failedHold"]],
  ["a key with no piece in play", { type: "refused", control: "left", why: "noPiece", clause }, []],
  ["Level Up", { type: "levelled", level: 2 }, ["levelUp"]],
  ["game over", { type: "ended", outcome: "blockOut", isWon: false }, ["gameOver"]],
  ["a game won", { type: "ended", outcome: "goalReached", isWon: true }, ["won"]],
  ["the end of the time", { type: "ended", outcome: "timeUp", isWon: false }, ["timeUp"]],
  ["a silver square", { type: "squared", isGold: false, x: 0, y: 0 }, ["silverSquare"]],
  ["a gold square", { type: "squared", isGold: true, x: 0, y: 0 }, ["goldSquare"]],
  ["a spin move", { type: "spun", kind: 0 }, ["spinMove"]],
  ["a cascade", { type: "cascaded", cells: [] }, ["cascade"]],
  ["a generation", { type: "generated", kind: 0, x: 4, y: 20 }, []],
  ["the beginning of a Soft Drop", { type: "softDropped", isOn: true }, []],
  ["a piece lifted", { type: "lifted", y: 1 }, []],
  ["a change of speed", { type: "sped", speed: 10 }, []],
  ["a repeat that stops", { type: "stopped", dx: 1 }, []],
  ["rows that go, before they score", { type: "cleared", rows: [0], cells: [] }, []],
];

const PARCEL = { attack: 1, lines: 2, from: 1 };

describe("what goes between boards", () => {
  it.each([
    ["lines that leave", { type: "attacked", lines: 4 }, "attack"],
    ["lines that come", { type: "received", excess: 0, ...PARCEL }, "incoming"],
    ["lines that are cancelled", { type: "cancelled", lines: 2, parts: [] }, "cancel"],
    ["lines that rise", { type: "raised", gaps: [3], parts: [] }, "rise"],
    ["a Target Mark that is moved", { type: "targeted", seat: 2 }, "focus"],
  ] as const)("S-13: %s are heard", (_name, fact, effect) => {
    expect(effectsOf(event(fact))).toEqual([effect]);
  });

  it("S-13: of another's board it is heard what it does to others and what becomes of it, not how it is played", () => {
    const facts: Fact[] = [
      { type: "rotated", isClockwise: true, facing: 1, x: 4, y: 4, point: 1 },
      { type: "held", kind: 0, released: -1 },
      { type: "hardDropped", rows: 9, y: 0, points: 18 },
      { type: "locked", kind: 0, facing: 0, x: 4, y: 0, points: 0 },
      { type: "scored", action: "tetris", isBackToBack: true, points: 1200 },
      { type: "attacked", lines: 4 },
      { type: "levelled", level: 2 },
      { type: "targeted", seat: 2 },
    ];
    expect(effectsFromAfar(facts.map(event))).toEqual(["tetris", "backToBack", "attack"]);
    const end: Fact = { type: "ended", outcome: "blockOut", isWon: false };
    expect(effectsFromAfar([event(end)])).toEqual(["knockedOut"]);
  });
});

describe("events and their effects", () => {
  it.each(CASES)("G-13.2: %s", (_name, fact, effects) => {
    expect(effectsOf(event(fact))).toEqual(effects);
  });

  it("G-13.2: every scoring action has its own sound", () => {
    const sounds = SCORING_ACTIONS.map((action) =>
      effectsOf(event({ type: "scored", action, isBackToBack: false, points: 0 })).join(" "),
    );
    expect(new Set(sounds).size).toBe(SCORING_ACTIONS.length);
  });

  it.each(SCORING_ACTIONS)("G-13.2: Back-to-Back is laid over %s", (action) => {
    expect(effectsOf(event({ type: "scored", action, isBackToBack: true, points: 0 }))).toEqual([action, "backToBack"]);
  });

  it("G-13.2: what another sound says better is left out", () => {
    const facts: Fact[] = [
      { type: "hardDropped", rows: 9, y: 0, points: 18 },
      { type: "locked", kind: 0, facing: 0, x: 4, y: 0, points: 0 },
      { type: "cleared", rows: [0], cells: [] },
      { type: "scored", action: "single", isBackToBack: false, points: 100 },
    ];
    expect(effectsOfAll(facts.map(event))).toEqual(["hardDrop", "single"]);
  });

  it("G-13.2: of many at once the faint ones give way", () => {
    const facts: Fact[] = [
      { type: "moved", dx: 1, x: 4, isRepeat: false, isTouching: false },
      { type: "fell", y: 3, isSoftDrop: true, points: 1 },
      { type: "rotated", isClockwise: true, facing: 1, x: 4, y: 4, point: 1 },
      { type: "held", kind: 0, released: -1 },
      { type: "scored", action: "tetris", isBackToBack: true, points: 1200 },
    ];
    expect(effectsOfAll(facts.map(event))).toEqual(["rotateClockwise", "hold", "tetris", "backToBack"]);
  });
});
