// What the rest of the game knows of input devices: they turn what a person does into commands with the time it was done.

import type { GameEvent } from "@korobeinix/engine";
import type { Command } from "../settings/settings.ts";

export interface InputTarget {
  /** `timeStampMs` is the event's own time, on the clock of `performance.now()`. */
  press(command: Command, timeStampMs: number): void;
  release(command: Command, timeStampMs: number): void;
}

/** A device that is listening until it is stopped; stopping releases whatever is held. */
export interface InputDevice {
  /** Called once an animation frame, for devices that have to be asked. */
  poll(timeStampMs: number): void;
  /** Called once a frame with what happened in the game, for devices that follow it. */
  hear?(events: readonly GameEvent[]): void;
  stop(): void;
}
