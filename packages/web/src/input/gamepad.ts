// Gamepads: in a game by their bindings, in the menus by their directions, and on the settings screen by whichever
// control is pressed.

import type { Bindings, Command } from "../settings/settings.ts";
import { commandByCode } from "./bindings.ts";
import { Held } from "./held.ts";
import type { InputDevice, InputTarget } from "./input.ts";
import { PadReader, type Pads } from "./padReader.ts";

export interface GamepadOptions {
  readonly debounceMs: number;
  /** Whether a command may act now: not while a dialog or a menu has the pad. */
  readonly isActive?: (command: Command) => boolean;
  /** The index of the only pad that counts; every pad unless told. */
  readonly pad?: number | undefined;
  /** Where the pads come from; the browser unless told. */
  readonly pads?: Pads;
  /** What tells that the window is left; the window unless told. */
  readonly host?: EventTarget;
}

/** A binding of one pad ("p2:b0") goes before that of every pad ("b0"); pads are counted from 1. */
export function listenGamepad(
  target: InputTarget,
  bindings: Pick<Bindings, "gamepad">,
  options: GamepadOptions,
): InputDevice {
  const { debounceMs, isActive = () => true, pad: only, pads, host = window } = options;
  const commands = commandByCode(bindings.gamepad);
  const bound = [...new Set(commands.values())];
  const reader = new PadReader(pads);
  const held = new Held(target, debounceMs);
  const listening = new AbortController();
  // A button that gives the pad to the game, as one that ends a pause does, means nothing in the game.
  let allowed: ReadonlySet<Command> = new Set(bound.filter(isActive));

  // Frames stop while the page is hidden, so nobody would see a button let go.
  const onAway = (event: Event): void => {
    held.releaseAll(event.timeStamp);
    reader.forget();
  };
  for (const name of ["blur", "visibilitychange", "pagehide"]) {
    host.addEventListener(name, onAway, { signal: listening.signal });
  }

  return {
    poll: (nowMs) => {
      for (const { pad, control, isDown, timeStampMs } of reader.read(nowMs)) {
        if (only !== undefined && pad !== only) continue;
        const key = `p${pad + 1}:${control}`;
        const command = commands.get(key) ?? commands.get(control);
        if (!isDown) held.release(key, timeStampMs);
        else if (command !== undefined && allowed.has(command) && isActive(command)) {
          held.press(key, command, timeStampMs);
        }
      }
      allowed = new Set(bound.filter(isActive));
      held.settle(nowMs);
    },
    stop: () => {
      listening.abort();
      held.releaseAll(performance.now());
    },
  };
}

const DIRECTIONS = ["up", "down", "left", "right", "previous", "next"] as const;

/** "previous" and "next" go by pages; "other" is any control that means nothing in a menu. */
export type MenuStep = (typeof DIRECTIONS)[number] | "accept" | "back" | "undo" | "other";

/** The button that leads back. */
export const PAD_BACK = "b1";

const MENU_CONTROLS: { readonly [control: string]: MenuStep } = {
  b12: "up",
  b13: "down",
  b14: "left",
  b15: "right",
  "a1-": "up",
  "a1+": "down",
  "a0-": "left",
  "a0+": "right",
  "a7-": "up",
  "a7+": "down",
  "a6-": "left",
  "a6+": "right",
  "h9-up": "up",
  "h9-down": "down",
  "h9-left": "left",
  "h9-right": "right",
  b0: "accept",
  [PAD_BACK]: "back",
  b2: "undo",
  b4: "previous",
  b5: "next",
};

const REPEATED: ReadonlySet<MenuStep> = new Set(DIRECTIONS);

/** As a held arrow key does. */
const REPEAT_DELAY_MS = 400;
const REPEAT_MS = 100;

export interface MenuOptions {
  readonly isActive?: () => boolean;
  readonly pads?: Pads;
}

/** Menus by pad: a step at once, and directions again and again while held. */
export function navigateMenusByGamepad(
  onStep: (step: MenuStep, isRepeat: boolean) => void,
  options: MenuOptions = {},
): InputDevice {
  const { isActive = () => true, pads } = options;
  const reader = new PadReader(pads);
  let wasActive = isActive();
  let repeated: { readonly control: string; readonly step: MenuStep; nextMs: number } | undefined;
  return {
    poll: (nowMs) => {
      const changes = reader.read(nowMs);
      // A button that gives the pad to the menus, as one that pauses a game does, means nothing in them.
      const mayStep = wasActive && isActive();
      wasActive = isActive();
      if (!mayStep) {
        repeated = undefined;
        return;
      }
      for (const { pad, control, isDown } of changes) {
        const key = `p${pad + 1}:${control}`;
        const step = MENU_CONTROLS[control] ?? "other";
        if (!isDown && repeated?.control === key) repeated = undefined;
        if (!isDown) continue;
        repeated = REPEATED.has(step) ? { control: key, step, nextMs: nowMs + REPEAT_DELAY_MS } : undefined;
        onStep(step, false);
        // What a step opened has the pad from here on.
        if (!isActive()) return;
      }
      if (repeated === undefined || nowMs < repeated.nextMs) return;
      repeated.nextMs = nowMs + REPEAT_MS;
      onStep(repeated.step, true);
    },
    stop: () => {
      repeated = undefined;
    },
  };
}

/** Tells each control that is pressed, as a code to bind: of any pad, or of its own if `tellsPads`. */
export function watchGamepads(
  onPress: (code: string) => void,
  { tellsPads = false, pads }: { readonly tellsPads?: boolean; readonly pads?: Pads } = {},
): InputDevice {
  const reader = new PadReader(pads);
  return {
    poll: (nowMs) => {
      for (const { pad, control, isDown } of reader.read(nowMs)) {
        if (isDown) onPress(tellsPads ? `p${pad + 1}:${control}` : control);
      }
    },
    stop: () => reader.forget(),
  };
}
