// Variations of our own: Dig, Survival, and Sprints of other lengths.

import { describe, expect, it } from "vitest";
import {
  advance,
  basic,
  boardOf,
  type Game,
  guideline,
  korobeinix,
  matchVariations,
  MILLISECOND,
  newGame,
  nextMoment,
  parseSetup,
  play,
  receivingQueueOf,
  reglas,
  RULE_BOOKS,
  SECOND,
  setupFor,
  theNew,
  unwrap,
} from "../src/index.ts";
import { parseMatchSetup } from "../src/doors/match.ts";
import { compareStandings, parseTable, standingOf, tableOf, whyUnranked } from "../src/doors/records.ts";
import { eventsOf, now, rowsOf, start, tap, toNext } from "./helpers.ts";

const OURS = [guideline, theNew];

/** The time from one row to the next in O-5. Each value lasts twenty seconds. */
const ROW_MS = [
  4000, 3600, 3200, 2900, 2600, 2300, 2100, 1900, 1700, 1500, 1350, 1200, 1100, 1000, 900, 800, 720, 650, 580, 520, 470,
  420, 380, 340, 300, 270, 240, 220, 200, 180, 160, 140, 130, 120, 110, 100,
];

/** Fills the gap in the last column, which is four rows deep, with an upright I. */
function fillRightGap(game: Game): void {
  now(game, "rotateClockwise");
  tap(game, "right", 5);
  now(game, "hardDrop");
}

const ONE_GAP = "#########.";

describe("variations of our own", () => {
  it("O-1: Dig and Survival are the last variations of the Guideline and of The New, and of no other rule book", () => {
    for (const book of OURS) expect(book.variations.map(({ id }) => id).slice(-2)).toEqual(["dig", "survival"]);
    for (const book of [basic, reglas, korobeinix]) expect(book.variations.map(({ id }) => id)).toEqual(["marathon"]);
    expect(guideline.variations.map(({ id }) => id).slice(0, 3)).toEqual(["marathon", "sprint", "ultra"]);
    expect(theNew.variations.map(({ id }) => id).slice(0, 3)).toEqual(["marathon", "ultra", "sprint"]);
  });

  it.each(["dig", "survival"])("O-1: a match of %s is refused", (variation) => {
    for (const { id, ...book } of OURS) {
      const request = { ruleBook: id, variation, seed: 1, seats: [{}, {}] };
      const refused = { ok: false, problem: { code: "notAllowed", where: { part: "variation" } } };
      expect(parseMatchSetup(request)).toMatchObject(refused);
      expect(parseSetup({ ruleBook: id, variation, seed: 1, terms: { seats: 2 } })).toMatchObject(refused);
      expect(matchVariations({ id, ...book }).map((each) => each.id)).not.toContain(variation);
    }
  });

  it("O-2: there is no Level Up, and the starting level is the player's choice in the Guideline", () => {
    for (const variation of ["dig", "survival"]) {
      const game = start({ variation, options: { startingLevel: 7 } });
      expect([game.state.level, game.rules.variation.levelsUp]).toEqual([7, false]);
      // The speed and the points are the rule book's.
      expect(game.state.fallMicros).toBe(start({ options: { startingLevel: 7 } }).state.fallMicros);
      now(game, "hardDrop");
      expect(game.state.score).toBeGreaterThan(0);
    }
  });
});

describe("Dig", () => {
  it.each([
    ["guideline", [5, 10, 18]],
    ["new", [5, 10, 15]],
  ] as const)("O-3: in %s ten rows with one gap each lie at the bottom, or a chosen number of %j", (id, among) => {
    expect(start({ ruleBook: id, variation: "dig" }).state).toMatchObject({ stackHeight: 10, goal: 10 });
    for (const rows of among) {
      const game = start({ ruleBook: id, variation: "dig", options: { rows } });
      expect(boardOf(game)).toHaveLength(rows);
      for (const row of boardOf(game)) expect(row).toMatch(/^#*\.#*$/);
      expect(game.state.goal).toBe(rows);
    }
    expect(parseSetup({ ruleBook: id, variation: "dig", seed: 1, options: { rows: 11 } }).ok).toBe(false);
  });

  it("O-3: the gaps come from the stream of Starting Blocks, and a Dig has no Starting Blocks", () => {
    const blocks = boardOf(start({ seed: 9, options: { startingRows: 10 } }));
    expect(boardOf(start({ seed: 9, variation: "dig" }))).toEqual(blocks);
    expect(new Set(blocks).size).toBeGreaterThan(4);
    const both = start({ seed: 9, variation: "dig", options: { startingRows: 12 } });
    expect(boardOf(both)).toEqual(blocks);
    expect(tableOf(both.rules.setup).name).toBe("guideline dig");
    expect(boardOf(start({ seed: 9 }))).toEqual([]);
  });

  it("O-3: the rows to dig of a board of the player's own are those with garbage", () => {
    const game = start({ variation: "dig", board: ["IIIIIIII..", ...rowsOf(3, ONE_GAP)] });
    expect(game.state).toMatchObject({ stackHeight: 4, goal: 3 });
  });

  it("O-4: the Lock Down that clears the last of the rows wins, even if other Blocks are left", () => {
    const game = start({ variation: "dig", board: ["IIIIIIII..", ...rowsOf(6, ONE_GAP)], queue: "IIII" });
    fillRightGap(game);
    expect(game.state).toMatchObject({ goal: 2, lines: 4, phase: "generation" });
    toNext(game);
    fillRightGap(game);
    expect(game.state).toMatchObject({ goal: 0, lines: 6, outcome: "goalReached" });
    // A row without garbage is left.
    expect(game.state.stackHeight).toBeGreaterThan(0);
    expect(eventsOf(game, "ended")).toMatchObject([{ isWon: true }]);
  });

  it("O-4: lines without garbage do not count, and a Lock Down without lines does not win", () => {
    const game = start({ variation: "dig", board: ["IIIIII....", ONE_GAP], queue: "IO" });
    tap(game, "right", 3);
    now(game, "hardDrop");
    expect(game.state).toMatchObject({ goal: 1, lines: 1, phase: "generation" });
    toNext(game);
    now(game, "hardDrop");
    expect(game.state.phase).toBe("generation");
  });

  it("O-4: the shortest time is first, only won games enter, and every number of rows has its own table", () => {
    const table = unwrap(parseTable("guideline dig"));
    expect(table).toMatchObject({ measure: "time", columns: ["time", "lines", "level"] });
    expect(unwrap(parseTable("new dig rows=15")).options).toEqual({ rows: 15 });
    const names = [5, 10, 18].map((rows) => tableOf(start({ variation: "dig", options: { rows } }).rules.setup).name);
    expect(names).toEqual(["guideline dig rows=5", "guideline dig", "guideline dig rows=18"]);
    const one = { score: 0, lines: 10, micros: 30 * SECOND, isWon: true };
    expect(compareStandings(table, one, { ...one, micros: 31 * SECOND })).toBeLessThan(0);
    const lost = start({ variation: "dig" });
    Object.assign(lost.state, { phase: "ended", outcome: "blockOut", lines: 9 });
    expect(whyUnranked(lost)).toBe("notWon");
    lost.state.outcome = "goalReached";
    expect(whyUnranked(lost)).toBeUndefined();
  });
});

/** A game of Survival. */
function survival(ruleBook = "guideline", seed = 3): Game {
  return start({ ruleBook, variation: "survival", seed });
}

describe("Survival", () => {
  it.each(["guideline", "new"])("O-5: in %s the rows come at the times of the clause", (ruleBook) => {
    const game = survival(ruleBook);
    let at = 0;
    for (let row = 0; at < 800 * SECOND; row++) {
      at += (ROW_MS[Math.floor(at / (20 * SECOND))] ?? 100) * MILLISECOND;
      expect(game.state.rowAt).toBe(at);
      // Empties the Receiving Queue and takes the piece out of play, so that the next moment is the row.
      Object.assign(game.state, { queued: 0, generateAt: at + 1, fallAt: at + 1, lockAt: at + 1, kind: -1 });
      game.state.incoming.length = 0;
      expect(nextMoment(game)).toBe(at);
      advance(game, at);
      expect(receivingQueueOf(game)).toEqual([{ from: 0, attack: row + 1, lines: 1 }]);
    }
  });

  it("O-5: no rows come by time in any other variation", () => {
    for (const { id, variations } of RULE_BOOKS) {
      for (const { id: variation, rising } of variations) {
        const setup = unwrap(parseSetup({ ruleBook: id, variation, seed: 1 }));
        expect(newGame(setup).state.rowAt < 10 * SECOND).toBe(rising !== undefined);
      }
    }
  });

  it("O-6: a row waits in the Receiving Queue and rises with the next Lock Down, with the gap of the rule book", () => {
    const game = survival();
    advance(game, 8 * SECOND);
    expect(game.state).toMatchObject({ queued: 2, raised: 0, stackHeight: 0 });
    now(game, "hardDrop");
    expect(game.state).toMatchObject({ queued: 0, raised: 2 });
    const [raised] = eventsOf(game, "raised");
    // The Guideline keeps a gap for eight lines (G-B3.4), the same as in a match of this seed.
    const match = start({ seed: 3, terms: { seats: 2 } });
    play(match, { at: 0, name: "received", value: 2, from: 1, attack: 1 });
    now(match, "hardDrop");
    expect(raised?.gaps).toHaveLength(2);
    expect(raised?.gaps).toEqual(eventsOf(match, "raised")[0]?.gaps);
    expect(boardOf(game).slice(-2)).toEqual(raised?.gaps.map((gap) => [..."##########"].with(gap, ".").join("")));
  });

  it("O-6: at most five rows rise at once in The New", () => {
    const game = survival("new");
    advance(game, 24 * SECOND);
    now(game, "hardDrop");
    advance(game, game.state.lockAt);
    expect(eventsOf(game, "raised")[0]?.gaps.length).toBeLessThanOrEqual(5);
    expect(game.state.raised + game.state.queued).toBe(game.state.receives);
  });

  it("O-6: an attack cancels waiting rows, and its other lines are void", () => {
    const game = start({ variation: "survival", board: rowsOf(4, ONE_GAP), queue: "III" });
    advance(game, 8 * SECOND);
    expect(game.state.queued).toBe(2);
    fillRightGap(game);
    expect(eventsOf(game, "cancelled")).toMatchObject([{ lines: 2 }]);
    expect(game.state).toMatchObject({ queued: 0, raised: 0, cancelled: 2, lines: 4, stackHeight: 0 });
    expect(game.state.phase).toBe("generation");
  });

  it("O-7: a game without Lock Downs ends when as many rows wait as the Matrix has", () => {
    const game = start({ variation: "survival", options: { practice: true } });
    game.state.isFrozen = true;
    advance(game, 69 * SECOND);
    expect(game.state).toMatchObject({ queued: 19, phase: "falling" });
    advance(game, 100 * SECOND);
    // Five rows at 4 s, six at 3.6 s, six at 3.2 s, three at 2.9 s.
    expect(game.state).toMatchObject({ queued: 20, outcome: "topOut", time: 69_500 * MILLISECOND });
  });

  it("O-7: a Block pushed past the top of the Buffer Zone is a Top Out", () => {
    const game = start({ variation: "survival", board: rowsOf(19, "###.######"), queue: "OO" });
    Object.assign(game.state, { queued: 30 });
    game.state.incoming.push(0, 1, 30);
    tap(game, "left", 4);
    now(game, "hardDrop");
    expect(game.state.outcome).toBe("topOut");
  });

  it("O-7: the longest game is first, then lines, then points; a game need not be won", () => {
    const table = unwrap(parseTable("guideline survival"));
    expect(table).toMatchObject({ measure: "longest", columns: ["time", "lines"] });
    expect(unwrap(parseTable("new survival"))).toMatchObject({ measure: "longest", columns: ["time", "lines"] });
    const one = { score: 5, lines: 5, micros: 90 * SECOND, isWon: false };
    expect(compareStandings(table, one, { ...one, micros: 80 * SECOND, lines: 50, score: 50 })).toBeLessThan(0);
    expect(compareStandings(table, one, { ...one, lines: 4, score: 50 })).toBeLessThan(0);
    expect(compareStandings(table, one, { ...one, score: 6 })).toBeGreaterThan(0);
    expect(compareStandings(table, one, { ...one })).toBe(0);
    const over = survival();
    Object.assign(over.state, { phase: "ended", outcome: "topOut", lines: 9, time: 60 * SECOND });
    expect(whyUnranked(over)).toBeUndefined();
    expect(standingOf(over)).toMatchObject({ micros: 60 * SECOND, isWon: false });
  });

  it("O-7: a rule book without garbage cannot have rising rows", () => {
    expect(setupFor({ ...basic, variations: guideline.variations }, { seed: 1 })).toMatchObject({
      ok: false,
      problem: { where: { part: "rule book" } },
    });
  });
});

describe("Sprint", () => {
  it.each([20, 40, 100])("O-8: a Sprint of %i lines ends with the last of them", (lines) => {
    const game = start({ variation: "sprint", options: { lines }, board: rowsOf(4, ONE_GAP), queue: "IIII" });
    expect(game.state.goal).toBe(lines);
    game.state.goal = 5;
    fillRightGap(game);
    expect(game.state).toMatchObject({ goal: 1, phase: "generation" });
    game.state.goal = 4;
    const last = start({ variation: "sprint", options: { lines }, board: rowsOf(4, ONE_GAP), queue: "IIII" });
    last.state.goal = 4;
    fillRightGap(last);
    expect(last.state.outcome).toBe("goalReached");
  });

  it("O-8: a Sprint of 40 lines keeps its old table; those of 20 and 100 lines have their own", () => {
    const names = [20, 40, 100].map(
      (lines) => tableOf(start({ variation: "sprint", options: { lines } }).rules.setup).name,
    );
    expect(names).toEqual(["guideline sprint lines=20", "guideline sprint", "guideline sprint lines=100"]);
    for (const name of names) expect(unwrap(parseTable(name)).name).toBe(name);
    // Only the Sprint has a choice of lines. The New's Ultra always has 150.
    expect(tableOf(start({ options: { lines: 20 } }).rules.setup).name).toBe("guideline marathon");
    expect(start({ ruleBook: "new", variation: "ultra" }).state.goal).toBe(150);
    expect(parseSetup({ ruleBook: "new", variation: "ultra", seed: 1, options: { lines: 40 } }).ok).toBe(false);
  });
});
