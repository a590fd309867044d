// Whether the Node that npm installed is the one this repository means. The package `node` fetches its binary in an
// install script, past the integrity in package-lock.json; nodeHashes.json records what that binary has to be.
//
// Like bootstrap.mjs it runs under any Node from 20 on, and before anything is installed.

import { createHash } from "node:crypto";
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";

/**
 * @typedef {object} PinnedNode
 * @property {string} file the binary
 * @property {string} platform as in nodeHashes.json: `linux-x64`
 * @property {Readonly<Record<string, string | undefined>>} sha256 the recorded hashes by platform
 * @property {string} stampFile where the outcome is kept, so that 100 MB are not hashed at every start
 */

/**
 * A file with another hash is removed: npm's scripts have it first in their path and would run it the next time.
 *
 * @param {PinnedNode} pinned
 * @returns {{ ok: boolean, message?: string }} `message` is for the person, also where all is well
 */
export function checkPinnedNode({ file, platform, sha256, stampFile }) {
  const recorded = sha256[platform];
  const { size, mtimeMs } = statSync(file);
  const stamp = JSON.stringify({ file, size, mtimeMs, platform, sha256: recorded ?? "not recorded" });
  if (readStamp(stampFile) === stamp) return { ok: true };
  if (recorded === undefined) {
    writeFileSync(stampFile, stamp);
    return { ok: true, message: `scripts/nodeHashes.json has no hash for ${platform}: ${file} runs unchecked.` };
  }
  const found = createHash("sha256").update(readFileSync(file)).digest("hex");
  if (found === recorded) {
    writeFileSync(stampFile, stamp);
    return { ok: true };
  }
  const isRemoved = remove(file);
  return { ok: false, message: describeMismatch({ file, platform, recorded, found, isRemoved }) };
}

/**
 * Windows does not remove a program that is running.
 *
 * @param {string} file
 */
function remove(file) {
  try {
    rmSync(file);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} file */
function readStamp(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/** @param {{ file: string, platform: string, recorded: string, found: string, isRemoved: boolean }} mismatch */
function describeMismatch({ file, platform, recorded, found, isRemoved }) {
  return [
    `${file} is not the Node that scripts/nodeHashes.json records for ${platform}.`,
    `  recorded ${recorded}`,
    `  found    ${found}`,
    isRemoved ? "It was removed." : "Remove the folder node_modules.",
    "If package.json has a new version of node, record its hashes: CONTRIBUTING.md says how.",
    "If it has not, the file was changed on its way here: try again, and do not use it if this comes back.",
  ].join("\n");
}
