// A file from a stranger into the list: read within bounds, parsed and played in slices (W-13, W-19).

import { good, type Problem, type Result } from "@korobeinix/engine";
import { seek } from "@korobeinix/engine/log";
import type { GameStorage, KeptReplay } from "../storage/storage.ts";
import { nameOfFile, readFile } from "./file.ts";
import { type Kept, replayOfGame } from "../library/keep.ts";
import { replayOfMatch, sittersFrom } from "../library/keepMatch.ts";
import { type AnyLog, isMatchLog, setupOf } from "../logs/anyLog.ts";
import { proveMatch } from "../logs/openMatch.ts";
import { openReplay } from "../logs/openReplay.ts";
import type { SliceOptions } from "../logs/slices.ts";

export type Loaded =
  | { readonly kind: "loaded"; readonly replay: KeptReplay }
  /** It was there already, and is not kept twice. */
  | { readonly kind: "known"; readonly replay: KeptReplay }
  | { readonly kind: "refused"; readonly problem: Problem };

export async function loadFile(file: File, storage: GameStorage, options: SliceOptions = {}): Promise<Loaded> {
  const read = await readFile(file, options);
  if (!read.ok) return { kind: "refused", problem: read.problem };
  const made = await keptFrom(read.value, file.name, options);
  if (!made.ok) return { kind: "refused", problem: made.problem };
  const kept = made.value;
  const known = await findSame(kept, storage);
  if (known !== undefined) return { kind: "known", replay: known };
  await storage.keepReplay(kept.replay, kept.log);
  return { kind: "loaded", replay: kept.replay };
}

/** What is kept of it, once it has been played to its end. */
async function keptFrom(log: AnyLog, fileName: string, options: SliceOptions): Promise<Result<Kept>> {
  const { book, variation } = setupOf(log);
  const name = nameOfFile(fileName, { ruleBook: book.id, variation: variation.id });
  const facts = { origin: "loaded", name, date: Date.now() } as const;
  if (!isMatchLog(log)) return good(replayOfGame(seek(await openReplay(log, options), log.end), log, facts));
  const match = await proveMatch(log, options);
  return match.ok ? good(replayOfMatch(match.value, log, { ...facts, sitters: sittersFrom(log, name) })) : match;
}

async function findSame({ replay, log }: Kept, storage: GameStorage): Promise<KeptReplay | undefined> {
  const isAlike = (other: KeptReplay): boolean =>
    other.size === replay.size && other.micros === replay.micros && other.score === replay.score;
  for (const other of (await storage.loadReplays()).filter(isAlike)) {
    const bytes = await storage.loadReplayLog(other.id);
    if (bytes?.every((byte, i) => byte === log[i]) === true) return other;
  }
  return undefined;
}
