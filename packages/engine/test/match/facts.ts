// The facts of a match as sorted text, so that tests can compare them. The order of the facts does not count.

import type { MatchFact } from "../../src/doors/match.ts";

type Told = MatchFact & { readonly at?: number };

/** Every fact with its time, as text, sorted. */
export function sortedFacts(events: readonly Told[]): string[] {
  const written = (event: MatchFact): string[] => Object.keys(event).filter((key) => key !== "seq");
  return events.map((event) => JSON.stringify(event, written(event).toSorted())).toSorted();
}

/**
 * The facts of a room, in a form that does not depend on the order in which the room hears its seats. Places, goals and
 * void attacks have no time. Two attacks that cross are named in the order of their numbers. Moves of the Target Marks
 * and rewinds are left out.
 */
export function factsOf(events: readonly Told[]): string[] {
  const lasting = events.filter(({ type }) => type !== "markMoved" && type !== "rewound");
  return sortedFacts(lasting.map(withoutOrder));
}

function withoutOrder({ at, ...fact }: Told): Told {
  if (fact.type === "placed" || fact.type === "reached" || fact.type === "voided") return fact;
  if (fact.type !== "crossed") return { ...fact, at: at! };
  const { attack, other } = fact;
  return { ...fact, attack: Math.min(attack, other), other: Math.max(attack, other) };
}
