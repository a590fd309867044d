// What to call a key or a button on the screen: by what is printed on the player's own keyboard where the browser tells.

import { splitPad } from "./bindings.ts";

/** What the keys write, by their codes. */
export type KeyboardLayout = ReadonlyMap<string, string>;

interface KeyboardOfNavigator {
  getLayoutMap?(): Promise<KeyboardLayout>;
}

const KEYS: { readonly [code: string]: string } = {
  ArrowLeft: "←",
  ArrowRight: "→",
  ArrowUp: "↑",
  ArrowDown: "↓",
  DpadUp: "D-pad ↑",
  ChannelUp: "CH +",
  SoftLeft: "Soft L",
  Space: "Space",
  Escape: "Esc",
  Enter: "Enter",
  Tab: "Tab",
  Backspace: "⌫",
  CapsLock: "Caps",
  ContextMenu: "☰",
  ShiftLeft: "⇧ L",
  ShiftRight: "⇧ R",
  ControlLeft: "Ctrl L",
  ControlRight: "Ctrl R",
  AltLeft: "Alt L",
  AltRight: "Alt R",
  MetaLeft: "⌘ L",
  MetaRight: "⌘ R",
  Minus: "-",
  Equal: "+",
  BracketLeft: "[",
  BracketRight: "]",
  Backslash: "\\",
  Semicolon: ";",
  Quote: "'",
  Backquote: "`",
  Comma: ",",
  Period: ".",
  Slash: "/",
  IntlBackslash: "<",
  NumpadAdd: "Num +",
  NumpadSubtract: "Num -",
  NumpadMultiply: "Num *",
  NumpadDivide: "Num /",
  NumpadDecimal: "Num .",
  NumpadEnter: "Num Enter",
};

/** The standard mapping, by the names most pads print. */
const BUTTONS = ["A", "B", "X", "Y", "LB", "RB", "LT", "RT", "Select", "Start", "LS", "RS", "D ↑", "D ↓", "D ←", "D →"];
const STICKS: { readonly [control: string]: string } = {
  "a0-": "L ←",
  "a0+": "L →",
  "a1-": "L ↑",
  "a1+": "L ↓",
  "a2-": "R ←",
  "a2+": "R →",
  "a3-": "R ↑",
  "a3+": "R ↓",
};
const ARROWS: { readonly [direction: string]: string } = { left: "←", right: "→", up: "↑", down: "↓" };

/** Undefined where the browser does not tell. */
export async function loadLayout(): Promise<KeyboardLayout | undefined> {
  try {
    const { keyboard } = navigator as Navigator & { readonly keyboard?: KeyboardOfNavigator };
    return await keyboard?.getLayoutMap?.();
  } catch {
    return undefined;
  }
}

/** `names` are words that go before all else, such as a translation of "Space". */
export function keyLabel(code: string, layout?: KeyboardLayout, names?: { readonly [code: string]: string }): string {
  if (code.startsWith("key:")) return KEYS[code.slice("key:".length)] ?? code.slice("key:".length);
  const named = names?.[code];
  if (named !== undefined) return named;
  const written = layout?.get(code);
  if (written !== undefined && written.trim() !== "") return written.toLocaleUpperCase();
  const [, group, rest] = /^(Key|Digit|Numpad)(.)$/.exec(code) ?? [];
  if (rest !== undefined) return group === "Numpad" ? `Num ${rest}` : rest;
  return KEYS[code] ?? code;
}

export function padLabel(code: string): string {
  const [pad, control] = splitPad(code);
  const label = controlLabel(control);
  return pad === undefined ? label : `${pad.toUpperCase()} ${label}`;
}

function controlLabel(control: string): string {
  const [, button] = /^b(\d+)$/.exec(control) ?? [];
  if (button !== undefined) return BUTTONS[Number(button)] ?? `B${Number(button) + 1}`;
  const [, hat, direction] = /^h(\d+)-(\w+)$/.exec(control) ?? [];
  if (hat !== undefined) return `Hat ${ARROWS[direction ?? ""] ?? direction}`;
  return STICKS[control] ?? control.replace(/^a(\d+)/, (_, axis: string) => `Axis ${Number(axis) + 1} `);
}
