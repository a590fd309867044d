import { describe, expect, it } from "vitest";
import { advance, newGame, play, queueOf, RULE_BOOKS, SECOND, type Setup, unwrap } from "../../src/index.ts";
import { currentLevel, hashMatch, type Match, practiceSetup } from "../../src/doors/match.ts";
import { fall, goOn, passTime, startMatch } from "./helpers.ts";

const LEVELS = [{}, { options: { startingLevel: 5 } }, { options: { startingLevel: 9 } }];

function practice(match: Match, seat: number, seed = 77): Setup {
  return unwrap(practiceSetup(match, seat, seed));
}

describe("Practice while waiting", () => {
  it.each(RULE_BOOKS.map(({ id }) => id))("G-B2.5: in %s a fallen player may practise at once", (ruleBook) => {
    const match = startMatch({ ruleBook, seats: 3 });
    fall(match, 1);
    goOn(match);
    const setup = practice(match, 1);
    expect(setup).toMatchObject({ options: { practice: true }, seed: 77, terms: undefined });
    // Practice has no time limit and no number of lines, so it can go on while the others play.
    expect(["nothing", "level"]).toContain(setup.variation.ends.by);
    const game = newGame(setup);
    advance(game, SECOND);
    expect(game.state).toMatchObject({ outcome: "playing", lines: 0 });
    expect(game.state.kind).toBeGreaterThanOrEqual(0);
  });

  it.each(["sprint", "ultra"])("G-B2.5: practice beside a %s has neither its goal nor its time limit", (variation) => {
    const match = startMatch({ variation, seats: 3 });
    expect(practice(match, 0).variation.id).toBe("marathon");
  });

  it("G-B2.5: practice is at the current level: the highest of the players who still play", () => {
    const match = startMatch({ seats: LEVELS });
    expect(currentLevel(match)).toBe(9);
    expect(practice(match, 0).options.startingLevel).toBe(9);
    fall(match, 2);
    goOn(match);
    expect(practice(match, 2).options.startingLevel).toBe(5);
    passTime(match, 65 * SECOND);
    expect(practice(match, 2).options.startingLevel).toBe(7);
    expect(newGame(practice(match, 2)).state.level).toBe(7);
  });

  it("G-B2.5: if no game may start at the current level, practice starts at the highest that is allowed", () => {
    const match = startMatch({ ruleBook: "korobeinix", options: { startingLevel: 9 }, seats: 2 });
    match.games[0]!.state.level = 14;
    expect(practice(match, 1).options.startingLevel).toBe(9);
  });

  it("G-B2.5: after a top-out the player may begin another practice", () => {
    const match = startMatch({ seats: 3 });
    fall(match, 0);
    goOn(match);
    const first = newGame(practice(match, 0, 10));
    while (first.state.phase !== "ended") play(first, { at: first.state.time + 300_000, name: "hardDrop" });
    const second = newGame(practice(match, 0, 11));
    advance(second, 0);
    expect(second.state.phase).toBe("falling");
  });

  it("G-B2.5: practice must have another seed, or it would show the match's pieces", () => {
    const match = startMatch({ seed: 5 });
    const refused = practiceSetup(match, 0, 5);
    expect(refused).toMatchObject({ ok: false, problem: { code: "notAllowed", where: { part: "seed" } } });
    const orders = [5, 6, 7, 8].map((seed) => {
      const game = newGame(seed === 5 ? match.setup.seats[0]!.setup : practice(match, 0, seed));
      return String(queueOf(game));
    });
    expect(new Set(orders).size).toBe(4);
  });

  it("G-B2.5: practice keeps the player's handling, but not the handicaps", () => {
    const options = { delayMicros: 90_000, softDropFactor: 40, next: 3, startingRows: 6 };
    const match = startMatch({ seats: [{}, { options, terms: { receives: 50 } }] });
    expect(practice(match, 1).options).toMatchObject({ ...options, startingRows: 0 });
    expect(practice(match, 0).options).toMatchObject({ delayMicros: 300_000, next: 6 });
  });

  it("G-B2.5: practice is no part of the match", () => {
    const match = startMatch({ seats: 3 });
    fall(match, 0);
    goOn(match);
    const before = hashMatch(match);
    const game = newGame(practice(match, 0));
    for (let i = 0; i < 20; i++) play(game, { at: game.state.time + 300_000, name: "hardDrop" });
    expect(hashMatch(match)).toBe(before);
    expect(game.rules.garbage).toBeUndefined();
  });
});
