// Which kept games are shown, and in which order (W-12). Pure.

import type { RuleBookId } from "@korobeinix/engine";
import type { KeptReplay } from "../storage/storage.ts";

export const SORTS = ["date", "score", "time", "lines", "name"] as const;
export type Sort = (typeof SORTS)[number];

export interface Filter {
  readonly sort: Sort;
  readonly book: RuleBookId | undefined;
  readonly variation: string | undefined;
  readonly isFavourite: boolean;
  readonly text: string;
}

export const NO_FILTER: Filter = { sort: "date", book: undefined, variation: undefined, isFavourite: false, text: "" };

type Order = (one: KeptReplay, other: KeptReplay) => number;

const newest: Order = (one, other) => other.date - one.date || (one.id < other.id ? -1 : 1);

const ORDERS: { readonly [Name in Sort]: Order } = {
  date: newest,
  score: (one, other) => other.score - one.score,
  time: (one, other) => one.micros - other.micros,
  lines: (one, other) => other.lines - one.lines,
  // Games without a name come last.
  name: (one, other) => Number(one.name === "") - Number(other.name === "") || COLLATOR.compare(one.name, other.name),
};

const COLLATOR = new Intl.Collator(undefined, { sensitivity: "base", numeric: true });

/** `wordsOf` is what a player reads of a game, for the search: every word looked for must be in it. */
export function arrange(
  replays: readonly KeptReplay[],
  filter: Filter,
  wordsOf: (replay: KeptReplay) => string,
): readonly KeptReplay[] {
  const wanted = plain(filter.text)
    .split(/\s+/)
    .filter((word) => word !== "");
  const order = ORDERS[filter.sort];
  const fits = (replay: KeptReplay): boolean => {
    if (filter.book !== undefined && replay.ruleBook !== filter.book) return false;
    if (filter.variation !== undefined && replay.variation !== filter.variation) return false;
    if (filter.isFavourite && !replay.isFavourite) return false;
    if (wanted.length === 0) return true;
    const words = plain(wordsOf(replay));
    return wanted.every((word) => words.includes(word));
  };
  return replays.filter(fits).toSorted((one, other) => order(one, other) || newest(one, other));
}

/** Without capitals and accents. */
function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}

/** What of a long list is drawn: places from `first` up to, but without, `last`. */
export interface Range {
  readonly first: number;
  readonly last: number;
}

/** Rows drawn beyond what is seen, so that a quick scroll or the next arrow key finds them there. */
const BEYOND = 4;

/** `above` is how far the list's top lies above that of the window. */
export function visibleRange(above: number, height: number, rowHeight: number, count: number): Range {
  const first = Math.max(0, Math.floor(above / rowHeight) - BEYOND);
  const last = Math.min(count, Math.ceil((above + height) / rowHeight) + BEYOND);
  return { first: Math.min(first, count), last: Math.max(last, 0) };
}

/**
 * Which of the rows in the page shows which game: one that stays keeps its row, and with it the focus; one that comes
 * takes over the row of one that went, which is cheaper by far than a new one.
 */
export function slotsFor(before: ReadonlyMap<string, number>, ids: readonly string[]): ReadonlyMap<string, number> {
  const stay = new Set(ids.map((id) => before.get(id)));
  const free = [...before.values()].filter((slot) => !stay.has(slot));
  let fresh = before.size === 0 ? 0 : Math.max(...before.values()) + 1;
  return new Map(ids.map((id) => [id, before.get(id) ?? free.pop() ?? fresh++]));
}
