// One input as bytes: the time since the last one and its code in one number, then the numbers it carries.

import { INPUT_FIELDS, INPUT_NAMES, INPUT_VALUES, type Input, type InputField } from "../actions.ts";
import { type ByteReader, type ByteWriter, ReadError } from "./bytes.ts";
import { MAX_MICROS } from "./log.ts";

/** Codes that fit beside the time; the last of them says that the code follows. */
const CODES = 16;
const FURTHER: number = CODES - 1;

/** Times are counted in `unit`, which must measure them. */
export function writeInput(out: ByteWriter, input: Input, before: number, unit: number): void {
  const code = INPUT_NAMES.indexOf(input.name);
  out.number(((input.at - before) / unit) * CODES + Math.min(code, FURTHER));
  if (code >= FURTHER) out.number(code - FURTHER);
  if (INPUT_VALUES[input.name] === undefined) return;
  for (const field of INPUT_FIELDS) if (input[field] !== undefined) out.number(input[field]);
}

export function readInput(reader: ByteReader, before: number, unit: number): Input {
  const word = reader.number(MAX_MICROS * CODES);
  const short = word % CODES;
  const code = short < FURTHER ? short : FURTHER + reader.number(INPUT_NAMES.length);
  const name = INPUT_NAMES[code];
  if (name === undefined) throw new ReadError("unknown", `the unknown input code ${code}`);
  const at = before + Math.floor(word / CODES) * unit;
  const bounds = INPUT_VALUES[name];
  if (bounds === undefined) return { at, name };
  const carried: { [Field in InputField]?: number } = {};
  for (const field of INPUT_FIELDS) if (bounds[field] !== undefined) carried[field] = reader.number(bounds[field].max);
  return { at, name, ...carried };
}
