import { hasSquares, RULE_BOOKS, SECOND, statisticsOf } from "@korobeinix/engine";
import { replay } from "@korobeinix/engine/log";
import { describe, expect, it } from "vitest";
import { demoBytes, demoLog } from "../demoLogs.ts";

describe("The games that the title shows", () => {
  it.each(RULE_BOOKS)("W-22: $id: a minute and more of clean play, in a link's few letters", (book) => {
    const log = demoLog(book.id);
    const game = replay(log);
    expect(game.state.outcome).toBe("playing");
    expect(log.end).toBeGreaterThan(60 * SECOND);
    expect(log.end).toBeLessThan(100 * SECOND);
    expect(demoBytes(book.id).length).toBeLessThan(1_500);
    const { tetris, single } = statisticsOf(game).actions;
    expect(tetris).toBeGreaterThanOrEqual(3);
    expect(tetris).toBeGreaterThan(single);
    if (!hasSquares(book)) return;
    expect(game.state.goldSquares).toBeGreaterThan(0);
    expect(game.state.silverSquares).toBeGreaterThan(0);
  });
});
