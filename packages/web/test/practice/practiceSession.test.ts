import { parseSetup, type RuleBookId, unwrap } from "@korobeinix/engine";
import { checkLog, replay } from "@korobeinix/engine/log";
import { describe, expect, it } from "vitest";
import { PracticeSession } from "../../src/practice/practiceSession.ts";

function practise(ruleBook: RuleBookId = "guideline"): PracticeSession {
  return new PracticeSession(unwrap(parseSetup({ ruleBook, seed: 5, options: { practice: true } })));
}

/** Presses and waits for the next piece. */
function drop(session: PracticeSession, atMs: number): void {
  session.press("hardDrop", atMs);
  session.frame(atMs + 400);
}

describe("the clock of Practice", () => {
  it("W-23: stands still until the first key, and after every step back or forth", () => {
    const session = practise();
    session.frame(1_000);
    session.frame(90_000);
    expect(session.game.state.time).toBe(0);
    drop(session, 100_000);
    expect(session.game.state.time).toBe(400_000);
    session.undo();
    expect(session.isWaiting).toBe(true);
    expect(session.frame(200_000)).toEqual([]);
    session.frame(300_000);
    expect(session.game.state).toMatchObject({ time: 0, pieces: 0 });
    session.press("left", 300_000);
    session.frame(300_100);
    expect(session.game.state.time).toBe(100_000);
  });

  it("W-23: stops while something else is looked at, and what is held is let go", () => {
    const session = practise();
    session.press("left", 10);
    session.wait(60);
    session.frame(60_000);
    expect(session.game.state).toMatchObject({ time: 50_000, held: 0 });
    session.release("left", 60_010);
    expect(session.toLog().inputs.map(({ name }) => name)).toEqual(["left", "leftReleased"]);
  });

  it("W-23: a key held at the node gone back to is held no more", () => {
    const session = practise();
    session.press("right", 0);
    drop(session, 1_000);
    session.undo();
    session.redo();
    expect(session.game.state.held).toBe(0);
  });
});

describe("gravity that can be frozen", () => {
  it("W-23: frozen it stays so, back and forth, and every change is in the log", () => {
    const session = practise();
    drop(session, 0);
    session.freeze(true, 500);
    expect(session.game.state.isFrozen).toBe(true);
    session.undo();
    expect(session.game.state.isFrozen).toBe(true);
    const { y } = session.game.state;
    session.press("left", 1_000);
    session.frame(60_000);
    expect(session.game.state.y).toBe(y);
    session.freeze(false, 60_000);
    session.frame(62_000);
    expect(session.game.state.y).toBeLessThan(y);
    const log = session.toLog();
    expect(log.inputs.filter(({ name }) => name === "freeze").map(({ value }) => value)).toEqual([1, 0]);
    expect(checkLog(log.setup, log.inputs, log.end).ok).toBe(true);
    expect(replay(log).state.y).toBe(session.game.state.y);
  });

  it.each(["korobeinix", "new"] as const)(
    "W-23: in %s, where no drop locks, a frozen piece can be let fall",
    (book) => {
      const session = practise(book);
      session.freeze(true, 0);
      const { y } = session.game.state;
      session.letFall(true, 0);
      session.frame(3_000);
      session.letFall(false, 3_000);
      const fallen = session.game.state.y;
      session.frame(60_000);
      expect(fallen).toBeLessThan(y);
      expect(session.game.state.y).toBe(fallen);
      session.letFall(true, 60_000);
      session.frame(100_000);
      expect(session.game.state.pieces).toBeGreaterThan(0);
    },
  );
});
