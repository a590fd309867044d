// Serves the start page: the engine's own TypeScript with its types taken out, so that the browser runs what the tests
// run. PORT chooses the port; without it the first free one from 8080 on is taken.

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import { stripTypeScriptTypes } from "node:module";
import process from "node:process";

const FIRST_PORT = 8080;
const PORTS_TRIED = 20;

const PAGE = new URL("page/", import.meta.url);
const ENGINE = new URL("../../packages/engine/src/", import.meta.url);
const DEMO = new URL("../fixtures/sprint.kx", import.meta.url);

/** Letters only, and one dot before the ending: no path that matches can lead out of its folder. */
const PAGE_PATH = /^\/([a-zA-Z]+\.(?:ts|css))$/;
const ENGINE_PATH = /^\/engine\/((?:[a-zA-Z]+\/)*[a-zA-Z]+\.ts)$/;

interface Served {
  readonly type: string;
  readonly body: string | Uint8Array;
}

function fileOf(path: string): URL | undefined {
  if (path === "/") return new URL("index.html", PAGE);
  if (path === "/demo.kx") return DEMO;
  const inPage = PAGE_PATH.exec(path)?.[1];
  if (inPage !== undefined) return new URL(inPage, PAGE);
  const inEngine = ENGINE_PATH.exec(path)?.[1];
  return inEngine === undefined ? undefined : new URL(inEngine, ENGINE);
}

async function load(file: URL): Promise<Served> {
  const body = await readFile(file);
  switch (file.pathname.split(".").at(-1)) {
    case "html":
      return { type: "text/html; charset=utf-8", body };
    case "css":
      return { type: "text/css; charset=utf-8", body };
    case "ts":
      return { type: "text/javascript; charset=utf-8", body: stripTypeScriptTypes(body.toString()) };
    default:
      return { type: "application/octet-stream", body };
  }
}

/** An import map stands in the page itself, so the policy lets it through by its hash and no other inline script. */
async function makePolicy(): Promise<string> {
  const page = await readFile(new URL("index.html", PAGE), "utf8");
  const map = /<script type="importmap">(.*?)<\/script>/s.exec(page)?.[1] ?? "";
  const hash = createHash("sha256").update(map).digest("base64");
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "EISDIR");
}

function refuse(response: ServerResponse, status: number, why: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(`${why}\n`);
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("Referrer-Policy", "no-referrer");
  response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
  response.setHeader("Cache-Control", "no-cache");
  response.setHeader("Content-Security-Policy", await makePolicy());
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    return refuse(response, 405, "only GET and HEAD");
  }
  const path = (request.url ?? "").split("?", 1)[0] ?? "";
  const file = fileOf(path);
  if (file === undefined) return refuse(response, 404, "not here");
  try {
    const { type, body } = await load(file);
    const headers = { "Content-Type": type, "Content-Length": Buffer.byteLength(body) };
    response.writeHead(200, headers).end(body);
  } catch (error) {
    if (!isMissing(error)) throw error;
    refuse(response, 404, "not here");
  }
}

function fail(why: string): void {
  console.error(`Korobeinix: ${why}`);
  process.exitCode = 1;
}

function start(given: string | undefined): void {
  const chosen = given === undefined || given === "" ? undefined : Number(given);
  if (chosen !== undefined && !(Number.isInteger(chosen) && chosen >= 0 && chosen <= 65_535)) {
    return fail(`PORT is "${given}"; a port is a whole number from 0 to 65535`);
  }
  let port = chosen ?? FIRST_PORT;
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else refuse(response, 500, "something went wrong; the terminal says what");
    });
  });
  server.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") return fail(error.message);
    if (chosen !== undefined) return fail(`port ${port} is busy; set PORT to another one`);
    if (++port === FIRST_PORT + PORTS_TRIED) {
      return fail(`ports ${FIRST_PORT} to ${port - 1} are all busy; set PORT to a free one`);
    }
    server.listen(port);
  });
  server.on("listening", () => {
    const address = server.address();
    const listening = typeof address === "object" && address !== null ? address.port : port;
    console.log(`Korobeinix: http://localhost:${listening}`);
  });
  server.listen(port);
}

// stripTypeScriptTypes still counts as experimental; whoever starts the game need not hear of it.
process.removeAllListeners("warning");
process.on("warning", (warning) => {
  if (warning.name !== "ExperimentalWarning") console.error(warning);
});
start(process.env["PORT"]);
