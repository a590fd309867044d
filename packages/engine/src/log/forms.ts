// The frame of all compact forms: two letters and the number of the form, then the log, then a checksum.

import { type Result, bad } from "../result.ts";
import { ByteReader, ByteWriter, readProblem, unsealed } from "./bytes.ts";
import type { Steps } from "./steps.ts";

/** Longer logs are refused: a million inputs take about five million bytes at most. */
export const MAX_LOG_BYTES: number = 8 * 1024 * 1024;

/** A compact form, and how its bytes begin. */
export interface Form {
  readonly letters: readonly [number, number];
  /** The number of the form. Editions of the rules are counted separately. */
  readonly form: number;
  /** What the form holds, for messages. */
  readonly what: string;
}

/** Whether bytes begin with the letters of a form, whatever its number. */
export function isOfForm(bytes: Uint8Array, { letters }: Form): boolean {
  return letters.every((byte, i) => bytes[i] === byte);
}

export function beginForm({ letters, form }: Form): ByteWriter {
  const out = new ByteWriter();
  for (const byte of [...letters, form]) out.byte(byte);
  return out;
}

/** Reads the bytes between the beginning and the checksum. Unreadable bytes give a problem with their place. */
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

/** Whether the bytes read so far are exactly the bytes that `write` makes. */
export function isInOneForm(form: Form, read: Uint8Array, write: (out: ByteWriter) => void): boolean {
  const out = beginForm(form);
  write(out);
  const written = out.bytes();
  return written.length === read.length && written.every((byte, i) => byte === read[i]);
}

/** The greatest common divisor of `unit` and all times from the `from`-th on. The search stops at `least`. */
export function unitWith(unit: number, times: readonly { readonly at: number }[], from = 0, least = 1): number {
  let greatest = unit;
  for (let i = from; i < times.length && greatest !== least; i++) greatest = commonUnit(times[i]!.at, greatest);
  return greatest;
}

/** The greatest common divisor. With 0 it is the other number. */
export function commonUnit(one: number, other: number): number {
  let unit = one;
  for (let rest = other; rest > 0;) [unit, rest] = [rest, unit % rest];
  return unit;
}
