import { type Game, parseSetup, play, newGame, type SetupRequest, unwrap } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import type { Code } from "../../src/library/codes.ts";
import { celebrationOf, originOf, resultOf, whyUnlisted } from "../../src/library/results.ts";
import { buildsWonders } from "../../src/library/wonders.ts";
import { Session } from "../../src/table/session.ts";
import { line } from "../storage/records.ts";

/** A game that ended with this score: what it is worth is put in, for the rules are the engine's. */
function gameOf(request: Partial<SetupRequest>, score = 100): Game {
  const game = newGame(unwrap(parseSetup({ ruleBook: "new", seed: 1, ...request })));
  play(game, { at: 0, name: "hardDrop" });
  Object.assign(game.state, { score, phase: "ended", outcome: "lockOut" });
  return game;
}

const NO_CODES: ReadonlySet<Code> = new Set();

const mark = (
  request: Partial<SetupRequest>,
  facts: Partial<Parameters<typeof whyUnlisted>[1]> = {},
): string | undefined => whyUnlisted(gameOf(request), { isContinued: false, codes: NO_CODES, ...facts });

describe("games that enter no table", () => {
  it("W-16: one that was taken over from a replay", () => {
    expect(mark({})).toBeUndefined();
    expect(mark({}, { isContinued: true })).toBe("continued");
  });

  it("W-23: one that was practised, or begun from a board or a queue of one's own", () => {
    expect(mark({ options: { practice: true } })).toBe("practised");
    expect(mark({ queue: ["I"] })).toBe("ownStart");
    expect(mark({ board: ["O........."] })).toBe("ownStart");
    expect(["practised", "ownStart"].map((each) => originOf(each as "practised"))).toEqual(["practised", "practised"]);
  });

  it("C-14: one that a computer played, which builds no wonders either", () => {
    const session = new Session(unwrap(parseSetup({ ruleBook: "new", seed: 1 })));
    Object.assign(session.game.state, { score: 900, lines: 40, phase: "ended", outcome: "lockOut" });
    expect(resultOf(session, [], "computer", "id")).toMatchObject({ rank: undefined, unranked: "computer" });
    expect(originOf("computer")).toBe("computer");
    expect(buildsWonders(session.game, "computer")).toBe(false);
  });

  it("N-21: one under a code, where codes are known", () => {
    expect(mark({ options: { fast: true } })).toBe("code");
    expect(mark({}, { codes: new Set(["HALUCI"]) })).toBe("code");
    expect(mark({ ruleBook: "guideline" }, { codes: new Set(["HALUCI"]) })).toBeUndefined();
  });

  it("N-22: the lines of a lost race build wonders; those of practice, of replays taken over and of codes do not", () => {
    expect(mark({ variation: "ultra" })).toBe("notWon");
    const game = gameOf({});
    for (const each of [undefined, "notWon", "shortDelay"] as const) expect(buildsWonders(game, each)).toBe(true);
    for (const each of ["continued", "practised", "ownStart", "code"] as const)
      expect(buildsWonders(game, each)).toBe(false);
    expect(buildsWonders(gameOf({ ruleBook: "guideline" }), undefined)).toBe(false);
  });
});

describe("the result of a race", () => {
  it("G-11.1, G-11.2: one that was lost takes no place and is not celebrated, however empty the table is", () => {
    const session = new Session(unwrap(parseSetup({ ruleBook: "guideline", variation: "sprint", seed: 1 })));
    Object.assign(session.game.state, { score: 900, phase: "ended", outcome: "lockOut" });
    const facts = { isContinued: false, codes: NO_CODES };
    const lost = resultOf(session, [], whyUnlisted(session.game, facts), "id");
    expect(lost).toMatchObject({ table: "guideline sprint", rank: undefined, unranked: "notWon" });
    expect(celebrationOf(lost)).toBe(0);
    session.game.state.outcome = "goalReached";
    const slower = line({ variation: "sprint", isWon: true, micros: 60_000_000 });
    const won = resultOf(session, [slower], whyUnlisted(session.game, facts), "id");
    expect(won).toMatchObject({ rank: 1, linesBelow: 1, unranked: undefined });
    expect(celebrationOf(won)).toBeGreaterThan(0.3);
  });
});
