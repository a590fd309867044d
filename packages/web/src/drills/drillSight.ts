// What the screen knows of a drill that is played, and of one that is done.

import type { Log } from "@korobeinix/engine/log";
import type { Command } from "../settings/settings.ts";
import type { Verdict } from "./judge.ts";
import type { Effort } from "./stars.ts";

type DrillPhase = "playing" | "reached" | "missed" | "showing" | "done";

/** What the screen shows of it. */
export interface DrillSight {
  readonly phase: DrillPhase;
  /** From 0. */
  readonly round: number;
  readonly verdict: Verdict;
  /** The round stands as it began. */
  readonly isFresh: boolean;
  /** While the solution is shown: what is held down. */
  readonly pressed: ReadonlySet<Command>;
}

export interface DrillResult extends Effort {
  readonly stars: number;
  /** Of the last round. */
  readonly log: Log;
}

export const NO_KEYS: ReadonlySet<Command> = new Set();

/** Whether nothing would be drawn otherwise. */
export function isSameSight(one: DrillSight, other: DrillSight): boolean {
  const isPressedSame =
    one.pressed.size === other.pressed.size && [...one.pressed].every((key) => other.pressed.has(key));
  return (
    isPressedSame &&
    one.phase === other.phase &&
    one.round === other.round &&
    one.verdict === other.verdict &&
    one.isFresh === other.isFresh
  );
}
