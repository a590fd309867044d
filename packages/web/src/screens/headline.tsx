// What a result says first (F-9), the largest thing on the screen; how the game ended stands below it, smaller.

import type { ComponentChildren, VNode } from "preact";
import { headlineOf } from "../library/headline.ts";
import type { GameResult } from "../library/result.ts";
import type { Shell } from "../parts/context.ts";
import { spokenBy } from "../words/translate.ts";
import { amountText, headlineText } from "./headlineText.ts";
import { resultWords } from "./resultWords.ts";

export interface HeadlineProps {
  readonly shell: Shell;
  readonly result: GameResult;
  /** How it ended, and whatever else has to be said of it. */
  readonly about: ComponentChildren;
  /** More figures beside the lesser ones. */
  readonly children?: ComponentChildren;
}

export function Headline({ shell, result, about, children }: HeadlineProps): VNode {
  const { format } = shell;
  const t = spokenBy(shell.t, result.ruleBook);
  const headline = headlineOf(result);
  const text = headlineText(headline, { t, w: resultWords(shell, result.ruleBook), format });
  const { verdict } = headline;
  const { rank } = result;
  return (
    <>
      <h2 class="headline">
        {text.task !== "" && (
          <span class="headline-task">
            {text.task}
            <span class="unseen"> · </span>
          </span>
        )}
        <span class="headline-main">
          <strong class="headline-figure">{text.figure}</strong>
          {text.unit !== "" && <span class="headline-unit"> {text.unit}</span>}
        </span>
        {verdict !== undefined && (
          <span class="headline-row">
            <span class={`headline-verdict is-${verdict.kind}`}>
              <span class="unseen"> · </span>
              <Sign kind={verdict.kind} />
              <span>{text.verdict}</span>
            </span>
            {rank !== undefined && rank > 1 && (
              <span class="headline-rank">
                <span class="unseen"> · </span>
                {t("result.rank", { rank })}
              </span>
            )}
          </span>
        )}
      </h2>
      {about}
      <dl class="figures">
        {headline.others.map((figure) => (
          <div key={figure.name}>
            <dt>{t(`hud.${figure.name}`)}</dt>
            <dd>{amountText(figure, format)}</dd>
          </div>
        ))}
        {children}
      </dl>
    </>
  );
}

const SIGNS = { better: "M4 15l8-9 8 9z", worse: "M4 9l8 9 8-9z" } as const;

/** Colour alone says nothing to some. */
function Sign({ kind }: { readonly kind: string }): VNode | null {
  if (kind !== "better" && kind !== "worse") return null;
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGNS[kind]} />
    </svg>
  );
}
