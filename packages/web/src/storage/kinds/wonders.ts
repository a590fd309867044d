// How far the wonders of The New are built (N-22): a number of lines.

import type { StoredKind } from "../kind.ts";

export interface WonderMethods {
  /** Lines of all games of The New, for its wonders. */
  loadWonderLines(): Promise<number>;
  /** Returns how many there are then. */
  addWonderLines(lines: number): Promise<number>;
  clearWonderLines(): Promise<void>;
}

type Write = { readonly kind: "addWonderLines"; readonly lines: number } | { readonly kind: "clearWonderLines" };

const KEY = "wonderLines";

export const wonders: StoredKind<"totals", Write, WonderMethods, number> = {
  stores: ["totals"],
  writes: {
    addWonderLines: {
      parse: ({ lines }) => (isCount(lines) ? { kind: "addWonderLines", lines } : undefined),
      addsUp: true,
      perform: async (stores, { lines }) => {
        const sum = parseLines(await stores.get("totals", KEY)) + lines;
        stores.put("totals", Math.min(sum, Number.MAX_SAFE_INTEGER), KEY);
      },
    },
    clearWonderLines: {
      parse: () => ({ kind: "clearWonderLines" }),
      perform: (stores) => stores.delete("totals", KEY),
      undoes: () => true,
    },
  },
  methods: ({ read, write }) => {
    const loadWonderLines = (): Promise<number> => read(async (stores) => parseLines(await stores.get("totals", KEY)));
    return {
      loadWonderLines,
      addWonderLines: async (lines) => {
        await write({ kind: "addWonderLines", lines });
        return loadWonderLines();
      },
      clearWonderLines: () => write({ kind: "clearWonderLines" }),
    };
  },
  backup: {
    name: "wonders",
    gather: async (stores) => [parseLines(await stores.get("totals", KEY))].filter((lines) => lines > 0),
    parse: (value) => (isCount(value) ? value : undefined),
    idOf: () => KEY,
    // Lines have no names: which of them are the same nobody can say, so the greater number stays.
    add: async (stores, [lines = 0]) => {
      const most = Math.max(lines, parseLines(await stores.get("totals", KEY)));
      if (most > 0) stores.put("totals", most, KEY);
    },
    clear: (stores) => stores.delete("totals", KEY),
  },
};

/** What is damaged is 0, and is replaced by the next lines that come. */
function parseLines(value: unknown): number {
  return isCount(value) ? value : 0;
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}
