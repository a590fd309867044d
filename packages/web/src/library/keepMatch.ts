// From the log of a match to what is kept of it. Touches no storage.

import { boardOf } from "@korobeinix/engine";
import { type Match, type MatchLog, makeBinaryMatch } from "@korobeinix/engine/match";
import { tableOf } from "@korobeinix/engine/records";
import { AVATARS, SEAT_NAME_LENGTH } from "../settings/matchPlan.ts";
import type { Sitter } from "../settings/sitter.ts";
import { newId } from "../storage/newId.ts";
import type { KeptReplay } from "../storage/storage.ts";
import type { Kept } from "./keep.ts";

export interface KeepFacts extends Pick<KeptReplay, "origin" | "date"> {
  readonly sitters: readonly Sitter[];
  /** What it is called; the names of those who played unless told. */
  readonly name?: string | undefined;
  /** A new one unless told: what is kept under the same id is replaced. */
  readonly id?: string | undefined;
}

/** `match` stands as its log leaves it. */
export function replayOfMatch(match: Match, log: MatchLog, facts: KeepFacts): Kept {
  const { origin, date, sitters, name = namesText(sitters), id = newId() } = facts;
  const { setup, games, state } = match;
  const first = games[shownSeat(match)]!;
  const { score, lines, level } = first.state;
  const bytes = makeBinaryMatch(log);
  const replay: KeptReplay = {
    id,
    name,
    date,
    origin,
    ruleBook: setup.shared.book.id,
    variation: setup.shared.variation.id,
    table: tableOf(setup.shared).name,
    score,
    lines,
    level,
    micros: log.end,
    isWon: state.result === "won",
    isFavourite: false,
    size: bytes.length,
    board: boardOf(first),
    match: { sitters, teams: setup.seats.map(({ team }) => team), places: [...state.places] },
  };
  return { replay, log: bytes };
}

/** Whether anybody has placed a piece. */
export function hasBegun({ games }: Match): boolean {
  return games.some(({ state }) => state.pieces > 0);
}

/** The seat whose board stands for the match: the winner's; while there is none, the first person's. */
function shownSeat({ setup, state }: Match): number {
  const winner = state.places.indexOf(1);
  const person = setup.seats.findIndex(({ computer }) => computer === undefined);
  return winner >= 0 ? winner : Math.max(0, person);
}

const BETWEEN = " – ";

/** "Ana – Bruno"; nothing where nobody has a name. */
export function namesText(sitters: readonly Pick<Sitter, "name">[]): string {
  const names = sitters.map(({ name }) => name);
  return names.every((name) => name !== "") ? names.join(BETWEEN) : "";
}

/** Those who sat at the seats of a match that came from outside: who they were only its name may say. */
export function sittersFrom({ setup }: Pick<MatchLog, "setup">, name: string): readonly Sitter[] {
  const names = name.split(BETWEEN).map((each) => each.trim().slice(0, SEAT_NAME_LENGTH));
  const areAll = names.length === setup.seats.length;
  return setup.seats.map(({ computer }, seat) => ({
    name: (areAll ? names[seat] : undefined) ?? "",
    avatar: AVATARS[seat % AVATARS.length]!,
    computer,
  }));
}
