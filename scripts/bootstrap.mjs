// Runs a TypeScript file of this repository under the Node it pins, after installing what is missing:
//
//   node scripts/bootstrap.mjs <script.ts> [arguments…]
//
// It runs before anything is installed, under any Node from 20 on: plain JavaScript, and nothing but Node's own modules.

import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { checkPinnedNode } from "./pinnedNode.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const isWindows = process.platform === "win32";
const pinnedNode = join(root, "node_modules", "node", "bin", isWindows ? "node.exe" : "node");
/** Packages of this repository are read as their sources: nothing is built (see `exports` of packages/engine). */
const SOURCES = "--conditions=@korobeinix/source";

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), "utf8")).packages;
  } catch {
    return undefined;
  }
}

/** npm writes down what it has installed as the last thing it does: an install broken off has no such file. */
function isInstalled() {
  const wanted = packagesOf("package-lock.json");
  const found = packagesOf("node_modules/.package-lock.json");
  if (wanted === undefined || found === undefined || !existsSync(pinnedNode)) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith("node_modules/")) return true;
    const is = found[path];
    // What belongs to other machines is left out.
    if (is === undefined) return entry.optional === true;
    return is.version === entry.version && is.integrity === entry.integrity && is.link === entry.link;
  });
}

/** npm itself must not run under the Node that it is about to replace, which npm's scripts have first in their path. */
function environmentForNpm() {
  const environment = { ...process.env };
  // Windows spells it Path.
  for (const name of Object.keys(environment).filter((key) => key.toUpperCase() === "PATH")) {
    const parts = environment[name].split(delimiter);
    environment[name] = parts.filter((part) => !part.includes(`node_modules${sep}.bin`)).join(delimiter);
  }
  return environment;
}

function install() {
  console.error("Installing what package-lock.json lists (npm ci)…");
  const { status, error } = spawnSync("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=notice"], {
    cwd: root,
    env: environmentForNpm(),
    // What npm says is no part of the script's own output.
    stdio: ["ignore", process.stderr, "inherit"],
    shell: isWindows,
  });
  if (status === 0 && isInstalled()) return true;
  const why = error?.message ?? (status === 0 ? "packages are still missing" : `npm ci ended with code ${status}`);
  console.error(`The install failed: ${why}. Its output is above; run "npm ci" to try again.`);
  return false;
}

function isPinnedNodeTrusted() {
  const { sha256 } = JSON.parse(readFileSync(join(root, "scripts", "nodeHashes.json"), "utf8"));
  const platform = `${isWindows ? "win" : process.platform}-${process.arch}`;
  const stampFile = join(root, "node_modules", ".pinned-node.json");
  const { ok, message } = checkPinnedNode({ file: pinnedNode, platform, sha256, stampFile });
  if (message !== undefined) console.error(message);
  return ok;
}

function run(args) {
  const child = spawn(pinnedNode, [SOURCES, ...args], { stdio: "inherit" });
  // The child decides what a signal means; this process only has to outlive it.
  for (const signal of ["SIGINT", "SIGTERM"]) {
    // A terminal's Ctrl-C reaches the child by itself, and a second one would often mean "at once".
    process.on(signal, () => (signal === "SIGINT" && process.stdin.isTTY) || child.kill(signal));
  }
  child.on("error", (error) => {
    console.error(`Could not start ${pinnedNode}: ${error.message}`);
    process.exitCode = 1;
  });
  child.on("exit", (code, signal) => {
    // Memory that ran out looks like this; whoever presses Ctrl-C knows.
    if (signal !== null && signal !== "SIGINT" && signal !== "SIGTERM")
      console.error(`${args[0]} was ended by ${signal}.`);
    process.exitCode = code ?? 128 + (constants.signals[signal] ?? 0);
  });
}

const args = process.argv.slice(2);
if (args.length === 0) {
  console.error("Usage: node scripts/bootstrap.mjs <script.ts> [arguments…]");
  process.exitCode = 2;
} else if ((isInstalled() || install()) && isPinnedNodeTrusted()) {
  run(args);
} else {
  process.exitCode = 1;
}
