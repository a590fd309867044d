// What the game does to the music: the tempo and the voices follow the level, in danger only bass and pulse are left, and
// a great move lifts it for a bar (F-13).

import type { Game } from "@korobeinix/engine";
import { isInDanger } from "../../feel/danger.ts";
import { RINGING } from "../../feel/weight.ts";
import type { Role, Tune } from "./tune.ts";

const LAST_LEVEL = 15;
/** Where there are no levels so much counts for one: of time, of lines, or of the speed that the player sets. */
const MICROS_PER_LEVEL = 60_000_000;
const LINES_PER_LEVEL = 10;
const SPEED_PER_LEVEL = 10;

/** The level from which on a voice is heard. */
const ENTRANCES: { readonly [Voice in Role]: number } = {
  melody: 0,
  bass: 0,
  chords: 2,
  beat: 3,
  counter: 5,
  ornament: 8,
  pulse: Infinity,
  lift: Infinity,
};
/** So many levels the greatest move lends for a bar. */
const LENT_LEVELS = 8;
const LIFT_BEATS = 4;
/** The faintest lift; that of the greatest move is 1. */
const LEAST_LIFT = 0.45;

export interface Mood {
  readonly level: number;
  readonly isDanger: boolean;
}

export const CALM: Mood = { level: 1, isDanger: false };
/** With every voice that it has. */
export const FULL: Mood = { level: ENTRANCES.ornament, isDanger: false };

/** A great move, heard in the music until then, in seconds. */
export interface Lift {
  readonly strength: number;
  readonly until: number;
}

export const NO_LIFT: Lift = { strength: 0, until: 0 };

export function moodOf({ rules, state }: Game, previous: Mood): Mood {
  const isDanger = isInDanger({ rules, state }, previous.isDanger);
  if (rules.options.goal !== "none") return { level: state.level, isDanger };
  const byTime = 1 + Math.floor(state.time / MICROS_PER_LEVEL);
  const byLines = 1 + Math.floor(state.lines / LINES_PER_LEVEL);
  return { level: Math.max(byTime, byLines, Math.floor(state.speed / SPEED_PER_LEVEL)), isDanger };
}

export function isSameMood(a: Mood, b: Mood): boolean {
  return a.level === b.level && a.isDanger === b.isDanger;
}

/** Beats a minute. */
export function tempoOf({ tempo }: Tune, level: number): number {
  const share = Math.min(1, Math.max(0, (level - 1) / (LAST_LEVEL - 1)));
  return tempo.start + (tempo.end - tempo.start) * share;
}

/** What becomes of the lift with a move of this weight; one that is greater goes on. */
export function liftedBy(weight: number, lift: Lift, now: number, tempo: number): Lift {
  if (weight < RINGING) return lift;
  const strength = LEAST_LIFT + ((1 - LEAST_LIFT) * (weight - RINGING)) / (1 - RINGING);
  return { strength: Math.max(strength, liftAt(lift, now)), until: now + (LIFT_BEATS * 60) / tempo };
}

/** From 0 to 1. */
export function liftAt({ strength, until }: Lift, now: number): number {
  return now < until ? strength : 0;
}

/** How strongly a voice is heard, from 0 to 1. */
export function voiceGain(role: Role, { level, isDanger }: Mood, lift = 0): number {
  if (role === "lift") return lift;
  if (role === "pulse") return isDanger ? 1 : 0;
  if (isDanger) return role === "bass" ? 1 : 0;
  return level + Math.round(LENT_LEVELS * lift) >= ENTRANCES[role] ? 1 : 0;
}
