// The compact form of a log, small enough for a link. A log has exactly one compact form: its bytes are its identity.
//
// Layout: "KX", form, set-up (setupBytes.ts), feed (only if the game does not know its seed), time unit, inputs, time
// from the last input to the end, checksum.

import { EDITIONS, type Editions } from "../editions.ts";
import type { Feed } from "../game.ts";
import type { Result } from "../result.ts";
import { type ByteReader, type ByteWriter, ReadError } from "./bytes.ts";
import { type Form, beginForm, commonUnit, isInOneForm, isOfForm, readForm, unitWith } from "./forms.ts";
import { readInputs, writeInputs } from "./inputs.ts";
import { type Log, MAX_INPUTS, MAX_MICROS, finishLog, inputProblem } from "./log.ts";
import { readSetup, writeSetup } from "./setupBytes.ts";
import { type Steps, takeAll } from "./steps.ts";

/** "KX"; form 1 knew no editions. */
const FORM: Form = { letters: [0x4b, 0x58], form: 2, what: "log" };

/** Whether bytes begin like a log in this form. */
export function isBinaryLog(bytes: Uint8Array): boolean {
  return isOfForm(bytes, FORM);
}

/** A checked log as bytes. */
export function makeBinaryLog(log: Log): Uint8Array {
  const out = beginForm(FORM);
  writeSetup(out, log.setup);
  if (log.feed !== undefined) writeFeed(out, log.feed);
  const unit = timeUnit(log);
  out.number(unit);
  writeInputs(out, log.inputs, unit);
  out.number((log.end - (log.inputs.at(-1)?.at ?? 0)) / unit);
  return out.sealed();
}

/** The greatest common divisor of all times. A shell that rounds its times gets shorter logs. */
function timeUnit({ inputs, end }: Pick<Log, "inputs" | "end">): number {
  return Math.max(1, unitWith(end, inputs));
}

/** Reads a log from bytes. Its rule book must be in `editions`. */
export function parseBinaryLog(bytes: Uint8Array, editions: Editions = EDITIONS): Result<Log> {
  return takeAll(readBinaryLog(bytes, editions));
}

/**
 * Reads a log in steps. `editions` has no default here: a shell with one rule book passes only that book, and the other
 * books stay out of its bundle.
 */
export function* readBinaryLog(bytes: Uint8Array, editions: Editions): Steps<Result<Log>> {
  return yield* readForm(bytes, FORM, (reader, body) => readLog(reader, body, editions));
}

function* readLog(reader: ByteReader, body: Uint8Array, editions: Editions): Steps<Result<Log>> {
  const setup = readSetup(reader, editions);
  if (!setup.ok) return setup;
  const head = body.subarray(0, reader.position);
  if (!isInOneForm(FORM, head, (out) => writeSetup(out, setup.value)))
    throw new ReadError("form", "the set-up is not in its one form");
  const feed = setup.value.isFed ? readFeed(reader) : undefined;
  const unit = reader.number(MAX_MICROS);
  const list = yield* readInputs(reader, unit, MAX_INPUTS, (all, i) => inputProblem(setup.value, all, i));
  if (!list.ok) return list;
  const { inputs, measured } = list.value;
  const end = (inputs.at(-1)?.at ?? 0) + reader.number(MAX_MICROS) * unit;
  if (!reader.isAtEnd) throw new ReadError("damaged", `${reader.left} bytes follow the end of the log`);
  if (Math.max(1, commonUnit(end, measured)) !== unit) throw new ReadError("form", `a time unit of ${unit}`);
  return finishLog(setup.value, inputs, end, feed);
}

const FEED_LISTS = ["pieces", "gaps", "holds", "lines"] as const;

function writeFeed(out: ByteWriter, feed: Feed): void {
  for (const name of FEED_LISTS) {
    out.number(feed[name].length);
    for (const value of feed[name]) out.byte(value);
  }
}

function readFeed(reader: ByteReader): Feed {
  const [pieces = [], gaps = [], holds = [], lines = []] = FEED_LISTS.map(() => {
    const count = reader.number(MAX_INPUTS);
    if (count > reader.left) throw new ReadError("damaged", `a feed of ${count} announced, ${reader.left} bytes left`);
    return Array.from({ length: count }, () => reader.byte());
  });
  return { pieces, gaps, holds, lines };
}
