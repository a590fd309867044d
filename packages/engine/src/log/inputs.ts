// Inputs as bytes. One number holds the time since the previous input and the code of the input. Then come the numbers
// that the input carries.

import { INPUT_FIELDS, INPUT_NAMES, INPUT_VALUES, type Input, type InputField, type InputName } from "../actions.ts";
import { type ByteReader, type ByteWriter, ReadError } from "./bytes.ts";
import { type Result, good } from "../result.ts";
import { unitWith } from "./forms.ts";
import { type InputCheck, MAX_MICROS } from "./log.ts";
import { STEP, type Steps } from "./steps.ts";

/** How many codes fit beside the time, a power of two. The last of them says that a second number holds the code. */
const CODES = 16;
const FURTHER: number = CODES - 1;

/** The bounds of the numbers that an input carries, by its code. */
const BOUNDS: readonly (typeof INPUT_VALUES)[InputName][] = INPUT_NAMES.map((name) => INPUT_VALUES[name]);

/** Times are counted in `unit`, which must divide them. */
export function writeInput(out: ByteWriter, input: Input, before: number, unit: number): void {
  const code = INPUT_NAMES.indexOf(input.name);
  out.number(((input.at - before) / unit) * CODES + Math.min(code, FURTHER));
  if (code >= FURTHER) out.number(code - FURTHER);
  if (INPUT_VALUES[input.name] === undefined) return;
  for (const field of INPUT_FIELDS) if (input[field] !== undefined) out.number(input[field]);
}

export function readInput(reader: ByteReader, before: number, unit: number): Input {
  const word = reader.number(MAX_MICROS * CODES);
  const short = word & FURTHER;
  const code = short < FURTHER ? short : FURTHER + reader.number(INPUT_NAMES.length);
  const name = INPUT_NAMES[code];
  if (name === undefined) throw new ReadError("unknown", `the unknown input code ${code}`);
  const at = before + ((word - short) / CODES) * unit;
  const bounds = BOUNDS[code];
  if (bounds === undefined) return { at, name };
  const carried: { [Field in InputField]?: number } = {};
  for (const field of INPUT_FIELDS) if (bounds[field] !== undefined) carried[field] = reader.number(bounds[field].max);
  return { at, name, ...carried };
}

/** The number of inputs, then the inputs. */
export function writeInputs(out: ByteWriter, inputs: readonly Input[], unit: number): void {
  out.number(inputs.length);
  let before = 0;
  for (const input of inputs) {
    writeInput(out, input, before, unit);
    before = input.at;
  }
}

/** Inputs that were read, and the greatest common divisor of their times. */
export interface InputList {
  readonly inputs: readonly Input[];
  readonly measured: number;
}

/** Reads a list of at most `most` inputs, in steps. Each input is checked before the next is read. */
export function* readInputs(
  reader: ByteReader,
  unit: number,
  most: number,
  check: InputCheck,
): Steps<Result<InputList>> {
  const count = reader.number(most);
  // An input takes at least one byte. A false count is refused before memory is reserved for it.
  if (count > reader.left) throw new ReadError("damaged", `${count} inputs announced, ${reader.left} bytes left`);
  const inputs: Input[] = [];
  let measured = 0;
  for (let i = 0; i < count; i += STEP) {
    yield i / count;
    const wrong = readSome(reader, unit, inputs, Math.min(i + STEP, count), check);
    if (wrong !== undefined) return wrong;
    measured = unitWith(measured, inputs, i, unit);
  }
  return good({ inputs, measured });
}

/** Not part of the generator above: a loop is slow in a generator. */
function readSome(
  reader: ByteReader,
  unit: number,
  inputs: Input[],
  to: number,
  check: InputCheck,
): Result<never> | undefined {
  let last = inputs.at(-1)?.at ?? 0;
  for (let i = inputs.length; i < to; i++) {
    const input = readInput(reader, last, unit);
    inputs.push(input);
    const problem = check(inputs, i);
    if (problem !== undefined) return { ok: false, problem };
    last = input.at;
  }
  return undefined;
}
