// The lines of the high-score tables. What is not whole is left out, so that one bad line loses no table.

import { parseTable } from "@korobeinix/engine/records";
import { type Fields, fieldsOf, isBytes, isObject, isText } from "../fields.ts";
import type { StoredKind } from "../kind.ts";
import { putIntoOwnTable, TABLES_NAMED } from "../layouts.ts";
import { linesOf, linesWith } from "../tables.ts";
import { type GameFacts, hasFacts } from "./gameFacts.ts";

/** One line of a high-score table. */
export interface RecordLine extends GameFacts {
  /** The whole game, in the binary form: it can be watched also when it is no longer among the kept games. */
  readonly log: Uint8Array;
}

export interface RecordMethods {
  /** The lines of the table of this name, best first, at most `TABLE_LENGTH`. */
  loadTable(table: string): Promise<readonly RecordLine[]>;
  /** The names of the tables that have a line. */
  loadTableNames(): Promise<readonly string[]>;
  /** Adds a line; returns the table as it then is. */
  addRecord(line: RecordLine): Promise<readonly RecordLine[]>;
  /** Does nothing where the line is gone: what was cleared stays away. */
  renameRecord(id: string, name: string): Promise<void>;
  clearTables(): Promise<void>;
}

type Write =
  | { readonly kind: "record"; readonly line: RecordLine }
  | { readonly kind: "renameRecord"; readonly id: string; readonly name: string }
  | { readonly kind: "clearTables" };

export const records: StoredKind<"records", Write, RecordMethods, RecordLine> = {
  stores: ["records"],
  writes: {
    record: {
      parse: ({ line: value }, layout) => {
        const line = parseRecord(layout < TABLES_NAMED && isObject(value) ? putIntoOwnTable(value) : value);
        return line && { kind: "record", line };
      },
      // With the table as it is now: a record of another tab is neither lost nor left beyond the end of the table.
      perform: async (stores, { line }) => {
        const before = await stores.getAllBy("records", "table", line.table);
        const kept = new Set(linesWith(parseRecords(before), line).map(({ id }) => id));
        // Old and damaged lines go first: on a full disk that makes room.
        const ids = before.map((value) => String(fieldsOf(value)["id"]));
        for (const id of ids) if (!kept.has(id)) stores.delete("records", id);
        if (kept.has(line.id)) stores.put("records", line);
      },
      about: ({ line }) => [line.id],
      undoes: ({ line }, earlier) => idOf(earlier) === line.id,
    },
    renameRecord: {
      parse: ({ id, name }) => (isText(id) && isText(name) ? { kind: "renameRecord", id, name } : undefined),
      perform: async (stores, { id, name }) => {
        const line = parseRecord(await stores.get("records", id));
        if (line !== undefined) stores.put("records", { ...line, name });
      },
      about: ({ id }) => [id],
      undoes: ({ id }, earlier) => earlier.kind === "renameRecord" && earlier.id === id,
    },
    clearTables: {
      parse: () => ({ kind: "clearTables" }),
      perform: (stores) => stores.clear("records"),
      undoes: () => true,
    },
  },
  methods: ({ read, write }) => {
    const loadTable = (table: string): Promise<readonly RecordLine[]> =>
      read(async (stores) => linesOf(parseRecords(await stores.getAllBy("records", "table", table)), table));
    return {
      loadTable,
      loadTableNames: () => read(async (stores) => (await stores.valuesOf("records", "table")).filter(isTable)),
      addRecord: async (line) => {
        await write({ kind: "record", line });
        return loadTable(line.table);
      },
      renameRecord: (id, name) => write({ kind: "renameRecord", id, name }),
      clearTables: () => write({ kind: "clearTables" }),
    };
  },
  backup: {
    name: "records",
    gather: async (stores) => parseRecords(await stores.getAll("records")),
    parse: (value) => parseRecord(value),
    idOf: ({ id }) => id,
    logOf: ({ log }) => log,
    add: async (stores, lines) => {
      const before = parseRecords(await stores.getAll("records"));
      const own = new Set(before.map(({ id }) => id));
      const all = [...before, ...lines.filter(({ id }) => !own.has(id))];
      const tables = new Set(all.map(({ table }) => table));
      const kept = new Set([...tables].flatMap((table) => linesOf(all, table)));
      for (const line of before) if (!kept.has(line)) stores.delete("records", line.id);
      for (const line of lines) if (kept.has(line)) stores.put("records", line);
    },
    clear: (stores) => stores.clear("records"),
  },
};

export function parseRecords(values: readonly unknown[]): readonly RecordLine[] {
  return values.flatMap((value) => parseRecord(value) ?? []);
}

function parseRecord(value: unknown): RecordLine | undefined {
  return isRecord(fieldsOf(value)) ? (value as RecordLine) : undefined;
}

/** Races that were lost stood in tables once; only a goal that was reached has a time (E-28). */
function isRecord(fields: Fields): boolean {
  const { table: name, isWon, log } = fields;
  if (!hasFacts(fields) || !isBytes(log)) return false;
  const table = parseTable(String(name));
  return table.ok && (isWon === true || table.value.measure !== "time");
}

function isTable(name: unknown): name is string {
  return isText(name) && parseTable(name).ok;
}

function idOf(write: Write): string | undefined {
  if (write.kind === "clearTables") return undefined;
  return write.kind === "record" ? write.line.id : write.id;
}
