// What a table is called among those of its rule book and variation: by what parts it from the rule book's own.

import type { OptionName, OptionValue } from "@korobeinix/engine";
import { type Table, concerns } from "@korobeinix/engine/records";
import { isWordKey, type Translate } from "../words/translate.ts";

/** What says how long a game is. */
const LENGTHS = ["minutes", "lines", "rows"] as const;

export function tableTitle(t: Translate, { book, variation, options }: Table): string {
  // How long it lasts says more of a game than anything else: it is named also where it is the rule book's own.
  const length = LENGTHS.filter((name) => concerns(name, variation));
  const own = Object.fromEntries(length.map((name) => [name, book.options[name].initial]));
  const named = Object.entries({ ...own, ...options }) as [OptionName, OptionValue][];
  return named.length === 0 ? t("table.own") : named.map(([name, value]) => partTitle(t, name, value)).join(" · ");
}

function partTitle(t: Translate, name: OptionName, value: OptionValue): string {
  const named = `table.${name}.${value}`;
  if (isWordKey(named)) return t(named);
  const counted = `table.${name}`;
  return isWordKey(counted) ? t(counted, { value: String(value) }) : `${t(`option.${name}`)}: ${value}`;
}
