// How matches against computers went (S-14): counted by rule book and rank, under one key beside the other totals.

import { RULE_BOOKS, type RuleBookId } from "@korobeinix/engine";
import { COMPUTER_RANKS, type ComputerRank, MATCH_ENDS, type MatchEnd } from "@korobeinix/engine/match";
import { fieldsOf } from "../fields.ts";
import type { StoredKind } from "../kind.ts";

/** A match that counts: the rank is that of the strongest opponent. */
export interface CountedMatch {
  readonly ruleBook: RuleBookId;
  readonly rank: ComputerRank;
  readonly end: MatchEnd;
}

/** What has come of all matches of a rule book against a rank. */
export interface MatchCount {
  readonly ruleBook: RuleBookId;
  readonly rank: ComputerRank;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** Matches won one after the other, now and at best; a drawn one ends a run. */
  readonly run: number;
  readonly bestRun: number;
}

export interface MatchRecordMethods {
  /** In the order of the rule books and ranks; those without a match are left out. */
  loadMatchCounts(): Promise<readonly MatchCount[]>;
  countMatch(match: CountedMatch): Promise<void>;
  clearMatchCounts(): Promise<void>;
}

type Write = ({ readonly kind: "countMatch" } & CountedMatch) | { readonly kind: "clearMatchCounts" };

const KEY = "matches";

export const matchRecords: StoredKind<"totals", Write, MatchRecordMethods, MatchCount> = {
  stores: ["totals"],
  writes: {
    countMatch: {
      parse: ({ ruleBook: book, rank: strength, end: how }) => {
        const ruleBook = RULE_BOOKS.find(({ id }) => id === book)?.id;
        const rank = COMPUTER_RANKS.find((one) => one === strength);
        const end = MATCH_ENDS.find((one) => one === how);
        const isWhole = ruleBook !== undefined && rank !== undefined && end !== undefined;
        return isWhole ? { kind: "countMatch", ruleBook, rank, end } : undefined;
      },
      addsUp: true,
      perform: async (stores, match) => {
        const counts = parseCounts(await stores.get("totals", KEY));
        const before = counts.find((one) => isOf(one, match)) ?? noMatches(match);
        stores.put("totals", [...counts.filter((one) => one !== before), withMatch(before, match.end)], KEY);
      },
    },
    clearMatchCounts: {
      parse: () => ({ kind: "clearMatchCounts" }),
      perform: (stores) => stores.delete("totals", KEY),
      undoes: () => true,
    },
  },
  methods: ({ read, write }) => ({
    loadMatchCounts: () => read(async (stores) => inOrder(parseCounts(await stores.get("totals", KEY)))),
    countMatch: ({ ruleBook, rank, end }) => write({ kind: "countMatch", ruleBook, rank, end }),
    clearMatchCounts: () => write({ kind: "clearMatchCounts" }),
  }),
  backup: {
    name: "matches",
    gather: async (stores) => inOrder(parseCounts(await stores.get("totals", KEY))),
    parse: (value) => parseCount(value),
    idOf: ({ ruleBook, rank }) => `${ruleBook} ${rank}`,
    // Of two counts of the same the one with more matches stays: it may have come from the other.
    add: async (stores, counts) => {
      const before = parseCounts(await stores.get("totals", KEY));
      const mostFirst = [...before, ...counts].toSorted((one, other) => matchesOf(other) - matchesOf(one));
      const merged = inOrder(mostFirst);
      if (merged.length > 0) stores.put("totals", merged, KEY);
    },
    clear: (stores) => stores.delete("totals", KEY),
  },
};

function matchesOf({ won, lost, drawn }: MatchCount): number {
  return won + lost + drawn;
}

function noMatches({ ruleBook, rank }: CountedMatch): MatchCount {
  return { ruleBook, rank, won: 0, lost: 0, drawn: 0, run: 0, bestRun: 0 };
}

function isOf(count: MatchCount, { ruleBook, rank }: Pick<MatchCount, "ruleBook" | "rank">): boolean {
  return count.ruleBook === ruleBook && count.rank === rank;
}

function withMatch(count: MatchCount, end: MatchEnd): MatchCount {
  const run = end === "won" ? oneMore(count.run) : 0;
  return { ...count, [end]: oneMore(count[end]), run, bestRun: Math.max(count.bestRun, run) };
}

function oneMore(count: number): number {
  return Math.min(count + 1, Number.MAX_SAFE_INTEGER);
}

function inOrder(counts: readonly MatchCount[]): readonly MatchCount[] {
  return RULE_BOOKS.flatMap(({ id: ruleBook }) =>
    COMPUTER_RANKS.flatMap((rank) => counts.find((one) => isOf(one, { ruleBook, rank })) ?? []),
  );
}

/** What is damaged is left out; of two for the same the first stands. */
function parseCounts(value: unknown): readonly MatchCount[] {
  const all = Array.isArray(value) ? (value as readonly unknown[]).flatMap((one) => parseCount(one) ?? []) : [];
  return all.filter((count, i) => all.findIndex((one) => isOf(one, count)) === i);
}

function parseCount(value: unknown): MatchCount | undefined {
  const { ruleBook, rank, won, lost, drawn, run, bestRun } = fieldsOf(value);
  const isWhole =
    RULE_BOOKS.some(({ id }) => id === ruleBook) &&
    COMPUTER_RANKS.some((one) => one === rank) &&
    [won, lost, drawn, run, bestRun].every(isCount) &&
    Number(run) <= Number(bestRun) &&
    Number(bestRun) <= Number(won);
  return isWhole ? (value as MatchCount) : undefined;
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}
