import { hashState, type InitialAction, parseSetup, unwrap } from "@korobeinix/engine";
import { checkLog, replay } from "@korobeinix/engine/log";
import { describe, expect, it } from "vitest";
import { DEFAULT_BINDINGS } from "../../src/input/defaults.ts";
import { listenGamepad } from "../../src/input/gamepad.ts";
import type { InputTarget } from "../../src/input/input.ts";
import { listenKeyboard } from "../../src/input/keyboard.ts";
import { pressButton } from "../../src/input/touchButton.ts";
import type { Session } from "../../src/table/session.ts";
import type { Command, TableCommand } from "../../src/settings/settings.ts";
import { FakePads, FakeWindow } from "../input/fakes.ts";
import { begin as beginTable, type Sitting } from "./tables.ts";

/** Puts a control of a device down, or lets it go. */
type Hand = (command: Exclude<Command, TableCommand>, isDown: boolean, atMs: number) => void;

const KEYS: { readonly [Name in Command]?: string } = { rotateClockwise: "KeyX", hold: "KeyC" };
const BUTTONS: { readonly [Name in Command]?: number } = { rotateClockwise: 1, hold: 3 };

const HANDS: { readonly [device: string]: (target: InputTarget) => Hand } = {
  keyboard: (target) => {
    const keys = new FakeWindow();
    listenKeyboard(target, DEFAULT_BINDINGS.guideline, { debounceMs: 0, host: keys });
    return (command, isDown, atMs) => void (isDown ? keys.down(atMs, KEYS[command]!) : keys.up(atMs, KEYS[command]!));
  },
  gamepad: (target) => {
    const pads = new FakePads();
    pads.plug(0);
    const host = new FakeWindow();
    const device = listenGamepad(target, DEFAULT_BINDINGS.guideline, { debounceMs: 0, pads: pads.read, host });
    device.poll(0);
    return (command, isDown, atMs) => {
      pads.button(0, BUTTONS[command]!, isDown ? 1 : 0);
      device.poll(atMs);
    };
  },
  "touch buttons": (target) => {
    const buttons = { rotateClockwise: pressButton(target, "rotateClockwise"), hold: pressButton(target, "hold") };
    return (command, isDown, timeStamp) => {
      const button = buttons[command as keyof typeof buttons];
      const event = { pointerId: 1, timeStamp, preventDefault: () => undefined } as unknown as PointerEvent;
      if (isDown) button.onPointerDown(event);
      else button.onPointerUp(event);
    };
  },
};

/** A T is dropped at 100 ms; the J after it comes at 300 ms, and another T after that. */
function begin(device: string, action: InitialAction): Sitting & { readonly hand: Hand } {
  const options = { initialRotation: action, initialHold: action };
  const sitting = beginTable(
    unwrap(parseSetup({ ruleBook: "guideline", seed: 3, queue: ["T", "J", "T", "O"], options })),
  );
  sitting.hands.press("hardDrop", 100);
  return { ...sitting, hand: HANDS[device]!(sitting.hands) };
}

function expectLog(session: Session, names: readonly string[]): void {
  const { setup, inputs, end } = session.toLog();
  expect(inputs.map(({ name }) => name)).toEqual(["hardDrop", ...names]);
  expect(hashState(replay(unwrap(checkLog(setup, inputs, end))))).toBe(hashState(session.game));
}

const EAST = 1;

describe.each(Object.keys(HANDS))("initial actions by %s", (device) => {
  it("G-3.4c: with hold, a turn held through the delay turns the next piece, and its release is in the log", () => {
    const { table, session, hand } = begin(device, "hold");
    hand("rotateClockwise", true, 150);
    table.frame(400);
    expect(session.game.state.facing).toBe(EAST);
    hand("rotateClockwise", false, 450);
    expectLog(session, ["rotateClockwise", "rotateClockwiseReleased"]);
  });

  it("G-3.4c: with hold, what is let go during the delay does nothing", () => {
    const { table, session, hand } = begin(device, "hold");
    for (const command of ["rotateClockwise", "hold"] as const) {
      hand(command, true, 150);
      hand(command, false, 250);
    }
    table.frame(400);
    expect(session.game.state).toMatchObject({ facing: 0, hold: -1 });
    expectLog(session, ["rotateClockwise", "rotateClockwiseReleased", "hold", "holdReleased"]);
  });

  it("G-3.4c: with tap, a press during the delay is enough, and no release is in the log", () => {
    const { table, session, hand } = begin(device, "tap");
    hand("rotateClockwise", true, 150);
    hand("rotateClockwise", false, 160);
    table.frame(400);
    expect(session.game.state.facing).toBe(EAST);
    expectLog(session, ["rotateClockwise"]);
  });

  it("G-3.4c: Hold, held or tapped, swaps the next piece", () => {
    for (const action of ["hold", "tap"] as const) {
      const { table, session, hand } = begin(device, action);
      hand("hold", true, 150);
      if (action === "tap") hand("hold", false, 160);
      table.frame(700);
      expect(session.game.state.hold, action).toBeGreaterThanOrEqual(0);
    }
  });
});

describe("two keys of one turn", () => {
  it("G-5.3, G-3.4c: with hold, too, the second turns once more, and the last one let go is the release", () => {
    const { table, session, hands } = begin("keyboard", "hold");
    const keys = new FakeWindow();
    listenKeyboard(hands, DEFAULT_BINDINGS.guideline, { debounceMs: 0, host: keys });
    table.frame(400);
    keys.down(410, "KeyX");
    keys.down(420, "ArrowUp");
    expect(session.game.state.facing).toBe(2);
    keys.up(430, "KeyX");
    keys.up(440, "ArrowUp");
    expectLog(session, ["rotateClockwise", "rotateClockwise", "rotateClockwiseReleased"]);
  });
});
