// The game in progress: each tab has its own, in its own place.

import { type Fields, fieldsOf, isBytes, isObject, isText } from "../fields.ts";
import type { StoredKind } from "../kind.ts";
import { SAVES_SAY_CONTINUED, sayContinued } from "../layouts.ts";

export interface SavedGame {
  /** Its log so far, in the binary form. */
  readonly log: Uint8Array;
  /** Whether it was taken over from a replay: then it enters no table. */
  readonly isContinued: boolean;
  /** The replay that it races (W-17). */
  readonly rival?: SavedRival | undefined;
}

/** Whole, not by its id: a rival need not be kept here, and must not go while it is raced. */
export interface SavedRival {
  readonly name: string;
  readonly log: Uint8Array;
}

export interface SaveMethods {
  /** The game in progress, for going on after a reload. */
  loadSave(): Promise<SavedGame | undefined>;
  saveGame(save: SavedGame): Promise<void>;
  clearSave(): Promise<void>;
}

/** No save at all: the game is over. */
type Write = { readonly kind: "save"; readonly save: SavedGame | undefined };

export const save: StoredKind<"save", Write, SaveMethods, SavedGame> = {
  stores: ["save"],
  writes: {
    save: {
      parse: ({ save: value }, layout) => {
        if (value === undefined) return { kind: "save", save: undefined };
        const parsed = parseSave(layout < SAVES_SAY_CONTINUED && isObject(value) ? sayContinued(value) : value);
        return parsed && { kind: "save", save: parsed };
      },
      perform: (stores, write, place) =>
        write.save === undefined ? stores.delete("save", place) : stores.put("save", write.save, place),
      undoes: () => true,
    },
  },
  methods: ({ place, read, write }) => ({
    loadSave: () => read(async (stores) => parseSave(await stores.get("save", place))),
    saveGame: (value) => write({ kind: "save", save: value }),
    clearSave: () => write({ kind: "save", save: undefined }),
  }),
  backup: {
    name: "save",
    gather: async (stores, place) => {
      const own = parseSave(await stores.get("save", place));
      return own === undefined ? [] : [own];
    },
    parse: (value) => parseSave(value),
    idOf: () => "save",
    logOf: ({ log }) => log,
    // A game that waits here is not given up for another.
    add: async (stores, [game], place) => {
      const own = parseSave(await stores.get("save", place));
      if (game !== undefined && own === undefined) stores.put("save", game, place);
    },
    clear: (stores, place) => stores.delete("save", place),
  },
};

function parseSave(value: unknown): SavedGame | undefined {
  const { log, isContinued, rival } = fieldsOf(value);
  return isBytes(log) ? { log, isContinued: isContinued === true, rival: parseRival(rival) } : undefined;
}

/** One that is damaged is there all the same, without a game: whoever raced it has to be told. */
function parseRival(value: unknown): SavedRival | undefined {
  if (value === undefined) return undefined;
  const { name, log }: Fields = fieldsOf(value);
  return { name: isText(name) ? name : "", log: isBytes(log) ? log : new Uint8Array() };
}
