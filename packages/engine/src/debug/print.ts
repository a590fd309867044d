// A game's state in words, for debugging.

import type { Game } from "../game.ts";
import { hashState } from "../hash.ts";
import { NEVER, SECOND } from "../micros.ts";
import { queueOf } from "../view.ts";
import { drawBoard } from "./board.ts";

/** Microseconds as seconds with six digits. */
export function printTime(micros: number): string {
  if (micros === NEVER) return "never";
  return `${Math.floor(micros / SECOND)}.${String(micros % SECOND).padStart(6, "0")} s`;
}

export function printState(game: Game): string {
  const { state, rules } = game;
  const nameOf = (kind: number): string => rules.book.pieces[kind]?.name ?? "none";
  const moments = (["endAt", "generateAt", "repeatAt", "fallAt", "lockAt"] as const)
    .filter((name) => state[name] !== NEVER)
    .map((name) => `${name} ${printTime(state[name])}`);
  const lines = [
    `${rules.book.id} ${rules.variation.id} at ${printTime(state.time)}: ${state.phase}, outcome ${state.outcome}`,
    `piece ${nameOf(state.kind)} facing ${"NESW"[state.facing]} at column ${state.x + 1}, row ${state.y + 1}`,
    `hold ${nameOf(state.hold)}, next ${queueOf(game).map(nameOf).join(" ")}`,
    `level ${state.level}, goal ${state.goal}, lines ${state.lines}, score ${state.score}, pieces ${state.pieces}`,
    `moments: ${moments.length > 0 ? moments.join(", ") : "none"}`,
    `hash ${hashState(game)}`,
  ];
  return [...lines, ...drawBoard(game)].join("\n");
}
