import {
  actsWhileHeld,
  CONTROLS,
  type Control,
  hashState,
  parseSetup,
  RULE_BOOKS,
  type RuleBookId,
  unwrap,
} from "@korobeinix/engine";
import { checkLog, MAX_INPUTS_PER_SECOND, replay } from "@korobeinix/engine/log";
import { describe, expect, it } from "vitest";
import { DEFAULT_BINDINGS } from "../../src/input/defaults.ts";
import { listenKeyboard } from "../../src/input/keyboard.ts";
import { Session } from "../../src/table/session.ts";
import { FakeWindow } from "../input/fakes.ts";
import { begin as beginTable } from "./tables.ts";

function begin(ruleBook: RuleBookId): Session {
  const session = new Session(unwrap(parseSetup({ ruleBook, seed: 3 })));
  session.advanceTo(0);
  return session;
}

/** The game that a session's log leads to is the session's, and its log is a good one. */
function expectTrueLog(session: Session): void {
  const { setup, inputs, end } = session.toLog();
  expect(hashState(replay(unwrap(checkLog(setup, inputs, end))))).toBe(hashState(session.game));
}

/** How many presses of a control are in the log. */
function pressesIn(session: Session, control: Control): number {
  return session.toLog().inputs.filter(({ name }) => name === control).length;
}

describe("keys that are held", () => {
  it.each(["basic", "korobeinix"] as const)("B-8: in %s every press is a move, whatever else is held", (book) => {
    const session = begin(book);
    const { x } = session.game.state;
    for (const at of [10_000, 20_000, 30_000]) session.press("left", at);
    session.release("left", 40_000);
    session.advanceTo(50_000);
    expect(session.game.state.x).toBe(x - 3);
    expectTrueLog(session);
  });

  it("B-8: with Left held, A pressed twice is two moves more, from the keyboard to the board", () => {
    const { table, session, hands } = beginTable(unwrap(parseSetup({ ruleBook: "basic", seed: 3 })));
    const keys = new FakeWindow();
    const device = listenKeyboard(hands, DEFAULT_BINDINGS.basic, { debounceMs: 0, host: keys });
    const { x } = session.game.state;
    keys.down(10, "ArrowLeft");
    for (const atMs of [20, 40]) {
      keys.down(atMs, "KeyA");
      keys.up(atMs + 10, "KeyA");
    }
    keys.up(60, "ArrowLeft");
    table.frame(70);
    expect(session.game.state.x).toBe(x - 3);
    expect(session.toLog().inputs.map(({ name }) => name)).toEqual(["left", "left", "left"]);
    expectTrueLog(session);
    device.stop();
  });

  it.each(RULE_BOOKS.map(({ id }) => id))("G-5.2a, B-8: in %s what acts while it is held is pressed once", (book) => {
    const session = begin(book);
    for (const control of CONTROLS.filter((each) => each !== "speed" && each !== "hardDrop")) {
      for (const at of [1000, 2000]) session.press(control, at);
      session.release(control, 3000);
      expect(pressesIn(session, control), control).toBe(actsWhileHeld(session.setup, control) ? 1 : 2);
    }
    expectTrueLog(session);
  });
});

describe("the log of a game being played", () => {
  it("W-4: takes no more inputs than a log may hold, and what it does not take is not played", () => {
    const session = begin("guideline");
    for (let i = 0; i < MAX_INPUTS_PER_SECOND + 50; i++) session.press("rotateClockwise", 10_000);
    expect(session.toLog().inputs).toHaveLength(MAX_INPUTS_PER_SECOND);
    expect(session.game.state.keys).toBe(MAX_INPUTS_PER_SECOND);
    expectTrueLog(session);
    session.press("left", 1_010_000);
    expect(pressesIn(session, "left")).toBe(1);
  });
});
