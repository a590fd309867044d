// Values by name as bytes: the index of the name in its list, then the value. A value of a list is its index there; a
// value of a range is counted from its least.

import type { OptionRule, OptionValue, Values } from "../options.ts";
import { type ByteReader, type ByteWriter, ReadError } from "./bytes.ts";

type Rules<Name extends string> = { readonly [Each in Name]: OptionRule };

/** Writes the chosen values in the order of the names. */
export function writeValues<Name extends string>(
  out: ByteWriter,
  names: readonly Name[],
  rules: Rules<Name>,
  chosen: { readonly [Each in Name]?: OptionValue },
): void {
  for (const [i, name] of names.entries()) {
    const value = chosen[name];
    if (value === undefined) continue;
    out.byte(i);
    out.number(codeOf(rules[name], value));
  }
}

function codeOf(rule: OptionRule, value: OptionValue): number {
  return "among" in rule ? rule.among.indexOf(value) : Number(value) - rule.min;
}

/** Reads the value of the name with this index. */
export function readValue<Name extends string>(
  reader: ByteReader,
  names: readonly Name[],
  rules: Rules<Name>,
  index: number,
): Values {
  const name = names[index];
  if (name === undefined) throw new ReadError("unknown", "an unknown option");
  const rule = rules[name];
  const code = reader.number(Number.MAX_SAFE_INTEGER);
  const value = "among" in rule ? rule.among[code] : rule.min + code;
  if (value === undefined) throw new ReadError("notAllowed", `a value that option ${name} does not have`);
  return { [name]: value };
}
