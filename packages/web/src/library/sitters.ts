// Who sits where, by name: people's own names, and names of our own for computers (N-20).

import { drawName } from "@korobeinix/bots";
import type { MatchPlan } from "../settings/matchPlan.ts";
import type { Sitter } from "./playedMatch.ts";

export interface SitterOptions {
  /** The first person's who has given none. */
  readonly playerName: string;
  /** What computers' names are drawn from. */
  readonly seed: number;
  /** What a person without a name is called, counted from 1. */
  readonly nameless: (person: number) => string;
}

/** The seat that bears the player's own name: the first person's, while it has no other name and no other seat has this one. */
export function ownSeatOf({ seats }: Pick<MatchPlan, "seats">, playerName: string): number | undefined {
  const first = seats.findIndex(({ computer }) => computer === undefined);
  const isFree = playerName !== "" && seats.every(({ name }) => name !== playerName);
  return isFree && seats[first]?.name === "" ? first : undefined;
}

export function sittersOf(plan: Pick<MatchPlan, "seats">, options: SitterOptions): readonly Sitter[] {
  const { seats } = plan;
  const { playerName, seed, nameless } = options;
  const ownSeat = ownSeatOf(plan, playerName);
  const taken = seats.map(({ name }) => name);
  let people = 0;
  return seats.map(({ name, avatar, computer }, seat) => {
    if (computer === undefined) {
      people++;
      const own = seat === ownSeat ? playerName : nameless(people);
      return { name: name === "" ? own : name, avatar, computer };
    }
    const drawn = name === "" ? drawName(seed + seat, taken) : name;
    taken.push(drawn);
    return { name: drawn, avatar, computer };
  });
}
