// The headline of a result in words: "40 lines · 0:30.37 · new best by 1.20 s" (F-9).

import { MINUTE } from "@korobeinix/engine";
import type { Measure } from "@korobeinix/engine/records";
import type { Figure, Headline, Verdict } from "../library/headline.ts";
import type { Format } from "../words/format.ts";
import type { Translate } from "../words/translate.ts";
import type { TranslateResult } from "./resultWords.ts";

export interface HeadlineText {
  /** What there was to do; empty where that needs no words. */
  readonly task: string;
  /** The figure that decides, and what it counts. */
  readonly figure: string;
  readonly unit: string;
  /** How it stands beside the best; empty: nothing is known of that. */
  readonly verdict: string;
}

/** What a headline is written with. */
export interface Writing {
  readonly t: Translate;
  readonly w: TranslateResult;
  readonly format: Format;
}

const CENTISECONDS = 10_000;

export function headlineText({ task, main, verdict }: Headline, writing: Writing): HeadlineText {
  const { w, format } = writing;
  return {
    task: task === undefined ? "" : w(`task.${task.by}`, { amount: format.number(task.amount) }),
    figure: main.name === "done" ? format.number(main.amount) : amountText(main, format),
    unit: unitText(main, writing),
    verdict: verdict === undefined ? "" : verdictText(verdict, writing),
  };
}

export function amountText({ name, amount }: Figure, format: Format): string {
  return name === "time" ? format.time(amount) : format.number(amount);
}

function unitText(main: Headline["main"], { t, w, format }: Writing): string {
  switch (main.name) {
    case "done":
      return w(`of.${main.by}`, { of: format.number(main.of) });
    case "time":
      return "";
    case "level":
      return t("hud.level");
    default:
      return w(main.amount === 1 ? `unit.${main.name}1` : `unit.${main.name}`);
  }
}

function verdictText(verdict: Verdict, writing: Writing): string {
  const { w } = writing;
  if (verdict.kind === "first" || verdict.kind === "equal") return w(`verdict.${verdict.kind}`);
  const { kind, measure, amount } = verdict;
  if (amount === undefined) return w(kind === "better" ? "verdict.hairBetter" : "verdict.hairWorse");
  return w(`verdict.${kind}`, { amount: differenceText(measure, amount, writing) });
}

function differenceText(measure: Measure, amount: number, { t, w, format }: Writing): string {
  if (measure === "score" || measure === "lines")
    return w(amount === 1 ? `amount.${measure}1` : `amount.${measure}`, { amount: format.number(amount) });
  if (amount >= MINUTE) return format.time(amount);
  return t("panel.seconds", { seconds: format.decimal(Math.floor(amount / CENTISECONDS) / 100, 2) });
}
