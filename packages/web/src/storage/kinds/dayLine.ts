// A line of the day book: the games of one day in one table. Pure. Games that a line has no room for stay as sums, so that
// nothing is lost of what adds up.

import { fieldsOf, isDate, isFigure, isFlag, isText } from "../fields.ts";

/** What is known of one game that the player played. */
export interface DayGame {
  /** That of its replay, which may be gone by now. */
  readonly id: string;
  /** When it ended, in milliseconds since 1970; a match, which may be left and continued on another day: when it began. */
  readonly date: number;
  /** Whether it was played as games of its table are, to its end. */
  readonly isListed: boolean;
  readonly score: number;
  readonly lines: number;
  readonly micros: number;
  readonly isWon: boolean;
  /** Undefined for games from before there was a day book, until their logs have been looked at. */
  readonly pieces?: number | undefined;
  readonly keys?: number | undefined;
  /** Moves that cleared four lines, and spins of whatever kind. */
  readonly fours?: number | undefined;
  readonly spins?: number | undefined;
  /** Pieces that took a key too many, and the pieces that were looked at for it. */
  readonly faults?: number | undefined;
  readonly counted?: number | undefined;
  /** By the Coach, 0 to 100. */
  readonly accuracy?: number | undefined;
}

/** What can be learned of a game after it was played. */
export type Learned = Partial<Pick<DayGame, "pieces" | "keys" | "fours" | "spins" | "faults" | "counted" | "accuracy">>;

/** Games without their names. */
export interface DaySums {
  readonly games: number;
  readonly micros: number;
  readonly lines: number;
  readonly pieces: number;
}

export interface DayLine {
  /** `lineId` of the rest. */
  readonly id: string;
  /** "2026-11-18", by the player's own clock. */
  readonly day: string;
  /** The name of a table, as the engine has it (E-28). */
  readonly table: string;
  /** Games against others lie apart from those that were played alone. */
  readonly isMatch: boolean;
  /** Oldest first, at most `MOST_GAMES`. */
  readonly games: readonly DayGame[];
  /** The games of the day before those. */
  readonly earlier: DaySums;
}

export const MOST_GAMES = 60;
export const MOST_LINES = 3_000;

/** The day of lines that had to give way: their sums, table by table. */
export const LONG_AGO = "0000-00-00";

const NO_SUMS: DaySums = { games: 0, micros: 0, lines: 0, pieces: 0 };
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LEARNED = ["pieces", "keys", "fours", "spins", "faults", "counted", "accuracy"] as const;

export type LineKey = Pick<DayLine, "day" | "table" | "isMatch">;

export function lineId({ day, table, isMatch }: LineKey): string {
  return `${day} ${isMatch ? "match" : "alone"} ${table}`;
}

export function emptyLine({ day, table, isMatch }: LineKey): DayLine {
  return { id: lineId({ day, table, isMatch }), day, table, isMatch, games: [], earlier: NO_SUMS };
}

/** The day of a moment by the clock of this machine. */
export function dayOf(date: number): string {
  const at = new Date(date);
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${String(at.getFullYear()).padStart(4, "0")}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** With these games: the same game twice stands in it once, with all that is known of it. */
export function withGames(line: DayLine, games: readonly DayGame[]): DayLine {
  const all = new Map(line.games.map((game) => [game.id, game]));
  for (const game of games) all.set(game.id, { ...all.get(game.id), ...known(game) });
  const inOrder = [...all.values()].toSorted((one, other) => one.date - other.date || (one.id < other.id ? -1 : 1));
  const surplus = Math.max(0, inOrder.length - MOST_GAMES);
  return { ...line, games: inOrder.slice(surplus), earlier: inOrder.slice(0, surplus).reduce(plusGame, line.earlier) };
}

/** Of the same day and table, maybe from two machines, maybe one from before the other. */
export function mergeLines(one: DayLine, other: DayLine): DayLine {
  const earlier = one.earlier.games >= other.earlier.games ? one.earlier : other.earlier;
  return withGames({ ...one, earlier }, other.games);
}

/** All that a line adds up to. */
export function sumsOf({ games, earlier }: DayLine): DaySums {
  return games.reduce(plusGame, earlier);
}

/** What has to give way where there are too many: the oldest lines, for one of their table that has their sums. */
export function foldOldest(lines: readonly DayLine[], most: number = MOST_LINES): readonly DayLine[] {
  const inOrder = lines.filter(({ day }) => day !== LONG_AGO).toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const surplus = inOrder.slice(0, Math.max(0, inOrder.length - most));
  const folded = new Map(lines.filter(({ day }) => day === LONG_AGO).map((line) => [line.id, line]));
  for (const line of surplus) {
    const empty = emptyLine({ ...line, day: LONG_AGO });
    const before = folded.get(empty.id) ?? empty;
    folded.set(empty.id, { ...before, earlier: plus(before.earlier, sumsOf(line)) });
  }
  return [...folded.values(), ...inOrder.slice(surplus.length)];
}

function plusGame(sums: DaySums, { micros, lines, pieces = 0 }: DayGame): DaySums {
  return plus(sums, { games: 1, micros, lines, pieces });
}

function plus(one: DaySums, other: DaySums): DaySums {
  const add = (name: keyof DaySums): number => Math.min(one[name] + other[name], Number.MAX_SAFE_INTEGER);
  return { games: add("games"), micros: add("micros"), lines: add("lines"), pieces: add("pieces") };
}

/** Without what is not known: it must not hide what is. */
function known(game: DayGame): DayGame {
  return Object.fromEntries(Object.entries(game).filter(([, value]) => value !== undefined)) as unknown as DayGame;
}

export function parseLine(value: unknown): DayLine | undefined {
  const { id, day, table, isMatch, games, earlier } = fieldsOf(value);
  if (!isText(id) || !isText(day) || !DAY.test(day) || !isText(table) || !isFlag(isMatch)) return undefined;
  const sums = parseSums(earlier);
  if (id !== lineId({ day, table, isMatch }) || sums === undefined || !Array.isArray(games)) return undefined;
  return { id, day, table, isMatch, games: games.flatMap((game) => parseGame(game) ?? []), earlier: sums };
}

export function parseGame(value: unknown): DayGame | undefined {
  const fields = fieldsOf(value);
  const { id, date, isListed, score, lines, micros, isWon } = fields;
  const isWhole =
    isText(id) && isDate(date) && isFlag(isListed) && isFlag(isWon) && [score, lines, micros].every(isFigure);
  return isWhole && parseLearned(fields) !== undefined ? (value as DayGame) : undefined;
}

export function parseLearned(value: unknown): Learned | undefined {
  const fields = fieldsOf(value);
  const isWhole = LEARNED.every((name) => fields[name] === undefined || isFigure(fields[name]));
  return isWhole
    ? Object.fromEntries(LEARNED.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])))
    : undefined;
}

function parseSums(value: unknown): DaySums | undefined {
  const { games, micros, lines, pieces } = fieldsOf(value);
  const isWhole = isFigure(games) && isFigure(micros) && isFigure(lines) && isFigure(pieces);
  return isWhole ? { games, micros, lines, pieces } : undefined;
}
