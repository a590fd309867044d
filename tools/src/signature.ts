// Prints the simulation signature. `--write` keeps it in the repository, after a change of behaviour that was meant, and
// records the games of an edition that is not released yet again (E-24).

import { readFileSync, writeFileSync } from "node:fs";
import {
  EDITION,
  type Log,
  type MatchLog,
  RELEASED_EDITION,
  RULE_BOOKS,
  hashMatch,
  hashState,
  makeBinaryLog,
  makeBinaryMatch,
  replay,
  replayMatch,
} from "@korobeinix/engine";
import { computeSignature, corpus, matchCorpus, ownCorpus } from "@korobeinix/engine/signature";

/** Games of each rule book that are kept as they are, spread over its variations and options. */
const KEPT_GAMES = 8;
/** The last of the corpus. */
const RARE_MATCHES = 11;

const engine = new URL("../../packages/engine/", import.meta.url);
const signatureFile = new URL("signature.json", engine);
const logs = corpus();
const matches = matchCorpus();
const added = ownCorpus();
const now = {
  games: logs.length,
  matches: matches.length,
  signature: computeSignature(logs, matches),
  ownGames: added.length,
  ownSignature: computeSignature(added, []),
};
const kept = JSON.parse(readFileSync(signatureFile, "utf8")) as typeof now;

function lettersOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64url");
}

/** Of two matches of a kind, one with delays and one without, one is kept, now this one and now the other; the rare ones are. */
function isKept(_: MatchLog, i: number, all: readonly MatchLog[]): boolean {
  return i % 4 === 0 || i % 4 === 3 || i >= all.length - RARE_MATCHES;
}

/** One game or match in a line, so that a change shows which. */
function keepGames(all: readonly Log[], allMatches: readonly MatchLog[]): void {
  const games = RULE_BOOKS.flatMap((book) => {
    const own = all.filter(({ setup }) => setup.book === book && setup.terms === undefined);
    const seats = all.filter(({ setup }) => setup.book === book && setup.terms !== undefined);
    const won = own.filter((log) => replay(log).state.outcome === "goalReached").slice(0, 1);
    const withBlocks = own.filter(({ setup }) => setup.options.startingRows > 0).slice(0, 2);
    const spread = Array.from({ length: KEPT_GAMES }, (_, i) => own[Math.floor((i * own.length) / KEPT_GAMES)]!);
    return [...new Set([...spread, ...won, ...withBlocks, ...seats])];
  });
  const lines = [
    ...games.map((log) => ({ hash: hashState(replay(log)), log: lettersOf(makeBinaryLog(log)) })),
    ...allMatches
      .filter(isKept)
      .map((log) => ({ hash: hashMatch(replayMatch(log)), match: lettersOf(makeBinaryMatch(log)) })),
  ].map((one) => JSON.stringify(one));
  writeFileSync(new URL(`test/editions/${EDITION}.json`, engine), `[\n${lines.join(",\n")}\n]\n`);
}

console.log(`${now.signature} over ${now.games} games and ${now.matches} matches`);
console.log(`${now.ownSignature} over ${now.ownGames} games of what was added to edition 1`);
if (process.argv.includes("--write")) {
  writeFileSync(signatureFile, `${JSON.stringify(now, undefined, 2)}\n`);
  if (EDITION > RELEASED_EDITION) keepGames(logs, matches);
} else if (now.signature !== kept.signature || now.ownSignature !== kept.ownSignature) {
  console.log(
    `${kept.signature} over ${kept.games} games and ${kept.matches} matches, and ${kept.ownSignature} over ${kept.ownGames}, is what the repository keeps: the engine behaves differently`,
  );
  process.exitCode = 1;
}
