import { describe, expect, it } from "vitest";
import { commandByCode } from "../../src/input/bindings.ts";
import { DEFAULT_BINDINGS } from "../../src/input/defaults.ts";
import { isGameKey, type KeyPress, shortcutOf } from "../../src/practice/shortcuts.ts";

const NOTHING = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const key = (code: string, name: string, held: Partial<KeyPress> = {}): KeyPress => ({
  code,
  key: name,
  ...NOTHING,
  ...held,
});
const bound = (book: keyof typeof DEFAULT_BINDINGS) => {
  const commands = commandByCode(DEFAULT_BINDINGS[book].keyboard);
  return (code: string): boolean => isGameKey(commands, code);
};

describe("keys of Practice", () => {
  it.each([
    [key("Backspace", "Backspace"), "undo"],
    [key("KeyZ", "z", { ctrlKey: true }), "undo"],
    [key("KeyZ", "z", { metaKey: true }), "undo"],
    [key("KeyZ", "Z", { metaKey: true, shiftKey: true }), "redo"],
    [key("Backspace", "Backspace", { shiftKey: true }), "redo"],
    [key("KeyY", "y", { ctrlKey: true }), "redo"],
    [key("KeyY", "y"), "redo"],
    [key("KeyF", "F", { shiftKey: true }), "freeze"],
    [key("KeyG", "g"), "letFall"],
    [key("KeyF", "f", { ctrlKey: true }), undefined],
    [key("KeyY", "y", { altKey: true }), undefined],
  ] as const)("W-23: %o means %s", (press, shortcut) => {
    expect(shortcutOf(press, bound("guideline"))).toBe(shortcut);
  });

  it("W-23: what the game has bound stays the game's", () => {
    expect(shortcutOf(key("KeyZ", "z"), bound("guideline"))).toBeUndefined();
    expect(shortcutOf(key("KeyF", "f"), (code) => code === "KeyF")).toBeUndefined();
  });

  it("W-23: Down lets a frozen piece fall only where it is no Soft Drop", () => {
    expect(shortcutOf(key("ArrowDown", "ArrowDown"), bound("guideline"))).toBeUndefined();
    expect(shortcutOf(key("ArrowDown", "ArrowDown"), bound("korobeinix"))).toBe("letFall");
  });
});
