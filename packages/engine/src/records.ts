// Records (E-28): which games may enter a table, which table that is, and the order in it. A table compares only games
// with the same objective and the same conditions; handling and what the player sees do not separate tables.

import { EDITIONS, type Editions } from "./editions.ts";
import type { Game } from "./game.ts";
import { OPTION_NAMES, type OptionName, type OptionValue } from "./options.ts";
import { type Result, bad, good } from "./result.ts";
import { type RuleBook, type Variation, bookName, hasLevels, hasScore } from "./ruleBook.ts";
import { type Setup, parseSetup } from "./setup.ts";
import { isWon } from "./view.ts";

/** The order of a table: most points, most lines, least time to the goal, or longest time until the end. */
export type Measure = "score" | "lines" | "time" | "longest";

/** A column of a table, besides the player's name. */
export type Column = "score" | "lines" | "level" | "time";

/** Games that may be compared with one another. */
export interface Table {
  /** "guideline ultra minutes=3": rule book, variation, and the options that differ from the rule book's own. */
  readonly name: string;
  readonly book: RuleBook;
  readonly variation: Variation;
  readonly options: { readonly [Name in OptionName]?: OptionValue };
  readonly measure: Measure;
  /** The first column is the one that the table is ordered by. */
  readonly columns: readonly Column[];
}

/** The figures of a game that tables compare. */
export interface Standing {
  readonly score: number;
  readonly lines: number;
  readonly micros: number;
  readonly isWon: boolean;
}

/** Why a game enters no table. */
export type Unranked =
  | "practised"
  /** It began with a board, a queue or a piece on Hold that the player chose. */
  | "ownStart"
  /** A code made it another game (N-21). */
  | "code"
  /** Its generation delay was shorter than the rule book's. */
  | "shortDelay"
  /** It was part of a match. */
  | "match"
  /** It has not ended. */
  | "notEnded"
  /** The table is ordered by time to the goal, and the game did not reach its goal. */
  | "notWon"
  /** It has neither a point nor a line. */
  | "nothing";

/** Options that have tables of their own. */
const SEPARATING = [
  "startingLevel",
  "startingRows",
  "goal",
  "lockDown",
  "minutes",
  "authentic",
  "objective",
  "lines",
  "rows",
] as const;

/** Whether an option has an effect in games of a variation. */
export function concerns(name: OptionName, { ends, levelsUp }: Variation): boolean {
  switch (name) {
    case "minutes":
    case "objective":
      return ends.by === "minutes";
    case "lines":
    case "rows":
      return ends.by === name;
    case "startingRows":
      return ends.by !== "rows";
    case "goal":
      return levelsUp;
    default:
      return true;
  }
}

/** The name of the table for games whose options are all at the rule book's own values. */
export function ownTableName(book: RuleBook, variation: Variation): string {
  return `${bookName(book)} ${variation.id}`;
}

/** The table that games of this set-up belong to. */
export function tableOf({ book, variation, options }: Setup): Table {
  const separating: { [Name in OptionName]?: OptionValue } = {};
  for (const name of SEPARATING) {
    if (concerns(name, variation) && options[name] !== book.options[name].initial) separating[name] = options[name];
  }
  const words = Object.entries(separating).map(([name, value]) => `${name}=${value}`);
  const measure = measureOf(book, variation, separating.objective === "lines");
  return {
    name: [ownTableName(book, variation), ...words].join(" "),
    book,
    variation,
    options: separating,
    measure,
    columns: columnsOf(book, variation, measure),
  };
}

/** The table of this name: the inverse of `tableOf(setup).name`. */
export function parseTable(name: string, editions: Editions = EDITIONS): Result<Table> {
  const [ruleBook = "", variation = "", ...words] = name.split(" ");
  const options: { [name: string]: OptionValue } = {};
  for (const word of words) {
    const [option = "", value = ""] = word.split("=");
    const isKnown = (OPTION_NAMES as readonly string[]).includes(option);
    if (!isKnown) return bad("unknown", "table", "it names an option that does not exist");
    options[option] = parseValue(value);
  }
  const setup = parseSetup({ ruleBook, variation, options, seed: 0 }, editions);
  if (!setup.ok) return setup;
  const table = tableOf(setup.value);
  return table.name === name ? good(table) : bad("form", "table", "no table has exactly this name");
}

function parseValue(text: string): OptionValue {
  if (text === "true" || text === "false") return text === "true";
  return /^\d{1,15}$/.test(text) ? Number(text) : text;
}

function measureOf(book: RuleBook, { ends, rising }: Variation, isForLines: boolean): Measure {
  if (ends.by === "lines" || ends.by === "rows") return "time";
  if (rising !== undefined) return "longest";
  return hasScore(book) && !isForLines ? "score" : "lines";
}

function columnsOf(book: RuleBook, { ends }: Variation, measure: Measure): readonly Column[] {
  const level: readonly Column[] = hasLevels(book) ? ["level"] : [];
  if (measure === "time") return ["time", "lines", ...level];
  if (measure === "longest") return ["time", "lines"];
  const points: readonly Column[] = hasScore(book) ? ["score"] : [];
  // No column for time if every game takes the same time, or if the level already says how far a game went.
  const time: readonly Column[] = ends.by === "minutes" || hasLevels(book) ? [] : ["time"];
  return measure === "score" ? ["score", ...level, "lines", ...time] : ["lines", ...points, ...level, ...time];
}

/** The figures of a game now. */
export function standingOf({ state }: Game): Standing {
  const { score, lines, time, outcome } = state;
  return { score, lines, micros: time, isWon: isWon(outcome) };
}

/** Why a game enters no table; undefined: it may enter the table of its set-up (`tableOf`). */
export function whyUnranked(game: Game): Unranked | undefined {
  const { setup, book, generation } = game.rules;
  const { options, board, queue, hold, terms } = setup;
  if (options.practice) return "practised";
  if (board.length > 0 || queue.length > 0 || hold >= 0) return "ownStart";
  if (terms !== undefined) return "match";
  if (options.fast) return "code";
  if (generation !== book.generation.delay) return "shortDelay";
  if (game.state.phase !== "ended") return "notEnded";
  const { score, lines, isWon: hasWon } = standingOf(game);
  if (tableOf(setup).measure === "time") return hasWon ? undefined : "notWon";
  return score === 0 && lines === 0 ? "nothing" : undefined;
}

/** Below 0: the first is better. 0: they are equal, and the earlier entry keeps its place. */
export function compareStandings({ measure }: Table, one: Standing, other: Standing): number {
  const score = other.score - one.score;
  const lines = other.lines - one.lines;
  const micros = one.micros - other.micros;
  switch (measure) {
    case "score":
      return score || lines || micros;
    case "lines":
      return lines || score || micros;
    case "time":
      return micros || score;
    case "longest":
      return -micros || lines || score;
  }
}
