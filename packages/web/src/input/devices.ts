// Every device a player has, listening for one game: keyboard, gamepads, touch.

import { choosesTarget, type RuleBook, type Setup } from "@korobeinix/engine";
import { bindingsAlone, bindingsFor, commandsOf } from "./bindings.ts";
import { listenGamepad } from "./gamepad.ts";
import type { InputDevice, InputTarget } from "./input.ts";
import { listenKeyboard } from "./keyboard.ts";
import { listenTouch } from "./touch.ts";
import { fingerWay, type TouchArea, type TouchTarget } from "./touchGestures.ts";
import type { Bindings, Command, Settings } from "../settings/settings.ts";

/** How far a finger goes for one column while nothing is laid out yet, in CSS pixels. */
const USUAL_CELL = 32;

interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a board stands and how large a cell of it is, in CSS pixels. */
interface Place {
  readonly cell: number;
  readonly hold: Rect;
  readonly matrix: Rect;
}

export interface DeviceOptions {
  readonly setup: Setup;
  readonly settings: Settings;
  /** Where the game is on the screen. */
  readonly layout: () => Place | undefined;
  /** Whether a command goes to the game now. */
  readonly isActive: (command?: string) => boolean;
  /** Where the boards of a match are, by their seats; none unless told. */
  readonly layouts?: () => readonly Place[];
  /** Another's board was tapped, in a match whose players choose who gets their attacks (S-10). */
  readonly onAimAt?: (seat: number, timeStampMs: number) => void;
}

export function listenDevices(target: InputTarget, options: DeviceOptions): readonly InputDevice[] {
  const { setup, settings, isActive } = options;
  const bindings = bindingsIn(setup, settings);
  const { debounceMs } = settings.handling;
  const touch = listenFingers(target, options);
  const keyboard = listenKeyboard(target, bindings, { debounceMs, isActive });
  const gamepad = listenGamepad(target, bindings, { debounceMs, isActive });
  return [keyboard, gamepad, touch];
}

/** With the keys of the Target Mark only where there is one. */
export function bindingsIn({ book, terms }: Setup, settings: Pick<Settings, "bindings">): Bindings {
  return choosesTarget(terms) ? bindingsFor(settings, book.id) : bindingsAlone(settings, book.id);
}

/** Fingers anywhere in the page. */
export function listenFingers(target: InputTarget, options: DeviceOptions): InputDevice {
  const { setup, settings, layout, isActive, onAimAt } = options;
  return listenTouch(target, document.body, {
    cellSize: () => fingerWay(layout()?.cell ?? USUAL_CELL, settings.touch),
    holdRect: () => holdRect(setup.book, layout()?.hold),
    commands: commandsOf(setup.book),
    heldCommands: heldCommandsOf(setup),
    isActive,
    targets: () => targetsOf(options),
    ...(onAimAt && { onAimAt }),
  });
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
function holdRect({ controls }: RuleBook, hold: Rect | undefined): TouchArea | undefined {
  return hold === undefined || !controls.includes("hold") ? undefined : areaOf(hold);
}

/** The boards of the others, where a Target Mark can be put on them. */
function targetsOf({ setup, layouts, onAimAt }: DeviceOptions): readonly TouchTarget[] {
  if (layouts === undefined || onAimAt === undefined || !choosesTarget(setup.terms)) return [];
  const targets = layouts().map(({ matrix }, seat) => ({ seat, area: areaOf(matrix) }));
  return targets.filter(({ seat }) => seat !== setup.terms?.seat);
}

function areaOf({ x, y, width, height }: Rect): TouchArea {
  return { left: x, top: y, width, height };
}
