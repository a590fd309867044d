import { advance, type Game, MILLISECOND, newGame, play, restore, snapshot, takeEvents } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { type Demonstration, setupOf } from "../../src/help/demonstration.ts";
import { SUBJECTS } from "../../src/help/demonstrations/index.ts";
import { EMPTY_LEDGER, type Ledger, noted, totalOf } from "../../src/help/ledger.ts";

/** A Tetris that is one rotation, four moves and a Hard Drop away. */
const TETRIS: Demonstration = SUBJECTS.lines.find(({ id }) => id === "tetris")!;

function begin(): Game {
  const game = newGame(setupOf(TETRIS));
  game.events = [];
  advance(game, 0);
  return game;
}

/** Plays controls a tenth of a second apart. */
function press(game: Game, ...names: Parameters<typeof play>[1]["name"][]): void {
  for (const name of names) play(game, { at: game.state.time + 100 * MILLISECOND, name });
}

describe("What a demonstration has earned", () => {
  it("E-22, W-20: is taken back with the moment that it was earned at, and nothing before it", () => {
    const game = begin();
    press(game, "rotateClockwise", "right", "rightReleased", "right", "rightReleased");
    const halfway: Ledger = noted(EMPTY_LEDGER, takeEvents(game), true);
    expect([halfway.moves, halfway.lines.length, halfway.isLocked]).toEqual([2, 1, false]);

    const moment = snapshot(game);
    press(game, "right", "rightReleased", "right", "rightReleased", "hardDrop");
    const done = noted(halfway, takeEvents(game), true);
    expect([done.moves, done.isLocked]).toEqual([4, true]);
    expect(totalOf(done)).toBeGreaterThan(800);

    restore(game, moment);
    const back = noted(done, takeEvents(game), true);
    expect(back).toEqual(halfway);

    press(game, "left", "leftReleased");
    expect(noted(back, takeEvents(game), true).moves).toBe(3);
  });
});
