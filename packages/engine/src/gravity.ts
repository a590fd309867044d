// How fast a piece falls: a registry by the rule book's word, in whole numbers.

import type { Gravity } from "./ruleBook.ts";
import type { Rules } from "./rules.ts";
import { SECOND } from "./micros.ts";
import { HELD_SOFT_DROP, type State } from "./state.ts";

type Rule<Name extends Gravity["rule"]> = Extract<Gravity, { rule: Name }>;
type Speeds = { readonly [Name in Gravity["rule"]]: (gravity: Rule<Name>, state: State) => number };

const MILLION = 1_000_000;
/** Millionths of a row a second are microseconds a row and back, divided into this. */
const MILLION_MILLION: number = MILLION * MILLION;

function ofLevel({ firstLevel, microsPerRow }: Rule<"byLevel"> | Rule<"byLevelAndTime">, level: number): number {
  return microsPerRow[Math.min(level - firstLevel, microsPerRow.length - 1)]!;
}

/** Microseconds a row. */
const MICROS_PER_ROW: Speeds = {
  byLevel: (gravity, state) => ofLevel(gravity, state.level),

  byLevelAndTime(gravity, state) {
    const seconds = Math.floor(state.time / SECOND);
    const speed = Math.floor(MILLION_MILLION / ofLevel(gravity, state.level)) + gravity.gainPerSecond * seconds;
    return Math.max(1, Math.floor(MILLION_MILLION / speed));
  },

  byTime({ framesPerSecond, start, gainPerFrame, most }, state) {
    const frames = Math.floor((state.time * framesPerSecond) / SECOND);
    const speed = Math.min(most, start + gainPerFrame * frames);
    return Math.floor(MILLION_MILLION / (speed * framesPerSecond));
  },

  bySetting: (_gravity, state) => Math.floor((10 * SECOND) / state.speed),
};

/** Microseconds for the next row, as things are now. */
export function fallMicros(rules: Rules, state: State): number {
  const { gravity, softDrop } = rules.book;
  const normal = (MICROS_PER_ROW[gravity.rule] as (gravity: Gravity, state: State) => number)(gravity, state);
  if ((state.held & HELD_SOFT_DROP) === 0) return normal;
  if (softDrop.rule === "factor") return Math.max(1, Math.floor(normal / rules.options.softDropFactor));
  return softDrop.rule === "interval" ? Math.min(normal, softDrop.micros) : normal;
}
