// What records and replays have in common.

import { RULE_BOOKS, type RuleBookId } from "@korobeinix/engine";
import { type Fields, isDate, isFigure, isFlag, isText } from "../fields.ts";

/** What is known of a game that was played: whose, which, how it went, when. */
export interface GameFacts {
  readonly id: string;
  readonly name: string;
  readonly ruleBook: RuleBookId;
  readonly variation: string;
  /** The name of its table, as the engine has it (E-28), whether or not it is in it. */
  readonly table: string;
  readonly score: number;
  readonly lines: number;
  readonly level: number;
  readonly micros: number;
  readonly isWon: boolean;
  /** Milliseconds since 1970. */
  readonly date: number;
}

/** Whether all of it is there and can be shown. */
export function hasFacts(fields: Fields): boolean {
  const { id, name, ruleBook, variation, table, score, lines, level, micros, isWon, date } = fields;
  return (
    [id, name, variation, table].every(isText) &&
    [score, lines, level, micros].every(isFigure) &&
    RULE_BOOKS.some((book) => book.id === ruleBook) &&
    isFlag(isWon) &&
    isDate(date)
  );
}
