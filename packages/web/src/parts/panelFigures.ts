// The figures of the player's own choice (F-10): which of them a rule book can have, and what they read.

import { MINUTE, type RuleBook, SCORING_ACTIONS, SECOND } from "@korobeinix/engine";
import type { ReadonlySignal } from "@preact/signals";
import { PANEL_FIGURES, type PanelFigure } from "../settings/panel.ts";
import type { GameInfo } from "../table/gameInfo.ts";
import { isAhead, type PaceKind, type PaceNow } from "../table/pace.ts";
import type { Format } from "../words/format.ts";
import type { Translate } from "../words/translate.ts";

/** What has to be listened for. A figure that nobody listens for is undefined, and is not shown. */
export interface PanelNews {
  /** Back-to-Back bonuses in a row. */
  readonly backToBack: ReadonlySignal<number | undefined>;
  readonly faults: ReadonlySignal<number | undefined>;
  /** Undefined: there is no best. */
  readonly pace: ReadonlySignal<PaceNow | undefined>;
}

/** Where keys may be held and pieces dropped, there is one shortest way to a place. */
export function hasFinesse({ autoRepeats, controls }: RuleBook): boolean {
  return autoRepeats && controls.includes("hardDrop");
}

export function hasBackToBack({ scoring }: RuleBook): boolean {
  return scoring.rule === "actions" && SCORING_ACTIONS.some((action) => scoring.actions[action].backToBack === "earns");
}

/** Those of a choice that mean something in a rule book. */
export function panelFiguresOf(book: RuleBook, chosen: readonly PanelFigure[] = PANEL_FIGURES): readonly PanelFigure[] {
  return chosen.filter((figure) => {
    if (figure === "finesseFaults") return hasFinesse(book);
    return figure === "backToBack" ? hasBackToBack(book) : true;
  });
}

/** What a figure is called where there is room. */
export function panelName(t: Translate, figure: PanelFigure): string {
  if (figure === "pace") return t("panel.pace");
  return t(figure === "backToBack" ? "stat.backToBacks" : `stat.${figure}`);
}

export interface PanelText {
  readonly text: string;
  /** Where it tells something good or bad. */
  readonly side?: "ahead" | "behind" | undefined;
}

/** What a figure reads; undefined: there is nothing to read. */
export function panelText(
  figure: PanelFigure,
  { pieces, keys, lines, micros }: GameInfo,
  news: PanelNews | undefined,
  { t, format }: { readonly t: Translate; readonly format: Format },
): PanelText | undefined {
  const counted = (value: number | undefined): PanelText | undefined =>
    value === undefined ? undefined : { text: format.number(value) };
  switch (figure) {
    case "piecesPerSecond":
      return { text: format.decimal(micros === 0 ? 0 : (pieces * SECOND) / micros, 2) };
    case "keysPerPiece":
      return { text: format.decimal(pieces === 0 ? 0 : keys / pieces, 2) };
    case "linesPerMinute":
      return { text: format.decimal(micros === 0 ? 0 : (lines * MINUTE) / micros, 1) };
    case "finesseFaults":
      return counted(news?.faults.value);
    case "backToBack":
      return counted(news?.backToBack.value);
    case "pace":
      return paceText(news?.pace.value, { t, format });
  }
}

/** "−1.23 s at 20". */
function paceText(
  pace: PaceNow | undefined,
  { t, format }: { readonly t: Translate; readonly format: Format },
): PanelText | undefined {
  if (pace === undefined) return undefined;
  const { kind, lines, difference } = pace;
  if (lines === 0) return { text: "–" };
  const side = difference === undefined || isAhead(kind, difference) ? "ahead" : "behind";
  const by = difference === undefined ? t("panel.beyond") : differenceText({ t, format }, kind, difference);
  return { text: t("panel.at", { by, lines: format.number(lines) }), side };
}

const MINUS = "\u2212";
const CENTISECOND = 10_000;

/** With its sign; a time in hundredths, cut as times are. */
export function differenceText(
  { t, format }: { readonly t: Translate; readonly format: Format },
  kind: PaceKind,
  difference: number,
): string {
  const amount = Math.abs(difference);
  const isNone = amount < (kind === "time" ? CENTISECOND : 1);
  const sign = isNone ? "±" : difference < 0 ? MINUS : "+";
  if (kind !== "time") return sign + format.number(amount);
  if (amount >= MINUTE) return sign + format.time(amount);
  return t("panel.seconds", { seconds: sign + format.decimal(Math.floor(amount / CENTISECOND) / 100, 2) });
}
