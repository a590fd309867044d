// What has happened and what it earned, line by line, with its sum.

import { hasScore, type RuleBook } from "@korobeinix/engine";
import type { VNode } from "preact";
import type { Shell } from "../parts/context.ts";
import { announce } from "../words/announce.ts";
import { type Ledger, type Noted, totalOf } from "./ledger.ts";
import { whyOf } from "./why.ts";
import { type HelpWords, helpWords } from "./words.ts";

interface LedgerViewProps {
  readonly shell: Shell;
  readonly book: RuleBook;
  readonly ledger: Ledger;
}

/** So many displacements are no list of points any more, but a search. */
const MOST_POINTS = 10;

export function LedgerView({ shell, book, ledger }: LedgerViewProps): VNode {
  const { format } = shell;
  const { help } = helpWords(shell.language);
  const { lines, drops } = ledger;
  const hasPoints = drops > 0 || lines.some(({ points }) => points !== undefined && points > 0);
  return (
    <div class="ledger" role="status">
      <ol>
        {lines.map(({ event, points }) => (
          <li key={event.seq}>
            <span>{textOf(shell, help, book, event)}</span>
            {points !== undefined && hasScore(book) && <b>{format.number(points)}</b>}
          </li>
        ))}
        {drops > 0 && (
          <li class="is-drops">
            <span>{help("demo.drops")}</span>
            <b>{format.number(drops)}</b>
          </li>
        )}
      </ol>
      {hasPoints && (
        <p class="ledger-total">
          <span>{help("demo.total")}</span>
          <b>{format.number(totalOf(ledger))}</b>
        </p>
      )}
    </div>
  );
}

function textOf(shell: Shell, help: HelpWords["help"], book: RuleBook, event: Noted): string {
  switch (event.type) {
    case "refused":
      return whyOf(shell.language, book, event).text;
    case "locked":
      return help("demo.rows");
    case "rotated": {
      const most = Math.max(...book.pieces.flatMap(({ clockwise }) => clockwise.map((places) => places.length)));
      return most > MOST_POINTS ? help("demo.pushed") : help("demo.point", { point: event.point });
    }
    default:
      return announce(shell.t, event) ?? "";
  }
}
