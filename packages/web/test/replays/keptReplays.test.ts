import { makeBinaryLog } from "@korobeinix/engine/log";
import { beforeEach, describe, expect, it } from "vitest";
import { parseLink } from "../../src/logs/link.ts";
import { dayOf } from "../../src/routes/day.ts";
import { type Notice, KeptReplays } from "../../src/replays/keptReplays.ts";
import type { KeptReplay } from "../../src/storage/storage.ts";
import { Disk, storageOn } from "../storage/disk.ts";
import { demoBytes, demoLog } from "../demoLogs.ts";
import { keptOf, longLog } from "./logs.ts";

let disk = new Disk();
let storage = storageOn(disk);
let copied: string[] = [];
let saved: [string, Uint8Array][] = [];
let raced: string[] = [];
let canCopy = true;
let kept = makeKept();

function makeKept(): KeptReplays {
  return new KeptReplays(storage, {
    clipboard: {
      page: "https://example.org/",
      copy: async (text) => {
        if (canCopy) copied.push(text);
        return canCopy;
      },
    },
    saveFile: (name, bytes) => saved.push([name, bytes]),
    race: (timeline, name) => raced.push(`${timeline.log.setup.book.id} ${name}`),
  });
}

async function keepDemo(name: string, date: number): Promise<KeptReplay> {
  const { replay, log } = keptOf(demoLog("guideline"), "finished", name, date);
  await storage.keepReplay(replay, log);
  await kept.load();
  return replay;
}

const namesShown = (): string[] => (kept.replays.value ?? []).map(({ name }) => name);
const noticed = (): Notice["kind"] | undefined => kept.notice.value?.kind;

beforeEach(() => {
  disk = new Disk();
  storage = storageOn(disk);
  copied = [];
  saved = [];
  raced = [];
  canCopy = true;
  kept = makeKept();
});

describe("What is done with kept games", () => {
  it("W-12: one is deleted, and the deletion undone", async () => {
    await keepDemo("one", 2);
    const two = await keepDemo("two", 1);
    await kept.remove(two);
    expect(namesShown()).toEqual(["one"]);
    expect(await storageOn(disk).loadReplays()).toHaveLength(1);
    expect(noticed()).toBe("deleted");
    await kept.undo();
    expect(namesShown()).toEqual(["one", "two"]);
    expect(await storageOn(disk).loadReplayLog(two.id)).toEqual(demoBytes("guideline"));
    expect(noticed()).toBeUndefined();
  });

  it("W-12: a name is kept, without the spaces round it and not too long", async () => {
    const game = await keepDemo("one", 1);
    await kept.change(game, { name: `  ${"x".repeat(60)} ` });
    expect(namesShown()).toEqual(["x".repeat(40)]);
    expect((await storageOn(disk).loadReplays())[0]?.name).toBe("x".repeat(40));
  });

  it("W-13: its link holds the game and its player's name; where it cannot be copied it is shown", async () => {
    const game = await keepDemo("one", 1);
    await kept.share(game);
    expect(noticed()).toBe("copied");
    const [address = ""] = copied;
    const [code = "", query] = address.replace("https://example.org/#/replay/", "").split("?");
    expect(query).toBe(`name=${game.name}&date=${dayOf(game.date)}`);
    expect(parseLink(code)).toEqual({ ok: true, value: demoLog("guideline") });
    canCopy = false;
    await kept.share(game);
    expect(kept.notice.value).toEqual({ kind: "copyYourself", link: address });
  });

  it("F-17: a link to what came from elsewhere carries no day: nobody knows when that was played", async () => {
    const { replay, log } = keptOf(demoLog("guideline"), "loaded", "two", 1);
    await storage.keepReplay(replay, log);
    await kept.share(replay);
    expect(copied[0]?.split("?")[1]).toBe("name=two");
  });

  it("W-13: one too long for a link is said to be, and its file offered", async () => {
    const { replay, log } = keptOf(longLog(20_000), "finished", "long", 1);
    await storage.keepReplay(replay, log);
    await kept.share(replay);
    expect(kept.notice.value).toEqual({ kind: "tooLong", replay });
    expect(copied).toEqual([]);
    await kept.save(replay);
    expect(saved).toEqual([[expect.stringMatching(/^guideline-marathon-.*\.korobeinix$/), log]]);
  });

  it("W-17: one is raced against", async () => {
    await kept.race(await keepDemo("one", 1));
    expect(raced).toEqual(["guideline one"]);
  });

  it("W-13: a file is loaded, once", async () => {
    const file = new File([Uint8Array.from(demoBytes("new"))], "Wonderful.korobeinix");
    const loaded = await kept.loadFiles([file]);
    expect(loaded).toMatchObject({ name: "Wonderful", origin: "loaded", ruleBook: "new" });
    expect(noticed()).toBe("loaded");
    expect(await storage.loadReplayLog(loaded!.id)).toEqual(makeBinaryLog(demoLog("new")));
    expect(await kept.loadFiles([file])).toMatchObject({ id: loaded!.id });
    expect(noticed()).toBe("known");
    expect(kept.replays.value).toHaveLength(1);
  });

  it("W-19: of many files a bad one is told, and the good ones before it are kept", async () => {
    const good = new File([Uint8Array.from(demoBytes("new"))], "good.korobeinix");
    const bad = new File(["KX nonsense"], "bad.korobeinix");
    await kept.loadFiles([good, bad]);
    expect(kept.notice.value).toMatchObject({
      kind: "refused",
      file: "bad.korobeinix",
      problem: { where: { part: "byte", which: 3 } },
    });
    expect(namesShown()).toEqual(["good"]);
  });

  it("W-12: one that another tab has deleted is said to be gone", async () => {
    const game = await keepDemo("one", 1);
    await storageOn(disk).deleteReplays([game.id]);
    for (const action of ["share", "save", "race"] as const) {
      kept.notice.value = undefined;
      await kept[action](game);
      expect(noticed()).toBe("gone");
    }
  });
});
