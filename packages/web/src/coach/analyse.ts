// A whole finished game, move by move: thought about in the background, a move after the other, until it is done or nobody
// wants it any more.

import { accuracyOf, type Move, movesOf } from "@korobeinix/bots";
import { type Log, makeBinaryLog } from "@korobeinix/engine/log";
import type { Thinker } from "../computers/thinker.ts";
import { inSlices } from "../logs/slices.ts";
import { type Judgement, judge } from "./judge.ts";
import { COACH_SKILL } from "./skill.ts";

export interface JudgedMove extends Move, Judgement {}

export interface Analysis {
  readonly moves: readonly JudgedMove[];
  /** 0 to 100; undefined where no move could be rated. */
  readonly accuracy: number | undefined;
}

export interface AnalyseOptions {
  readonly thinker: Pick<Thinker, "think" | "explain">;
  /** Whoever no longer wants it says so; the promise then fails. */
  readonly signal: AbortSignal;
  /** How much is done, in whole hundredths. */
  readonly onProgress?: (percent: number) => void;
}

/** Reading the moves takes hardly any of the time. */
const READING = 0.04;

export async function analyse(log: Log, options: AnalyseOptions): Promise<Analysis> {
  const known = recall(log);
  if (known !== undefined) return known;
  const { thinker, signal } = options;
  const tell = inPercent(options.onProgress);
  const moves = await inSlices(movesOf(log), { signal, onProgress: (share) => tell(share * READING) });
  const judged: JudgedMove[] = [];
  for (const move of moves) {
    const thought = await thinker.think(move.sight, COACH_SKILL);
    judged.push({ ...move, ...(await judge(thinker, thought, move)) });
    signal.throwIfAborted();
    tell(READING + (1 - READING) * (judged.length / moves.length));
  }
  const ratings = judged.flatMap(({ rating }) => (rating === undefined ? [] : [rating]));
  const analysis = { moves: judged, accuracy: accuracyOf(ratings) };
  last = { log: makeBinaryLog(log), analysis };
  return analysis;
}

/** Tells only what has changed. */
function inPercent(tell: AnalyseOptions["onProgress"]): (share: number) => void {
  let told = -1;
  return (share) => {
    const percent = Math.floor(share * 100);
    if (percent === told) return;
    told = percent;
    tell?.(percent);
  };
}

/** The last one, so that what a result has shown is there when its replay is looked at. */
let last: { readonly log: Uint8Array; readonly analysis: Analysis } | undefined;

function recall(log: Log): Analysis | undefined {
  if (last === undefined) return undefined;
  const bytes = makeBinaryLog(log);
  const isSame = bytes.length === last.log.length && bytes.every((byte, i) => byte === last?.log[i]);
  return isSame ? last.analysis : undefined;
}
