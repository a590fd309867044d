// Prints the simulation signature; `--write` keeps it in the repository, after a change of behaviour that was meant.

import { readFileSync, writeFileSync } from "node:fs";
import { computeSignature, corpus } from "@korobeinix/engine/signature";

const file = new URL("../../packages/engine/signature.json", import.meta.url);
const logs = corpus();
const now = { games: logs.length, signature: computeSignature(logs) };
const kept = JSON.parse(readFileSync(file, "utf8")) as typeof now;

console.log(`${now.signature} over ${now.games} games`);
if (process.argv.includes("--write")) {
  writeFileSync(file, `${JSON.stringify(now, undefined, 2)}\n`);
} else if (now.signature !== kept.signature) {
  console.log(
    `${kept.signature} over ${kept.games} games is what the repository keeps: the engine behaves differently`,
  );
  process.exitCode = 1;
}
