import type { RuleBookId } from "@korobeinix/engine";
import type { ComputerRank, MatchEnd } from "@korobeinix/engine/match";
import { beforeEach, describe, expect, it } from "vitest";
import { Library } from "../../src/library/library.ts";
import { Disk, error, storageOn } from "./disk.ts";

let disk = new Disk();
let storage = storageOn(disk);
beforeEach(() => {
  disk = new Disk();
  storage = storageOn(disk);
});

async function count(ends: readonly MatchEnd[], rank: ComputerRank = "hard", ruleBook: RuleBookId = "guideline") {
  for (const end of ends) await storage.countMatch({ ruleBook, rank, end });
}

describe("Matches against computers", () => {
  it("S-14: are counted by rule book and rank, with the run of wins and the best there was, and survive a reload", async () => {
    await count(["won", "won", "won", "lost", "won", "drawn", "won", "won"]);
    await count(["lost"], "easy");
    await count(["drawn"], "hard", "new");
    expect(await storageOn(disk).loadMatchCounts()).toEqual([
      { ruleBook: "guideline", rank: "easy", won: 0, lost: 1, drawn: 0, run: 0, bestRun: 0 },
      { ruleBook: "guideline", rank: "hard", won: 6, lost: 1, drawn: 1, run: 2, bestRun: 3 },
      { ruleBook: "new", rank: "hard", won: 0, lost: 0, drawn: 1, run: 0, bestRun: 0 },
    ]);
  });

  it("S-14: what cannot be written is there all the same, and nothing is counted twice when it can", async () => {
    await count(["won"]);
    disk.failure = error("QuotaExceededError");
    await count(["won"]);
    expect(await storage.loadMatchCounts()).toMatchObject([{ won: 2, run: 2 }]);
    disk.failure = undefined;
    await count(["won"]);
    expect(await storage.loadMatchCounts()).toMatchObject([{ won: 3, run: 3 }]);
    expect(await storageOn(disk).loadMatchCounts()).toMatchObject([{ won: 3, run: 3 }]);
  });

  it.each([
    ["no list", { guideline: 1 }],
    ["nothing in it", [undefined, null, 4, "won"]],
    ["a rule book that there is not", [{ ...whole(), ruleBook: "tetris" }]],
    ["a rank that there is not", [{ ...whole(), rank: "god" }]],
    ["less than nothing", [{ ...whole(), lost: -1 }]],
    ["parts of matches", [{ ...whole(), won: 2.5 }]],
    ["no number", [{ ...whole(), drawn: Number.NaN }]],
    ["a run longer than all that was won", [{ ...whole(), run: 9, bestRun: 9 }]],
    ["a run longer than the best", [{ ...whole(), run: 2, bestRun: 1 }]],
  ])("S-14: what is damaged is left out: %s", async (_, stored) => {
    disk.put("totals", stored, "matches");
    expect(await storage.loadMatchCounts()).toEqual([]);
    await count(["won"]);
    expect(await storage.loadMatchCounts()).toMatchObject([{ won: 1, lost: 0 }]);
  });

  it("S-14: what is damaged hides nothing that is whole, and the same twice is there once", async () => {
    disk.put("totals", [{ rank: "easy" }, whole(), { ...whole(), won: 99 }], "matches");
    expect(await storage.loadMatchCounts()).toEqual([whole()]);
    await count(["won"]);
    expect(await storage.loadMatchCounts()).toEqual([{ ...whole(), won: 4, run: 2 }]);
  });

  it("S-14, N-21: are forgotten with the high scores, and the lines of the wonders stay", async () => {
    await count(["won"]);
    await storage.addWonderLines(40);
    const library = new Library({ storage, name: () => "Ana", codes: () => new Set() });
    await library.clearTables();
    expect(await storageOn(disk).loadMatchCounts()).toEqual([]);
    expect(await storageOn(disk).loadWonderLines()).toBe(40);
  });
});

function whole() {
  return { ruleBook: "guideline", rank: "hard", won: 3, lost: 1, drawn: 0, run: 1, bestRun: 2 };
}
