import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";
import { createServer } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addressesOf } from "../src/serve/addresses.ts";
import { POLICY } from "../src/serve/answer.ts";
import { compressFolder } from "../src/serve/compress.ts";
import { encodingFor } from "../src/serve/encoding.ts";
import { listen, type Listening } from "../src/serve/listen.ts";

type Open = Extract<Listening, { ok: true }>;

const root = mkdtempSync(join(tmpdir(), "korobeinix-"));
const site = join(root, "site");
const SCRIPT = "let line = 'cleared';\n".repeat(400);
let server: Open;

beforeAll(async () => {
  mkdirSync(join(site, "assets"), { recursive: true });
  writeFileSync(join(root, "secret.json"), "{}");
  writeFileSync(join(site, "index.html"), "<!doctype html>");
  writeFileSync(join(site, "assets", "a.js"), SCRIPT);
  writeFileSync(join(site, "face.woff2"), "0123456789");
  await compressFolder(site);
  writeFileSync(join(site, "late.js"), "written after the build");
  server = (await listen(site, { port: "0" })) as Open;
});

afterAll(() => {
  server.close();
  rmSync(root, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Question {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly host?: string;
}

/** By hand, for `fetch` tidies paths up before they are sent, and reads what is compressed. */
function ask(path: string, { method = "GET", headers = {}, host = "127.0.0.1" }: Question = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host, port: server.port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on("error", reject)
      .end();
  });
}

describe("the server behind npm start", () => {
  it("W-10a: serves the page and its assets with their types; assets may be kept, the page not", async () => {
    const page = await ask("/");
    expect(page).toMatchObject({ status: 200, headers: { "content-type": "text/html; charset=utf-8" } });
    expect(page.headers["cache-control"]).toBe("no-cache");
    expect(page.body.toString()).toBe("<!doctype html>");
    const asset = await ask("/assets/a.js?x#y");
    expect(asset).toMatchObject({ status: 200, headers: { "content-type": "text/javascript; charset=utf-8" } });
    expect(asset.headers["cache-control"]).toContain("immutable");
  });

  it.each([
    "/../secret.json",
    "/%2e%2e/secret.json",
    "/assets/../../secret.json",
    "/%00",
    "/%E0%A4%A",
    "/nothing.js",
    "/assets",
    "/assets/",
    "/index.html/x.js",
    "/assets/a.js/",
    "/assets/a.js.br",
    "/late.js/late.js",
    `/${"n".repeat(300)}.js`,
    `/${"n/".repeat(3000)}n.js`,
  ])("W-10a: %s is not there", async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, body: Buffer.from("not here\n") });
  });

  it("W-10a: only GET and HEAD; HEAD says what GET says and sends no body", async () => {
    expect(await ask("/", { method: "POST" })).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
    for (const path of ["/", "/assets/a.js", "/nothing.js"]) {
      const headers = { "accept-encoding": "gzip" };
      const { date: _, ...got } = (await ask(path, { headers })).headers;
      const head = await ask(path, { method: "HEAD", headers });
      expect(head.headers).toMatchObject(got);
      expect(head.body.length).toBe(0);
    }
  });

  it("W-10a: text is sent compressed as the browser can read it, and caches are told", async () => {
    const plain = await ask("/assets/a.js");
    const brotli = await ask("/assets/a.js", { headers: { "accept-encoding": "gzip, deflate, br" } });
    const gzip = await ask("/assets/a.js", { headers: { "accept-encoding": "gzip" } });
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT);
    expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT);
    expect(plain.body.toString()).toBe(SCRIPT);
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers, body } of [plain, brotli, gzip]) {
      expect(headers.vary).toBe("Accept-Encoding");
      expect(headers["content-length"]).toBe(String(body.length));
    }
    const face = await ask("/face.woff2", { headers: { "accept-encoding": "br" } });
    expect(face.headers).not.toHaveProperty("vary");
    expect(face.body.toString()).toBe("0123456789");
  });

  it("W-10a: what nobody has compressed is sent as it is", async () => {
    const { status, headers, body } = await ask("/late.js", { headers: { "accept-encoding": "br" } });
    expect(status).toBe(200);
    expect(headers).not.toHaveProperty("content-encoding");
    expect(body.toString()).toBe("written after the build");
  });

  it.each([
    [undefined, "identity"],
    ["", "identity"],
    ["br", "br"],
    ["GZIP", "gzip"],
    ["*", "br"],
    ["br;q=0, *", "gzip"],
    ["br;q=0.5, gzip;q=0.8", "gzip"],
    ["gzip;q=0", "identity"],
    ["identity, gzip;q=0.5", "identity"],
    ["br;q=none", "identity"],
  ])("W-10a: Accept-Encoding: %s is answered with %s", (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });

  it("W-10a: what a browser has already is not sent again, until it changes", async () => {
    const file = join(site, "changing.js");
    writeFileSync(file, "one");
    const first = await ask("/changing.js");
    const known = { headers: { "if-none-match": `"other", W/${first.headers.etag}` } };
    for (const method of ["GET", "HEAD"]) {
      const { status, headers, body } = await ask("/changing.js", { ...known, method });
      expect(status).toBe(304);
      expect(headers).toMatchObject({ etag: first.headers.etag, vary: "Accept-Encoding", "cache-control": "no-cache" });
      expect(body.length).toBe(0);
    }
    writeFileSync(file, "another");
    expect(await ask("/changing.js", known)).toMatchObject({ status: 200, body: Buffer.from("another") });
    rmSync(file);
    expect((await ask("/changing.js", known)).status).toBe(404);
  });

  it.each([
    ["bytes=2-4", 206, "234", "bytes 2-4/10"],
    ["bytes=7-", 206, "789", "bytes 7-9/10"],
    ["bytes=-2", 206, "89", "bytes 8-9/10"],
    ["bytes=-99", 206, "0123456789", "bytes 0-9/10"],
    ["bytes=8-99", 206, "89", "bytes 8-9/10"],
    ["bytes=10-", 416, "there is no such part of it\n", "bytes */10"],
    ["bytes=-0", 416, "there is no such part of it\n", "bytes */10"],
    ["bytes=4-2", 200, "0123456789", undefined],
    ["bytes=0-1,4-5", 200, "0123456789", undefined],
    ["lines=1-2", 200, "0123456789", undefined],
  ])("W-10a: Range: %s is answered with %i", async (range, status, body, contentRange) => {
    const answer = await ask("/face.woff2", { headers: { range } });
    expect(answer.status).toBe(status);
    expect(answer.body.toString()).toBe(body);
    expect(answer.headers["content-range"]).toBe(contentRange);
    expect(answer.headers["content-length"]).toBe(String(body.length));
  });

  it("W-10a: a part is one of the file itself, and of the file that the browser means", async () => {
    const range = { range: "bytes=0-2", "accept-encoding": "br" };
    const part = await ask("/assets/a.js", { headers: range });
    expect(part.body.toString()).toBe("let");
    expect(part.headers).not.toHaveProperty("content-encoding");
    const same = await ask("/assets/a.js", { headers: { ...range, "if-range": part.headers.etag } });
    expect(same.status).toBe(206);
    const other = await ask("/assets/a.js", { headers: { ...range, "if-range": '"of an older build"' } });
    expect(other).toMatchObject({ status: 200, body: Buffer.from(SCRIPT) });
    expect((await ask("/assets/a.js", { method: "HEAD", headers: { range: "bytes=0-2" } })).status).toBe(200);
  });

  it("W-10a: every answer but the hashed parts of a page carries the policy, and the page says the same on any other host", async () => {
    for (const path of ["/", "/nothing.js"]) {
      expect((await ask(path)).headers["content-security-policy"]).toBe(POLICY);
    }
    expect((await ask("/assets/a.js")).headers).not.toHaveProperty("content-security-policy");
    const page = readFileSync(new URL("../../packages/web/index.html", import.meta.url), "utf8");
    const own = /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(page)?.[1];
    // A page cannot say this one of itself.
    expect(`${own}; frame-ancestors 'none'`).toBe(POLICY);
    expect(POLICY).not.toContain("unsafe");
  });
});

describe("where it listens", () => {
  const outside = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .find(({ internal, family }) => !internal && family === "IPv4")?.address;
  const hasSixth = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === "::1"));

  it("W-10a: on this machine, by both its addresses, and on no other unless HOST says so", async () => {
    expect((await ask("/")).status).toBe(200);
    if (hasSixth) expect((await ask("/", { host: "::1" })).status).toBe(200);
    expect(addressesOf(undefined, 8080)).toEqual(["http://localhost:8080"]);
    if (outside !== undefined) await expect(ask("/", { host: outside })).rejects.toThrow("ECONNREFUSED");
  });

  it("W-10a: HOST opens it, and every address that is printed answers", async () => {
    const open = (await listen(site, { port: "0", host: "0.0.0.0" })) as Open;
    const addresses = addressesOf("0.0.0.0", open.port);
    expect(addresses[0]).toBe(`http://localhost:${open.port}`);
    expect(addresses.some((address) => address.includes(`//${outside}:`))).toBe(outside !== undefined);
    for (const address of addresses) expect((await fetch(address)).status).toBe(200);
    open.close();
    expect(addressesOf("::1", 8080)).toEqual(["http://[::1]:8080"]);
    expect(await listen(site, { port: "0", host: "203.0.113.1" })).toEqual({
      ok: false,
      why: 'HOST is "203.0.113.1", which is no address of this machine',
    });
  });

  it.each(["-1", "70000", "http"])("W-10a: PORT=%s is refused with a reason", async (port) => {
    expect(await listen(site, { port })).toMatchObject({ ok: false, why: expect.stringContaining(port) });
  });

  it("W-10a: a port that is busy at one of both addresses is busy", async () => {
    expect(await listen(site, { port: String(server.port) })).toMatchObject({
      ok: false,
      why: expect.stringContaining("busy"),
    });
    if (!hasSixth) return;
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, "::1", () => resolve((other.address() as { readonly port: number }).port));
    });
    expect(await listen(site, { port: String(port) })).toMatchObject({
      ok: false,
      why: expect.stringContaining("busy"),
    });
    other.close();
  });
});

describe("scripts", () => {
  it("W-10a: a build that is ended from outside is reported", () => {
    const script = join(root, "killed.mjs");
    writeFileSync(script, "process.kill(process.pid, 'SIGKILL'); setTimeout(() => {}, 60_000);");
    const bootstrap = fileURLToPath(new URL("../../scripts/bootstrap.mjs", import.meta.url));
    const { status, stderr } = spawnSync(process.execPath, [bootstrap, script], { encoding: "utf8" });
    expect(status).toBe(137);
    expect(stderr).toContain("killed.mjs was ended by SIGKILL");
  });
});
