// The compact form of a match, small enough for a link. A match has exactly one compact form.
//
// Layout: "KM", form, the set-up that all seats share, limit, travel and room, seats, goals, time unit, the inputs of
// each seat, the rulings (only of a room), the end, checksum.

import type { Input } from "../actions.ts";
import { EDITIONS, type Editions } from "../editions.ts";
import { type ByteReader, type ByteWriter, ReadError } from "../log/bytes.ts";
import { type Form, beginForm, commonUnit, isInOneForm, isOfForm, readForm, unitWith } from "../log/forms.ts";
import { readInputs, writeInputs } from "../log/inputs.ts";
import { MAX_INPUTS, MAX_MICROS } from "../log/log.ts";
import { readSetup, writeSetup } from "../log/setupBytes.ts";
import { STEP, type Steps, takeAll } from "../log/steps.ts";
import { readValue, writeValues } from "../log/values.ts";
import { OPTION_NAMES, type OptionRule, type Values } from "../options.ts";
import type { Result } from "../result.ts";
import type { RuleBook } from "../ruleBook.ts";
import { makeSetup } from "../setup.ts";
import { TERM_NAMES } from "../terms.ts";
import { type MatchLog, finishMatchLog, rulingFault, seatInputProblem } from "./log.ts";
import type { Ruling } from "./ruling.ts";
import {
  COMPUTER_RANKS,
  LIMIT,
  MAX_GOAL,
  MAX_TRAVEL,
  type MatchSetup,
  type SeatRequest,
  makeMatchSetup,
  matchSetupFor,
} from "./setup.ts";
import { RESULTS } from "./state.ts";

/** "KM". */
const FORM: Form = { letters: [0x4b, 0x4d], form: 1, what: "match" };

/** The kinds of rulings in the order of their codes: append, never reorder. */
const RULING_TYPES = ["attack", "end", "over"] as const;
/** How many codes fit beside the time. Some are still free. */
const RULING_CODES = 16;

/** Whether bytes begin like a match in this form. */
export function isBinaryMatch(bytes: Uint8Array): boolean {
  return isOfForm(bytes, FORM);
}

/** A checked log of a match as bytes. */
export function makeBinaryMatch(log: MatchLog): Uint8Array {
  const out = beginForm(FORM);
  writeMatchSetup(out, log.setup);
  const unit = timeUnit(log);
  out.number(unit);
  for (const inputs of log.inputs) writeInputs(out, inputs, unit);
  if (log.setup.isInRoom) writeRulings(out, log.rulings, unit);
  out.number(log.end);
  return out.sealed();
}

/** The greatest common divisor of the times of all inputs and rulings. The end is a microsecond later (E-34). */
function timeUnit({ inputs, rulings }: Pick<MatchLog, "inputs" | "rulings">): number {
  let unit = 0;
  for (const own of inputs) unit = unitWith(unit, own);
  for (const ruling of rulings) unit = unitWithRuling(unit, ruling);
  return Math.max(1, unit);
}

function unitWithRuling(unit: number, ruling: Ruling): number {
  const withTime = commonUnit(ruling.at, unit);
  return ruling.type === "end" ? withTime : commonUnit(ruling.arrival, withTime);
}

function writeMatchSetup(out: ByteWriter, setup: MatchSetup): void {
  const { shared } = setup;
  const { seats, goals, limitMinutes, travelMicros, isInRoom } = makeMatchSetup(setup);
  writeSetup(out, shared);
  out.number(limitMinutes);
  out.number(travelMicros * 2 + Number(isInRoom));
  for (const { team, computer, options, terms } of seats) {
    out.byte(team);
    out.byte(computer === undefined ? 0 : COMPUTER_RANKS.indexOf(computer) + 1);
    writeChosen(out, OPTION_NAMES, shared.book.options, options);
    writeChosen(out, TERM_NAMES, shared.book.match.terms, terms);
  }
  for (const lines of goals) out.number(lines);
}

function writeChosen<Name extends string>(
  out: ByteWriter,
  names: readonly Name[],
  rules: { readonly [Each in Name]: OptionRule },
  chosen: Values,
): void {
  out.byte(Object.keys(chosen).length);
  writeValues(out, names, rules, chosen as { readonly [Each in Name]?: Values[string] });
}

function writeRulings(out: ByteWriter, rulings: readonly Ruling[], unit: number): void {
  out.number(rulings.length);
  let before = 0;
  for (const ruling of rulings) {
    out.number(((ruling.at - before) / unit) * RULING_CODES + RULING_TYPES.indexOf(ruling.type));
    before = ruling.at;
    switch (ruling.type) {
      case "attack":
        out.byte(ruling.seat);
        out.number(ruling.index);
        // One bit for each recipient.
        out.byte(ruling.to.reduce((bits, seat) => bits | (1 << seat), 0));
        out.number((ruling.arrival - ruling.at) / unit);
        out.byte((ruling.potato ?? -1) + 1);
        break;
      case "end":
        out.byte(ruling.seat);
        out.byte((ruling.potato ?? -1) + 1);
        break;
      case "over":
        out.byte(RESULTS.indexOf(ruling.result));
        for (const place of ruling.places) out.byte(place);
        out.number((ruling.arrival - ruling.at) / unit);
        break;
    }
  }
}

/** Reads a match from bytes. Its rule book must be in `editions`. */
export function parseBinaryMatch(bytes: Uint8Array, editions: Editions = EDITIONS): Result<MatchLog> {
  return takeAll(readBinaryMatch(bytes, editions));
}

/** Reads a match in steps. */
export function* readBinaryMatch(bytes: Uint8Array, editions: Editions): Steps<Result<MatchLog>> {
  return yield* readForm(bytes, FORM, (reader, body) => readMatch(reader, body, editions));
}

function* readMatch(reader: ByteReader, body: Uint8Array, editions: Editions): Steps<Result<MatchLog>> {
  const setup = readMatchSetup(reader, editions);
  if (!setup.ok) return setup;
  const head = body.subarray(0, reader.position);
  if (!isInOneForm(FORM, head, (out) => writeMatchSetup(out, setup.value)))
    throw new ReadError("form", "the set-up is not in its one form");
  const unit = reader.number(MAX_MICROS);
  const inputs: (readonly Input[])[] = [];
  let left = MAX_INPUTS;
  let measured = 0;
  for (const seat of setup.value.seats.keys()) {
    const list = yield* readInputs(reader, unit, left, (all, i) => seatInputProblem(setup.value, seat, all, i));
    if (!list.ok) return list;
    inputs.push(list.value.inputs);
    left -= list.value.inputs.length;
    measured = commonUnit(list.value.measured, measured);
  }
  const rulings: Ruling[] = [];
  const announced = setup.value.isInRoom ? reader.number(MAX_INPUTS) : 0;
  if (announced > reader.left)
    throw new ReadError("damaged", `${announced} rulings announced, ${reader.left} bytes left`);
  for (let i = 0; i < announced; i++) {
    if (i % STEP === 0) yield i / announced;
    const ruling = readRuling(reader, setup.value, rulings.at(-1)?.at ?? 0, unit);
    rulings.push(ruling);
    const wrong = rulingFault(setup.value, rulings, i);
    if (wrong !== undefined) return wrong;
    measured = unitWithRuling(measured, ruling);
  }
  const end = reader.number(MAX_MICROS);
  if (!reader.isAtEnd) throw new ReadError("damaged", `${reader.left} bytes follow the end of the match`);
  if (Math.max(1, measured) !== unit) throw new ReadError("form", `a time unit of ${unit}`);
  return finishMatchLog(setup.value, inputs, rulings, end);
}

function readMatchSetup(reader: ByteReader, editions: Editions): Result<MatchSetup> {
  const shared = readSetup(reader, editions);
  if (!shared.ok) return shared;
  const { book, variation, seed, edition, terms } = shared.value;
  if (terms === undefined) throw new ReadError("form", "a match without its terms");
  const { options, terms: chosen = {} } = makeSetup(shared.value);
  const limitMinutes = reader.number(LIMIT.max);
  const way = reader.number(2 * MAX_TRAVEL + 1);
  const seats = Array.from({ length: terms.seats }, () => readSeat(reader, book));
  const teams = Math.max(...seats.map(({ team = 0 }) => team)) + 1;
  const goals = Array.from({ length: teams }, () => reader.number(MAX_GOAL));
  // A request must not name the terms that follow from the seats.
  const own = Object.entries(chosen).filter(([name]) => name !== "seats" && name !== "seat");
  const common = { edition, variation: variation.id, seed, options, terms: Object.fromEntries(own) };
  return matchSetupFor(book, {
    ...common,
    seats,
    goals,
    limitMinutes,
    travelMicros: way >> 1,
    isInRoom: way % 2 === 1,
  });
}

function readSeat(reader: ByteReader, book: RuleBook): SeatRequest {
  const team = reader.byte();
  const rank = reader.byte();
  const computer = COMPUTER_RANKS[rank - 1];
  if (computer === undefined && rank > 0) throw new ReadError("unknown", "an unknown rank of computers");
  const options = readChosen(reader, OPTION_NAMES, book.options);
  return { team, computer, options, terms: readChosen(reader, TERM_NAMES, book.match.terms) };
}

function readChosen<Name extends string>(
  reader: ByteReader,
  names: readonly Name[],
  rules: { readonly [Each in Name]: OptionRule },
): Values {
  const chosen = {};
  for (let left = reader.byte(); left > 0; left--)
    Object.assign(chosen, readValue(reader, names, rules, reader.byte()));
  return chosen;
}

function readRuling(reader: ByteReader, { seats }: MatchSetup, before: number, unit: number): Ruling {
  const word = reader.number(MAX_MICROS * RULING_CODES);
  const type = RULING_TYPES[word % RULING_CODES];
  if (type === undefined) throw new ReadError("unknown", "an unknown kind of ruling");
  const at = before + Math.floor(word / RULING_CODES) * unit;
  const readPotato = (): { readonly potato?: number } => {
    const potato = reader.byte() - 1;
    return potato < 0 ? {} : { potato };
  };
  const readArrival = (): number => at + reader.number(MAX_MICROS) * unit;
  switch (type) {
    case "attack": {
      const seat = reader.byte();
      const index = reader.number(MAX_INPUTS);
      const bits = reader.byte();
      const to = Array.from({ length: 8 }, (_, i) => i).filter((i) => ((bits >> i) & 1) !== 0);
      const arrival = readArrival();
      return { at, type, seat, index, to, arrival, ...readPotato() };
    }
    case "end":
      return { at, type, seat: reader.byte(), ...readPotato() };
    case "over": {
      const result = RESULTS[reader.byte()];
      if (result === undefined || result === "playing") throw new ReadError("unknown", "an unknown result");
      const places = seats.map(() => reader.byte());
      return { at, type, result, places, arrival: readArrival() };
    }
  }
}
