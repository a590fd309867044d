// Records (E-28): which games may enter a table, which table that is, and the order in it. A table compares only games
// with the same objective and the same conditions; handling and what the player sees do not separate tables.

import { EDITIONS, type Editions } from "./editions.ts";
import type { Game } from "./game.ts";
import { OPTION_NAMES, type OptionName, type OptionValue } from "./options.ts";
import { type Result, bad, good } from "./result.ts";
import { type RuleBook, type Variation, bookName, hasLevels, hasScore } from "./ruleBook.ts";
import { type Setup, parseSetup } from "./setup.ts";
import { isWon } from "./view.ts";

/** What a table is ordered by: most points, most lines, least time to the goal, or the longest time until the end. */
export type Measure = "score" | "lines" | "time" | "longest";

/** What a table shows of a game besides its player. */
export type Column = "score" | "lines" | "level" | "time";

/** Games that may be compared with one another. */
export interface Table {
  /** "guideline ultra minutes=3": rule book, variation, and the options that differ from the rule book's own. */
  readonly name: string;
  readonly book: RuleBook;
  readonly variation: Variation;
  readonly options: { readonly [Name in OptionName]?: OptionValue };
  readonly measure: Measure;
  /** What it is ordered by comes first. */
  readonly columns: readonly Column[];
}

/** How a game stands, as far as a table is concerned. */
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
  /** It was part of a match: others reached into it, or played beside it. */
  | "match"
  /** It goes on, and may still become anything. */
  | "notEnded"
  /** Only a goal that was reached has a time. */
  | "notWon"
  /** Neither a point nor a line. */
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

/** Whether an option means anything in games of a variation. */
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

/** The name of the table of games that leave every option at the rule book's own value. */
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

/** The table of this name: the two are inverses. */
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
  return table.name === name ? good(table) : bad("form", "table", "it is written in another way");
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
  // Where every game takes the same time, or the level says how far it went, the time says nothing.
  const time: readonly Column[] = ends.by === "minutes" || hasLevels(book) ? [] : ["time"];
  return measure === "score" ? ["score", ...level, "lines", ...time] : ["lines", ...points, ...level, ...time];
}

/** How a game stands now. */
export function standingOf({ state }: Game): Standing {
  const { score, lines, time, outcome } = state;
  return { score, lines, micros: time, isWon: isWon(outcome) };
}

/** Why a game enters no table; undefined: it may enter `tableOf` its set-up. */
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

/** Below 0: the first is the better one; 0: they are equal, and the earlier one keeps its place. */
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
