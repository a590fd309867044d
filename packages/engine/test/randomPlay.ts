// Random games for the properties: set-ups with every rule book, variation and option, and inputs at any times.

import fc from "fast-check";
import {
  type Feed,
  INPUT_FIELDS,
  INPUT_NAMES,
  INPUT_VALUES,
  type Input,
  OPTION_NAMES,
  type OptionRule,
  type OptionValue,
  parseSetup,
  RULE_BOOKS,
  matchVariations,
  type RuleBook,
  type Setup,
  TERM_NAMES,
  unwrap,
} from "../src/index.ts";
import { checkLog, GrowingLog, type Log } from "../src/doors/log.ts";

function anyValues<Name extends string>(
  names: readonly Name[],
  rules: { readonly [Each in Name]: OptionRule },
): fc.Arbitrary<{ [name: string]: OptionValue }> {
  const values = names.map((name) => {
    const rule = rules[name];
    const any: fc.Arbitrary<OptionValue> =
      "among" in rule ? fc.constantFrom(...rule.among) : fc.integer({ min: rule.min, max: rule.max });
    return fc.option(any.map((value) => [name, value] as const));
  });
  return fc.tuple(...values).map((entries) => Object.fromEntries(entries.filter((entry) => entry !== null)));
}

/** The terms of a match, or none. */
function anyTerms({ match }: RuleBook): fc.Arbitrary<{ [name: string]: OptionValue } | undefined> {
  const terms = fc.record({
    values: anyValues(TERM_NAMES, match.terms),
    seats: fc.integer({ min: 1, max: match.seats }),
    seat: fc.nat(),
  });
  return fc.option(
    terms.map(({ values, seats, seat }) => ({ ...values, seats, seat: seat % seats })),
    { nil: undefined },
  );
}

export function anySetupOf(book: RuleBook): fc.Arbitrary<Setup> {
  return anyTerms(book).chain((terms) => anySetupUnder(book, terms));
}

function anySetupUnder(book: RuleBook, terms: { [name: string]: OptionValue } | undefined): fc.Arbitrary<Setup> {
  const anyPiece = fc.constantFrom(...book.pieces.map(({ name }) => name));
  const rules = terms === undefined ? book.options : { ...book.options, ...book.match.options };
  return fc
    .record({
      variation: fc.constantFrom(
        ...(terms === undefined ? book.variations : matchVariations(book)).map(({ id }) => id),
      ),
      options: anyValues(OPTION_NAMES, rules),
      seed: fc.maxSafeNat(),
      queue: fc.array(anyPiece, { maxLength: 10 }),
      hold: fc.option(anyPiece),
      // Few games are fed: a feed at random soon runs out.
      isFed: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    })
    .map(({ hold, ...any }) => {
      const request = any.isFed ? { ...any, queue: [], seed: 0 } : any;
      const isHolding = hold !== null && (request.options["hold"] ?? book.options.hold.initial) === true;
      return unwrap(parseSetup({ ruleBook: book.id, terms, ...request, ...(isHolding ? { hold } : {}) }));
    });
}

export const anySetup: fc.Arbitrary<Setup> = fc.constantFrom(...RULE_BOOKS).chain(anySetupOf);

const KEYS = INPUT_NAMES.filter((name) => INPUT_VALUES[name] === undefined);

/** Keys of a restless player, and inputs from other seats. Most waits are short, some long, many are zero. */
export const anyInputs: fc.Arbitrary<Input[]> = fc
  .array(
    fc.record({
      wait: fc.oneof(
        { weight: 5, arbitrary: fc.integer({ min: 0, max: 80_000 }) },
        { weight: 2, arbitrary: fc.constant(0) },
        { weight: 1, arbitrary: fc.integer({ min: 0, max: 3_000_000 }) },
      ),
      name: fc.oneof(
        { weight: 80, arbitrary: fc.constantFrom(...KEYS) },
        { weight: 5, arbitrary: fc.constantFrom("speed" as const, "freeze" as const) },
        { weight: 10, arbitrary: fc.constantFrom("received" as const, "target" as const) },
        { weight: 1, arbitrary: fc.constant("ended" as const) },
      ),
      numbers: fc.tuple(fc.nat(), fc.nat(), fc.nat()),
      isMany: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    }),
    { maxLength: 250 },
  )
  .map((presses) => {
    let at = 0;
    return presses.map(({ wait, name, numbers, isMany }) => {
      at += wait;
      const fields = INPUT_FIELDS.flatMap((field, i) => {
        const bounds = INPUT_VALUES[name]?.[field];
        if (bounds === undefined) return [];
        // Attacks of many lines are rare. Otherwise every game would end at once.
        const max = name === "received" && field === "value" && !isMany ? 4 : bounds.max;
        return [[field, bounds.min + (numbers[i]! % (max - bounds.min + 1))] as const];
      });
      return { at, name, ...Object.fromEntries(fields) };
    });
  });

/** The inputs that a game of this set-up may have. */
export function allowedInputs(setup: Setup, inputs: readonly Input[]): readonly Input[] {
  const log = new GrowingLog(setup);
  for (const input of inputs) log.append(input);
  return log.since(0);
}

const anyDraws = fc.array(fc.nat(4), { maxLength: 40 });
const anyFeed: fc.Arbitrary<Feed> = fc.record({ pieces: anyDraws, gaps: anyDraws, holds: anyDraws, lines: anyDraws });

export const anyLog: fc.Arbitrary<Log> = fc
  .tuple(anySetup, anyInputs, fc.integer({ min: 0, max: 40_000_000 }), anyFeed)
  .map(([setup, inputs, rest, feed]) => {
    const allowed = allowedInputs(setup, inputs);
    return unwrap(checkLog(setup, allowed, (allowed.at(-1)?.at ?? 0) + rest, setup.isFed ? feed : undefined));
  });
