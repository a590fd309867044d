// A file from a stranger into the list: read within bounds, parsed and played in slices (W-13, W-19).

import { type Problem, seek } from "@korobeinix/engine";
import type { GameStorage, KeptReplay } from "../storage/storage.ts";
import { nameOfFile, readFile } from "./file.ts";
import { type Kept, replayOfGame } from "../library/keep.ts";
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
  const log = read.value;
  const { book, variation } = log.setup;
  const name = nameOfFile(file.name, { ruleBook: book.id, variation: variation.id });
  const game = seek(await openReplay(log, options), log.end);
  const kept = replayOfGame(game, log, { origin: "loaded", name, date: Date.now() });
  const known = await findSame(kept, storage);
  if (known !== undefined) return { kind: "known", replay: known };
  await storage.keepReplay(kept.replay, kept.log);
  return { kind: "loaded", replay: kept.replay };
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
