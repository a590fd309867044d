// The rules of a match: what its rule book leaves to choose for all, behind one button where there is little room.

import type { OptionName } from "@korobeinix/engine";
import type { VNode } from "preact";
import { useId } from "preact/hooks";
import { OptionField, type OptionFieldProps } from "../parts/bookOption.tsx";
import type { Shell } from "../parts/context.ts";
import { Stepper } from "../parts/controls.tsx";
import { Fold } from "../parts/fold.tsx";
import type { MatchPlan } from "../settings/matchPlan.ts";
import { matchWords } from "./matchWords.ts";
import {
  bookInMatch,
  hasGoals,
  optionChoices,
  optionOf,
  setGoal,
  setOption,
  setTerm,
  teamsOf,
  termChoices,
  termOf,
} from "./planRules.ts";
import { TermField } from "./termField.tsx";

export interface MatchRulesProps {
  readonly shell: Shell;
  readonly plan: MatchPlan;
  readonly onChange: (plan: MatchPlan) => void;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

const GOAL = { step: 10, most: 500 };

/** Where the words before a game alone speak of its tables. */
const HINTS: { readonly [Name in OptionName]?: "about.startingLevel" | "about.lines" | "about.authentic" } = {
  startingLevel: "about.startingLevel",
  lines: "about.lines",
  authentic: "about.authentic",
};

/** An option of a match, for all or for one seat. */
export function MatchOption(props: Omit<OptionFieldProps, "hint">): VNode {
  const own = HINTS[props.name];
  return <OptionField {...props} hint={own === undefined ? undefined : matchWords(props.shell, "match")(own)} />;
}

/** "A" for the first. */
export function teamLetter(team: number): string {
  return String.fromCharCode(65 + team);
}

export function MatchRules({ shell, plan, onChange, isOpen, onToggle }: MatchRulesProps): VNode {
  const w = matchWords(shell, "match");
  const id = useId();
  return (
    <section class="match-rules">
      <h2>
        <Fold isOpen={isOpen} controls={id} onToggle={onToggle}>
          {w("rules.title")}
        </Fold>
      </h2>
      <div id={id} class="form" hidden={!isOpen}>
        {isOpen && <Fields {...{ shell, plan, onChange }} />}
      </div>
    </section>
  );
}

function Fields({ shell, plan, onChange }: Pick<MatchRulesProps, "shell" | "plan" | "onChange">): VNode {
  const w = matchWords(shell, "match");
  const book = bookInMatch(plan.ruleBook);
  const goals = hasGoals(plan) ? teamsOf(plan) : [];
  return (
    <>
      {termChoices(plan).map((name) => (
        <TermField
          key={name}
          {...{ shell, book, name }}
          value={termOf(plan, name)}
          onChange={(value) => onChange(setTerm(plan, name, value))}
        />
      ))}
      {optionChoices(plan).map((name) => (
        <MatchOption
          key={name}
          {...{ shell, book, name }}
          value={optionOf(plan, name)}
          onChange={(value) => onChange(setOption(plan, name, value))}
        />
      ))}
      {goals.map((team) => {
        const lines = plan.goals[team] ?? 0;
        return (
          <Stepper
            key={`goal ${team}`}
            t={shell.t}
            label={w("goal.team", { team: teamLetter(team) })}
            hint={team === goals[0] ? w("goal.hint") : undefined}
            min={0}
            max={GOAL.most}
            step={GOAL.step}
            value={lines}
            text={lines === 0 ? w("goal.none") : shell.format.number(lines)}
            onChange={(chosen) => onChange(setGoal(plan, team, chosen))}
          />
        );
      })}
    </>
  );
}
