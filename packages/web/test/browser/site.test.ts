import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { describe, expect, inject, it } from "vitest";
import { open, startBook, toMenu, useBrowser } from "./harness.ts";

useBrowser();

describe("the engine in the browser", () => {
  it("W-8: the signature corpus gives the number that Node gives", async () => {
    const entry = fileURLToPath(new URL("../../../engine/src/signature.ts", import.meta.url));
    const built = await build({
      configFile: false,
      logLevel: "silent",
      build: { write: false, lib: { entry, formats: ["iife"], name: "signature" } },
    });
    const output = Array.isArray(built) ? built.flatMap((each) => each.output) : "output" in built ? built.output : [];
    const code = output.map((chunk) => (chunk.type === "chunk" ? chunk.code : "")).join("\n");
    const page = await open();
    const signature = await page.evaluate(`${code}; signature.computeSignature()`);
    const kept = readFileSync(new URL("../../../engine/signature.json", import.meta.url), "utf8");
    expect(signature).toBe((JSON.parse(kept) as { signature: string }).signature);
  });
});

describe("the site", () => {
  it("W-10: it fetches nothing from elsewhere, sound comes after the first gesture", async () => {
    const page = await open({ isFirstVisit: true });
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.reload();
    await page.locator(".screen-legal").waitFor();
    const site = inject("siteUrl");
    const isOurs = (url: string): boolean => url.startsWith(site) || url.startsWith("data:") || url.startsWith("blob:");
    expect(requests.filter((url) => !isOurs(url))).toEqual([]);
    expect(requests.some((url) => /\/player-[^/]*\.js$/.test(url))).toBe(false);
    await toMenu(page);
    await startBook(page, "guideline");
    await expect.poll(() => requests.some((url) => /\/player-[^/]*\.js$/.test(url))).toBe(true);
    expect(requests.filter((url) => !isOurs(url))).toEqual([]);
  });

  it("W-10: every address in the page is relative: it plays under any path", () => {
    const html = readFileSync(join(inject("siteFolder"), "index.html"), "utf8");
    const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
    expect(addresses.length).toBeGreaterThan(1);
    expect(addresses.filter((address) => !address!.startsWith("./"))).toEqual([]);
  });
});
