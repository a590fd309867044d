// Five rule books side by side, read from their data: a lit Mino where a book has the feature.

import { hasScore, hasSquares, RULE_BOOKS, type RuleBook, type RuleBookId } from "@korobeinix/engine";
import type { VNode } from "preact";
import type { Translate } from "../words/translate.ts";

const FEATURES: { readonly [Name in FeatureName]: (book: RuleBook) => boolean } = {
  next: (book) => allows(book.options.next, (count) => Number(count) > 0),
  hold: (book) => allows(book.options.hold, Boolean),
  ghost: (book) => allows(book.options.ghost, Boolean),
  hardDrop: (book) => book.controls.includes("hardDrop"),
  repeat: (book) => book.autoRepeats,
  kicks: (book) => book.pieces.some((piece) => piece.clockwise.some((tests) => tests.length > 1)),
  spins: (book) => book.spins.rule !== "none",
  squares: hasSquares,
  score: hasScore,
};

type FeatureName = "next" | "hold" | "ghost" | "hardDrop" | "repeat" | "kicks" | "spins" | "squares" | "score";

function allows(rule: RuleBook["options"]["next" | "hold"], is: (value: unknown) => boolean): boolean {
  return "among" in rule ? rule.among.some(is) : is(rule.max);
}

export interface ComparisonProps {
  readonly t: Translate;
  readonly chosen: RuleBookId;
}

export function Comparison({ t, chosen }: ComparisonProps): VNode {
  return (
    <table class="comparison">
      <caption class="unseen">{t("compare.title")}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{t("compare.feature")}</span>
          </th>
          {RULE_BOOKS.map(({ id }) => (
            <th key={id} scope="col" data-book={id} class={id === chosen ? "is-chosen" : ""}>
              <span>{t(`book.${id}`)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(Object.keys(FEATURES) as FeatureName[]).map((name) => (
          <tr key={name}>
            <th scope="row">{t(`compare.${name}`)}</th>
            {RULE_BOOKS.map((book) => (
              <td key={book.id} data-book={book.id} class={book.id === chosen ? "is-chosen" : ""}>
                <span class={FEATURES[name](book) ? "mark is-on" : "mark"}>
                  <span class="unseen">{t(FEATURES[name](book) ? "compare.yes" : "compare.no")}</span>
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
