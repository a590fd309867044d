// The Fall Speed, computed by the rule book's gravity in whole numbers.

import type { Gravity } from "./ruleBook.ts";
import type { Rules } from "./rules.ts";
import { SECOND } from "./micros.ts";
import { HELD_SOFT_DROP, type State } from "./state.ts";

const MILLION = 1_000_000;
/** This divided by millionths of a row per second gives microseconds per row, and the other way round. */
const MILLION_MILLION: number = MILLION * MILLION;

/** The value of a level. Levels beyond the table have its last value. */
function ofLevel(table: readonly number[], index: number): number {
  return table[Math.min(index, table.length - 1)]!;
}

/** The last level with its own Fall Speed. */
export function lastLevel(gravity: Gravity): number {
  const hasTable = gravity.rule === "byLevel" || gravity.rule === "byLevelAndTime";
  return hasTable ? gravity.firstLevel + gravity.microsPerRow.length - 1 : 0;
}

function microsPerRow(gravity: Gravity, { level, time, speed }: State): number {
  switch (gravity.rule) {
    case "byLevel":
      return ofLevel(gravity.microsPerRow, level - gravity.firstLevel);
    case "byLevelAndTime": {
      const byLevel = Math.floor(MILLION_MILLION / ofLevel(gravity.microsPerRow, level - gravity.firstLevel));
      const byTime = gravity.gainPerSecond * Math.floor(time / SECOND);
      return Math.max(1, Math.floor(MILLION_MILLION / (byLevel + byTime)));
    }
    case "byTime": {
      const { framesPerSecond, start, gainPerFrame, most } = gravity;
      const frames = Math.floor((time * framesPerSecond) / SECOND);
      return Math.floor(MILLION_MILLION / (Math.min(most, start + gainPerFrame * frames) * framesPerSecond));
    }
    case "bySetting":
      return Math.floor((10 * SECOND) / speed);
  }
}

/** Microseconds to the next row at the present Fall Speed. */
export function fallMicros(rules: Rules, state: State): number {
  const { gravity, softDrop } = rules.book;
  const normal = microsPerRow(gravity, state);
  if ((state.held & HELD_SOFT_DROP) === 0) return normal;
  switch (softDrop.rule) {
    case "factor":
      return Math.max(1, Math.floor(normal / rules.options.softDropFactor));
    case "interval":
      return Math.min(normal, softDrop.micros);
    case "step":
      return normal;
  }
}
