// Every device a player has, listening for one game: keyboard, gamepads, touch.

import type { RuleBook } from "@korobeinix/engine";
import { bindingsFor, commandsOf } from "./bindings.ts";
import { listenGamepad } from "./gamepad.ts";
import type { InputDevice, InputTarget } from "./input.ts";
import { listenKeyboard } from "./keyboard.ts";
import { listenTouch, type TouchDevice } from "./touch.ts";
import type { Rect as TouchRect } from "./touchGestures.ts";
import type { Settings } from "../settings/settings.ts";
import type { Layout } from "../stage/stage.ts";

/** How far a finger goes for one column while nothing is laid out yet, in CSS pixels. */
const USUAL_CELL = 32;

export interface DeviceOptions {
  readonly book: RuleBook;
  readonly settings: Settings;
  /** Where the game is on the screen. */
  readonly layout: () => Pick<Layout, "cell" | "hold"> | undefined;
  /** Whether a command goes to the game now. */
  readonly isActive: (command?: string) => boolean;
}

export function listenDevices(
  target: InputTarget,
  { book, settings, layout, isActive }: DeviceOptions,
): { readonly devices: readonly InputDevice[]; readonly touch: TouchDevice } {
  const bindings = bindingsFor(settings, book.id);
  const { debounceMs } = settings.handling;
  const touch = listenTouch(target, document.body, {
    cellSize: () => layout()?.cell ?? USUAL_CELL,
    holdRect: () => holdRect(book, layout()?.hold),
    commands: commandsOf(book),
    isActive,
  });
  const keyboard = listenKeyboard(target, bindings, { debounceMs, isActive });
  const gamepad = listenGamepad(target, bindings, { debounceMs, isActive });
  return { devices: [keyboard, gamepad, touch], touch };
}

/** The Hold Queue on the screen, where the rule book has one. */
function holdRect({ controls }: RuleBook, hold: Layout["hold"] | undefined): TouchRect | undefined {
  if (hold === undefined || !controls.includes("hold")) return undefined;
  return { left: hold.x, top: hold.y, width: hold.width, height: hold.height };
}
