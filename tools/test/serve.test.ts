import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listen, type Listening } from "../src/serve/listen.ts";

type Open = Extract<Listening, { ok: true }>;

const root = mkdtempSync(join(tmpdir(), "korobeinix-"));
const site = join(root, "site");
let server: Open;

beforeAll(async () => {
  mkdirSync(join(site, "assets"), { recursive: true });
  writeFileSync(join(root, "secret.json"), "{}");
  writeFileSync(join(site, "index.html"), "<!doctype html>");
  writeFileSync(join(site, "assets", "a.js"), "1");
  server = (await listen(site, "0")) as Open;
});

afterAll(() => {
  server.server.close();
  rmSync(root, { recursive: true });
});

/** By hand, for `fetch` tidies paths up before they are sent. */
function ask(path: string, method = "GET"): Promise<{ status: number; type: string; cache: string }> {
  return new Promise((resolve, reject) => {
    request({ port: server.port, path, method }, (response) => {
      response.resume();
      const { "content-type": type = "", "cache-control": cache = "" } = response.headers;
      resolve({ status: response.statusCode ?? 0, type, cache });
    })
      .on("error", reject)
      .end();
  });
}

describe("the server behind npm start", () => {
  it("W-10: serves the page and its assets with their types; assets may be kept, the page not", async () => {
    expect(await ask("/")).toEqual({ status: 200, type: "text/html; charset=utf-8", cache: "no-cache" });
    expect(await ask("/assets/a.js")).toMatchObject({ status: 200, type: "text/javascript; charset=utf-8" });
    expect((await ask("/assets/a.js")).cache).toContain("immutable");
  });

  it.each([
    "/../secret.json",
    "/%2e%2e/secret.json",
    "/assets/../../secret.json",
    "/%00",
    "/%E0%A4%A",
    "/nothing.js",
    "/assets",
  ])("W-10: %s is not there", async (path) => {
    expect((await ask(path)).status).toBe(404);
  });

  it("W-10: only GET and HEAD", async () => {
    expect((await ask("/", "HEAD")).status).toBe(200);
    expect((await ask("/", "POST")).status).toBe(405);
  });

  it.each(["-1", "70000", "http"])("W-10: PORT=%s is refused with a reason", async (port) => {
    expect(await listen(site, port)).toMatchObject({ ok: false, why: expect.stringContaining(port) });
  });

  it("W-10: a busy PORT is told", async () => {
    expect(await listen(site, String(server.port))).toMatchObject({ ok: false, why: expect.stringContaining("busy") });
  });
});
