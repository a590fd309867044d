// The rule books side by side, read from their data (F-12): figures first, then a lit Mino where a book has the feature.

import "../styles/comparison.css";
import { hasScore, hasSquares, RULE_BOOKS, type RuleBook, type RuleBookId } from "@korobeinix/engine";
import type { VNode } from "preact";
import type { Shell } from "../parts/context.ts";
import { Dialog } from "../parts/dialog.tsx";
import { makeTranslator, type TranslatePart } from "../words/translate.ts";

const FEATURES = {
  ways: ({ variations }) => variations.length,
  shapes: ({ pieces }) => new Set(pieces.map(({ name }) => name)).size,
  next: ({ options }) => mostOf(options.next),
  players: ({ match }) => match.seats,
  hold: ({ options }) => mostOf(options.hold) > 0,
  ghost: ({ options }) => mostOf(options.ghost) > 0,
  hardDrop: ({ controls }) => controls.includes("hardDrop"),
  repeat: ({ autoRepeats }) => autoRepeats,
  kicks: ({ pieces }) => pieces.some(({ clockwise }) => clockwise.some((tests) => tests.length > 1)),
  spins: ({ spins }) => spins.rule !== "none",
  squares: hasSquares,
  score: hasScore,
  garbage: ({ match }) => "among" in match.terms.garbage && match.terms.garbage.among.some((kind) => kind !== "none"),
} satisfies { readonly [name: string]: (book: RuleBook) => boolean | number };

type FeatureName = keyof typeof FEATURES;
const NAMES = Object.keys(FEATURES) as FeatureName[];

/** The most that an option of numbers, or of yes and no, allows. */
function mostOf(rule: RuleBook["options"]["next" | "hold"]): number {
  return "among" in rule ? Math.max(...rule.among.map(Number)) : rule.max;
}

export interface ComparisonProps {
  readonly shell: Shell;
  /** Whose column is lit. */
  readonly chosen: RuleBookId;
  readonly onClose: () => void;
}

export function Comparison({ shell, chosen, onClose }: ComparisonProps): VNode {
  const c = makeTranslator(shell.language, "compare");
  return (
    <Dialog {...{ shell, onClose }} name="differ" title={c("differ.title")} close={c("differ.close")} book={chosen}>
      <p class="quiet">{c("differ.lead")}</p>
      <table class="comparison">
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{c("feature")}</span>
            </th>
            {RULE_BOOKS.map(({ id }) => (
              <th key={id} scope="col" class={id === chosen ? "is-chosen" : ""}>
                <span>{shell.t(`book.${id}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {NAMES.map((name) => (
            <tr key={name}>
              <th scope="row">{c(`feature.${name}`)}</th>
              {RULE_BOOKS.map((book) => (
                <td key={book.id} class={book.id === chosen ? "is-chosen" : ""}>
                  <Mark c={c} value={FEATURES[name](book)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}

function Mark({ c, value }: { readonly c: TranslatePart<"compare">; readonly value: boolean | number }): VNode {
  if (typeof value === "number") return <span class={value > 0 ? "count" : "count is-none"}>{value}</span>;
  return (
    <span class={value ? "mark is-on" : "mark"}>
      <span class="unseen">{c(value ? "yes" : "no")}</span>
    </span>
  );
}
