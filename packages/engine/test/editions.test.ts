import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  advance,
  EDITION,
  EDITIONS,
  type Editions,
  guideline,
  hashState,
  newGame,
  OUTCOMES,
  parseSetup,
  play,
  RELEASED_EDITION,
  type RuleBook,
  setupFor,
  unwrap,
} from "../src/index.ts";
import { makeBinaryLog, makeTextLog, parseBinaryLog, parseTextLog, replay } from "../src/doors/log.ts";
import { hashMatch, MatchPlayer, parseBinaryMatch, takeMatchEvents, verifyMatch } from "../src/doors/match.ts";
import { start } from "./helpers.ts";
import { anyLog } from "./randomPlay.ts";

interface KeptGame {
  readonly log?: string;
  readonly match?: string;
  readonly hash: string;
}

function keptGames(edition: number): readonly KeptGame[] {
  const file = new URL(`editions/${edition}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")) as readonly KeptGame[];
}

describe("editions", () => {
  it.each(EDITIONS.map((_, i) => i + 1))(
    "E-24: the kept games of edition %i give the hashes they always gave",
    (edition) => {
      const games = keptGames(edition);
      const books = new Set<string>();
      for (const { log, match, hash } of games) {
        if (log !== undefined) {
          const parsed = unwrap(parseBinaryLog(bytesOf(log)));
          books.add(`game of ${parsed.setup.book.id}`);
          expect(parsed.setup.edition).toBe(edition);
          expect(hashState(replay(parsed))).toBe(hash);
        } else {
          const parsed = unwrap(parseBinaryMatch(bytesOf(match ?? "")));
          books.add(`match of ${parsed.setup.shared.book.id}`);
          expect(parsed.setup.shared.edition).toBe(edition);
          expect(hashMatch(unwrap(verifyMatch(parsed)))).toBe(hash);
        }
      }
      expect(books.size).toBe(10);
    },
  );

  it("E-24: the kept games of edition 1 reach every outcome, and every kind of event of a match", () => {
    expect(RELEASED_EDITION).toBeLessThanOrEqual(EDITION);
    const outcomes = new Set<string>();
    const results = new Set<string>();
    const facts = new Set<string>();
    for (const { log, match } of keptGames(1)) {
      if (log !== undefined) outcomes.add(replay(unwrap(parseBinaryLog(bytesOf(log)))).state.outcome);
      if (match === undefined) continue;
      const player = new MatchPlayer(unwrap(parseBinaryMatch(bytesOf(match))));
      player.playTo(player.log.end);
      results.add(player.match.state.result);
      for (const { state } of player.match.games) outcomes.add(state.outcome);
      for (const { type } of takeMatchEvents(player.match)) facts.add(type);
    }
    expect([...outcomes].toSorted()).toEqual([...OUTCOMES].toSorted());
    expect([...results].toSorted()).toEqual(["drawn", "lost", "playing", "won"]);
    const told = [
      "crossed",
      "finished",
      "knockedOut",
      "markMoved",
      "over",
      "passed",
      "placed",
      "reached",
      "sent",
      "voided",
    ];
    expect([...facts].toSorted()).toEqual(told);
  });

  it("E-24: new games have the newest edition, and both forms of a log name their edition", () => {
    expect(EDITION).toBe(EDITIONS.length);
    fc.assert(
      fc.property(anyLog, (log) => {
        expect(log.setup.edition).toBe(EDITION);
        expect(unwrap(parseBinaryLog(makeBinaryLog(log))).setup.edition).toBe(EDITION);
        expect(makeTextLog(log)).toContain(`\nedition ${EDITION}\n`);
      }),
      { numRuns: 10 },
    );
  });

  it("E-24: a log plays by the books of its edition, even if a later edition has other rules", () => {
    const later: RuleBook = { ...guideline, dropPoints: { soft: 5, hard: 50 } };
    const both: Editions = [EDITIONS[0]!, [later]];
    const request = { ruleBook: "guideline", seed: 1, queue: ["I"] };
    const scores = [1, 2].map((edition) => {
      const setup = unwrap(parseSetup({ ...request, edition }, both));
      const log = { setup, inputs: [{ at: 0, name: "hardDrop" as const }], end: 0 };
      const forms = [parseBinaryLog(makeBinaryLog(log), both), parseTextLog(makeTextLog(log), both)];
      const [binary, text] = forms.map((form) => replay(unwrap(form)).state.score);
      expect(text).toBe(binary);
      return binary;
    });
    expect(scores).toEqual([38, 950]);
  });

  it.each([0, 2, 1.5, -1, Number.NaN])("E-24: there is no edition %d", (edition) => {
    expect(parseSetup({ ruleBook: "guideline", seed: 1, edition })).toMatchObject({
      ok: false,
      problem: { code: "version", where: { part: "edition" } },
    });
  });

  it("E-24: a log of a later edition is refused, not played by the present rules", () => {
    const setup = unwrap(setupFor(guideline, { seed: 1, edition: 2 }));
    const log = { setup, inputs: [], end: 0 };
    for (const result of [parseBinaryLog(makeBinaryLog(log)), parseTextLog(makeTextLog(log))])
      expect(result).toMatchObject({ ok: false, problem: { code: "version" } });
  });

  it("E-24: state at its initial value adds nothing to a hash, so new state leaves old hashes alone", () => {
    const game = start({ queue: "TI" });
    const hash = hashState(game);
    // Imagine that this state is new and that an old game never changes it.
    expect(game.state).toMatchObject({ cutUntil: 0, initialTurn: 0, isInitialHold: false });
    game.state.initialTurn = 1;
    expect(hashState(game)).not.toBe(hash);
    game.state.initialTurn = 0;
    expect(hashState(game)).toBe(hash);
    // The number of events adds nothing: a later engine may have more events.
    game.state.eventCount += 5;
    expect(hashState(game)).toBe(hash);
    // Zeros at the end of the tally add nothing: a later engine may count more actions.
    const tally = new Int32Array(20);
    tally.set(game.state.tally);
    expect(hashState({ ...game, state: { ...game.state, tally } })).toBe(hash);
  });

  it("E-24: the log of a variant names the variant, and parses if the parser gets its rule book", () => {
    const mine: RuleBook = { ...guideline, variant: "mine", matrix: { columns: 8, rows: 20, bufferRows: 20 } };
    const setup = unwrap(setupFor(mine, { seed: 4, queue: ["O"] }));
    const game = newGame(setup);
    play(game, { at: 0, name: "hardDrop" });
    advance(game, 5);
    const log = { setup, inputs: [{ at: 0, name: "hardDrop" as const }], end: 5 };
    const library: Editions = [[...EDITIONS[0]!, mine]];
    for (const parsed of [parseBinaryLog(makeBinaryLog(log), library), parseTextLog(makeTextLog(log), library)])
      expect(hashState(replay(unwrap(parsed)))).toBe(hashState(game));
    for (const parsed of [parseBinaryLog(makeBinaryLog(log)), parseTextLog(makeTextLog(log))])
      expect(parsed).toMatchObject({ ok: false, problem: { code: "unknown" } });
    expect(makeTextLog(log)).toContain("rules guideline:mine marathon");
  });
});

function bytesOf(letters: string): Uint8Array {
  return new Uint8Array(Buffer.from(letters, "base64url"));
}
