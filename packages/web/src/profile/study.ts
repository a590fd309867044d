// Looks once more at games whose logs are kept, newest first, and notes what they tell: pieces and keys of games from
// before there was a day book, finesse of all, and, when the player asks for it, the Coach's accuracy. In slices: nobody
// waits for it, and whoever leaves stops it.

import { keysTooMany, movesOf } from "@korobeinix/bots";
import { type Log, replayInSteps } from "@korobeinix/engine/log";
import { analyse } from "../coach/analyse.ts";
import type { Thinker } from "../computers/thinker.ts";
import { countsOf } from "../library/dayBook.ts";
import { isMatchLog, readBytes } from "../logs/anyLog.ts";
import { inSlices } from "../logs/slices.ts";
import { hasFinesse } from "../parts/panelFigures.ts";
import type { GameStorage, Learned } from "../storage/storage.ts";
import type { CourseGame } from "./courses.ts";

export interface StudyOptions {
  readonly storage: Pick<GameStorage, "loadReplayLog" | "learnOfGame">;
  readonly signal: AbortSignal;
  /** Games done, of how many, and how much of the present one, 0 to 1. */
  readonly onProgress?: (done: number, of: number, share: number) => void;
  readonly onLearned: (game: CourseGame, learned: Learned) => void;
}

/** Games of a table that are looked at: more than a curve of lately needs, and no more than a moment takes. */
const MOST_STUDIED = 60;
/** The Coach takes seconds for each. */
const MOST_JUDGED = 10;

/** Those that have something to tell that is not known yet. */
export function unstudied(games: readonly CourseGame[], kept: ReadonlySet<string>): readonly CourseGame[] {
  return newest(games, MOST_STUDIED).filter(
    ({ id, faults, pieces }) => kept.has(id) && (faults === undefined || pieces === undefined),
  );
}

export function unjudged(games: readonly CourseGame[], kept: ReadonlySet<string>): readonly CourseGame[] {
  return newest(games, MOST_JUDGED).filter(({ id, accuracy }) => kept.has(id) && accuracy === undefined);
}

function newest(games: readonly CourseGame[], most: number): readonly CourseGame[] {
  return games.slice(-most).toReversed();
}

export function studyGames(games: readonly CourseGame[], options: StudyOptions): Promise<void> {
  const { signal } = options;
  return lookAt(games, options, async (log, onShare) => {
    const game = await inSlices(replayInSteps(log), { signal });
    const moves = await inSlices(movesOf(log), { signal, onProgress: onShare });
    const counted = hasFinesse(log.setup.book) ? moves.filter(({ way }) => way !== undefined) : [];
    // Pieces, not presses: two keys too many for one piece are one fault.
    const faults = counted.filter((move) => keysTooMany(move) > 0).length;
    return { ...countsOf(game), faults, counted: counted.length };
  });
}

export function judgeGames(
  games: readonly CourseGame[],
  thinker: Pick<Thinker, "think" | "explain">,
  options: StudyOptions,
): Promise<void> {
  const { signal } = options;
  return lookAt(games, options, async (log, onShare) => {
    const { accuracy } = await analyse(log, { thinker, signal, onProgress: (percent) => onShare(percent / 100) });
    return accuracy === undefined ? undefined : { accuracy };
  });
}

type Look = (log: Log, onShare: (share: number) => void) => Promise<Learned | undefined>;

async function lookAt(games: readonly CourseGame[], options: StudyOptions, look: Look): Promise<void> {
  const { storage, signal, onProgress, onLearned } = options;
  for (const [done, game] of games.entries()) {
    onProgress?.(done, games.length, 0);
    const bytes = await storage.loadReplayLog(game.id);
    const log = bytes === undefined ? undefined : await inSlices(readBytes(bytes), { signal });
    signal.throwIfAborted();
    if (log?.ok !== true || isMatchLog(log.value)) continue;
    const learned = await look(log.value, (share) => onProgress?.(done, games.length, share));
    signal.throwIfAborted();
    if (learned === undefined) continue;
    await storage.learnOfGame(game.line, game.id, learned);
    onLearned(game, learned);
  }
  onProgress?.(games.length, games.length, 0);
}
