// Answers requests for a folder of static files: GET and HEAD only, nothing outside the folder, nothing from elsewhere.

import type { IncomingMessage, ServerResponse } from "node:http";
import { join, normalize, sep } from "node:path";
import { type Encoding, encodingFor, ENDINGS } from "./encoding.ts";
import { parseRange } from "./range.ts";
import { makeShelf, type Sent, type Shelf } from "./shelf.ts";
import { isText, typeOf } from "./types.ts";

/** The page may load what this server has and nothing else; index.html says the same where another host serves it. */
export const POLICY: string = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

export type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export function answerFrom(folder: string): Answer {
  const shelf = makeShelf();
  return (request, response) => answer({ folder, shelf }, request, response);
}

interface Source {
  readonly folder: string;
  readonly shelf: Shelf;
}

async function answer({ folder, shelf }: Source, request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("Referrer-Policy", "no-referrer");
  const { method, headers } = request;
  const file = fileOf(folder, request.url ?? "/");
  // Names of built assets carry a hash of their content; the page itself must be asked for again.
  const isHashed = file?.includes(`${sep}assets${sep}`) === true;
  // What a page fetches is under the page's policy: said with each of two dozen parts, it would take seven kilobytes.
  if (!isHashed) response.setHeader("Content-Security-Policy", POLICY);
  if (method !== "GET" && method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    return refuse(response, 405, "only GET and HEAD");
  }
  const type = file === undefined ? undefined : typeOf(file);
  if (file === undefined || type === undefined) return refuse(response, 404, "not here");
  const range = method === "GET" ? headers.range : undefined;
  // A part is a part of the file itself: a part of something compressed is of no use to anybody.
  const wanted = isText(file) && range === undefined ? encodingFor(headers["accept-encoding"]) : "identity";
  const found = await find(shelf, file, wanted);
  if (found === undefined) return refuse(response, 404, "not here");
  const { sent, encoding } = found;
  response.setHeader("ETag", sent.tag);
  response.setHeader("Accept-Ranges", "bytes");
  response.setHeader("Cache-Control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
  if (isText(file)) response.setHeader("Vary", "Accept-Encoding");
  if (isKnown(headers["if-none-match"], sent.tag)) {
    response.writeHead(304).end();
    return;
  }
  response.setHeader("Content-Type", type);
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  const ifRange = headers["if-range"];
  send(response, sent, ifRange === undefined || ifRange === sent.tag ? range : undefined);
}

interface Found {
  readonly sent: Sent;
  readonly encoding: Encoding;
}

/** The file as it is where nobody has compressed it. */
async function find(shelf: Shelf, file: string, wanted: Encoding): Promise<Found | undefined> {
  for (const encoding of [wanted, "identity"] as const) {
    const sent = await shelf(file + ENDINGS[encoding]);
    if (sent !== undefined) return { sent, encoding };
  }
  return undefined;
}

/** The file that a path stands for; undefined for one that leads out of the folder or cannot be read as a path. */
function fileOf(folder: string, url: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? "");
  } catch {
    return undefined;
  }
  if (path.includes("\0")) return undefined;
  const file = normalize(join(folder, path.endsWith("/") ? `${path}index.html` : path));
  return file.startsWith(folder.endsWith(sep) ? folder : folder + sep) ? file : undefined;
}

/** Whether a browser has it already, by what it says it has. */
function isKnown(known: string | undefined, tag: string): boolean {
  return known?.split(",").some((one) => ["*", tag].includes(one.trim().replace(/^W\//, ""))) ?? false;
}

/** Node leaves out the body of an answer to HEAD. */
function send(response: ServerResponse, { bytes }: Sent, range: string | undefined): void {
  const part = parseRange(range, bytes.length);
  if (part === "none") {
    response.setHeader("Content-Range", `bytes */${bytes.length}`);
    return refuse(response, 416, "there is no such part of it");
  }
  if (part === undefined) {
    response.writeHead(200, { "Content-Length": bytes.length }).end(bytes);
    return;
  }
  const { from, to } = part;
  const headers = { "Content-Range": `bytes ${from}-${to}/${bytes.length}`, "Content-Length": to - from + 1 };
  response.writeHead(206, headers).end(bytes.subarray(from, to + 1));
}

function refuse(response: ServerResponse, status: number, why: string): void {
  const text = `${why}\n`;
  response
    .writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "Content-Length": Buffer.byteLength(text) })
    .end(text);
}

/** Something unforeseen: the terminal says what, the browser that it happened. */
export function apologise(response: ServerResponse, error: unknown): void {
  console.error(error);
  if (response.headersSent) response.destroy();
  else refuse(response, 500, "something went wrong; the terminal says what");
}
