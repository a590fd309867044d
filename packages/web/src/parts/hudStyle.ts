// What stands beside the Matrix, by what a game counts: read from the rule book's data.

import {
  hasLevels,
  hasScore,
  hasSquares,
  MINUTE,
  type RuleBook,
  type RuleBookId,
  type Setup,
} from "@korobeinix/engine";
import { tableOf } from "@korobeinix/engine/records";
import { captionsFor } from "./captionTable.ts";
import type { HudFigure, HudProps } from "./hud.tsx";

type HudLook = Pick<HudProps, "captions" | "scoreModulus">;

type HudStyle = HudLook & Pick<HudProps, "left" | "right" | "main" | "measure" | "totalMicros" | "hasHold" | "hasNext">;

/** Displays with a look of their own. */
const LOOKS: { readonly [Book in RuleBookId]?: HudLook } = {
  korobeinix: {
    captions: captionsFor("korobeinix") ?? {},
    // It had three digits (K-9).
    scoreModulus: 1000,
  },
};

export function hudStyleOf(setup: Setup): HudStyle {
  const { book, variation, options } = setup;
  const { measure } = tableOf(setup);
  const { ends } = variation;
  const look = LOOKS[book.id] ?? {};
  // A score that rolls over has nothing to stand beside.
  const best: readonly HudFigure[] = look.scoreModulus === undefined ? ["best"] : [];
  // How long a game lasts is its time.
  const decides: HudFigure = measure === "longest" ? "time" : measure;
  const others = othersOf(setup, decides);
  const squares: readonly HudFigure[] = ["silver", "gold"];
  // There is room for one of them at the left.
  const beside = hasSquares(book) ? 0 : 1;
  const left: readonly HudFigure[] = [decides, ...best, ...(hasSquares(book) ? squares : others.slice(0, beside))];
  return {
    ...look,
    left,
    right: [...others.slice(beside), ...rightOf(setup).filter((name) => !left.includes(name))],
    main: ends.by === "minutes" ? [decides, "timeLeft"] : [decides],
    measure,
    totalMicros: ends.by === "minutes" ? options.minutes * MINUTE : undefined,
    hasHold: book.controls.includes("hold") && options.hold,
    hasNext: options.next > 0,
  };
}

/** What is counted beside what decides; lines or rows that count down stand with the goal. */
function othersOf({ book, variation }: Setup, measure: HudFigure): readonly HudFigure[] {
  const counted: readonly HudFigure[] = [
    ...(hasScore(book) ? (["score"] as const) : []),
    ...(variation.ends.by === "lines" || variation.ends.by === "rows" ? [] : (["lines"] as const)),
  ];
  return counted.filter((name) => name !== measure);
}

/** The level and what is left of the goal, the time, and the speed where the player sets it. */
function rightOf({ book, variation: { ends, levelsUp } }: Setup): readonly HudFigure[] {
  const level: readonly HudFigure[] = hasLevels(book) ? ["level"] : [];
  const goal: readonly HudFigure[] = levelsUp && ends.by === "level" ? ["goal"] : [];
  const left: readonly HudFigure[] = ends.by === "lines" ? ["linesLeft"] : ends.by === "rows" ? ["rowsLeft"] : [];
  return [...level, ...goal, ...left, ends.by === "minutes" ? "timeLeft" : "time", ...speedOf(book)];
}

/** Last: the slider stands below it. */
function speedOf({ gravity }: RuleBook): readonly HudFigure[] {
  return gravity.rule === "bySetting" ? ["speed"] : [];
}
