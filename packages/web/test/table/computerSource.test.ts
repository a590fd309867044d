import { guideline, hashState, RULE_BOOKS, unwrap } from "@korobeinix/engine";
import { checkLog, replay } from "@korobeinix/engine/log";
import { describe, expect, it } from "vitest";
import type { Session } from "../../src/table/session.ts";
import { settled, Watched } from "./computerTables.ts";

/** Longer than the slowest needs for its pieces. */
const LONG = 6_000;

/** The game that a session's log leads to is the session's, and its log is a good one. */
function expectTrueLog(session: Session): void {
  const { setup, inputs, end } = session.toLog();
  expect(hashState(replay(unwrap(checkLog(setup, inputs, end))))).toBe(hashState(session.game));
}

describe("a computer at a table", () => {
  it.each(RULE_BOOKS)("C-14: plays $id, every key at its own time, and the log re-plays", async (book) => {
    const watched = new Watched(book);
    expect(await watched.frames(LONG, () => watched.pieces >= 4), "it plays").toBe(true);
    expect(watched.pressed.length).toBeGreaterThan(6);
    for (const { input, shown } of watched.pressed) expect(input.at).toBeGreaterThanOrEqual(shown);
    // It does not wait for the next frame to press the next key.
    expect(new Set(watched.pressed.map(({ input }) => input.at % 16_000)).size).toBeGreaterThan(3);
    expectTrueLog(watched.session);
  });

  it("C-14: it is told no seed and nothing of what is not shown", async () => {
    const watched = new Watched(guideline);
    await watched.frames(200);
    for (const { setup, sight } of watched.thinker.asked) {
      expect(setup.seed).toBe(0);
      expect(sight.next).toHaveLength(watched.session.setup.options.next);
    }
    expect(watched.thinker.asked.length).toBeGreaterThan(2);
  });

  it("C-14: an answer that comes late enters the log when it comes", async () => {
    const watched = new Watched(guideline, "master");
    watched.thinker.isHeld = true;
    await watched.frames(40);
    expect(watched.pressed, "nothing is pressed before it has thought").toEqual([]);
    const shown = watched.session.game.state.time;
    watched.thinker.isHeld = false;
    watched.thinker.answer(1);
    await settled();
    expect(await watched.frames(60, () => watched.pieces >= 1)).toBe(true);
    expect(watched.pressed.length).toBeGreaterThan(0);
    for (const { input } of watched.pressed) expect(input.at).toBeGreaterThanOrEqual(shown);
    expectTrueLog(watched.session);
  });

  it("C-14: without an answer the pieces fall by themselves", async () => {
    const watched = new Watched(guideline);
    watched.thinker.isHeld = true;
    const isNext = (): boolean => watched.thinker.asked.at(-1)!.state.scalars.pieces === 1;
    expect(await watched.frames(LONG, isNext), "the next one is thought about").toBe(true);
    // What is answered now was asked about a piece that is gone.
    const asked = watched.thinker.asked.length;
    watched.thinker.answer(1);
    await watched.frames(20);
    expect([watched.pressed, watched.thinker.asked.length]).toEqual([[], asked]);
    expectTrueLog(watched.session);
  });

  it("C-14: it waits in a pause with no key down, and goes on after it", async () => {
    const watched = new Watched(guideline);
    // In the middle of a direction that is held.
    expect(await watched.frames(LONG, () => watched.session.game.state.direction !== 0)).toBe(true);
    watched.table.pause(watched.nowMs);
    const { time } = watched.session.game.state;
    expect(watched.session.game.state.held).toBe(0);
    const asked = watched.thinker.asked.length;
    await watched.frames(50);
    expect([watched.session.game.state.time, watched.thinker.asked.length]).toEqual([time, asked]);
    const { pieces, holds } = watched.session.game.state;
    watched.table.resume();
    watched.table.drawn();
    expect(await watched.frames(LONG, () => watched.pieces >= pieces + 3)).toBe(true);
    const again = watched.thinker.asked[asked]!.state.scalars;
    expect([again.pieces, again.holds], "what was planned is thought about again").toEqual([pieces, holds]);
    expectTrueLog(watched.session);
  });

  it("C-14: what came between is seen, and thought about again", async () => {
    const watched = new Watched(guideline, "easy");
    await watched.frames(1);
    const asked = watched.thinker.asked.length;
    watched.session.press("rotateClockwise", watched.session.game.state.time);
    expect(await watched.frames(LONG, () => watched.thinker.asked.length > asked)).toBe(true);
    const again = watched.thinker.asked[asked]!.state.scalars;
    expect([again.pieces, again.keys], "before it has pressed anything itself").toEqual([0, 1]);
    expect(await watched.frames(LONG, () => watched.pieces > 0)).toBe(true);
    expectTrueLog(watched.session);
  });

  it("C-14: closed, it presses nothing more and complains of nothing", async () => {
    const watched = new Watched(guideline);
    watched.thinker.move = () => Promise.reject(new Error("closed"));
    expect(await watched.frames(LONG, () => watched.pieces >= 1)).toBe(true);
    expect(watched.pressed).toEqual([]);
  });
});
