import type { RuleBookId } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { DEFAULT_BINDINGS } from "../../src/input/defaults.ts";
import {
  type GamepadOptions,
  listenGamepad,
  type MenuStep,
  navigateMenusByGamepad,
  watchGamepads,
} from "../../src/input/gamepad.ts";
import type { InputDevice } from "../../src/input/input.ts";
import type { Bindings, BindingTable } from "../../src/settings/settings.ts";
import { FakePads, FakeWindow, recorder } from "./fakes.ts";

interface Fixture extends ReturnType<typeof recorder> {
  readonly pads: FakePads;
  readonly device: InputDevice;
  readonly host: FakeWindow;
}

/** One pad, seen once at rest. */
function start(bindings: Pick<Bindings, "gamepad"> | RuleBookId, options: Partial<GamepadOptions> = {}): Fixture {
  const pads = new FakePads();
  const host = new FakeWindow();
  const target = recorder();
  const table = typeof bindings === "string" ? DEFAULT_BINDINGS[bindings] : bindings;
  const device = listenGamepad(target, table, { debounceMs: 0, pads: pads.read, host, ...options });
  pads.plug(0);
  device.poll(0);
  return { ...target, pads, device, host };
}

/** Of the buttons of each command those that did it and nothing else. */
function working(book: RuleBookId, table: BindingTable): BindingTable {
  const { pads, device, take } = start(book);
  const works = (command: string, code: string): boolean => {
    for (const [timeMs, value] of [
      [10, 1],
      [20, 0],
    ] as const) {
      pads.button(0, Number(code.slice("b".length)), value);
      device.poll(timeMs);
    }
    return take().join() === `+${command} 10,-${command} 20`;
  };
  return Object.fromEntries(
    Object.entries(table).map(([command, codes]) => [command, codes.filter((code) => works(command, code))]),
  );
}

describe("The buttons", () => {
  it("G-4.2: of the Guideline", () => {
    const table: BindingTable = {
      left: ["b14"],
      right: ["b15"],
      hardDrop: ["b12"],
      softDrop: ["b13"],
      rotateClockwise: ["b1"],
      rotateCounterclockwise: ["b0", "b2"],
      hold: ["b3", "b4", "b5"],
      pause: ["b8", "b9"],
    };
    expect(working("guideline", table)).toEqual(table);
  });

  it("R-7: of Reglas: the left trigger or shoulder turns counterclockwise, the right one clockwise", () => {
    const table: BindingTable = {
      left: ["b14"],
      right: ["b15"],
      hardDrop: ["b12"],
      softDrop: ["b13"],
      rotateCounterclockwise: ["b6", "b4"],
      rotateClockwise: ["b7", "b5"],
    };
    expect(working("reglas", table)).toEqual(table);
  });

  it("K-6: of Korobeinix: nothing drops", () => {
    const { pads, device, heard } = start("korobeinix");
    pads.button(0, 13, 1);
    device.poll(1);
    expect(heard).toEqual([]);
    const table: BindingTable = { left: ["b14"], right: ["b15"], rotateClockwise: ["b0", "b1", "b2", "b3", "b12"] };
    expect(working("korobeinix", table)).toEqual(table);
  });

  it("R-7: a trigger pulled slowly is pressed once, and trembles without being let go", () => {
    const { pads, device, heard } = start("reglas");
    for (const [i, value] of [0.2, 0.5, 0.65, 0.55, 0.62, 0.45, 0.3].entries()) {
      pads.button(0, 7, value);
      device.poll(i + 1);
    }
    expect(heard).toEqual(["+rotateClockwise 3", "-rotateClockwise 7"]);
  });

  it("G-4.2: have the pad's own time where it is on the same clock", () => {
    const { pads, device, heard } = start("guideline");
    device.poll(100);
    pads.button(0, 1, 1, 110.5);
    device.poll(116);
    pads.button(0, 1, 0, 5);
    device.poll(132);
    expect(heard).toEqual(["+rotateClockwise 110.5", "-rotateClockwise 132"]);
  });
});

describe("Sticks and hats", () => {
  it.each([
    [0, -1, "left"],
    [0, 1, "right"],
    [1, -1, "hardDrop"],
    [1, 1, "softDrop"],
  ])("G-4.2: axis %i at %i is %s", (axis, value, command) => {
    const { pads, device, heard } = start("guideline");
    pads.axis(0, axis, value);
    device.poll(1);
    pads.axis(0, axis, 0);
    device.poll(2);
    expect(heard).toEqual([`+${command} 1`, `-${command} 2`]);
  });

  it("G-4.2: a stick that drifts does nothing, and one at the edge does not flutter", () => {
    const { pads, device, heard } = start("guideline");
    for (const [i, value] of [-0.15, -0.5, -0.61, -0.58, -0.62, -0.41, -0.39].entries()) {
      pads.axis(0, 0, value);
      device.poll(i + 1);
    }
    expect(heard).toEqual(["+left 3", "-left 7"]);
  });

  const AT_REST = 9 / 7;
  it.each([
    [-1, ["hardDrop"]],
    [-5 / 7, ["hardDrop", "right"]],
    [-3 / 7, ["right"]],
    [-1 / 7, ["right", "softDrop"]],
    [1 / 7, ["softDrop"]],
    [3 / 7, ["softDrop", "left"]],
    [5 / 7, ["left"]],
    [1, ["left", "hardDrop"]],
  ])("G-4.2: a hat on one axis at %f is %o", (value, commands) => {
    const { pads, device, take } = start("guideline");
    pads.plug(0, { id: "raw", mapping: "", axes: [0, 0, 0, 0, 0, 0, 0, 0, 0, AT_REST] });
    device.poll(1);
    pads.axis(0, 9, value);
    device.poll(2);
    expect(take()).toEqual(commands.map((command) => `+${command} 2`));
    pads.axis(0, 9, AT_REST);
    device.poll(3);
    expect(take()).toEqual(commands.map((command) => `-${command} 3`));
  });

  it("G-4.2: a hat going round keeps what it still means", () => {
    const { pads, device, heard } = start("guideline");
    pads.plug(0, { id: "raw", mapping: "", axes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 3.2857] });
    device.poll(1);
    for (const [i, value] of [5 / 7, 3 / 7, 1 / 7].entries()) {
      pads.axis(0, 9, value);
      device.poll(i + 2);
    }
    expect(heard).toEqual(["+left 2", "+softDrop 3", "-left 4"]);
  });

  it("G-4.2: what rests off its middle when the pad is first seen is not pressed", () => {
    const { pads, device, heard } = start("guideline");
    pads.plug(1, { axes: [-1, 0, 0, 0] });
    device.poll(1);
    device.poll(2);
    expect(heard).toEqual([]);
    pads.axis(1, 0, 0);
    device.poll(3);
    pads.axis(1, 0, -1);
    device.poll(4);
    expect(heard).toEqual(["+left 4"]);
  });
});

describe("Pads", () => {
  it("G-4.2: any pad plays, and the last one that holds a command releases it", () => {
    const { pads, device, heard } = start("guideline");
    pads.plug(1);
    device.poll(1);
    pads.button(0, 14, 1);
    device.poll(2);
    pads.button(1, 14, 1);
    device.poll(3);
    pads.button(0, 14, 0);
    device.poll(4);
    expect(heard).toEqual(["+left 2", "+left 3"]);
    pads.button(1, 14, 0);
    device.poll(5);
    expect(heard.slice(2)).toEqual(["-left 5"]);
  });

  it("G-4.6: two pads are told apart", () => {
    const gamepad: BindingTable = { left: ["p1:b0"], right: ["p2:b0"], hold: ["b0"] };
    const { pads, device, heard } = start({ gamepad });
    pads.plug(1);
    pads.plug(2);
    device.poll(1);
    for (const index of [0, 1, 2]) pads.button(index, 0, 1);
    device.poll(2);
    expect(heard).toEqual(["+left 2", "+right 2", "+hold 2"]);
  });

  it("G-4.2: a pad that is unplugged, or makes way for another, lets go", () => {
    const { pads, device, take } = start("guideline");
    pads.button(0, 14, 1);
    device.poll(1);
    pads.unplug(0);
    device.poll(2);
    expect(take()).toEqual(["+left 1", "-left 2"]);
    pads.plug(0);
    device.poll(3);
    pads.button(0, 15, 1);
    device.poll(4);
    pads.plug(0, { id: "another" });
    device.poll(5);
    expect(take()).toEqual(["+right 4", "-right 5"]);
  });

  it("G-4.2: leaving the window lets go, and what is still down on coming back is not a press", () => {
    const { pads, device, heard, host } = start("guideline");
    pads.button(0, 14, 1);
    device.poll(1);
    host.tell("blur", 2);
    device.poll(3);
    device.poll(4);
    expect(heard).toEqual(["+left 1", "-left 2"]);
    pads.button(0, 14, 0);
    device.poll(5);
    pads.button(0, 14, 1);
    device.poll(6);
    expect(heard.slice(2)).toEqual(["+left 6"]);
  });

  it("G-4.2: a menu has the pad to itself, and what was held is let go", () => {
    let isMenuOpen = false;
    const { pads, device, heard } = start("guideline", { isActive: (command) => !isMenuOpen || command === "pause" });
    pads.button(0, 14, 1);
    device.poll(1);
    isMenuOpen = true;
    pads.button(0, 14, 0);
    pads.button(0, 0, 1);
    pads.button(0, 9, 1);
    device.poll(2);
    expect(heard).toEqual(["+left 1", "-left 2", "+pause 2"]);
  });

  it("G-4.2: the button that leads back to the game does nothing in it, and plays when it is pressed again", () => {
    let isMenuOpen = true;
    const { pads, device, heard } = start("guideline", { isActive: (command) => !isMenuOpen || command === "pause" });
    device.poll(1);
    isMenuOpen = false;
    pads.button(0, 0, 1);
    device.poll(2);
    pads.button(0, 0, 0);
    device.poll(3);
    pads.button(0, 0, 1);
    device.poll(4);
    expect(heard).toEqual(["+rotateCounterclockwise 4"]);
  });

  it("G-4.2: stopping lets go", () => {
    const { pads, device, heard } = start("guideline");
    pads.button(0, 14, 1);
    device.poll(1);
    device.stop();
    expect(heard[1]).toMatch(/^-left /);
  });

  it("G-4.6: whichever control is pressed can be bound", () => {
    const pads = new FakePads();
    pads.plug(1);
    const codes: string[] = [];
    const any = watchGamepads((code) => codes.push(code), { pads: pads.read });
    const own = watchGamepads((code) => codes.push(code), { pads: pads.read, tellsPads: true });
    for (const time of [1, 2]) {
      any.poll(time);
      own.poll(time);
      pads.button(1, 6, 1);
    }
    expect(codes).toEqual(["b6", "p2:b6"]);
  });
});

describe("Menus by pad", () => {
  const menu = (isActive = () => true): { pads: FakePads; steps: string[]; device: InputDevice } => {
    const pads = new FakePads();
    const steps: string[] = [];
    const onStep = (step: MenuStep, isRepeat: boolean): void => void steps.push(isRepeat ? `${step}…` : step);
    const device = navigateMenusByGamepad(onStep, { pads: pads.read, isActive });
    pads.plug(0);
    device.poll(0);
    return { pads, steps, device };
  };

  it.each([
    [12, "up"],
    [13, "down"],
    [14, "left"],
    [15, "right"],
    [0, "accept"],
    [1, "back"],
    [2, "undo"],
    [4, "previous"],
    [5, "next"],
    [9, "other"],
  ])("G-4.2: button %i: %s", (button, step) => {
    const { pads, steps, device } = menu();
    pads.button(0, button, 1);
    device.poll(1);
    expect(steps).toEqual([step]);
  });

  it.each([
    [13, "down"],
    [5, "next"],
  ])("G-4.2: button %i, held, repeats as a key does and says so; accept does not", (button, step) => {
    const { pads, steps, device } = menu();
    pads.button(0, button, 1);
    for (let time = 0; time <= 600; time += 10) device.poll(time);
    expect(steps).toEqual([step, `${step}…`, `${step}…`, `${step}…`]);
    pads.button(0, button, 0);
    pads.button(0, 0, 1);
    for (let time = 610; time <= 1500; time += 10) device.poll(time);
    expect(steps.slice(4)).toEqual(["accept"]);
  });

  it("G-4.2: while a game is played the menus hear nothing, and what is held then stays unheard", () => {
    let isActive = false;
    const { pads, steps, device } = menu(() => isActive);
    pads.button(0, 0, 1);
    device.poll(1);
    isActive = true;
    device.poll(2);
    expect(steps).toEqual([]);
  });

  it("G-4.2: the button that leads from a game to a menu does nothing there", () => {
    let isActive = false;
    const { pads, steps, device } = menu(() => isActive);
    isActive = true;
    pads.button(0, 1, 1);
    device.poll(1);
    device.poll(2);
    expect(steps).toEqual([]);
  });
});
