// The wonders of The New (N-22): the lines of all games add up to seven of them, each in seven steps.

import type { Game, RuleBookId } from "@korobeinix/engine";
import { originOf } from "./results.ts";
import type { WhyUnranked } from "./result.ts";

/** The rule books whose lines build. */
const BUILDERS: ReadonlySet<RuleBookId> = new Set(["new"]);

export function hasWonders(book: RuleBookId): boolean {
  return BUILDERS.has(book);
}

/** Whether a game's lines count: those of every game that was played in earnest, lost races and abandoned games included. */
export function buildsWonders(game: Game, unranked: WhyUnranked | undefined): boolean {
  return hasWonders(game.rules.book.id) && originOf(unranked) === "finished" && unranked !== "code";
}

export const WONDERS = ["mayan", "greek", "egyptian", "celtic", "african", "japanese", "russian"] as const;
export type WonderId = (typeof WONDERS)[number];

const COMPLETE_AT = [2_500, 7_500, 20_000, 50_000, 100_000, 250_000, 500_000] as const;
const STEPS = 7;

/** Its place among the seven. */
type WonderIndex = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export interface WonderProgress {
  readonly id: WonderId;
  readonly index: WonderIndex;
  readonly completeAt: number;
  /** Steps built, 0 to 7. */
  readonly steps: number;
  /** The part of its lines that have been made, 0 to 1. */
  readonly share: number;
}

export function wondersAt(lines: number): readonly WonderProgress[] {
  return WONDERS.map((id, index) => {
    const from = COMPLETE_AT[index - 1] ?? 0;
    const completeAt = COMPLETE_AT[index] ?? 0;
    const isBuilt = (step: number): boolean => lines - from >= Math.floor(((completeAt - from) * step) / STEPS);
    let steps = 0;
    while (steps < STEPS && isBuilt(steps + 1)) steps++;
    const share = Math.min(1, Math.max(0, (lines - from) / (completeAt - from)));
    return { id, index: index as WonderIndex, completeAt, steps, share };
  });
}

/** The one being built, or the last when all stand. */
export function currentWonder(lines: number): WonderProgress {
  const all = wondersAt(lines);
  return all.find(({ steps }) => steps < STEPS) ?? all[all.length - 1]!;
}
