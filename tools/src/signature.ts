// Prints the simulation signature. `--write` keeps it in the repository, after a change of behaviour that was meant, and
// records the games of an edition that is not released yet again (E-24).

import { readFileSync, writeFileSync } from "node:fs";
import { EDITION, RELEASED_EDITION, RULE_BOOKS, hashState, unwrap } from "@korobeinix/engine";
import { type Log, makeBinaryLog, parseBinaryLog, replay } from "@korobeinix/engine/log";
import { type MatchLog, hashMatch, makeBinaryMatch, replayMatch } from "@korobeinix/engine/match";
import { computeSignature, corpus, matchCorpus } from "@korobeinix/engine/signature";

/** Games of each rule book that are kept as they are, spread over its variations and options. */
const KEPT_GAMES = 8;
/** The last of the corpus. */
const RARE_MATCHES = 11;

const engine = new URL("../../packages/engine/", import.meta.url);
const signatureFile = new URL("signature.json", engine);
const logs = corpus();
const matches = matchCorpus();
const now = {
  games: logs.length,
  matches: matches.length,
  signature: computeSignature(logs, matches),
};
const kept = JSON.parse(readFileSync(signatureFile, "utf8")) as typeof now;

function lettersOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64url");
}

function logOf(letters: string): Log {
  return unwrap(parseBinaryLog(new Uint8Array(Buffer.from(letters, "base64url"))));
}

/** Of two matches of a kind, one in a room and one not, one is kept, now this one and now the other; the rare ones are. */
function isKept(_: MatchLog, i: number, all: readonly MatchLog[]): boolean {
  return i % 4 === 0 || i % 4 === 3 || i >= all.length - RARE_MATCHES;
}

/** A line of the corpus of an edition. */
interface KeptGame {
  readonly hash: string;
  readonly log?: string;
  readonly match?: string;
  /** A game of our own variations that a computer played (O-9). The corpus cannot make it again: it stays in the file. */
  readonly own?: true;
}

/** One game or match in a line, so that a change shows which. */
function keepGames(all: readonly Log[], allMatches: readonly MatchLog[]): void {
  const file = new URL(`test/editions/${EDITION}.json`, engine);
  const before = JSON.parse(readFileSync(file, "utf8")) as readonly KeptGame[];
  const played = before.filter((each) => each.own === true);
  const games = RULE_BOOKS.flatMap((book) => {
    const own = all.filter(({ setup }) => setup.book === book && setup.terms === undefined);
    const seats = all.filter(({ setup }) => setup.book === book && setup.terms !== undefined);
    const won = own.filter((log) => replay(log).state.outcome === "goalReached").slice(0, 1);
    const withBlocks = own.filter(({ setup }) => setup.options.startingRows > 0).slice(0, 2);
    const spread = Array.from({ length: KEPT_GAMES }, (_, i) => own[Math.floor((i * own.length) / KEPT_GAMES)]!);
    return [...new Set([...spread, ...won, ...withBlocks, ...seats])];
  });
  const lines: string[] = [
    ...games.map((log) => ({ hash: hashState(replay(log)), log: lettersOf(makeBinaryLog(log)) })),
    ...allMatches
      .filter(isKept)
      .map((log) => ({ hash: hashMatch(replayMatch(log)), match: lettersOf(makeBinaryMatch(log)) })),
    ...played.map((each) => ({ ...each, hash: hashState(replay(logOf(each.log ?? ""))) })),
  ].map((one) => JSON.stringify(one));
  writeFileSync(file, `[\n${lines.join(",\n")}\n]\n`);
}

console.log(`${now.signature} over ${now.games} games and ${now.matches} matches`);
if (process.argv.includes("--write")) {
  writeFileSync(signatureFile, `${JSON.stringify(now, undefined, 2)}\n`);
  if (EDITION > RELEASED_EDITION) keepGames(logs, matches);
} else if (now.signature !== kept.signature) {
  console.log(
    `${kept.signature} over ${kept.games} games and ${kept.matches} matches is what the repository keeps: the engine behaves differently`,
  );
  process.exitCode = 1;
}
