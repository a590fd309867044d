import {
  actsWhileHeld,
  checkLog,
  CONTROLS,
  type Control,
  hashState,
  MAX_INPUTS_PER_SECOND,
  parseSetup,
  replay,
  RULE_BOOKS,
  type RuleBookId,
  unwrap,
} from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { DEFAULT_BINDINGS } from "../../src/input/defaults.ts";
import type { InputTarget } from "../../src/input/input.ts";
import { listenKeyboard } from "../../src/input/keyboard.ts";
import { isShellCommand, pressCommand, releaseCommand } from "../../src/table/commands.ts";
import { Session } from "../../src/table/session.ts";
import { FakeWindow } from "../input/fakes.ts";

function begin(ruleBook: RuleBookId): Session {
  const session = new Session(unwrap(parseSetup({ ruleBook, seed: 3 })));
  session.resume(0);
  session.frame(0);
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
    for (const atMs of [10, 20, 30]) session.press("left", atMs);
    session.release("left", 40);
    session.frame(50);
    expect(session.game.state.x).toBe(x - 3);
    expectTrueLog(session);
  });

  it("B-8: with Left held, A pressed twice is two moves more, from the keyboard to the board", () => {
    const session = begin("basic");
    const target: InputTarget = {
      press: (command, atMs) => (isShellCommand(command) ? undefined : pressCommand(session, command, atMs)),
      release: (command, atMs) => releaseCommand(session, command, atMs),
    };
    const keys = new FakeWindow();
    const device = listenKeyboard(target, DEFAULT_BINDINGS.basic, { debounceMs: 0, host: keys });
    const { x } = session.game.state;
    keys.down(10, "ArrowLeft");
    for (const atMs of [20, 40]) {
      keys.down(atMs, "KeyA");
      keys.up(atMs + 10, "KeyA");
    }
    keys.up(60, "ArrowLeft");
    session.frame(70);
    expect(session.game.state.x).toBe(x - 3);
    expect(session.toLog().inputs.map(({ name }) => name)).toEqual(["left", "left", "left"]);
    expectTrueLog(session);
    device.stop();
  });

  it.each(RULE_BOOKS.map(({ id }) => id))("G-5.2a, B-8: in %s what acts while it is held is pressed once", (book) => {
    const session = begin(book);
    for (const control of CONTROLS.filter((each) => each !== "speed" && each !== "hardDrop")) {
      for (const atMs of [1, 2]) session.press(control, atMs);
      session.release(control, 3);
      expect(pressesIn(session, control), control).toBe(actsWhileHeld(session.setup, control) ? 1 : 2);
    }
    expectTrueLog(session);
  });
});

describe("the log of a game being played", () => {
  it("W-4: takes no more inputs than a log may hold, and what it does not take is not played", () => {
    const session = begin("guideline");
    for (let i = 0; i < MAX_INPUTS_PER_SECOND + 50; i++) session.press("rotateClockwise", 10);
    expect(session.toLog().inputs).toHaveLength(MAX_INPUTS_PER_SECOND);
    expect(session.game.state.keys).toBe(MAX_INPUTS_PER_SECOND);
    expectTrueLog(session);
    session.press("left", 1_010);
    expect(pressesIn(session, "left")).toBe(1);
  });

  it("W-4: a game is taken up where its log ends, paused, and goes on as if it had not been left", () => {
    const first = begin("guideline");
    first.press("hardDrop", 100);
    first.press("left", 900);
    first.pause(1_000);
    const log = first.toLog();
    const session = new Session(log.setup, { log, game: replay(log) });
    expect(session.isPaused).toBe(true);
    session.frame(50_000);
    expect(hashState(session.game)).toBe(hashState(first.game));
    for (const each of [first, session]) {
      each.resume(60_000);
      each.press("hardDrop", 60_500);
      each.frame(61_000);
    }
    expect(session.toLog()).toEqual(first.toLog());
    expect(hashState(session.game)).toBe(hashState(first.game));
    expectTrueLog(session);
  });
});
