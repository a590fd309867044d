// What stands beside the Matrix, by what a game counts: read from the rule book's data.

import { hasLevels, hasScore, MINUTE, type RuleBook, type Setup } from "@korobeinix/engine";
import type { HudFigure, HudProps } from "../screens/hud.tsx";

type HudStyle = Pick<
  HudProps,
  "left" | "right" | "totalLines" | "totalMicros" | "scoreModulus" | "hasTerminalCaptions"
>;

/** The display of 1984 had three digits (K-9). */
const ROLLS_OVER_AT = 1000;

function leftOf(book: RuleBook): readonly HudFigure[] {
  const { scoring, gravity } = book;
  // A score that rolls over has nothing to stand beside.
  if (scoring.rule === "distance") return ["score", "lines"];
  if (!hasScore(book)) return gravity.rule === "bySetting" ? ["lines", "speed"] : ["lines"];
  return ["score", "best", "lines"];
}

export function hudStyleOf({ book, variation, options }: Setup): HudStyle {
  const { ends, levelsUp } = variation;
  const isTerminal = book.scoring.rule === "distance";
  const figures: HudFigure[] = [];
  if (levelsUp && ends.by === "level") figures.push("level", "goal");
  else if (hasLevels(book)) figures.push("level");
  figures.push(ends.by === "minutes" ? "timeLeft" : ends.by === "lines" ? "linesLeft" : "time");
  if (ends.by === "lines") figures.push("time");
  return {
    left: leftOf(book),
    right: figures,
    totalLines: ends.by === "lines" ? ends.lines : undefined,
    totalMicros: ends.by === "minutes" ? options.minutes * MINUTE : undefined,
    scoreModulus: isTerminal ? ROLLS_OVER_AT : undefined,
    hasTerminalCaptions: isTerminal,
  };
}
