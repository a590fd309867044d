// What a match tells, to be compared: the order in which facts are told means nothing.

import type { MatchFact } from "../../src/doors/match.ts";

type Told = MatchFact & { readonly at?: number };

/** Every fact with its time, in words, sorted. */
export function sortedFacts(events: readonly Told[]): string[] {
  const written = (event: MatchFact): string[] => Object.keys(event).filter((key) => key !== "seq");
  return events.map((event) => JSON.stringify(event, written(event).toSorted())).toSorted();
}

/**
 * The same for a room. When a place is certain depends on who has been heard: a place has no time. Which of two attacks that
 * cross is named first depends on whose ruling came first. Where the Target Marks go depends on how far each seat has been
 * played: they are left out.
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
