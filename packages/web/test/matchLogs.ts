// Matches of computer players for tests: short, and the same every time.

import { playMatch, rankOf } from "@korobeinix/bots";
import { OUTSIDE_ENDS, type RuleBookId, SECOND, unwrap } from "@korobeinix/engine";
import { checkMatchLog, type MatchLog, type MatchRequest, parseMatchSetup } from "@korobeinix/engine/match";
import type { Sitter } from "../src/settings/sitter.ts";

export interface MatchOptions extends Partial<MatchRequest> {
  readonly ruleBook?: RuleBookId;
  readonly seatCount?: number;
  readonly seconds?: number;
  /** The last seat gives up in the end; with two seats the first has won. */
  readonly isLeft?: boolean;
}

/** All seats but the first, a person's, are said to be computers; computers play them all. */
export function matchLog(options: MatchOptions = {}): MatchLog {
  const { seatCount = 2, seconds = 12, isLeft = true, ruleBook = "guideline", ...request } = options;
  const seats = Array.from({ length: seatCount }, (_, seat) => (seat === 0 ? {} : { computer: "easy" as const }));
  const setup = unwrap(parseMatchSetup({ ruleBook, seed: 7, seats, ...request }));
  const ranks = setup.seats.map(() => rankOf(ruleBook, "hard"));
  const log = playMatch(setup, ranks, 7, seconds * SECOND);
  if (!isLeft) return log;
  const end = log.end + SECOND;
  const leaving = { at: end, name: "ended", value: OUTSIDE_ENDS.indexOf("left") } as const;
  const last = seatCount - 1;
  const inputs = log.inputs.map((own, seat) => (seat === last ? [...own, leaving] : own));
  return unwrap(checkMatchLog(setup, inputs, [], end + 1));
}

/** The match of a room that says that it ruled on an attack, which no seat made. */
export function forgedMatch(): MatchLog {
  const seats = [{}, { computer: "easy" as const }];
  const setup = unwrap(parseMatchSetup({ ruleBook: "guideline", seed: 7, seats, isInRoom: true }));
  const ruling = { at: 5, type: "attack", seat: 0, index: 0, to: [1], arrival: 200_005 } as const;
  return unwrap(checkMatchLog(setup, [[], []], [ruling], 9));
}

const NAMES = ["Ana", "Bruno", "Cem", "Dora", "Eva", "Feo"];
const AVATARS = ["bear", "cat", "fox", "owl", "hare", "hedgehog"] as const;

export function sittersFor(log: MatchLog): readonly Sitter[] {
  return log.setup.seats.map(({ computer }, seat) => ({ name: NAMES[seat]!, avatar: AVATARS[seat]!, computer }));
}
