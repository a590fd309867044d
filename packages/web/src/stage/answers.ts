// How bright the ground answers to what happens on a board: it shows what is impressive (G-13.1.4).

import type { GameEvent } from "@korobeinix/engine";
import type { BookInPlay } from "@korobeinix/engine/ruleBook";
import { weightOf } from "../feel/weight.ts";

/** What weighs less is no matter for the ground. */
const LEAST = 0.28;

/** 0 for what it does not answer to. */
export function lightFor(event: GameEvent, book: BookInPlay): number {
  if (event.type === "raised") return 0;
  const weight = event.type === "hardDropped" ? 0 : weightOf(event, book);
  return weight < LEAST ? 0 : 0.14 + 0.28 * weight;
}
