// What a match is about, and its start: or why it cannot be played.

import type { ComponentChildren, VNode } from "preact";
import { useId } from "preact/hooks";
import type { Shell } from "../parts/context.ts";
import { Choice } from "../parts/controls.tsx";
import { type MatchPlan, SERIES } from "../settings/matchPlan.ts";
import { matchWords } from "./matchWords.ts";
import type { PlanProblem } from "./planProblem.ts";
import { optionOf, variationIn } from "./planRules.ts";

/** A match that was left and can be gone on with; where it is over, its series. */
export interface LeftMatch {
  readonly isOver: boolean;
  readonly names: string;
  readonly onContinue: () => void;
}

export interface MatchStartProps {
  readonly shell: Shell;
  readonly plan: MatchPlan;
  /** Why it cannot begin, in words; empty: it can. */
  readonly problem: string;
  readonly left: LeftMatch | undefined;
  readonly onChange: (plan: MatchPlan) => void;
  readonly onStart: () => void;
  readonly onPresets: () => void;
  readonly onCopy: () => void;
  /** What came of the last of these. */
  readonly notice: ComponentChildren;
}

export function MatchStart(props: MatchStartProps): VNode {
  const { shell, plan, problem, left, onChange, onStart, onPresets, onCopy, notice } = props;
  const { t } = shell;
  const w = matchWords(shell, "match");
  const id = useId();
  return (
    <div class="match-start" data-column>
      <p class="menu-year">{t(`year.${plan.ruleBook}`)}</p>
      <h2>{t(`book.${plan.ruleBook}`)}</h2>
      <p class="match-aim" aria-live="polite">
        {aimOf(shell, plan)}
      </p>
      <button
        type="button"
        class="primary"
        data-first
        disabled={problem !== ""}
        aria-describedby={problem === "" ? undefined : id}
        onClick={onStart}
      >
        {w("start")}
      </button>
      <p id={id} class="match-problem" role="status">
        {problem}
      </p>
      {left !== undefined && (
        <button type="button" class="secondary match-left" onClick={left.onContinue}>
          {w(left.isOver ? "continueSeries" : "continue")}
          <small>{left.names}</small>
        </button>
      )}
      <Choice
        label={w("series")}
        value={plan.bestOf}
        among={SERIES.map((value) => ({ value, label: String(value) }))}
        onChange={(bestOf) => onChange({ ...plan, bestOf })}
      />
      <div class="match-more">
        <button type="button" class="secondary" onClick={onPresets}>
          {w("presets.title")}
        </button>
        <button type="button" class="secondary" onClick={onCopy}>
          {w("link.copy")}
        </button>
      </div>
      <div class="match-notice" role="status">
        {notice}
      </div>
    </div>
  );
}

/** Empty: there is none. */
export function problemText(
  shell: Shell,
  plan: MatchPlan,
  names: readonly string[],
  problem: PlanProblem | undefined,
): string {
  if (problem === undefined) return "";
  const w = matchWords(shell, "match");
  const book = shell.t(`book.${plan.ruleBook}`);
  const name = problem.kind === "unclaimed" ? (names[problem.seat] ?? "") : "";
  return w(`problem.${problem.kind}`, { book, ...problem, name });
}

function aimOf(shell: Shell, plan: MatchPlan): string {
  const w = matchWords(shell, "match");
  const { ends } = variationIn(plan);
  if (plan.goals.some((lines) => lines > 0)) return w("aim.goals");
  if (ends.by === "lines") return w("aim.lines", { lines: Number(optionOf(plan, "lines")) });
  if (ends.by !== "minutes") return w("aim.last");
  const isForLines = optionOf(plan, "objective") === "lines";
  return w(isForLines ? "aim.mostLines" : "aim.points", { minutes: Number(optionOf(plan, "minutes")) });
}
