import { newGame, parseSetup, RULE_BOOKS, type RuleBookId, statisticsOf, unwrap } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { statisticsFigures, type StatisticsSource } from "../../src/parts/statisticsFigures.ts";

/** A minute of a game with this many of each action. */
function sourceOf(
  ruleBook: RuleBookId,
  counts: { readonly single?: number; readonly tSpinDouble?: number },
): StatisticsSource {
  const game = newGame(unwrap(parseSetup({ ruleBook, seed: 1 })));
  Object.assign(game.state, { pieces: 90, keys: 270, lines: 36, time: 60_000_000 });
  const statistics = statisticsOf(game);
  const actions = { ...statistics.actions, ...counts };
  return { ruleBook, statistics: { ...statistics, actions }, spins: 0, silverSquares: 0, goldSquares: 0 };
}

const keysOf = (source: StatisticsSource): readonly string[] =>
  statisticsFigures(source).flatMap(({ key, amount }) => (amount > 0 ? [key] : []));

describe("statistics", () => {
  it("F-9, G-11.3: what happened is counted, in its group", () => {
    const happened = statisticsFigures(sourceOf("guideline", { single: 3, tSpinDouble: 2 })).filter(
      ({ amount }) => amount > 0,
    );
    expect(happened.map(({ key, group, amount }) => [key, group, amount])).toEqual([
      ["stat.pieces", "speed", 90],
      ["stat.piecesPerSecond", "speed", 1.5],
      ["stat.linesPerMinute", "speed", 36],
      ["stat.keysPerPiece", "hands", 3],
      ["stat.single", "clears", 3],
      ["stat.tSpinDouble", "spins", 2],
    ]);
  });

  it.each(RULE_BOOKS.map(({ id }) => [id]))("F-9: %s has no figure of what it does not know", (id) => {
    const keys = new Set<string>(statisticsFigures(sourceOf(id, {})).map(({ key }) => key));
    const book = RULE_BOOKS.find((each) => each.id === id)!;
    expect(keys.has("stat.holds")).toBe(book.controls.includes("hold"));
    expect(keys.has("stat.goldSquares")).toBe(book.squares !== undefined);
    expect(keys.has("stat.backToBacks")).toBe(id === "guideline");
    expect(keysOf(sourceOf(id, {}))).toHaveLength(4);
  });
});
