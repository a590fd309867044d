// Every device a player has, listening for one game: keyboard, gamepads, touch.

import type { RuleBook, Setup } from "@korobeinix/engine";
import { bindingsFor, commandsOf } from "./bindings.ts";
import { listenGamepad } from "./gamepad.ts";
import type { InputDevice, InputTarget } from "./input.ts";
import { listenKeyboard } from "./keyboard.ts";
import { listenTouch } from "./touch.ts";
import type { TouchArea } from "./touchGestures.ts";
import type { Command, Settings } from "../settings/settings.ts";

/** How far a finger goes for one column while nothing is laid out yet, in CSS pixels. */
const USUAL_CELL = 32;

/** Where the Hold Queue stands and how large a cell is, in CSS pixels. */
interface Place {
  readonly cell: number;
  readonly hold: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

export interface DeviceOptions {
  readonly setup: Setup;
  readonly settings: Settings;
  /** Where the game is on the screen. */
  readonly layout: () => Place | undefined;
  /** Whether a command goes to the game now. */
  readonly isActive: (command?: string) => boolean;
}

export function listenDevices(
  target: InputTarget,
  { setup, settings, layout, isActive }: DeviceOptions,
): readonly InputDevice[] {
  const { book } = setup;
  const bindings = bindingsFor(settings, book.id);
  const { debounceMs } = settings.handling;
  const touch = listenTouch(target, document.body, {
    cellSize: () => layout()?.cell ?? USUAL_CELL,
    holdRect: () => holdRect(book, layout()?.hold),
    commands: commandsOf(book),
    heldCommands: heldCommandsOf(setup),
    isActive,
  });
  const keyboard = listenKeyboard(target, bindings, { debounceMs, isActive });
  const gamepad = listenGamepad(target, bindings, { debounceMs, isActive });
  return [keyboard, gamepad, touch];
}

/** What acts on the next piece while it is held, by the player's handling (G-3.4c). */
function heldCommandsOf({ options }: Setup): readonly Command[] {
  const turns: readonly Command[] = ["rotateClockwise", "rotateCounterclockwise"];
  return [
    ...(options.initialRotation === "hold" ? turns : []),
    ...(options.initialHold === "hold" ? ["hold" as const] : []),
  ];
}

/** The Hold Queue on the screen, where the rule book has one. */
function holdRect({ controls }: RuleBook, hold: Place["hold"] | undefined): TouchArea | undefined {
  if (hold === undefined || !controls.includes("hold")) return undefined;
  return { left: hold.x, top: hold.y, width: hold.width, height: hold.height };
}
