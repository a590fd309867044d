import { makeBinaryMatch, makeTextMatch, replayMatch } from "@korobeinix/engine/match";
import { beforeEach, describe, expect, it } from "vitest";
import { fileNameOf, readFile } from "../../src/replays/file.ts";
import { loadFile } from "../../src/replays/loadFile.ts";
import { replayOfMatch } from "../../src/library/keepMatch.ts";
import { forgedMatch, matchLog, sittersFor } from "../matchLogs.ts";
import { Disk, storageOn } from "../storage/disk.ts";
import { fileOf } from "./logs.ts";

const LOG = matchLog({ seconds: 6 });
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const named = (bytes: Uint8Array, name: string): File => new File([Uint8Array.from(bytes)], name);

let storage = storageOn(new Disk());
beforeEach(() => {
  storage = storageOn(new Disk());
});

describe("The file of a match", () => {
  it("S-15: in either form gives it back", async () => {
    expect(await readFile(fileOf(makeBinaryMatch(LOG)))).toEqual({ ok: true, value: LOG });
    expect(await readFile(fileOf(utf8(makeTextMatch(LOG))))).toEqual({ ok: true, value: LOG });
  });

  it("S-15: is loaded with its seats and places, and not twice", async () => {
    const loaded = await loadFile(named(makeBinaryMatch(LOG), "Our final.korobeinix"), storage);
    const match = {
      places: [1, 2],
      sitters: [
        { name: "", computer: undefined },
        { name: "", computer: "easy" },
      ],
    };
    expect(loaded).toMatchObject({ kind: "loaded", replay: { name: "Our final", origin: "loaded", match } });
    const again = await loadFile(named(utf8(makeTextMatch(LOG)), "other.txt"), storage);
    expect(again).toMatchObject({ kind: "known", replay: { name: "Our final" } });
    expect(await storage.loadReplays()).toHaveLength(1);
  });

  it.each([
    ["cut short", makeBinaryMatch(LOG).slice(0, 150), "damaged"],
    ["changed", makeBinaryMatch(LOG).with(150, makeBinaryMatch(LOG)[150]! ^ 1), "damaged"],
    ["of one seat too few", utf8(makeTextMatch(LOG).replace(/^seat 1.*\n/m, "")), undefined],
  ])("S-15: that is %s is refused, and nothing is kept", async (_, bytes, code) => {
    const refused = await loadFile(named(bytes, "x.korobeinix"), storage);
    expect(refused).toMatchObject({ kind: "refused", problem: code === undefined ? {} : { code } });
    expect(await storage.loadReplays()).toEqual([]);
  });

  it("S-15: is refused where its rulings are not true", async () => {
    const refused = await loadFile(named(makeBinaryMatch(forgedMatch()), "x.korobeinix"), storage);
    expect(refused).toMatchObject({ kind: "refused", problem: { where: { part: "ruling" } } });
  });

  it("S-15: is named after it", () => {
    const { replay } = replayOfMatch(replayMatch(LOG), LOG, {
      sitters: sittersFor(LOG),
      origin: "match",
      date: Date.UTC(2026, 10, 18, 12),
    });
    expect(fileNameOf(replay)).toBe("guideline-marathon-match-0m07s-2026-11-18.korobeinix");
  });
});
