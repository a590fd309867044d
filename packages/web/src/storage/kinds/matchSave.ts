// The match in progress, or the one that ended last; beside the game in progress and in the same place: each tab has its
// own.

import { type MatchPlan, parsePlan } from "../../settings/matchPlan.ts";
import { isUnfinished, parseSeries, type Series } from "../../settings/series.ts";
import { parseSitter, type Sitter } from "../../settings/sitter.ts";
import { fieldsOf, isBytes, isDate, isText } from "../fields.ts";
import type { StoredKind } from "../kind.ts";

export interface SavedMatch {
  /** Under which it is kept as a replay. */
  readonly id: string;
  /** When it began, in milliseconds since 1970. */
  readonly began: number;
  /** Its log so far, in the binary form. */
  readonly log: Uint8Array;
  readonly plan: MatchPlan;
  readonly sitters: readonly Sitter[];
  /** It has ended: its standings can be seen, and its series goes on. */
  readonly isOver: boolean;
  /** With this match where it has ended. */
  readonly series: Series;
  /** Whether it was taken over from a replay: then it counts for nothing (S-16). */
  readonly isContinued: boolean;
}

export interface MatchSaveMethods {
  /** The match in progress, for going on after a reload. */
  loadMatch(): Promise<SavedMatch | undefined>;
  saveMatch(match: SavedMatch): Promise<void>;
  clearMatch(): Promise<void>;
}

/** No match at all: there is nothing to go on with. */
type Write = { readonly kind: "saveMatch"; readonly match: SavedMatch | undefined };

export const matchSave: StoredKind<"matches", Write, MatchSaveMethods, SavedMatch> = {
  stores: ["matches"],
  writes: {
    saveMatch: {
      parse: ({ match: value }) => {
        const match = parseSaved(value);
        return value === undefined || match !== undefined ? { kind: "saveMatch", match } : undefined;
      },
      perform: (stores, { match }, place) =>
        match === undefined ? stores.delete("matches", place) : stores.put("matches", match, place),
      undoes: () => true,
    },
  },
  methods: ({ place, read, write }) => ({
    loadMatch: () => read(async (stores) => parseSaved(await stores.get("matches", place))),
    saveMatch: (match) => write({ kind: "saveMatch", match }),
    clearMatch: () => write({ kind: "saveMatch", match: undefined }),
  }),
  backup: {
    name: "match",
    gather: async (stores, place) => {
      const own = parseSaved(await stores.get("matches", place));
      return own !== undefined && isUnfinished(own) ? [own] : [];
    },
    parse: (value) => parseSaved(value),
    idOf: () => "match",
    logOf: ({ log }) => log,
    // A match that waits here is not given up for another.
    add: async (stores, [match], place) => {
      const isFree = !holdsUnfinished(await stores.get("matches", place));
      if (match !== undefined && isFree) stores.put("matches", match, place);
    },
    clear: (stores, place) => stores.delete("matches", place),
  },
};

/** Whether what lies in a place is a match to be continued, or has a series to be. */
export function holdsUnfinished(value: unknown): boolean {
  const saved = parseSaved(value);
  return saved !== undefined && isUnfinished(saved);
}

/** One that is not whole cannot be gone on with; it is among the replays all the same. */
function parseSaved(value: unknown): SavedMatch | undefined {
  const { id, began, log, plan: planned, sitters: seated, series: played, isOver, isContinued } = fieldsOf(value);
  const plan = parsePlan(planned);
  const series = parseSeries(played);
  const sitters = Array.isArray(seated) ? seated.map(parseSitter) : [];
  if (!isText(id) || !isDate(began) || !isBytes(log) || plan === undefined || series === undefined) return undefined;
  if (sitters.length !== plan.seats.length || !sitters.every((sitter) => sitter !== undefined)) return undefined;
  return { id, began, log, plan, sitters, series, isOver: isOver === true, isContinued: isContinued === true };
}
