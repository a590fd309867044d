// What several are to play: who sits where, with what, by which rules. Plain data: remembered, kept under a name, passed on
// as a link. What of it can be played together, the engine says.

import { matchVariations, RULE_BOOKS, type RuleBookId, type Values } from "@korobeinix/engine";
import { COMPUTER_RANKS, type ComputerRank } from "@korobeinix/engine/match";

/** Pictures that stand for a player. */
export const AVATARS = [
  "bear",
  "cat",
  "fox",
  "owl",
  "hare",
  "hedgehog",
  "samovar",
  "doll",
  "rocket",
  "mushroom",
  "robot",
  "ghost",
] as const;
export type AvatarId = (typeof AVATARS)[number];

/** What a person plays with. Two may have the keyboard; which half each gets follows from where they sit (`playedWith`). */
export const SEAT_DEVICES = ["keyboard", "pad1", "pad2", "pad3", "pad4", "touch"] as const;
export type SeatDevice = (typeof SEAT_DEVICES)[number];

/** How many matches a series is the best of. */
export const SERIES = [1, 3, 5, 7] as const;
export type SeriesLength = (typeof SERIES)[number];

export interface SeatPlan {
  /** The rank of the computer that plays; undefined: a person does. */
  readonly computer: ComputerRank | undefined;
  /** A person's; undefined: nobody has claimed it yet. */
  readonly device: SeatDevice | undefined;
  /** Empty: the shell has one for it. */
  readonly name: string;
  readonly avatar: AvatarId;
  readonly team: number;
  /** Handicaps: those of the engine's `SEAT_OPTIONS` and `SEAT_TERMS` that differ from the match's. */
  readonly options: Values;
  readonly terms: Values;
}

export interface MatchPlan {
  readonly ruleBook: RuleBookId;
  readonly variation: string;
  readonly options: Values;
  readonly terms: Values;
  /** Lines that each team has to clear together, by its number. */
  readonly goals: readonly number[];
  readonly seats: readonly SeatPlan[];
  readonly bestOf: SeriesLength;
}

export function personAt(seat: number, device: SeatDevice | undefined): SeatPlan {
  return { computer: undefined, device, name: "", avatar: avatarAt(seat), team: seat, options: {}, terms: {} };
}

export function computerAt(seat: number, computer: ComputerRank): SeatPlan {
  return { computer, device: undefined, name: "", avatar: avatarAt(seat), team: seat, options: {}, terms: {} };
}

function avatarAt(seat: number): AvatarId {
  return AVATARS[seat % AVATARS.length]!;
}

/** A plan from anywhere: undefined where it is none. Whether it can be played, `checkPlan` says. */
export function parsePlan(value: unknown): MatchPlan | undefined {
  const { ruleBook, variation, options, terms, goals, seats, bestOf } = fieldsOf(value);
  const book = RULE_BOOKS.find(({ id }) => id === ruleBook);
  const isWhole =
    book !== undefined &&
    matchVariations(book).some(({ id }) => id === variation) &&
    isValues(options) &&
    isValues(terms) &&
    Array.isArray(goals) &&
    goals.length <= MOST_SEATS &&
    goals.every((lines) => Number.isInteger(lines) && lines >= 0) &&
    SERIES.some((length) => length === bestOf) &&
    Array.isArray(seats) &&
    seats.length >= 1 &&
    seats.length <= MOST_SEATS;
  const parsed = isWhole ? (seats as readonly unknown[]).map(parseSeat) : [];
  if (!isWhole || parsed.includes(undefined)) return undefined;
  return {
    ruleBook: book.id,
    variation: variation as string,
    options,
    terms,
    goals: goals as readonly number[],
    seats: parsed as readonly SeatPlan[],
    bestOf: bestOf as SeriesLength,
  };
}

const MOST_SEATS = 6;
/** As long as a name may be. */
export const SEAT_NAME_LENGTH = 16;

function parseSeat(value: unknown): SeatPlan | undefined {
  const { computer, device, name, avatar, team, options, terms } = fieldsOf(value);
  const rank = COMPUTER_RANKS.find((one) => one === computer);
  const isWhole =
    (computer === undefined || computer === null || rank !== undefined) &&
    typeof name === "string" &&
    name.length <= SEAT_NAME_LENGTH &&
    Number.isInteger(team) &&
    (team as number) >= 0 &&
    (team as number) < MOST_SEATS &&
    isValues(options) &&
    isValues(terms);
  const known = AVATARS.find((one) => one === avatar);
  if (!isWhole || known === undefined) return undefined;
  const own = rank === undefined ? deviceOf(device) : undefined;
  return { computer: rank, device: own, name, avatar: known, team: team as number, options, terms };
}

/** Earlier plans and links name the half, which now follows from the place. */
function deviceOf(value: unknown): SeatDevice | undefined {
  if (value === "leftKeys" || value === "rightKeys") return "keyboard";
  return SEAT_DEVICES.find((one) => one === value);
}

function isValues(value: unknown): value is Values {
  const isPlain = typeof value === "object" && value !== null && !Array.isArray(value);
  return isPlain && Object.values(value).every((each) => ["number", "boolean", "string"].includes(typeof each));
}

function fieldsOf(value: unknown): { readonly [name: string]: unknown } {
  return typeof value === "object" && value !== null ? (value as { readonly [name: string]: unknown }) : {};
}
