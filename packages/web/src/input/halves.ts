// The halves of the keyboard that two who share it begin with (S-2), by where the keys lie. Each hand stays on its side of
// the middle, and no key of one is a key of the other.

import type { RuleBookId } from "@korobeinix/engine";
import type { Bindings, BindingTable, HalfName } from "../settings/settings.ts";

const LEFT: BindingTable = {
  left: ["KeyA"],
  right: ["KeyD"],
  softDrop: ["KeyS"],
  hardDrop: ["KeyW"],
  rotateCounterclockwise: ["KeyF"],
  rotateClockwise: ["KeyG"],
};
const RIGHT: BindingTable = {
  left: ["ArrowLeft"],
  right: ["ArrowRight"],
  softDrop: ["ArrowDown"],
  hardDrop: ["ArrowUp"],
  rotateCounterclockwise: ["KeyK"],
  rotateClockwise: ["KeyL"],
};

const LEFT_HOLD: BindingTable = { ...LEFT, hold: ["KeyR"] };
const RIGHT_HOLD: BindingTable = { ...RIGHT, hold: ["KeyO"] };

type Halves = Pick<Bindings, HalfName>;

const HOLDING: Halves = { leftKeys: LEFT_HOLD, rightKeys: RIGHT_HOLD };

/** With the Target Mark (G-B3.6, N-18). */
const AIMING: Halves = {
  leftKeys: { ...LEFT_HOLD, aimLeft: ["KeyQ"], aimRight: ["KeyE"] },
  rightKeys: { ...RIGHT_HOLD, aimLeft: ["KeyU"], aimRight: ["KeyI"] },
};

/** With the Fall Speed (B-3). */
const SPEEDING: Halves = {
  leftKeys: { ...LEFT, speedDown: ["Digit1"], speedUp: ["Digit2"] },
  rightKeys: { ...RIGHT, speedDown: ["Minus"], speedUp: ["Equal"] },
};

/** Nothing drops here (K-6), so that Up turns, as it does for one alone. */
const TURNING: Halves = {
  leftKeys: { left: ["KeyA"], right: ["KeyD"], rotateClockwise: ["KeyW", "KeyF", "KeyG"] },
  rightKeys: { left: ["ArrowLeft"], right: ["ArrowRight"], rotateClockwise: ["ArrowUp", "KeyK", "KeyL"] },
};

export const HALVES: { readonly [Book in RuleBookId]: Halves } = {
  guideline: AIMING,
  basic: SPEEDING,
  new: AIMING,
  reglas: HOLDING,
  korobeinix: TURNING,
};
