// A game's finesse among the figures of its result (F-9): how many pieces were placed by the fewest keys, and how many
// keys were too many. Worked out beside the page.

import { keysTooMany, type Move, movesOf } from "@korobeinix/bots";
import type { Log } from "@korobeinix/engine/log";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { inSlices } from "../logs/slices.ts";
import type { Shell } from "../parts/context.ts";
import { makeTranslator } from "../words/translate.ts";

export interface Finesse {
  readonly faults: number;
  /** Of the pieces that have a count, those placed without a key too many, in whole hundredths. */
  readonly percent: number;
}

/** Undefined: no piece has a count. */
export function finesseOf(moves: readonly Pick<Move, "pressed" | "way">[]): Finesse | undefined {
  const counted = moves.filter(({ way }) => way !== undefined).map(keysTooMany);
  if (counted.length === 0) return undefined;
  const clean = counted.filter((faults) => faults === 0).length;
  // A hundred is only what is whole.
  const percent = Math.floor((clean / counted.length) * 100);
  return { faults: counted.reduce((sum, faults) => sum + faults, 0), percent };
}

export interface FinesseFigureProps {
  readonly shell: Shell;
  readonly log: Log;
}

export function FinesseFigure({ shell, log }: FinesseFigureProps): VNode | null {
  const [finesse, setFinesse] = useState<Finesse>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    // Whoever has gone on is not interested any more.
    void inSlices(movesOf(log), { signal }).then(
      (moves) => signal.aborted || setFinesse(finesseOf(moves)),
      () => undefined,
    );
    return () => leaving.abort();
  }, [log]);
  if (finesse === undefined) return null;
  const { t, format, language } = shell;
  const w = makeTranslator(language, "result");
  const { faults, percent } = finesse;
  const count = format.number(faults);
  return (
    <div class="result-finesse">
      <dt>{w("finesse.title")}</dt>
      <dd>
        {t("result.percent", { percent: format.number(percent) })}
        <small>
          {" "}
          {faults === 0 ? w("finesse.none") : w(faults === 1 ? "finesse.faults1" : "finesse.faults", { count })}
        </small>
      </dd>
    </div>
  );
}
