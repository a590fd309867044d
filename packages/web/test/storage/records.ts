// Lines of tables, kept games, and games of the day book.

import type { DayGame, KeptReplay, RecordLine } from "../../src/storage/storage.ts";

let count = 0;

/** Of its rule book's own table unless told. */
export function line(fields: Partial<RecordLine> = {}): RecordLine {
  count += 1;
  const { ruleBook = "guideline", variation = "marathon" } = fields;
  return {
    id: `line ${String(count).padStart(6, "0")}`,
    name: "ANNA",
    ruleBook,
    variation,
    table: `${ruleBook} ${variation}`,
    score: 1000,
    lines: 10,
    level: 2,
    micros: 60_000_000,
    isWon: false,
    date: 1_700_000_000_000,
    log: new Uint8Array([1, 2, 3]),
    ...fields,
  };
}

export function kept(fields: Partial<KeptReplay> = {}): KeptReplay {
  const { log, ...facts } = line(fields);
  return { ...facts, origin: "finished", isFavourite: false, size: log.length, board: ["IIII......"], ...fields };
}

export function dayGame(fields: Partial<DayGame> = {}): DayGame {
  count += 1;
  return {
    id: `game ${count}`,
    date: 1_700_000_000_000,
    isListed: true,
    score: 1000,
    lines: 40,
    micros: 60_000_000,
    isWon: true,
    ...fields,
  };
}
