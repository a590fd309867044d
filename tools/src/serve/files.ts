// Serves a folder of static files: GET and HEAD only, nothing outside the folder, nothing from elsewhere.

import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, normalize, sep } from "node:path";

const TYPES: { readonly [ending: string]: string } = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  kx: "application/octet-stream",
  map: "application/json",
  png: "image/png",
  svg: "image/svg+xml",
  webmanifest: "application/manifest+json",
  woff: "font/woff",
  woff2: "font/woff2",
};

/** The page may load what this server has and nothing else. */
const POLICY: string = [
  "default-src 'self'",
  "img-src 'self' data: blob:",
  "style-src 'self' 'unsafe-inline'",
  "worker-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "EISDIR");
}

function refuse(response: ServerResponse, status: number, why: string): void {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8" }).end(`${why}\n`);
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

export async function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader("X-Content-Type-Options", "nosniff");
  response.setHeader("Referrer-Policy", "no-referrer");
  response.setHeader("Content-Security-Policy", POLICY);
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    return refuse(response, 405, "only GET and HEAD");
  }
  const file = fileOf(folder, request.url ?? "/");
  const type = TYPES[file?.split(".").at(-1) ?? ""];
  if (file === undefined || type === undefined) return refuse(response, 404, "not here");
  try {
    const body = await readFile(file);
    // Names of built assets carry a hash of their content; the page itself must be asked for again.
    const isHashed = file.includes(`${sep}assets${sep}`);
    response.writeHead(200, {
      "Content-Type": type,
      "Content-Length": body.length,
      "Cache-Control": isHashed ? "public, max-age=31536000, immutable" : "no-cache",
    });
    response.end(request.method === "HEAD" ? undefined : body);
  } catch (error) {
    if (!isMissing(error)) throw error;
    refuse(response, 404, "not here");
  }
}

/** Something unforeseen: the terminal says what, the browser that it happened. */
export function apologise(response: ServerResponse, error: unknown): void {
  console.error(error);
  if (response.headersSent) response.destroy();
  else refuse(response, 500, "something went wrong; the terminal says what");
}
