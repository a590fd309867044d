// The day book: every game that the player played, a line for each day and table (F-18). Tables keep only the best and
// replays give way to newer ones; this says what there was.

import { fieldsOf, isFlag, isText } from "../fields.ts";
import type { StoredKind } from "../kind.ts";
import {
  type DayGame,
  type DayLine,
  dayOf,
  emptyLine,
  foldOldest,
  type Learned,
  lineId,
  LONG_AGO,
  mergeLines,
  MOST_LINES,
  parseGame,
  parseLearned,
  parseLine,
  withGames,
} from "./dayLine.ts";
import type { Stores } from "../stores.ts";

export interface DayBookMethods {
  /** All lines, oldest first. */
  loadDays(): Promise<readonly DayLine[]>;
  /** Enters a game; one that was entered before is replaced. */
  enterGame(entry: DayEntry): Promise<void>;
  /** What was found out about a game of a line; nothing happens where it is gone. */
  learnOfGame(line: string, id: string, learned: Learned): Promise<void>;
}

export interface DayEntry {
  readonly table: string;
  readonly isMatch: boolean;
  readonly game: DayGame;
}

type Write =
  | ({ readonly kind: "enterGame" } & DayEntry)
  | { readonly kind: "learnOfGame"; readonly line: string; readonly id: string; readonly learned: Learned };

export const dayBook: StoredKind<"days", Write, DayBookMethods, DayLine> = {
  stores: ["days"],
  writes: {
    enterGame: {
      parse: ({ table, isMatch, game: value }) => {
        const game = parseGame(value);
        const isWhole = isText(table) && isFlag(isMatch) && game !== undefined;
        return isWhole ? { kind: "enterGame", table, isMatch, game } : undefined;
      },
      perform: async (stores, { table, isMatch, game }) => {
        const key = { day: dayOf(game.date), table, isMatch };
        const before = parseLine(await stores.get("days", lineId(key)));
        stores.put("days", withGames(before ?? emptyLine(key), [game]));
        if (before === undefined && (await stores.keys("days")).length > MOST_LINES) await fold(stores);
      },
      about: ({ game }) => [game.id],
      undoes: ({ game }, earlier) => earlier.kind === "enterGame" && earlier.game.id === game.id,
    },
    learnOfGame: {
      parse: ({ line, id, learned: value }) => {
        const learned = parseLearned(value);
        const isWhole = isText(line) && isText(id) && learned !== undefined;
        return isWhole ? { kind: "learnOfGame", line, id, learned } : undefined;
      },
      perform: async (stores, { line: key, id, learned }) => {
        const line = parseLine(await stores.get("days", key));
        const game = line?.games.find((one) => one.id === id);
        if (line !== undefined && game !== undefined) stores.put("days", withGames(line, [{ ...game, ...learned }]));
      },
      about: ({ id }) => [id],
    },
  },
  methods: ({ read, write }) => ({
    loadDays: () => read(async (stores) => parseLines(await stores.getAll("days"))),
    enterGame: ({ table, isMatch, game }) => write({ kind: "enterGame", table, isMatch, game }),
    learnOfGame: (line, id, learned) => write({ kind: "learnOfGame", line, id, learned }),
  }),
  backup: {
    name: "days",
    gather: async (stores) => parseLines(await stores.getAll("days")),
    parse: (value) => parseLine(value),
    idOf: ({ id }) => id,
    add: async (stores, lines) => {
      const before = new Map(parseLines(await stores.getAll("days")).map((line) => [line.id, line]));
      for (const line of lines) {
        const own = before.get(line.id);
        const merged = own === undefined ? withGames(line, []) : mergeLines(own, line);
        before.set(line.id, merged);
        stores.put("days", merged);
      }
      if (before.size > MOST_LINES) await fold(stores);
    },
    clear: (stores) => stores.clear("days"),
  },
};

async function fold(stores: Stores<"days">): Promise<void> {
  const before = await stores.getAll("days");
  const folded = foldOldest(parseLines(before));
  const kept = new Set(folded.map(({ id }) => id));
  for (const value of before) {
    const { id } = fieldsOf(value);
    if (!kept.has(String(id))) stores.delete("days", String(id));
  }
  for (const line of folded) if (line.day === LONG_AGO) stores.put("days", line);
}

function parseLines(values: readonly unknown[]): readonly DayLine[] {
  return values.flatMap((value) => parseLine(value) ?? []).toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
