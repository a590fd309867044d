// Thumbs on the buttons of the screen (F-22): each finger holds the button that it is on, several at once. One that slides
// onto another button lets go of the first; beside all of them it keeps what it has.

import type { Command } from "../settings/settings.ts";
import type { InputTarget } from "./input.ts";
import type { Box } from "./thumbLayout.ts";

export interface ThumbTarget extends Box {
  readonly name: Command;
}

/** A finger at the edge of a button is not on it yet. */
const INSET = 0.15;

export class Thumbs {
  readonly #target: InputTarget;
  readonly #boxes: () => readonly ThumbTarget[];
  readonly #held = new Map<number, Command>();

  constructor(target: InputTarget, boxes: () => readonly ThumbTarget[]) {
    this.#target = target;
    this.#boxes = boxes;
  }

  get pressed(): ReadonlySet<Command> {
    return new Set(this.#held.values());
  }

  /** A second finger on the same button does nothing. */
  down(finger: number, name: Command, timeStampMs: number): void {
    if (this.#held.has(finger) || this.pressed.has(name)) return;
    this.#held.set(finger, name);
    this.#target.press(name, timeStampMs);
  }

  move(finger: number, x: number, y: number, timeStampMs: number): void {
    const held = this.#held.get(finger);
    if (held === undefined) return;
    const on = this.#boxes().find((box) => isOn(box, x, y));
    if (on === undefined || this.pressed.has(on.name)) return;
    this.up(finger, timeStampMs);
    this.down(finger, on.name, timeStampMs);
  }

  up(finger: number, timeStampMs: number): void {
    const held = this.#held.get(finger);
    if (held === undefined) return;
    this.#held.delete(finger);
    this.#target.release(held, timeStampMs);
  }

  letGo(timeStampMs: number): void {
    for (const finger of this.#held.keys()) this.up(finger, timeStampMs);
  }
}

function isOn({ x, y, width, height }: Box, atX: number, atY: number): boolean {
  const inset = INSET * Math.min(width, height);
  const isAcross = atX >= x + inset && atX <= x + width - inset;
  return isAcross && atY >= y + inset && atY <= y + height - inset;
}
