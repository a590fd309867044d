// The last step of a build: a service worker that knows every file of the site by its content.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";
import type { Build, KeptFile } from "../src/offline/build.ts";
import { TBP_WORKER } from "./tbp.ts";

const WORKER = "sw.js";
/** Files that the game does not fetch. */
const NOT_KEPT: ReadonlySet<string> = new Set([WORKER, TBP_WORKER]);
/** Icons that the system fetches when the game is installed; the game itself shows none of them. */
const FOR_THE_SYSTEM = `icons${sep}`;
const SOURCE: string = fileURLToPath(new URL("../src/offline/worker/worker.ts", import.meta.url));

export function offline(): Plugin {
  let folder = "";
  return {
    name: "korobeinix:offline",
    apply: "build",
    configResolved: ({ root, build: { outDir } }) => {
      folder = resolve(root, outDir);
    },
    closeBundle: { order: "post", sequential: true, handler: () => writeWorker(folder) },
  };
}

/** Writes the worker of the site in a folder, as the folder now is. */
export async function writeWorker(folder: string): Promise<void> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    define: { BUILD: JSON.stringify(buildOf(folder)) },
    build: { write: false, lib: { entry: SOURCE, formats: ["iife"], name: "worker" } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first !== undefined && "output" in first ? first.output[0] : undefined;
  if (chunk === undefined) throw new Error("the service worker was not built");
  writeFileSync(join(folder, WORKER), chunk.code);
}

function buildOf(folder: string): Build {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .filter((path) => !NOT_KEPT.has(path) && !path.startsWith(FOR_THE_SYSTEM))
    .sort()
    .map((path) => keptFile(folder, path));
  return { id: hash(JSON.stringify(files), "hex").slice(0, 16), files };
}

function keptFile(folder: string, path: string): KeptFile {
  const address = path.split(sep).map(encodeURIComponent).join("/");
  return {
    // By its folder: hosts like to lead away from the name of the page.
    path: address === "index.html" ? "" : address,
    integrity: `sha256-${hash(readFileSync(join(folder, path)), "base64")}`,
  };
}

function hash(content: string | Uint8Array, digits: "base64" | "hex"): string {
  return createHash("sha256").update(content).digest(digits);
}
