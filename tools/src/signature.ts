// Prints the simulation signature. `--write` keeps it in the repository, after a change of behaviour that was meant, and
// records the games of an edition that is not released yet again (E-24).

import { readFileSync, writeFileSync } from "node:fs";
import { EDITION, type Log, RELEASED_EDITION, RULE_BOOKS, hashState, makeBinaryLog, replay } from "@korobeinix/engine";
import { computeSignature, corpus } from "@korobeinix/engine/signature";

/** Games of each rule book that are kept as they are, spread over its variations and options. */
const KEPT_GAMES = 8;

const engine = new URL("../../packages/engine/", import.meta.url);
const signatureFile = new URL("signature.json", engine);
const logs = corpus();
const now = { games: logs.length, signature: computeSignature(logs) };
const kept = JSON.parse(readFileSync(signatureFile, "utf8")) as typeof now;

/** One game in a line, so that a change shows which. */
function keepGames(all: readonly Log[]): void {
  const games = RULE_BOOKS.flatMap((book) => {
    const own = all.filter(({ setup }) => setup.book === book);
    return Array.from({ length: KEPT_GAMES }, (_, i) => own[Math.floor((i * own.length) / KEPT_GAMES)]!);
  });
  const lines = games.map((log) => {
    const letters = Buffer.from(makeBinaryLog(log)).toString("base64url");
    return JSON.stringify({ hash: hashState(replay(log)), log: letters });
  });
  writeFileSync(new URL(`test/editions/${EDITION}.json`, engine), `[\n${lines.join(",\n")}\n]\n`);
}

console.log(`${now.signature} over ${now.games} games`);
if (process.argv.includes("--write")) {
  writeFileSync(signatureFile, `${JSON.stringify(now, undefined, 2)}\n`);
  if (EDITION > RELEASED_EDITION) keepGames(logs);
} else if (now.signature !== kept.signature) {
  console.log(
    `${kept.signature} over ${kept.games} games is what the repository keeps: the engine behaves differently`,
  );
  process.exitCode = 1;
}
