// The first line of a backup: what it is, of which layout, how much is in it, and what that adds up to.
//
// A backup is text in lines, each of them JSON, packed by gzip where the browser can. The first line is the head; every
// other is `[name, value]`: an entry as its kind of stored thing keeps it, with bytes as `{"bytes": letters}`. Entries are
// read by the parsers of the storage, with the layout that the head names.

import { fieldsOf, isDate, isFigure, isObject, isText } from "../../storage/fields.ts";
import type { Backup } from "../../storage/storage.ts";

const FORMAT = "korobeinix backup";
/** Of the file itself; what entries look like goes by the layout of the storage. */
const VERSION = 1;

export interface Head {
  readonly layout: number;
  /** When it was made, in milliseconds since 1970. */
  readonly date: number;
  /** Entries by name. */
  readonly counts: { readonly [name: string]: number };
  /** Bytes behind the head's line, and their checksum. */
  readonly bytes: number;
  readonly checksum: string;
}

export function makeHead(head: Head): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, ...head });
}

/** "newer": of a later game, whatever stands in it. */
export function parseHead(text: string, layout: number): Head | "notOurs" | "newer" | "damaged" {
  const fields = fieldsOf(jsonOf(text));
  if (fields["format"] !== FORMAT) return "notOurs";
  const { version, layout: own, date, counts, bytes, checksum } = fields;
  if (!isFigure(version) || !isFigure(own)) return "damaged";
  if (version > VERSION || own > layout) return "newer";
  const isWhole =
    isDate(date) && isObject(counts) && Object.values(counts).every(isFigure) && isFigure(bytes) && isText(checksum);
  if (!isWhole) return "damaged";
  return { layout: own, date, counts: counts as Head["counts"], bytes, checksum };
}

export function countsOf(backup: Backup): Head["counts"] {
  const counts: { [name: string]: number } = {};
  for (const { name } of backup) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
