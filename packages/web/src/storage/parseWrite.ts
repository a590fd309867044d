// A write that another page could not do, as it comes from a note: checked like everything that comes from outside.

import { parseSettings } from "../settings/parse.ts";
import type { Write } from "./contents.ts";
import { parseRecords } from "./parseRecord.ts";
import { parseReplays, parseSave } from "./parseReplay.ts";
import type { ReplayChange } from "./storage.ts";

/** Every field that any write has. */
type Fields = {
  readonly [Name in Write extends infer Each ? (Each extends Write ? keyof Each : never) : never]?: unknown;
};

/** The first layout in which the boards of replays go from top to bottom. */
const BOARDS_TURNED = 3;
/** The first layout in which a line says its table. */
const TABLES_NAMED = 4;

/** `layout` is that of whoever wrote it. Undefined: it is none, or not whole. */
export function parseWrite(value: unknown, layout: number): Write | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { kind, settings, line, save, lines, replay, log, id, change, ids }: Fields = value;
  switch (kind) {
    case "settings":
      return isObject(settings) ? { kind, settings: parseSettings(settings) } : undefined;
    case "record": {
      const [record] = parseRecords([layout < TABLES_NAMED && isObject(line) ? withTable(line) : line]);
      return record && { kind, line: record };
    }
    case "save": {
      const saved = parseSave(save);
      // None at all says that the game is over.
      return save === undefined || saved !== undefined ? { kind, save: saved } : undefined;
    }
    case "addWonderLines":
      return typeof lines === "number" && Number.isSafeInteger(lines) && lines >= 0 ? { kind, lines } : undefined;
    case "keepReplay": {
      const [kept] = parseReplays([replay]);
      if (kept === undefined || !(log instanceof Uint8Array)) return undefined;
      const board = layout < BOARDS_TURNED ? kept.board.toReversed() : kept.board;
      return { kind, replay: { ...kept, board }, log };
    }
    case "changeReplay":
      return isText(id) && isChange(change) ? { kind, id, change } : undefined;
    case "deleteReplays":
      return Array.isArray(ids) && ids.every(isText) ? { kind, ids } : undefined;
    case "clearTables":
    case "clearWonderLines":
      return { kind };
    default:
      return undefined;
  }
}

/** Until then a rule book and variation had one table. */
function withTable(line: { readonly ruleBook?: unknown; readonly variation?: unknown }): object {
  return { ...line, table: `${String(line.ruleBook)} ${String(line.variation)}` };
}

function isChange(value: unknown): value is ReplayChange {
  if (!isObject(value)) return false;
  const { name, isFavourite, ...rest }: { readonly [Name in keyof ReplayChange]?: unknown } = value;
  return (
    (name === undefined || isText(name)) &&
    (isFavourite === undefined || typeof isFavourite === "boolean") &&
    Object.keys(rest).length === 0
  );
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}
