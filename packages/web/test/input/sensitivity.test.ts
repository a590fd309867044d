import { parseSetup, RULE_BOOKS, unwrap } from "@korobeinix/engine";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listenOnBoard } from "../../src/input/boardDevices.ts";
import { listenFingers } from "../../src/input/devices.ts";
import type { InputDevice, InputTarget } from "../../src/input/input.ts";
import { fingerWay } from "../../src/input/touchGestures.ts";
import { DEFAULT_SETTINGS, type Settings } from "../../src/settings/settings.ts";
import { FakeHost, FakePads, FakeWindow, recorder } from "./fakes.ts";

let body = new FakeHost();

beforeEach(() => {
  body = new FakeHost();
  vi.stubGlobal("window", new FakeWindow());
  vi.stubGlobal("document", { body });
  vi.stubGlobal("navigator", { getGamepads: () => [] });
  vi.stubGlobal("Element", FakePads);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const SETUP = unwrap(parseSetup({ ruleBook: "guideline", seed: 1 }));
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

function settingsWith(sensitivity: number): Settings {
  return { ...DEFAULT_SETTINGS, touch: { ...DEFAULT_SETTINGS.touch, sensitivity } };
}

/** How many cells a drag by 60 pixels goes where a cell has 20. */
function cellsOf(listen: (target: InputTarget) => readonly InputDevice[]): number {
  const target = recorder();
  const devices = listen(target);
  body.point("down", [0, 100, 300]);
  body.point("move", [20, 160, 300]);
  body.point("up", [40, 160, 300]);
  for (const device of devices) device.stop();
  return target.heard.filter((line) => line.startsWith("+right")).length;
}

describe("The sensitivity of touch", () => {
  it.each([
    [50, 1],
    [100, 3],
    [200, 6],
  ])(
    "F-22: at %i per cent a drag by three cells moves a piece by %i, in a game and on a board to try it",
    (percent, cells) => {
      const settings = settingsWith(percent);
      const place = { cell: 20, hold: NOWHERE, matrix: NOWHERE };
      const inGame = { setup: SETUP, settings, layout: () => place, isActive: () => true };
      expect(cellsOf((target) => [listenFingers(target, inGame)])).toBe(cells);
      const onBoard = {
        host: Object.assign(body, { querySelector: () => null }),
        cell: 20,
        book: RULE_BOOKS[0]!,
        settings,
      };
      expect(
        cellsOf((target) => listenOnBoard(target, onBoard as unknown as Parameters<typeof listenOnBoard>[1])),
      ).toBe(cells);
    },
  );

  it("F-22: small cells ask no more of a finger than it can do", () => {
    expect(fingerWay(12, { sensitivity: 100 })).toBe(20);
    expect(fingerWay(30, { sensitivity: 100 })).toBe(30);
  });

  it("F-22: a tap stays a tap where a cell is a short way", () => {
    const target = recorder();
    const place = { cell: 20, hold: NOWHERE, matrix: NOWHERE };
    listenFingers(target, { setup: SETUP, settings: settingsWith(200), layout: () => place, isActive: () => true });
    body.point("down", [0, 300, 300]);
    body.point("move", [20, 306, 300]);
    body.point("up", [40, 306, 300]);
    expect(target.heard).toEqual(["+rotateClockwise 40", "-rotateClockwise 40"]);
  });
});
