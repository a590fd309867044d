import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { SECOND } from "@korobeinix/engine";
import { cutLog, makeBinaryLog } from "@korobeinix/engine/log";
import { build } from "vite";
import { describe, expect, inject, it } from "vitest";
import { demoLog } from "../demoLogs.ts";
import { goTo, open, startBook, toMenu, useBrowser } from "./harness.ts";

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
    expect(requests.some((url) => /\/soundPlayer-[^/]*\.js$/.test(url))).toBe(false);
    await toMenu(page);
    await startBook(page, "guideline");
    await expect.poll(() => requests.some((url) => /\/soundPlayer-[^/]*\.js$/.test(url))).toBe(true);
    expect(requests.filter((url) => !isOurs(url))).toEqual([]);
  });

  it("W-10: every part of it can be the first that is fetched: none waits for another to have run", async () => {
    const site = inject("siteUrl");
    const worker = await (await fetch(`${site}sw.js`)).text();
    const parts = new Set(worker.match(/assets\/[^"'`]+\.js/g)?.filter((path) => !/worker/i.test(path)));
    expect(parts.size).toBeGreaterThan(50);
    const page = await open();
    // As text: what tests are made of would make a call of its own of every import.
    const fetched = [...parts].map((path) => `import("${site}${path}").then(() => "", (why) => "${path}: " + why)`);
    const failed = (await page.evaluate(`Promise.all([${fetched.join()}])`)) as string[];
    expect(failed.filter((text) => text !== "")).toEqual([]);
  });

  it("W-10: the page's own policy forbids what it never does", async () => {
    const page = await open({ expects: /Content Security Policy|script-src/ });
    await page.locator(".screen-menu").waitFor();
    const refused = await page.evaluate(async () => {
      const broken: string[] = [];
      document.addEventListener("securitypolicyviolation", (event) => broken.push(event.effectiveDirective));
      document.body.setAttribute("style", "outline: 1px solid");
      document.body.append(Object.assign(document.createElement("style"), { textContent: "body { color: red }" }));
      document.body.append(Object.assign(document.createElement("script"), { textContent: "window.isBroken = true" }));
      await fetch("https://elsewhere.example/").catch(() => undefined);
      // One turn later, when violations are reported and this script has no longer the rights of its driver.
      await new Promise<void>((resolve) =>
        setTimeout(() => {
          const { eval: run } = globalThis;
          try {
            run("1");
          } catch {
            broken.push("text");
          }
          resolve();
        }),
      );
      return broken;
    });
    expect(new Set(refused)).toEqual(
      new Set(["style-src-attr", "style-src-elem", "script-src-elem", "connect-src", "text"]),
    );
  });

  it("W-10: no screen breaks the policy: games, replays, films, Help, Practice", async () => {
    // What breaks it is an error in the console, which fails any test; here are the screens that others may not open.
    const page = await open({ isFirstVisit: true, isAudible: true });
    await toMenu(page);
    await startBook(page, "new");
    await page.keyboard.press("Space");
    for (const route of ["options/controls", "records/guideline/marathon", "wonders", "replays", "help/scoring"]) {
      await goTo(page, route);
      await page.locator(`.screen-${route.split("/")[0]}`).waitFor();
    }
    await goTo(page, "practice/guideline");
    await page.locator(".practice-panel").waitFor();
    await page.keyboard.press("Space");
    const log = cutLog(demoLog("guideline"), 2 * SECOND);
    await goTo(page, `replay/${Buffer.from(makeBinaryLog(log)).toString("base64url")}`);
    await page.locator(".screen-watch .hud-figure").first().waitFor();
    await page.locator(".watch-action.is-more").click();
    await page.getByRole("button", { name: "Image" }).click();
    await page.locator(".export .choice-item").filter({ hasText: "Video" }).click();
    await page.locator(".export .primary:enabled").click();
    await page.locator(".export a[download]").waitFor();
    const policy = await page.locator("meta[http-equiv]").getAttribute("content");
    expect(policy).toContain("default-src 'self'");
  });

  it("R-12: what the page says without a script, and of itself, it says in both languages", () => {
    const read = (file: string): string => readFileSync(join(inject("siteFolder"), file), "utf8");
    const html = read("index.html");
    const [, unscripted = ""] = /<noscript>(.*)<\/noscript>/s.exec(html) ?? [];
    for (const language of ["en", "es"])
      expect(unscripted).toMatch(new RegExp(`<p lang="${language}">[^<]*JavaScript`));
    const manifest = JSON.parse(read("manifest.webmanifest")) as { readonly description: string };
    for (const words of ["falling-block games", "bloques que caen"]) {
      expect(html).toContain(words);
      expect(manifest.description).toContain(words);
    }
  });

  it("W-10: every address in the page is relative: it plays under any path", () => {
    const html = readFileSync(join(inject("siteFolder"), "index.html"), "utf8");
    const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
    expect(addresses.length).toBeGreaterThan(1);
    expect(addresses.filter((address) => !address!.startsWith("./"))).toEqual([]);
  });
});
