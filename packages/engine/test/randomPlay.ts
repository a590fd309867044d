// Random games for properties: set-ups of every rule book, variation and option, and keys at any times.

import fc from "fast-check";
import {
  checkLog,
  INPUT_NAMES,
  type Input,
  type Log,
  OPTION_NAMES,
  type OptionValue,
  parseSetup,
  RULE_BOOKS,
  type RuleBook,
  type Setup,
  unwrap,
} from "../src/index.ts";

function anyOptions(book: RuleBook): fc.Arbitrary<{ [name: string]: OptionValue }> {
  const values = OPTION_NAMES.map((name) => {
    const rule = book.options[name];
    const any: fc.Arbitrary<OptionValue> =
      "among" in rule ? fc.constantFrom(...rule.among) : fc.integer({ min: rule.min, max: rule.max });
    return fc.option(any.map((value) => [name, value] as const));
  });
  return fc.tuple(...values).map((entries) => Object.fromEntries(entries.filter((entry) => entry !== null)));
}

export function anySetupOf(book: RuleBook): fc.Arbitrary<Setup> {
  const anyPiece = fc.constantFrom(...book.pieces.map(({ name }) => name));
  return fc
    .record({
      variation: fc.constantFrom(...book.variations.map(({ id }) => id)),
      options: anyOptions(book),
      seed: fc.maxSafeNat(),
      queue: fc.array(anyPiece, { maxLength: 10 }),
      hold: fc.option(anyPiece),
    })
    .map(({ hold, ...request }) => {
      const isHolding = hold !== null && (request.options["hold"] ?? book.options.hold.initial) === true;
      return unwrap(parseSetup({ ruleBook: book.id, ...request, ...(isHolding ? { hold } : {}) }));
    });
}

export const anySetup: fc.Arbitrary<Setup> = fc.constantFrom(...RULE_BOOKS).chain(anySetupOf);

/** Keys as a restless player presses them: mostly short waits, some long, many at the same time. */
export const anyInputs: fc.Arbitrary<Input[]> = fc
  .array(
    fc.record({
      wait: fc.oneof(
        { weight: 5, arbitrary: fc.integer({ min: 0, max: 80_000 }) },
        { weight: 2, arbitrary: fc.constant(0) },
        { weight: 1, arbitrary: fc.integer({ min: 0, max: 3_000_000 }) },
      ),
      name: fc.constantFrom(...INPUT_NAMES),
      value: fc.integer({ min: 5, max: 200 }),
    }),
    { maxLength: 250 },
  )
  .map((presses) => {
    let at = 0;
    return presses.map(({ wait, name, value }) => {
      at += wait;
      if (name === "freeze") return { at, name, value: value % 2 };
      return name === "speed" ? { at, name, value } : { at, name };
    });
  });

export const anyLog: fc.Arbitrary<Log> = fc
  .tuple(anySetup, anyInputs, fc.integer({ min: 0, max: 40_000_000 }))
  .map(([setup, inputs, rest]) => {
    const allowed = inputs.filter(({ name }) => setup.options.practice || name !== "freeze");
    return unwrap(checkLog(setup, allowed, (allowed.at(-1)?.at ?? 0) + rest));
  });
