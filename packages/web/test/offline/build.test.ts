import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { cacheNameOf, isCacheOf, isPage, pageLockOf, pathIn, scriptOfLock } from "../../src/offline/build.ts";
import { writeWorker } from "../../vite/offline.ts";

const SCOPE = "https://host.example/games/korobeinix/";
const site = mkdtempSync(join(tmpdir(), "korobeinix-"));
afterAll(() => rmSync(site, { recursive: true }));

describe("what the worker answers", () => {
  it.each([
    [SCOPE, ""],
    [`${SCOPE}?from=mail#/menu`, ""],
    [`${SCOPE}index.html#/menu`, "index.html"],
    [`${SCOPE}assets/a-1.js`, "assets/a-1.js"],
    ["https://host.example/games/", undefined],
    ["https://elsewhere.example/games/korobeinix/", undefined],
  ])("W-24: of %s the path within the site is %s", (url, path) => {
    expect(pathIn(SCOPE, url)).toBe(path);
  });

  it("W-24: the page has two addresses, and what lies beneath is another's", () => {
    expect(["", "index.html", "other/", "other/index.html"].map(isPage)).toEqual([true, true, false, false]);
  });

  it("W-25: another site's caches and locks are left alone", () => {
    expect(isCacheOf(SCOPE, cacheNameOf(SCOPE, "1"))).toBe(true);
    expect(isCacheOf(SCOPE, cacheNameOf("https://host.example/", "1"))).toBe(false);
    expect(isCacheOf("https://host.example/", cacheNameOf(SCOPE, "1"))).toBe(false);
    expect([scriptOfLock(pageLockOf("a.js")), scriptOfLock("another")]).toEqual(["a.js", undefined]);
  });
});

describe("the worker's list", () => {
  it("W-24: names every file of the site but itself; a changed file makes a new worker, and nothing else does", async () => {
    mkdirSync(join(site, "assets"));
    writeFileSync(join(site, "index.html"), "<!doctype html>");
    writeFileSync(join(site, "assets", "a-1.js"), "1");
    const worker = async (): Promise<string> => {
      await writeWorker(site);
      return readFileSync(join(site, "sw.js"), "utf8");
    };
    const first = await worker();
    expect([...first.matchAll(/path:[`"']([^`"']*)/g)].map(([, path]) => path)).toEqual(["assets/a-1.js", ""]);
    expect(await worker()).toBe(first);
    writeFileSync(join(site, "index.html"), "<!doctype html><title>new</title>");
    expect(await worker()).not.toBe(first);
  });
});
