// What a list shows of a kept match beside what it shows of every game.

import { MAX_SEATS } from "@korobeinix/engine";
import { parseSitter, type Sitter } from "../../settings/sitter.ts";
import { fieldsOf } from "../fields.ts";

export interface KeptMatch {
  /** Seat by seat, as the other lists. */
  readonly sitters: readonly Sitter[];
  readonly teams: readonly number[];
  /** From 1; 0 for none. */
  readonly places: readonly number[];
}

export function isWholeMatch(value: unknown): value is KeptMatch {
  const { sitters, teams, places } = fieldsOf(value);
  if (!Array.isArray(sitters) || sitters.length === 0 || sitters.length > MAX_SEATS) return false;
  return (
    sitters.every((sitter) => parseSitter(sitter) !== undefined) &&
    areCounts(teams, sitters.length, MAX_SEATS - 1) &&
    areCounts(places, sitters.length, MAX_SEATS)
  );
}

function areCounts(value: unknown, length: number, most: number): boolean {
  const isCount = (each: unknown): boolean => Number.isInteger(each) && Number(each) >= 0 && Number(each) <= most;
  return Array.isArray(value) && value.length === length && value.every(isCount);
}
