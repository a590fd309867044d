// What the compact forms of logs have in common: two letters and the number of the form, then the log, then a checksum.

import { type Result, bad } from "../result.ts";
import { ByteReader, ByteWriter, readProblem, unsealed } from "./bytes.ts";
import type { Steps } from "./steps.ts";

/** Bytes of the longest log that is read: a million inputs take about five at most. */
export const MAX_LOG_BYTES: number = 8 * 1024 * 1024;

/** What bytes of a form begin with. */
export interface Form {
  readonly letters: readonly [number, number];
  /** The form of the bytes, not of the rules. */
  readonly form: number;
  /** What it holds. */
  readonly what: string;
}

/** Whether bytes claim to be of a form, in whatever version. */
export function isOfForm(bytes: Uint8Array, { letters }: Form): boolean {
  return letters.every((byte, i) => bytes[i] === byte);
}

export function beginForm({ letters, form }: Form): ByteWriter {
  const out = new ByteWriter();
  for (const byte of [...letters, form]) out.byte(byte);
  return out;
}

/** Reads what stands between the beginning and the checksum; what cannot be read is a problem with its place. */
export function* readForm<T>(
  bytes: Uint8Array,
  form: Form,
  read: (reader: ByteReader, body: Uint8Array) => Steps<Result<T>>,
): Steps<Result<T>> {
  const at = (which: number) => ({ part: "byte", which }) as const;
  if (!isOfForm(bytes, form)) return bad("notALog", at(1), `this is not a Korobeinix ${form.what}`);
  if (bytes[2] !== form.form)
    return bad("version", at(3), `a ${form.what} of form ${bytes[2]}; this reads form ${form.form}`);
  if (bytes.length > MAX_LOG_BYTES) return bad("tooMuch", at(MAX_LOG_BYTES), `longer than any ${form.what}`);
  const body = unsealed(bytes);
  if (body === undefined) return bad("damaged", at(bytes.length), "the checksum is wrong: it is cut short or damaged");
  const reader = new ByteReader(body);
  try {
    for (let i = 0; i <= form.letters.length; i++) reader.byte();
    return yield* read(reader, body);
  } catch (error) {
    return readProblem(reader, error);
  }
}

/** Whether what has been read so far is written in its one form: `write` writes it. */
export function isInOneForm(form: Form, read: Uint8Array, write: (out: ByteWriter) => void): boolean {
  const out = beginForm(form);
  write(out);
  const written = out.bytes();
  return written.length === read.length && written.every((byte, i) => byte === read[i]);
}

/** The greatest unit that measures `unit` and all times from the `from`-th on; none less than `least` is looked for. */
export function unitWith(unit: number, times: readonly { readonly at: number }[], from = 0, least = 1): number {
  let greatest = unit;
  for (let i = from; i < times.length && greatest !== least; i++) greatest = commonUnit(times[i]!.at, greatest);
  return greatest;
}

/** The greatest common divisor; of 0 and a number, the number. */
export function commonUnit(one: number, other: number): number {
  let unit = one;
  for (let rest = other; rest > 0;) [unit, rest] = [rest, unit % rest];
  return unit;
}
