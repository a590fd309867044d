// One term of a match, shown by what the rule book's data allow, as its options are.

import { type OptionValue, type RuleBook, SECOND, type TermName } from "@korobeinix/engine";
import type { VNode } from "preact";
import type { Shell } from "../parts/context.ts";
import { Choice, Stepper } from "../parts/controls.tsx";
import type { Parts } from "../words/words.ts";
import { matchWords } from "./matchWords.ts";

type MatchWord = keyof Parts["match"];
type ShownTerm = Extract<MatchWord, `term.${string}`> extends `term.${infer Name}` ? Name : never;

export interface TermFieldProps {
  readonly shell: Shell;
  readonly book: RuleBook;
  readonly name: TermName;
  readonly value: OptionValue;
  readonly onChange: (value: OptionValue) => void;
}

/** What a press changes where one more is too little to matter. */
const STEPS: { readonly [Name in TermName]?: number } = { riseMicros: 5 * SECOND, risePieces: 5, receives: 10 };

export function TermField({ shell, book, name, value, onChange }: TermFieldProps): VNode | null {
  const w = matchWords(shell, "match");
  const rule = book.match.terms[name];
  if (!isShown(name)) return null;
  const field = { label: w(`term.${name}`), hint: w(`about.${name}`) };
  const text = textOf(shell, name, value);
  if (!("among" in rule)) {
    const step = STEPS[name] ?? 1;
    const min = Math.max(rule.min, rule.min > 0 ? step : 0);
    return <Stepper {...field} t={shell.t} {...{ text, step, min, onChange }} max={rule.max} value={Number(value)} />;
  }
  const among = (rule.among as readonly OptionValue[]).map((one) => ({ value: one, label: textOf(shell, name, one) }));
  return <Choice {...field} {...{ value, among, onChange }} />;
}

const SHOWN: { readonly [Name in ShownTerm]: true } = {
  garbage: true,
  targeting: true,
  rise: true,
  riseMicros: true,
  risePieces: true,
  startingLines: true,
  startingPattern: true,
  receives: true,
  handicap: true,
};

function isShown(name: TermName): name is ShownTerm {
  return Object.hasOwn(SHOWN, name);
}

function textOf(shell: Shell, name: ShownTerm, value: OptionValue): string {
  const w = matchWords(shell, "match");
  switch (name) {
    case "riseMicros":
      return w("value.seconds", { seconds: Number(value) / SECOND });
    case "risePieces":
      return w("value.pieces", { count: Number(value) });
    case "receives":
      return w("value.percent", { percent: Number(value) });
    case "handicap":
      return String(value);
    default:
      // Its words are checked against what the rule books allow.
      return w(`value.${name}.${String(value)}` as MatchWord);
  }
}
