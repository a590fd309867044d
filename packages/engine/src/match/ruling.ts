// Rulings: the decisions of the referee. The log of a room's match holds them (E-37).

import { NEVER } from "../micros.ts";
import type { MatchSetup } from "./setup.ts";
import type { Decision } from "./state.ts";

/** A ruling. `at` is the referee's time. */
export type Ruling = { readonly at: number } & (
  | {
      readonly type: "attack";
      readonly seat: number;
      /** The number of the clear, counted from 0 for each seat. */
      readonly index: number;
      /** The seats that get the attack, in their order. */
      readonly to: readonly number[];
      /** When the attack comes into their Receiving Queues. */
      readonly arrival: number;
      /** The new holder of the hot potato, if the seat had it. */
      readonly potato?: number | undefined;
    }
  /** A seat's game has ended, and not because the match is over. */
  | { readonly type: "end"; readonly seat: number; readonly potato?: number | undefined }
  /** The match is decided. At `arrival` the games that still go on end. */
  | ({ readonly type: "over"; readonly arrival: number } & Pick<Decision, "result" | "places">)
);

/** A ruling on an attack. */
export type AttackRuling = Extract<Ruling, { type: "attack" }>;

/** The arrival of an attack that was made and ruled on at these times (E-37). */
export function arrivalOf({ travelMicros }: MatchSetup, made: number, ruled: number, marginMicros: number): number {
  return Math.max(made + travelMicros, ruled + marginMicros);
}

/** Whether two rulings say the same. */
export function isSameRuling(one: Ruling, other: Ruling): boolean {
  if (one.at !== other.at || one.type !== other.type) return false;
  switch (one.type) {
    case "attack":
      return (
        other.type === "attack" &&
        one.seat === other.seat &&
        one.index === other.index &&
        one.arrival === other.arrival &&
        one.potato === other.potato &&
        isSameList(one.to, other.to)
      );
    case "end":
      return other.type === "end" && one.seat === other.seat && one.potato === other.potato;
    case "over":
      return (
        other.type === "over" &&
        one.arrival === other.arrival &&
        one.result === other.result &&
        isSameList(one.places, other.places)
      );
  }
}

function isSameList(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, i) => value === other[i]);
}

/** Why a log may not hold a ruling after the previous one. Only `verifyMatch` checks that it is true. */
export function rulingProblem({ seats }: MatchSetup, ruling: Ruling, before: Ruling | undefined): string | undefined {
  if (!Number.isSafeInteger(ruling.at) || ruling.at < (before?.at ?? 0)) return "its time goes backwards";
  const isSeat = (seat: number): boolean => Number.isInteger(seat) && seat >= 0 && seat < seats.length;
  const noSeat = "it names a seat that the match does not have";
  if (ruling.type === "end") return isSeat(ruling.seat) && isSeat(ruling.potato ?? 0) ? undefined : noSeat;
  if (!Number.isSafeInteger(ruling.arrival) || ruling.arrival < ruling.at || ruling.arrival >= NEVER)
    return "it arrives before it is made";
  if (ruling.type === "over") {
    const { places } = ruling;
    const isPlace = (place: number): boolean => Number.isInteger(place) && place >= 1 && place <= seats.length;
    return places.length === seats.length && places.every(isPlace) ? undefined : "it does not place every seat";
  }
  if (![ruling.seat, ...ruling.to, ruling.potato ?? 0].every(isSeat)) return noSeat;
  if (!Number.isSafeInteger(ruling.index) || ruling.index < 0) return "its attack has no number";
  return ruling.to.every((to, n) => to > (ruling.to[n - 1] ?? -1)) ? undefined : "its recipients are out of order";
}
