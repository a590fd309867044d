// What was learned in drills (F-20): stars and the best time of each, under one key beside the other totals.

import { fieldsOf } from "../fields.ts";
import type { StoredKind } from "../kind.ts";

export interface DrillRecord {
  /** The drill's. */
  readonly id: string;
  /** Bits, one for each star ever earned. */
  readonly stars: number;
  /** The best time. */
  readonly micros: number;
}

export interface DrillMethods {
  loadDrills(): Promise<readonly DrillRecord[]>;
  /** Stars stay once earned, and so does the best time. */
  enterDrill(record: DrillRecord): Promise<void>;
}

interface Write extends DrillRecord {
  readonly kind: "enterDrill";
}

const KEY = "drills";
/** Far more than there are drills. */
const MOST_RECORDS = 300;
const LONGEST_ID = 40;
const ALL_STARS = 7;

export const drillStars: StoredKind<"totals", Write, DrillMethods, DrillRecord> = {
  stores: ["totals"],
  writes: {
    enterDrill: {
      parse: (fields) => {
        const record = parseRecord(fields);
        return record && { kind: "enterDrill", ...record };
      },
      perform: async (stores, { id, stars, micros }) => {
        const before = parseRecords(await stores.get("totals", KEY));
        stores.put("totals", merged([...before, { id, stars, micros }]), KEY);
      },
      about: ({ id }) => [id],
    },
  },
  methods: ({ read, write }) => ({
    loadDrills: () => read(async (stores) => parseRecords(await stores.get("totals", KEY))),
    enterDrill: ({ id, stars, micros }) => write({ kind: "enterDrill", id, stars, micros }),
  }),
  backup: {
    name: "drills",
    gather: async (stores) => parseRecords(await stores.get("totals", KEY)),
    parse: (value) => parseRecord(value),
    idOf: ({ id }) => id,
    add: async (stores, records) => {
      const all = merged([...parseRecords(await stores.get("totals", KEY)), ...records]);
      if (all.length > 0) stores.put("totals", all, KEY);
    },
    clear: (stores) => stores.delete("totals", KEY),
  },
};

/** One for each drill, with the best of all that there are. */
function merged(records: readonly DrillRecord[]): readonly DrillRecord[] {
  const best = new Map<string, DrillRecord>();
  for (const { id, stars, micros } of records) {
    const before = best.get(id);
    best.set(id, {
      id,
      stars: stars | (before?.stars ?? 0),
      micros: Math.min(micros, before?.micros ?? micros),
    });
  }
  return [...best.values()].slice(0, MOST_RECORDS);
}

/** What is damaged is left out. */
function parseRecords(value: unknown): readonly DrillRecord[] {
  return merged(Array.isArray(value) ? (value as readonly unknown[]).flatMap((one) => parseRecord(one) ?? []) : []);
}

function parseRecord(value: unknown): DrillRecord | undefined {
  const { id, stars, micros } = fieldsOf(value);
  if (typeof id !== "string" || id === "" || id.length > LONGEST_ID) return undefined;
  if (!isCount(stars) || stars < 1 || stars > ALL_STARS || !isCount(micros)) return undefined;
  return { id, stars, micros };
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}
