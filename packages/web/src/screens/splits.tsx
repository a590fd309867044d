// A game at every ten lines beside its best (F-9): times, points where those decide, and how far ahead or behind.

import { hasScore, type Setup } from "@korobeinix/engine";
import type { VNode } from "preact";
import { type Split, splitStep } from "../library/splits.ts";
import type { Shell } from "../parts/context.ts";
import { differenceText } from "../parts/panelFigures.ts";
import { isAhead, type PaceKind, paceKindOf, SPLIT_LINES } from "../table/pace.ts";
import { resultWords } from "./resultWords.ts";

export interface SplitsProps {
  readonly shell: Shell;
  readonly setup: Setup;
  /** At least one. */
  readonly splits: readonly Split[];
  /** Whether there is a best to compare with. */
  readonly hasBest: boolean;
}

export function Splits({ shell, setup, splits, hasBest }: SplitsProps): VNode {
  const { format } = shell;
  const w = resultWords(shell, setup.book.id);
  const kind = paceKindOf(setup);
  const step = splitStep(splits.at(-1)?.lines ?? 0);
  const isScored = kind !== "time" && hasScore(setup.book);
  const most = Math.max(1, ...splits.map(({ difference }) => Math.abs(difference ?? 0)));
  const title = step === SPLIT_LINES ? w("splits.title") : w("splits.titleMany", { lines: format.number(step) });
  return (
    <table class="splits">
      <caption>
        {title}
        {hasBest && <span class="quiet"> {w("splits.against")}</span>}
      </caption>
      <thead class="unseen">
        <tr>
          <th scope="col">{w("splits.lines")}</th>
          <th scope="col">{w("splits.time")}</th>
          {isScored && <th scope="col">{w("splits.score")}</th>}
          {hasBest && <th scope="col">{w("splits.difference")}</th>}
        </tr>
      </thead>
      <tbody>
        {splits.map((split) => (
          <tr key={split.lines}>
            <th scope="row">{format.number(split.lines)}</th>
            <td>{format.time(split.at)}</td>
            {isScored && <td>{format.number(split.score)}</td>}
            {hasBest && <Difference {...{ shell, kind, split, most }} beyond={w("splits.beyond")} />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DifferenceProps {
  readonly shell: Shell;
  readonly kind: PaceKind;
  readonly split: Split;
  /** The greatest difference of all: its bar is the longest. */
  readonly most: number;
  readonly beyond: string;
}

/** A bar from the middle: ahead to the right, behind to the left. */
function Difference({ shell, kind, split: { difference }, most, beyond }: DifferenceProps): VNode {
  if (difference === undefined) {
    return (
      <td class="splits-difference is-beyond" data-side="ahead">
        {beyond}
      </td>
    );
  }
  return (
    <td class="splits-difference" data-side={isAhead(kind, difference) ? "ahead" : "behind"}>
      <span class="splits-bar" aria-hidden="true" style={{ "--share": Math.abs(difference) / most }} />
      {differenceText(shell, kind, difference)}
    </td>
  );
}
