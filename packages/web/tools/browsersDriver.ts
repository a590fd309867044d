// What the tool asks of a browser, whichever it is, and what all of them have in common.

import type { Size } from "./galleryPage.ts";
import type { Evaluator } from "./galleryPast.ts";

/** `evaluate` runs a function that knows nothing of its surroundings here; its argument and result travel as JSON, nothing as null. */
export interface Driver extends Evaluator {
  /** The browser's name and version, as it tells them. */
  readonly version: string;
  resize(size: Size): Promise<void>;
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Presses at a point of the window. */
  clickAt(x: number, y: number): Promise<void>;
  /** One key after the other, each by its name: "x", "Space", "ArrowLeft". */
  press(...keys: readonly string[]): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** For `evaluate` without an argument. */
export const NOTHING = 0;

/** The letters by which both WebDriver protocols tell keys that write none. */
const KEY_VALUES: { readonly [name: string]: string } = {
  Space: " ",
  Enter: "\uE007",
  Escape: "\uE00C",
  Backspace: "\uE003",
  Tab: "\uE004",
  End: "\uE010",
  Home: "\uE011",
  ArrowLeft: "\uE012",
  ArrowUp: "\uE013",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

/** How long a key is held, and how long until the next: a person's, so that every press is seen by some frame. */
const HELD_MS = 20;
const BETWEEN_MS = 30;

/** Actions as both WebDriver protocols take them. */
export function keyActions(keys: readonly string[]): readonly object[] {
  const actions = keys.flatMap((key) => {
    const value = KEY_VALUES[key] ?? key;
    return [
      { type: "keyDown", value },
      { type: "pause", duration: HELD_MS },
      { type: "keyUp", value },
      { type: "pause", duration: BETWEEN_MS },
    ];
  });
  return [{ type: "key", id: "keyboard", actions }];
}

export function clickActions(x: number, y: number): readonly object[] {
  const actions = [
    { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0, origin: "viewport" },
    { type: "pointerDown", button: 0 },
    { type: "pause", duration: HELD_MS },
    { type: "pointerUp", button: 0 },
  ];
  return [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }];
}

/** A function and its argument as an expression for the page, whose promise gives JSON. */
export function expressionOf<Argument>(work: (argument: Argument) => unknown, argument: Argument): string {
  return `(async () => JSON.stringify(await (${String(work)})(${JSON.stringify(argument)})) ?? "null")()`;
}
