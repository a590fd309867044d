import { type Fact, type GameEvent, newGame, parseSetup, SCORING_ACTIONS, unwrap } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { effectsFromAfar, effectsOf, effectsOfAll, type Heard, type Played } from "../../src/sound/effectsOf.ts";
import { LOSSES, WINS } from "../../src/sound/endingOf.ts";
import { SKIN_IDS } from "../../src/settings/skinIds.ts";

const event = (fact: Fact): GameEvent => ({ ...fact, seq: 1, at: 0 });
const clause = "G-5.1";
const playedIn = (ruleBook: string): Played => ({
  book: newGame(unwrap(parseSetup({ ruleBook, seed: 1 }))).rules.book,
  skin: "guideline",
});
const GUIDELINE = playedIn("guideline");
const ids = (heard: readonly Heard[]): string[] => heard.map(({ id }) => id);

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
  ["game over", { type: "ended", outcome: "blockOut", isWon: false }, ["gameOver", "glassEnd"]],
  ["a game won", { type: "ended", outcome: "goalReached", isWon: true }, ["won", "glassWin"]],
  ["the end of the time", { type: "ended", outcome: "timeUp", isWon: false }, ["timeUp", "glassWin"]],
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
    expect(effectsOf(event(fact), GUIDELINE)).toEqual([effect]);
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
    expect(ids(effectsFromAfar(facts.map(event), GUIDELINE))).toEqual(["tetris", "backToBack", "attack"]);
    const end: Fact = { type: "ended", outcome: "blockOut", isWon: false };
    expect(ids(effectsFromAfar([event(end)], GUIDELINE))).toEqual(["knockedOut"]);
  });
});

describe("events and their effects", () => {
  it.each(CASES)("G-13.2: %s", (_name, fact, effects) => {
    expect(effectsOf(event(fact), GUIDELINE)).toEqual(effects);
  });

  it("G-13.2: every scoring action has its own sound", () => {
    const sounds = SCORING_ACTIONS.map((action) =>
      effectsOf(event({ type: "scored", action, isBackToBack: false, points: 0 }), GUIDELINE).join(" "),
    );
    expect(new Set(sounds).size).toBe(SCORING_ACTIONS.length);
  });

  it.each(SCORING_ACTIONS)("G-13.2: Back-to-Back is laid over %s", (action) => {
    const heard = effectsOf(event({ type: "scored", action, isBackToBack: true, points: 0 }), GUIDELINE);
    expect(heard.slice(0, 2)).toEqual([action, "backToBack"]);
  });

  it("F-1: the greatest move of a book is crowned, and no other", () => {
    const crowned = (ruleBook: string, fact: Partial<Extract<Fact, { readonly type: "scored" }>>): boolean => {
      const scored: Fact = { type: "scored", action: "tetris", isBackToBack: false, points: 0, ...fact };
      return effectsOf(event(scored), playedIn(ruleBook)).includes("crown");
    };
    expect(crowned("guideline", { isBackToBack: true })).toBe(false);
    expect(crowned("guideline", { action: "tSpinTriple", isBackToBack: true })).toBe(true);
    expect(crowned("basic", {})).toBe(true);
    expect([5, 45, 85].map((points) => crowned("new", { points }))).toEqual([false, false, true]);
  });

  it("F-1, F-2: a Hard Drop is heard by its height, an action by its weight", () => {
    const gainOf = (fact: Fact): number => effectsOfAll([event(fact)], GUIDELINE)[0]!.gain;
    const drops = [0, 5, 12, 20].map((rows) => gainOf({ type: "hardDropped", rows, y: 0, points: 0 }));
    expect(drops).toEqual(drops.toSorted((a, b) => a - b));
    expect(drops[0]).toBeLessThan(0.6);
    expect(drops[3]).toBeCloseTo(1, 5);
    const single: Fact = { type: "scored", action: "single", isBackToBack: false, points: 0 };
    expect(gainOf(single)).toBeLessThan(gainOf({ ...single, action: "tetris" }));
  });

  it.each(SKIN_IDS)("F-5: %s ends and wins in a way of its own, and from afar only the fall is heard", (skin) => {
    const lost = event({ type: "ended", outcome: "lockOut", isWon: false });
    const won = event({ type: "ended", outcome: "goalReached", isWon: true });
    const played = { ...GUIDELINE, skin };
    expect(effectsOf(lost, played)).toEqual(["gameOver", LOSSES[skin]]);
    expect(effectsOf(won, played)).toEqual(["won", WINS[skin]]);
    expect(ids(effectsFromAfar([lost], played))).toEqual(["knockedOut"]);
    expect(new Set([...Object.values(LOSSES), ...Object.values(WINS)]).size).toBe(10);
  });

  it("G-13.2: what another sound says better is left out", () => {
    const facts: Fact[] = [
      { type: "hardDropped", rows: 9, y: 0, points: 18 },
      { type: "locked", kind: 0, facing: 0, x: 4, y: 0, points: 0 },
      { type: "cleared", rows: [0], cells: [] },
      { type: "scored", action: "single", isBackToBack: false, points: 100 },
    ];
    expect(ids(effectsOfAll(facts.map(event), GUIDELINE))).toEqual(["hardDrop", "single"]);
  });

  it("G-13.2: of many at once the faint ones give way", () => {
    const facts: Fact[] = [
      { type: "moved", dx: 1, x: 4, isRepeat: false, isTouching: false },
      { type: "fell", y: 3, isSoftDrop: true, points: 1 },
      { type: "rotated", isClockwise: true, facing: 1, x: 4, y: 4, point: 1 },
      { type: "held", kind: 0, released: -1 },
      { type: "scored", action: "tetris", isBackToBack: true, points: 1200 },
      { type: "levelled", level: 2 },
    ];
    const telling = ["rotateClockwise", "hold", "tetris", "backToBack", "levelUp"];
    expect(ids(effectsOfAll(facts.map(event), GUIDELINE))).toEqual(telling);
  });
});
