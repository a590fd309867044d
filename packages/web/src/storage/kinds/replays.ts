// Kept games. What a list shows of them lies apart from their logs, so that thousands open at once. What is not whole is
// left out.

import { fieldsOf, isBytes, isFigure, isFlag, isObject, isText } from "../fields.ts";
import type { StoredKind } from "../kind.ts";
import { BOARDS_TURNED, putIntoOwnTable, REPLAYS_NAME_TABLES, turnBoard } from "../layouts.ts";
import { overflowFor, overflowOf } from "../replayRoom.ts";
import { type GameFacts, hasFacts } from "./gameFacts.ts";
import { isWholeMatch, type KeptMatch } from "./keptMatch.ts";

/** How a game came to be kept. */
const ORIGINS = ["finished", "abandoned", "continued", "loaded", "practised", "computer", "match"] as const;
export type Origin = (typeof ORIGINS)[number];

/** All that a list shows of a kept game. One that is also in a table has its line's id. */
export interface KeptReplay extends GameFacts {
  readonly origin: Origin;
  readonly isFavourite: boolean;
  /** Bytes of its log. */
  readonly size: number;
  /** The last board, as in `SetupRequest.board`: rows from top to bottom, a letter a cell. */
  readonly board: readonly string[];
  /** Of a match: who played it. Its log is that of the match; board and figures are of the seat that came first. */
  readonly match?: KeptMatch | undefined;
}

/** What a player may change of a kept game. */
export type ReplayChange = Partial<Pick<KeptReplay, "name" | "isFavourite">>;

/** A kept game with its log, as a backup has it. */
interface KeptGame {
  readonly replay: KeptReplay;
  readonly log: Uint8Array;
}

export interface ReplayMethods {
  /** All kept games, newest first. */
  loadReplays(): Promise<readonly KeptReplay[]>;
  loadReplay(id: string): Promise<KeptReplay | undefined>;
  /** The log of a kept game or of a line of a table, by its id. */
  loadReplayLog(id: string): Promise<Uint8Array | undefined>;
  /** Keeps a game, or puts a deleted one back; the oldest go where the room is used up, favourites never. */
  keepReplay(replay: KeptReplay, log: Uint8Array): Promise<void>;
  /** The same for one that may have been kept before: its name and whether it is a favourite then stay. */
  keepReplayAgain(replay: KeptReplay, log: Uint8Array): Promise<void>;
  changeReplay(id: string, change: ReplayChange): Promise<void>;
  deleteReplays(ids: readonly string[]): Promise<void>;
}

type Write =
  | { readonly kind: "keepReplay"; readonly replay: KeptReplay; readonly log: Uint8Array; readonly isAgain: boolean }
  | { readonly kind: "changeReplay"; readonly id: string; readonly change: ReplayChange }
  | { readonly kind: "deleteReplays"; readonly ids: readonly string[] };

export const replays: StoredKind<"replays" | "logs" | "records", Write, ReplayMethods, KeptGame> = {
  stores: ["replays", "logs", "records"],
  writes: {
    keepReplay: {
      parse: ({ replay: value, log, isAgain: again }, layout) => {
        const replay = parseReplay(isObject(value) ? upgrade(value, layout) : value);
        const isAgain = again === true;
        return replay && isBytes(log) ? { kind: "keepReplay", replay, log, isAgain } : undefined;
      },
      // With what has to go for it, so that two tabs never keep more than there is room for.
      perform: async (stores, { replay: fresh, log, isAgain }) => {
        const all = parseReplays(await stores.getAll("replays"));
        const before = all.find(({ id }) => id === fresh.id);
        const replay = before !== undefined && isAgain ? { ...fresh, ...changeableOf(before) } : fresh;
        const others = all.filter((one) => one !== before);
        const dropped = overflowFor(replay, others, new Set(await stores.keys("records")));
        for (const store of ["replays", "logs"] as const) for (const id of dropped) stores.delete(store, id);
        stores.put("replays", replay);
        stores.put("logs", log, replay.id);
      },
      about: idsOf,
      undoes: ({ replay, isAgain }, earlier) => !isAgain && idsOf(earlier).every((id) => id === replay.id),
    },
    changeReplay: {
      parse: ({ id, change }) => (isText(id) && isChange(change) ? { kind: "changeReplay", id, change } : undefined),
      perform: async (stores, { id, change }) => {
        const before = parseReplay(await stores.get("replays", id));
        // Another tab may have deleted it.
        if (before !== undefined) stores.put("replays", { ...before, ...change });
      },
      about: idsOf,
      undoes: ({ id, change }, earlier) =>
        earlier.kind === "changeReplay" &&
        earlier.id === id &&
        Object.keys(earlier.change).every((name) => name in change),
    },
    deleteReplays: {
      parse: ({ ids }) => (Array.isArray(ids) && ids.every(isText) ? { kind: "deleteReplays", ids } : undefined),
      perform: (stores, { ids }) => {
        for (const store of ["replays", "logs"] as const) for (const id of ids) stores.delete(store, id);
      },
      about: idsOf,
      undoes: ({ ids }, earlier) => idsOf(earlier).every((id) => ids.includes(id)),
    },
  },
  methods: ({ read, write }) => ({
    loadReplays: () => read(async (stores) => parseReplays(await stores.getAll("replays")).toSorted(newestFirst)),
    loadReplay: (id) => read(async (stores) => parseReplay(await stores.get("replays", id))),
    loadReplayLog: (id) =>
      read(async (stores) => {
        const log = (await stores.get("logs", id)) ?? fieldsOf(await stores.get("records", id))["log"];
        return isBytes(log) ? log : undefined;
      }),
    keepReplay: (replay, log) => write({ kind: "keepReplay", replay, log, isAgain: false }),
    keepReplayAgain: (replay, log) => write({ kind: "keepReplay", replay, log, isAgain: true }),
    changeReplay: (id, change) => write({ kind: "changeReplay", id, change }),
    deleteReplays: (ids) => write({ kind: "deleteReplays", ids }),
  }),
  backup: {
    name: "replays",
    gather: async (stores) => {
      const games: KeptGame[] = [];
      for (const replay of parseReplays(await stores.getAll("replays"))) {
        const log = await stores.get("logs", replay.id);
        if (isBytes(log)) games.push({ replay, log });
      }
      return games;
    },
    parse: (value, layout) => {
      const { replay: facts, log } = fieldsOf(value);
      const replay = parseReplay(isObject(facts) ? upgrade(facts, layout) : facts);
      return replay && isBytes(log) && log.length === replay.size ? { replay, log } : undefined;
    },
    idOf: ({ replay }) => replay.id,
    logOf: ({ log }) => log,
    add: async (stores, games) => {
      const before = parseReplays(await stores.getAll("replays"));
      const own = new Set(before.map(({ id }) => id));
      const fresh = games.filter(({ replay }) => !own.has(replay.id));
      const all = [...before, ...fresh.map(({ replay }) => replay)];
      const dropped = new Set(overflowOf(all, new Set(await stores.keys("records"))));
      for (const id of dropped)
        if (own.has(id)) for (const store of ["replays", "logs"] as const) stores.delete(store, id);
      for (const { replay, log } of fresh) {
        if (dropped.has(replay.id)) continue;
        stores.put("replays", replay);
        stores.put("logs", log, replay.id);
      }
    },
    clear: (stores) => {
      stores.clear("replays");
      stores.clear("logs");
    },
  },
};

function newestFirst(one: KeptReplay, other: KeptReplay): number {
  return other.date - one.date || (one.id < other.id ? -1 : 1);
}

function parseReplays(values: readonly unknown[]): readonly KeptReplay[] {
  return values.flatMap((value) => parseReplay(value) ?? []);
}

function parseReplay(value: unknown): KeptReplay | undefined {
  const fields = fieldsOf(value);
  const { origin, isFavourite, size, board, match } = fields;
  const isWhole =
    hasFacts(fields) &&
    ORIGINS.some((known) => known === origin) &&
    isFlag(isFavourite) &&
    isFigure(size) &&
    Array.isArray(board) &&
    board.every(isText) &&
    (match === undefined ? origin !== "match" : isWholeMatch(match));
  return isWhole ? (value as KeptReplay) : undefined;
}

/** As it is in the layout of today. */
function upgrade(value: { readonly [name: string]: unknown }, layout: number): object {
  const turned = layout < BOARDS_TURNED ? turnBoard(value) : value;
  return layout < REPLAYS_NAME_TABLES ? putIntoOwnTable(turned) : turned;
}

function isChange(value: unknown): value is ReplayChange {
  if (!isObject(value)) return false;
  const { name, isFavourite, ...rest } = value;
  return (
    (name === undefined || isText(name)) &&
    (isFavourite === undefined || isFlag(isFavourite)) &&
    Object.keys(rest).length === 0
  );
}

function changeableOf({ name, isFavourite }: KeptReplay): Required<ReplayChange> {
  return { name, isFavourite };
}

function idsOf(write: Write): readonly string[] {
  if (write.kind === "deleteReplays") return write.ids;
  return [write.kind === "keepReplay" ? write.replay.id : write.id];
}
