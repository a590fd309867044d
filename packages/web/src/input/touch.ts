// Touch on the playfield: pointer events of an element become the gestures of touchGestures.ts.

import type { Command } from "../settings/settings.ts";
import type { InputDevice, InputTarget } from "./input.ts";
import {
  hear,
  NO_TOUCH,
  type PointerStep,
  type TouchArea,
  type Surface,
  touch,
  type TouchTarget,
} from "./touchGestures.ts";

export interface TouchOptions {
  /** The size of a cell on the screen, in CSS pixels. */
  readonly cellSize: () => number;
  /** The Hold Queue on the screen, in the window's coordinates; undefined where there is none. */
  readonly holdRect: () => TouchArea | undefined;
  readonly commands: readonly Command[];
  /** Those that act on the next piece while they are held (G-3.4c); none unless told. */
  readonly heldCommands?: readonly Command[];
  readonly isActive?: () => boolean;
  /** The boards that a tap aims at, in the window's coordinates; none unless told. */
  readonly targets?: () => readonly TouchTarget[];
  readonly onAimAt?: (seat: number, timeStampMs: number) => void;
}

const KINDS: { readonly [name: string]: PointerStep["kind"] } = {
  pointerdown: "down",
  pointermove: "move",
  pointerup: "up",
  pointercancel: "cancel",
};

/** What has a touch of its own. */
const CONTROLS = "button, a, input, select, textarea, [role=button], [data-tap]";

export function listenTouch(target: InputTarget, host: HTMLElement, options: TouchOptions): InputDevice {
  const { cellSize, holdRect, isActive = () => true, targets = () => [], onAimAt } = options;
  const commands = new Set(options.commands);
  const heldCommands = new Set(options.heldCommands);
  const listening = new AbortController();
  const touchAction = host.style.touchAction;
  let state = NO_TOUCH;
  // The browser would scroll with the finger and cancel the drag.
  host.style.touchAction = "none";

  const surface = (): Surface => {
    const { left, width } = host.getBoundingClientRect();
    const cell = Math.max(1, cellSize());
    return { left, width, cellSize: cell, hold: holdRect(), commands, heldCommands, targets: targets() };
  };

  const take = (step: PointerStep): void => {
    const result = touch(state, step, surface());
    state = result.state;
    for (const { command, isPress, timeStampMs } of result.commands) {
      if (isPress) target.press(command, timeStampMs);
      else target.release(command, timeStampMs);
    }
    if (result.aimedAt !== undefined) onAimAt?.(result.aimedAt, step.timeStampMs);
  };

  const cancelAll = (timeStampMs: number): void => {
    for (const { id } of state.fingers) take({ kind: "cancel", id, x: 0, y: 0, timeStampMs });
  };

  const onPointer = (event: PointerEvent): void => {
    const kind = KINDS[event.type];
    if (kind === undefined || event.pointerType === "mouse") return;
    if (kind === "down" && (!isActive() || isControl(event.target))) return;
    // Outside of the element, too, the finger is this gesture's.
    if (kind === "down") host.setPointerCapture(event.pointerId);
    if (!isActive()) cancelAll(event.timeStamp);
    const moves = kind === "move" ? gatheredIn(event) : [];
    for (const { clientX, clientY, timeStamp } of moves.length > 0 ? moves : [event]) {
      take({ kind, id: event.pointerId, x: clientX, y: clientY, timeStampMs: timeStamp });
    }
  };

  const { signal } = listening;
  for (const name of Object.keys(KINDS)) {
    host.addEventListener(name, (event) => onPointer(event as PointerEvent), { signal });
  }
  window.addEventListener("blur", (event) => cancelAll(event.timeStamp), { signal });

  return {
    poll: (timeStampMs) => {
      if (state.fingers.length > 0) take({ kind: "tick", id: -1, x: 0, y: 0, timeStampMs });
    },
    stop: () => {
      listening.abort();
      cancelAll(performance.now());
      host.style.touchAction = touchAction;
    },
    hear: (events) => {
      state = hear(state, events);
    },
  };
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(CONTROLS) !== null;
}

/** Several moves may have been gathered for one frame: each has its own time. A page that came by plain http has the last alone. */
function gatheredIn(event: PointerEvent): readonly PointerEvent[] {
  return "getCoalescedEvents" in event ? event.getCoalescedEvents() : [];
}
