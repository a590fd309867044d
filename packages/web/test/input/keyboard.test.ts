import { RULE_BOOKS, type RuleBookId } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { bindingsAlone } from "../../src/input/bindings.ts";
import { DEFAULT_BINDINGS } from "../../src/input/defaults.ts";
import { keyCodeOf, type KeyboardOptions, listenKeyboard } from "../../src/input/keyboard.ts";
import type { InputDevice } from "../../src/input/input.ts";
import { type BindingTable, type Command, DEFAULT_SETTINGS } from "../../src/settings/settings.ts";
import { FakeWindow, recorder } from "./fakes.ts";

interface Fixture extends ReturnType<typeof recorder> {
  readonly keys: FakeWindow;
  readonly device: InputDevice;
}

function start(book: RuleBookId, options: Partial<KeyboardOptions> = {}): Fixture {
  const keys = new FakeWindow();
  const target = recorder();
  const device = listenKeyboard(target, bindingsAlone(DEFAULT_SETTINGS, book), {
    debounceMs: 0,
    host: keys,
    ...options,
  });
  return { ...target, keys, device };
}

/** What keys did, pressed and let go one after the other: those of each command that did it and nothing else. */
function working(book: RuleBookId, table: BindingTable): BindingTable {
  const { keys, take } = start(book);
  const works = (command: string, code: string): boolean => {
    const fields = code.startsWith("key:") ? { key: code.slice("key:".length) } : { code };
    const isKept = [keys.down(10, fields), keys.up(20, fields)];
    return isKept.every(Boolean) && take().join() === `+${command} 10,-${command} 20`;
  };
  return Object.fromEntries(
    Object.entries(table).map(([command, codes]) => [command, codes.filter((code) => works(command, code))]),
  );
}

/** The keys of some commands, without those of other clauses. */
function pick(table: BindingTable, commands: readonly Command[], but = /^$/): BindingTable {
  return Object.fromEntries(commands.map((name) => [name, (table[name] ?? []).filter((code) => !but.test(code))]));
}

const PHONE_KEYS = /^(Digit|key:|ContextMenu|Enter|DpadUp)/;

describe("The keys of each rule book", () => {
  const guideline: BindingTable = {
    left: ["ArrowLeft", "Numpad4"],
    right: ["ArrowRight", "Numpad6"],
    hardDrop: ["Space", "Numpad8"],
    softDrop: ["ArrowDown", "Numpad2"],
    rotateClockwise: ["ArrowUp", "KeyX", "Numpad1", "Numpad5", "Numpad9"],
    rotateCounterclockwise: ["ControlLeft", "ControlRight", "KeyZ", "Numpad3", "Numpad7"],
    hold: ["ShiftLeft", "ShiftRight", "KeyC", "Numpad0"],
    pause: ["Escape", "F1"],
    restart: ["Backspace"],
  };

  it("G-4.1: every key of the Guideline does what it says", () => {
    expect(working("guideline", guideline)).toEqual(guideline);
  });

  it("G-4.1, F-15: there are no other keys than these, the phone's and the page's", () => {
    const { mute, fullScreen, ...keyboard } = bindingsAlone(DEFAULT_SETTINGS, "guideline").keyboard;
    expect([mute, fullScreen]).toEqual([["KeyM"], ["F11"]]);
    expect(pick(keyboard, Object.keys(keyboard) as Command[], PHONE_KEYS)).toEqual(guideline);
  });

  it("G-4.3: the phone keypad, the remote and the menu key", () => {
    const table: BindingTable = {
      left: ["Digit4"],
      right: ["Digit6"],
      hardDrop: ["Digit2"],
      softDrop: ["Digit8"],
      rotateClockwise: ["Digit3", "Digit5", "Digit7", "key:#"],
      rotateCounterclockwise: ["Digit1", "Digit9", "key:*"],
      hold: ["Digit0"],
      pause: ["ContextMenu", "key:SoftLeft", "key:ChannelUp"],
    };
    expect(working("guideline", table)).toEqual(table);
  });

  it.each([
    ["4", "left"],
    ["6", "right"],
    ["2", "hardDrop"],
    ["ArrowUp", "hardDrop"],
    ["Enter", "rotateClockwise"],
    ["Select", "rotateClockwise"],
    ["ChannelUp", "pause"],
    ["8", "softDrop"],
    ["3", "rotateClockwise"],
    ["5", "rotateClockwise"],
    ["7", "rotateClockwise"],
    ["#", "rotateClockwise"],
    ["1", "rotateCounterclockwise"],
    ["9", "rotateCounterclockwise"],
    ["*", "rotateCounterclockwise"],
    ["0", "hold"],
    ["ContextMenu", "pause"],
  ])("G-4.3: the %s of a remote that tells no physical key: %s", (key, command) => {
    const { keys, heard } = start("guideline");
    keys.down(1, { code: "", key });
    keys.up(2, { code: "", key });
    expect(heard).toEqual([`+${command} 1`, `-${command} 2`]);
  });

  it("G-4.3: Up of a device that tells where its keys lie is the keyboard's, and turns", () => {
    const { keys, heard } = start("guideline");
    keys.down(1, { code: "ArrowUp", key: "ArrowUp" });
    expect(heard).toEqual(["+rotateClockwise 1"]);
  });

  it.each(RULE_BOOKS.map(({ id }) => id))("W-1: in %s one key and one button of a pad start again", (id) => {
    expect(DEFAULT_BINDINGS[id].keyboard.restart).toEqual(["Backspace"]);
    expect(DEFAULT_BINDINGS[id].gamepad.restart).toEqual(["b11"]);
  });

  it("G-4.3: what a key writes does not go before where it is: 8 of the number pad is the Hard Drop, * of it a turn", () => {
    const { keys, heard } = start("guideline");
    keys.down(1, { code: "Numpad8", key: "8" });
    keys.down(2, { code: "NumpadMultiply", key: "*" });
    expect(heard).toEqual(["+hardDrop 1", "+rotateCounterclockwise 2"]);
  });

  it("B-8: A or Left, D or Right", () => {
    const table: BindingTable = { left: ["KeyA", "ArrowLeft"], right: ["KeyD", "ArrowRight"] };
    expect(working("basic", table)).toEqual(table);
  });

  it("B-9: S or Down, and Space for the slam", () => {
    const table: BindingTable = { softDrop: ["KeyS", "ArrowDown"], hardDrop: ["Space"] };
    expect(working("basic", table)).toEqual(table);
  });

  it("B-10: Q turns left, E right", () => {
    const table: BindingTable = { rotateCounterclockwise: ["KeyQ"], rotateClockwise: ["KeyE"] };
    expect(working("basic", table)).toEqual(table);
  });

  it("B-3: + and - change the speed", () => {
    const table: BindingTable = {
      speedUp: ["Equal", "NumpadAdd", "key:+"],
      speedDown: ["Minus", "NumpadSubtract", "key:-"],
    };
    expect(working("basic", table)).toEqual(table);
  });

  it("K-6: left, right, rotate and pause, on arrows and the original's 7 8 9, and nothing else", () => {
    const table: BindingTable = {
      left: ["ArrowLeft", "Numpad7", "Digit7"],
      right: ["ArrowRight", "Numpad9", "Digit9"],
      rotateClockwise: ["ArrowUp", "Space", "Numpad8", "Digit8"],
      pause: ["Escape", "F1"],
      restart: ["Backspace"],
    };
    expect(working("korobeinix", table)).toEqual(table);
    expect(pick(DEFAULT_BINDINGS.korobeinix.keyboard, Object.keys(table) as Command[], /^DpadUp$/)).toEqual(table);
  });

  it("R-7: Reglas has the Guideline's keys", () => {
    const [reglas, guidelines] = (["reglas", "guideline"] as const).map((id) => bindingsAlone(DEFAULT_SETTINGS, id));
    expect(reglas?.keyboard).toEqual(guidelines?.keyboard);
  });
});

describe("A key held", () => {
  it("G-4.1: has the time of its event, and its repeats are not presses", () => {
    const { keys, heard } = start("guideline");
    keys.down(1000.25, "ArrowLeft");
    expect(keys.down(1500, { code: "ArrowLeft", repeat: true })).toBe(true);
    keys.up(1600.5, "ArrowLeft");
    expect(heard).toEqual(["+left 1000.25", "-left 1600.5"]);
  });

  it("G-4.6: of several on one action each presses, and only the last one up releases", () => {
    const { keys, heard } = start("guideline");
    keys.down(1, "KeyX");
    keys.down(2, "ArrowUp");
    keys.up(3, "KeyX");
    expect(heard).toEqual(["+rotateClockwise 1", "+rotateClockwise 2"]);
    keys.up(4, "ArrowUp");
    expect(heard.slice(2)).toEqual(["-rotateClockwise 4"]);
  });

  it.each(["blur", "visibilitychange", "pagehide"])("G-4.1: is let go when the window is left (%s)", (name) => {
    const { keys, heard } = start("guideline");
    keys.down(1, "ArrowLeft");
    keys.down(2, "ArrowDown");
    keys.tell(name, 3);
    keys.up(4, "ArrowLeft");
    expect(heard.slice(2)).toEqual(["-left 3", "-softDrop 3"]);
  });

  it("G-4.1: is let go when Meta comes down: macOS tells of no release while it is", () => {
    const { keys, heard } = start("guideline");
    keys.down(1, "ArrowLeft");
    keys.down(2, { code: "MetaLeft", key: "Meta", metaKey: true });
    expect(heard).toEqual(["+left 1", "-left 2"]);
  });

  it("G-4.1: is let go when listening stops, and nothing is heard after", () => {
    const { keys, heard, device } = start("guideline");
    keys.down(1, "ArrowLeft");
    device.stop();
    expect(keys.down(3, "ArrowRight")).toBe(false);
    expect(heard).toHaveLength(2);
    expect(heard[1]).toMatch(/^-left /);
  });

  it("G-4.3: is let go as the key it was, whatever it writes by then", () => {
    const { keys, heard } = start("guideline");
    keys.down(1, { code: "Backslash", key: "#" });
    keys.up(2, { code: "Backslash", key: "'" });
    expect(heard).toEqual(["+rotateClockwise 1", "-rotateClockwise 2"]);
  });
});

describe("Keys that are not the game's", () => {
  it.each([
    ["a text field", { target: { tagName: "INPUT", type: "text" } }],
    ["a search field", { target: { tagName: "INPUT", type: "search" } }],
    ["a text area", { target: { tagName: "TEXTAREA" } }],
    ["a list", { target: { tagName: "SELECT" } }],
    ["an editable text", { target: { tagName: "DIV", isContentEditable: true } }],
    ["an input method", { isComposing: true }],
    ["a shortcut with Alt", { altKey: true }],
    ["a shortcut with Meta", { metaKey: true }],
  ])("G-4.1, W-3: those of %s", (_, fields) => {
    const { keys, heard } = start("guideline");
    expect(keys.down(1, { code: "ArrowLeft", ...fields })).toBe(false);
    expect(heard).toEqual([]);
  });

  it.each(["range", "radio", "checkbox"])("G-4.1: but those of a %s, where nobody writes, are", (type) => {
    const { keys, heard } = start("guideline");
    expect(keys.down(1, { code: "Space", target: { tagName: "INPUT", type } })).toBe(true);
    expect(heard).toEqual(["+hardDrop 1"]);
  });

  it("G-4.1: Control turns, so a key pressed with it is played; where Control is free it is the browser's", () => {
    const guideline = start("guideline");
    expect(guideline.keys.down(1, { code: "ArrowLeft", ctrlKey: true })).toBe(true);
    const basic = start("basic");
    expect(basic.keys.down(1, { code: "Minus", ctrlKey: true })).toBe(false);
    expect(basic.heard).toEqual([]);
  });

  it("G-4.1: those of a menu, which still let go what was held", () => {
    let isMenuOpen = false;
    const { keys, heard } = start("guideline", { isActive: (command) => !isMenuOpen || command === "pause" });
    keys.down(1, "ArrowLeft");
    isMenuOpen = true;
    expect(keys.down(2, "Space")).toBe(false);
    keys.up(3, "ArrowLeft");
    keys.down(4, "Escape");
    expect(heard).toEqual(["+left 1", "-left 3", "+pause 4"]);
  });

  it("G-4.1: unbound ones keep their meaning", () => {
    expect(start("guideline").keys.down(1, "KeyW")).toBe(false);
  });
});

describe("Chatter", () => {
  it("G-4.6: a key that opens and closes within the time is one press, held", () => {
    const { keys, heard, device } = start("guideline", { debounceMs: 20 });
    keys.down(0, "ArrowLeft");
    keys.up(3, "ArrowLeft");
    keys.down(6, "ArrowLeft");
    device.poll(100);
    expect(heard).toEqual(["+left 0"]);
    keys.up(200, "ArrowLeft");
    device.poll(210);
    expect(heard).toEqual(["+left 0"]);
    device.poll(220);
    expect(heard).toEqual(["+left 0", "-left 200"]);
  });

  it("G-4.6: a second press after the time is a press", () => {
    const { keys, heard } = start("guideline", { debounceMs: 20 });
    keys.down(0, "KeyX");
    keys.up(30, "KeyX");
    keys.down(50, "KeyX");
    expect(heard).toEqual(["+rotateClockwise 0", "-rotateClockwise 30", "+rotateClockwise 50"]);
  });

  it("G-4.6: another key of the same command is never chatter", () => {
    const { keys, heard } = start("guideline", { debounceMs: 20 });
    keys.down(0, "ArrowLeft");
    keys.up(30, "ArrowLeft");
    keys.down(35, "Numpad4");
    expect(heard).toEqual(["+left 0", "-left 30", "+left 35"]);
  });
});

describe("The physical key", () => {
  it.each([
    [{ code: "KeyQ", key: "a" }, "KeyQ"],
    [{ code: "", key: "a" }, "KeyA"],
    [{ code: "", key: " " }, "Space"],
    [{ code: "", key: "ArrowDown" }, "ArrowDown"],
    [{ code: "", key: "ArrowUp" }, "DpadUp"],
  ])("G-4.1: of %o is %s", (event, code) => {
    expect(keyCodeOf(event)).toBe(code);
  });
});
