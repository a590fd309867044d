// The command line for the logs of matches.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { hashState, unwrap } from "@korobeinix/engine";
import {
  type MatchLog,
  hashMatch,
  makeBinaryMatch,
  makeTextMatch,
  parseBinaryMatch,
  replayMatch,
} from "@korobeinix/engine/match";
import { matchCorpus } from "@korobeinix/engine/signature";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runReplay } from "../src/replay/commands.ts";
import { Gathered } from "./gathered.ts";

const TWO = fileURLToPath(new URL("../fixtures/match2.kx", import.meta.url));

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "replay-match-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function run(...args: string[]): Promise<{ code: number; out: string; error: string }> {
  const [out, error] = [new Gathered(), new Gathered()];
  const code = await runReplay(args, out, error);
  return { code, out: out.text, error: error.text };
}

function put(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const ruled: MatchLog = matchCorpus().find(({ setup, rulings }) => setup.isInRoom && rulings.length > 10)!;

describe("replay and matches", () => {
  it("E-39: verify prints result, standings and what every seat did, in either form", async () => {
    const log = unwrap(parseBinaryMatch(new Uint8Array(readFileSync(TWO))));
    const match = replayMatch(log);
    const { code, out, error } = await run("verify", TWO);
    expect({ code, error }).toEqual({ code: 0, error: "" });
    expect(out).toContain("rule book     guideline\n");
    expect(out).toContain("result        won\n");
    expect(out).toContain(`hash          ${hashMatch(match)}\n`);
    for (const [seat, { state, rules }] of match.games.entries()) {
      const part = out.slice(out.indexOf(`seat ${seat + 1}, team ${seat + 1}: place ${match.state.places[seat]}`));
      expect(part).toContain(
        `  sent        ${state.sent}\n  cancelled   ${state.cancelled}\n  entered     ${state.raised}\n`,
      );
      expect(part).toContain(`  hash        ${hashState({ state, rules, events: null, feed: null })}\n`);
    }
    expect(await run("verify", put("two.txt", makeTextMatch(log)))).toEqual({ code, out, error });
  });

  it("E-39: show prints what every seat did and what happened between them", async () => {
    const { code, out } = await run("show", TWO);
    expect(code).toBe(0);
    const lines = out.split("\n").map((line) => line.replaceAll(/ +/g, " "));
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^seat 1 [\d.]+ s > Hard Drop$/),
        expect.stringMatching(/^seat 2 [\d.]+ s attacks with \d+ lines?$/),
        expect.stringMatching(/^match [\d.]+ s attack 1: seat \d sends \d+ lines? to seat \d$/),
        expect.stringMatching(/^seat \d [\d.]+ s \d+ lines? of attack 1 from seat \d in the Receiving Queue$/),
        expect.stringMatching(/^seat \d [\d.]+ s .* rise, gaps in columns [\d ]+$/),
        expect.stringMatching(/^match [\d.]+ s seat \d is out: /),
        expect.stringMatching(/^match [\d.]+ s the match is won: places [12] [12]$/),
      ]),
    );
  });

  it("E-39: show prints the rulings of a room between what the seats did", async () => {
    const { out } = await run("show", put("ruled.kx", makeBinaryMatch(ruled)));
    expect(out).toMatch(/^room +[\d.]+ s +attack \d+ of seat \d goes to seats? [\d, ]+, where it arrives at [\d.]+ s/m);
    expect(out).toMatch(/^room +[\d.]+ s +seat \d is out/m);
    expect(out).toMatch(/^room +[\d.]+ s +the match is won: places/m);
  });

  it("E-39: text and binary turn into one another", async () => {
    const text = put("ruled.txt", makeTextMatch(ruled));
    const bytes = join(folder, "out.kx");
    expect(await run("binary", text, bytes)).toMatchObject({ code: 0, error: "" });
    expect(new Uint8Array(readFileSync(bytes))).toEqual(makeBinaryMatch(ruled));
    expect(await run("text", bytes)).toMatchObject({ code: 0, out: makeTextMatch(ruled) });
  });

  it("E-39: a log that is not true is refused with what is wrong, by every command", async () => {
    const which = ruled.rulings.findIndex(({ type }) => type === "attack");
    const rulings = ruled.rulings.map((ruling, i) =>
      i === which && ruling.type === "attack" ? { ...ruling, arrival: ruling.arrival + 50_000 } : ruling,
    );
    const forged = put("forged.kx", makeBinaryMatch({ ...ruled, rulings }));
    for (const command of ["verify", "show", "text"]) {
      const { code, out, error } = await run(command, forged);
      expect({ code, out }).toEqual({ code: 1, out: "" });
      expect(error).toMatch(new RegExp(`ruling ${which + 1}: the attack arrives at \\d+, by the rules at \\d+`));
    }
  });

  it("E-39: a match cut short is refused with where", async () => {
    const { code, error } = await run("verify", put("cut.kx", makeBinaryMatch(ruled).slice(0, -9)));
    expect(code).toBe(1);
    expect(error).toContain("byte ");
  });
});
