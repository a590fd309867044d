// A 64-bit hash of a match: those of its games, and what changes between them.

import { Hasher, hashState } from "../hash.ts";
import type { Match } from "./match.ts";
import { RESULTS } from "./state.ts";

/** The hash of a match as sixteen hexadecimal digits. */
export function hashMatch({ games, state }: Match): string {
  const hasher = new Hasher();
  for (const game of games) hasher.text(hashState(game));
  hasher.number(state.time);
  hasher.number(RESULTS.indexOf(state.result));
  for (const [seat, place] of state.places.entries()) {
    hasher.number(place);
    hasher.number(Number(state.isOut[seat]));
    hasher.number(state.keptBack[seat]!);
  }
  hasher.number(state.potato);
  hasher.number(state.potatoDraws);
  hasher.number(state.attacks);
  for (const { seat, index, at, lines, seen, target } of state.unruled)
    for (const value of [seat, index, at, lines, seen, target]) hasher.number(value);
  hasher.number(-1);
  for (const { attack, to, lines, order, arrived } of state.deliveries)
    for (const value of [attack, to, lines, order, arrived]) hasher.number(value);
  return hasher.finish();
}
