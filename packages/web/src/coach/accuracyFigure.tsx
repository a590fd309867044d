// A game's accuracy among the figures of its result: worked out in the background once the result is seen, and shown when
// it is known.

import type { Log } from "@korobeinix/engine/log";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Shell } from "../parts/context.ts";
import { useAnalysis } from "./useAnalysis.ts";

export interface AccuracyFigureProps {
  readonly shell: Shell;
  readonly log: Log;
  /** Called once it is known, 0 to 100. */
  readonly onKnown?: ((accuracy: number) => void) | undefined;
}

/** The screen has come to rest by then. */
const REST_MS = 600;

export function AccuracyFigure(props: AccuracyFigureProps): VNode | null {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setAtRest(true), REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return isAtRest ? <Analysed {...props} /> : <Waiting shell={props.shell} />;
}

function Analysed({ shell, log, onKnown }: AccuracyFigureProps): VNode | null {
  const [state] = useAnalysis(log);
  const known = typeof state !== "string" && "analysis" in state ? state.analysis.accuracy : undefined;
  useEffect(() => {
    if (known !== undefined) onKnown?.(known);
  }, [known]);
  const { t, format } = shell;
  if (state === "failed") return null;
  if ("percent" in state) return <Waiting shell={shell} />;
  const { accuracy } = state.analysis;
  if (accuracy === undefined) return null;
  return (
    <div class="result-accuracy">
      <dt>{t("result.accuracy")}</dt>
      <dd>{t("result.percent", { percent: format.number(accuracy) })}</dd>
    </div>
  );
}

/** Until it is known its place is kept. */
function Waiting({ shell }: Pick<AccuracyFigureProps, "shell">): VNode {
  return (
    <div class="result-accuracy">
      <dt>{shell.t("result.accuracy")}</dt>
      <dd>
        <span aria-hidden="true">…</span>
        <span class="unseen">{shell.t("result.analysing")}</span>
      </dd>
    </div>
  );
}
