// Logs of our own variations: kept games, both forms, any moment.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { advance, hashState, newGame, play, restore, snapshot, unwrap } from "../src/index.ts";
import {
  type Log,
  makeBinaryLog,
  makeTextLog,
  makeTimeline,
  parseBinaryLog,
  parseTextLog,
  replay,
  seek,
} from "../src/doors/log.ts";

interface KeptGame {
  readonly log: string;
  readonly hash: string;
  readonly own?: true;
}

/** Games of computers of all ranks, and some of the corpus: they must always play as they do now. */
const ALL = JSON.parse(readFileSync(new URL("editions/1.json", import.meta.url), "utf8")) as readonly KeptGame[];
const KEPT = ALL.filter(({ own }) => own === true);

function logOf({ log }: KeptGame): Log {
  return unwrap(parseBinaryLog(new Uint8Array(Buffer.from(log, "base64url"))));
}

describe("logs of our own variations", () => {
  it("O-9: the kept games give their kept hashes and reach both variations and their ends", () => {
    const seen = new Set<string>();
    for (const kept of KEPT) {
      const log = logOf(kept);
      const game = replay(log);
      expect(hashState(game)).toBe(kept.hash);
      expect(log.setup.edition).toBe(1);
      seen.add(`${log.setup.book.id} ${log.setup.variation.id} ${game.state.outcome}`);
    }
    for (const end of ["dig goalReached", "survival blockOut", "sprint goalReached"]) {
      expect([...seen]).toContain(`guideline ${end}`);
    }
    expect([...seen]).toEqual(expect.arrayContaining(["new dig goalReached", "new survival lockAbove"]));
  });

  it("O-9: both forms parse back to the same log", () => {
    for (const kept of KEPT) {
      const log = logOf(kept);
      expect(unwrap(parseTextLog(makeTextLog(log)))).toEqual(log);
      expect(Buffer.from(makeBinaryLog(log)).toString("base64url")).toBe(kept.log);
    }
  });

  it("O-9: a game restored at any moment goes on to the same hash", () => {
    for (const kept of KEPT.slice(0, 5)) {
      const log = logOf(kept);
      const timeline = makeTimeline(log);
      for (const share of [0.13, 0.5, 0.91]) {
        const at = Math.floor(log.end * share);
        const there = hashState(replay({ ...log, inputs: log.inputs.filter((input) => input.at <= at), end: at }));
        expect(hashState(seek(timeline, at))).toBe(there);
        const game = newGame(log.setup, log.feed);
        for (const input of log.inputs) if (input.at <= at) play(game, input);
        advance(game, at);
        const saved = snapshot(game);
        expect(hashState(game)).toBe(there);
        for (let round = 0; round < 2; round++) {
          for (const input of log.inputs) if (input.at > at) play(game, input);
          if (game.state.phase !== "ended") advance(game, log.end);
          expect(hashState(game)).toBe(kept.hash);
          restore(game, saved);
        }
      }
    }
  });
});
