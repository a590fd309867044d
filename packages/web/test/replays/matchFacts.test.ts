import { replayMatch } from "@korobeinix/engine/match";
import { describe, expect, it } from "vitest";
import { replayOfMatch } from "../../src/library/keepMatch.ts";
import type { Shell } from "../../src/parts/context.ts";
import { KeptReplays } from "../../src/replays/keptReplays.ts";
import { factsOf, searchText, titleOf } from "../../src/replays/replayFacts.ts";
import { parseAnyLink } from "../../src/logs/link.ts";
import { parseRoute } from "../../src/routes/routes.ts";
import { makeFormat } from "../../src/words/format.ts";
import { makeTranslator } from "../../src/words/translate.ts";
import type { LanguageId } from "../../src/words/words.ts";
import { matchLog, sittersFor } from "../matchLogs.ts";
import { Disk, storageOn } from "../storage/disk.ts";
import { fetchAllWords } from "../words/allWords.ts";

await fetchAllWords();

const LOG = matchLog({ seconds: 6 });
const KEPT = replayOfMatch(replayMatch(LOG), LOG, { sitters: sittersFor(LOG), origin: "match", date: 0 });

function shellIn(language: LanguageId): Shell {
  return { language, t: makeTranslator(language, "game"), format: makeFormat(language) } as Partial<Shell> as Shell;
}

describe("A match in the list", () => {
  it("S-15: says who came where, and how long it took", () => {
    const time = shellIn("en").format.time(LOG.end);
    expect(titleOf(shellIn("en"), KEPT.replay)).toBe("Ana – Bruno");
    expect(factsOf(shellIn("en"), KEPT.replay)).toEqual(["1st Ana", time, "2nd Bruno"]);
    expect(factsOf(shellIn("es"), KEPT.replay)).toEqual(["1.º Ana", time, "2.º Bruno"]);
    expect(searchText(shellIn("en"), KEPT.replay)).toMatch(/Guideline.*Match.*Bruno/);
  });

  it("S-15: those without a name or a place are called all the same", () => {
    const nameless = matchLog({ seconds: 2, isLeft: false });
    const sitters = sittersFor(nameless).map((sitter) => ({ ...sitter, name: "" }));
    const { replay } = replayOfMatch(replayMatch(nameless), nameless, { sitters, origin: "abandoned", date: 0 });
    expect(titleOf(shellIn("en"), replay)).toBe("Guideline · Marathon");
    const [first, , second] = factsOf(shellIn("en"), replay);
    expect([first, second]).toEqual(["Player 1", "Computer 2"]);
  });

  it("S-15: is renamed, shared with the names of the seats, deleted and put back; it cannot be raced", async () => {
    const storage = storageOn(new Disk());
    const copied: string[] = [];
    const raced: string[] = [];
    const list = new KeptReplays(storage, {
      clipboard: { page: "https://example.org/", copy: async (text) => copied.push(text) > 0 },
      saveFile: () => {},
      race: (_, name) => raced.push(name),
    });
    await storage.keepReplay(KEPT.replay, KEPT.log);
    await list.load();
    await list.change(KEPT.replay, { name: "The final" });
    const [renamed] = list.replays.value ?? [];
    await list.share(renamed!);
    const route = parseRoute(new URL(copied[0]!).hash);
    expect(route).toMatchObject({ screen: "replay", name: "Ana – Bruno" });
    expect(route?.screen === "replay" && parseAnyLink(route.code)).toEqual({ ok: true, value: LOG });
    await list.race(renamed!);
    expect(raced).toEqual([]);
    await list.remove(renamed!);
    expect(await storage.loadReplays()).toEqual([]);
    await list.undo();
    expect(await storage.loadReplays()).toEqual([{ ...KEPT.replay, name: "The final" }]);
  });
});
