// What stands beside the Matrix, by what a game counts: read from the rule book's data.

import { hasLevels, hasScore, type Measure, MINUTE, type RuleBook, type Setup, tableOf } from "@korobeinix/engine";
import type { HudFigure, HudProps } from "./hud.tsx";

type HudStyle = Pick<
  HudProps,
  "left" | "right" | "measure" | "totalLines" | "totalMicros" | "scoreModulus" | "hasTerminalCaptions"
>;

/** The display of 1984 had three digits (K-9). */
const ROLLS_OVER_AT = 1000;

/** What is counted comes first. */
function leftOf(book: RuleBook, measure: Measure): readonly HudFigure[] {
  const { scoring, gravity } = book;
  // A score that rolls over has nothing to stand beside.
  if (scoring.rule === "distance") return ["score", "lines"];
  if (!hasScore(book)) return gravity.rule === "bySetting" ? ["lines", "speed"] : ["lines"];
  return measure === "lines" ? ["lines", "best", "score"] : ["score", "best", "lines"];
}

export function hudStyleOf(setup: Setup): HudStyle {
  const { book, variation, options } = setup;
  const { measure } = tableOf(setup);
  const { ends, levelsUp } = variation;
  const isTerminal = book.scoring.rule === "distance";
  const figures: HudFigure[] = [];
  if (levelsUp && ends.by === "level") figures.push("level", "goal");
  else if (hasLevels(book)) figures.push("level");
  figures.push(ends.by === "minutes" ? "timeLeft" : ends.by === "lines" ? "linesLeft" : "time");
  if (ends.by === "lines") figures.push("time");
  return {
    left: leftOf(book, measure),
    right: figures,
    measure,
    totalLines: ends.by === "lines" ? ends.lines : undefined,
    totalMicros: ends.by === "minutes" ? options.minutes * MINUTE : undefined,
    scoreModulus: isTerminal ? ROLLS_OVER_AT : undefined,
    hasTerminalCaptions: isTerminal,
  };
}
