// What the game does to the music: tempo by level, a counter-voice from level 5 on, and in danger only bass and pulse.

import type { Game } from "@korobeinix/engine";
import type { Role, Tune } from "./tune.ts";

/** Rows below the Skyline at which danger begins; it ends one row lower, so that it does not flutter. */
const DANGER_ROWS = 4;
const SAFE_ROWS = 5;
const COUNTER_LEVEL = 5;
const LAST_LEVEL = 15;
/** Where there are no levels a minute counts for one. */
const MICROS_PER_LEVEL = 60_000_000;

export interface Mood {
  readonly level: number;
  readonly isDanger: boolean;
}

export const CALM: Mood = { level: 1, isDanger: false };

export function moodOf({ rules, state }: Game, previous: Mood): Mood {
  const hasLevels = rules.options.goal !== "none";
  const level = hasLevels ? state.level : 1 + Math.floor(state.time / MICROS_PER_LEVEL);
  return { level, isDanger: isInDanger({ rules, state }, previous.isDanger) };
}

/** Whether the stack is near the Skyline; the frame of the Matrix says so, too. */
export function isInDanger({ rules, state }: Pick<Game, "rules" | "state">, was: boolean): boolean {
  return state.stackHeight >= rules.geometry.skyline - (was ? SAFE_ROWS : DANGER_ROWS);
}

/** Beats a minute. */
export function tempoOf({ tempo }: Tune, level: number): number {
  const share = Math.min(1, Math.max(0, (level - 1) / (LAST_LEVEL - 1)));
  return tempo.start + (tempo.end - tempo.start) * share;
}

export function isHeard(role: Role, { level, isDanger }: Mood): boolean {
  if (isDanger) return role === "bass" || role === "pulse";
  if (role === "counter") return level >= COUNTER_LEVEL;
  return role !== "pulse";
}
