// The keys and buttons each rule book begins with. Keys are `KeyboardEvent.code`s, or "key:#" for what a key writes;
// gamepad controls are those of the standard mapping ("b0", "a0-"), and "h9-left" is a hat on one axis.

import type { RuleBookId } from "@korobeinix/engine";
import type { Bindings, BindingTable } from "../settings/settings.ts";
import { HALVES } from "./halves.ts";

const PAUSE_KEYS = ["Escape", "F1"];

/** Away from what is played with: a game is lost by it. */
const RESTART_KEYS = ["Backspace"];

/** On every screen. Browsers have this key for the full screen themselves. */
const PAGE_KEYS: BindingTable = { mute: ["KeyM"], fullScreen: ["F11"] };

/** The menu key of keyboards, phones and remotes, and a remote's Channel Up (G-4.3). */
const MENU_KEYS = ["ContextMenu", "key:SoftLeft", "key:ChannelUp"];

/** The OK button of phones and remotes (G-4.3). */
const OK_KEYS = ["Enter", "key:Select"];

/** The Target Mark (G-B3.6, N-18), beside what turns. Only matches have one. */
const AIM_KEYS = { aimLeft: ["KeyA"], aimRight: ["KeyS"] };

/** G-4.1 and, in the digit row and on the buttons of a phone or a remote, G-4.3. */
const PLAIN_KEYS: BindingTable = {
  left: ["ArrowLeft", "Numpad4", "Digit4"],
  right: ["ArrowRight", "Numpad6", "Digit6"],
  hardDrop: ["Space", "Numpad8", "Digit2", "DpadUp"],
  softDrop: ["ArrowDown", "Numpad2", "Digit8"],
  rotateClockwise: [
    "ArrowUp",
    "KeyX",
    "Numpad1",
    "Numpad5",
    "Numpad9",
    "Digit3",
    "Digit5",
    "Digit7",
    "key:#",
    ...OK_KEYS,
  ],
  rotateCounterclockwise: ["ControlLeft", "ControlRight", "KeyZ", "Numpad3", "Numpad7", "Digit1", "Digit9", "key:*"],
  hold: ["ShiftLeft", "ShiftRight", "KeyC", "Numpad0", "Digit0"],
  pause: [...PAUSE_KEYS, ...MENU_KEYS],
  restart: RESTART_KEYS,
  ...PAGE_KEYS,
};

const GUIDELINE_KEYS: BindingTable = { ...PLAIN_KEYS, ...AIM_KEYS };

/** Up is the firm drop (N-7), so it does not turn. */
const NEW_KEYS: BindingTable = {
  ...GUIDELINE_KEYS,
  hardDrop: ["ArrowUp", "Space", "Numpad8", "Digit2", "DpadUp"],
  rotateClockwise: ["KeyX", "Numpad1", "Numpad5", "Numpad9", "Digit3", "Digit5", "Digit7", "key:#", ...OK_KEYS],
};

/** B-3, B-8, B-9, B-10. */
const BASIC_KEYS: BindingTable = {
  left: ["KeyA", "ArrowLeft"],
  right: ["KeyD", "ArrowRight"],
  softDrop: ["KeyS", "ArrowDown"],
  hardDrop: ["Space"],
  rotateCounterclockwise: ["KeyQ"],
  rotateClockwise: ["KeyE"],
  speedUp: ["Equal", "NumpadAdd", "key:+"],
  speedDown: ["Minus", "NumpadSubtract", "key:-"],
  pause: PAUSE_KEYS,
  restart: RESTART_KEYS,
  ...PAGE_KEYS,
};

/** K-6; 7, 8 and 9 are the keys of the original. */
const KOROBEINIX_KEYS: BindingTable = {
  left: ["ArrowLeft", "Numpad7", "Digit7"],
  right: ["ArrowRight", "Numpad9", "Digit9"],
  rotateClockwise: ["ArrowUp", "DpadUp", "Space", "Numpad8", "Digit8"],
  pause: PAUSE_KEYS,
  restart: RESTART_KEYS,
  ...PAGE_KEYS,
};

/** The D-pad, the left stick, a hat on one axis and a hat on two. */
const PAD_LEFT = ["b14", "a0-", "h9-left", "a6-"];
const PAD_RIGHT = ["b15", "a0+", "h9-right", "a6+"];
const PAD_UP = ["b12", "a1-", "h9-up", "a7-"];
const PAD_DOWN = ["b13", "a1+", "h9-down", "a7+"];
const PAD_PAUSE = ["b8", "b9"];
/** The right stick, pressed: nothing else is played with it. */
const PAD_RESTART = ["b11"];

/** The triggers. */
const PAD_AIM = { aimLeft: ["b6"], aimRight: ["b7"] };

/** G-4.2. */
const PLAIN_PAD: BindingTable = {
  left: PAD_LEFT,
  right: PAD_RIGHT,
  hardDrop: PAD_UP,
  softDrop: PAD_DOWN,
  rotateClockwise: ["b1"],
  rotateCounterclockwise: ["b0", "b2"],
  hold: ["b3", "b4", "b5"],
  pause: PAD_PAUSE,
  restart: PAD_RESTART,
};

const GUIDELINE_PAD: BindingTable = { ...PLAIN_PAD, ...PAD_AIM };

/** The triggers turn; what some pads call so are the shoulders. */
const REGLAS_PAD: BindingTable = {
  ...PLAIN_PAD,
  rotateClockwise: ["b7", "b5", "b1"],
  rotateCounterclockwise: ["b6", "b4", "b0", "b2"],
  hold: ["b3"],
};

const BASIC_PAD: BindingTable = {
  left: PAD_LEFT,
  right: PAD_RIGHT,
  hardDrop: PAD_UP,
  softDrop: PAD_DOWN,
  rotateClockwise: ["b1"],
  rotateCounterclockwise: ["b0", "b2"],
  speedUp: ["b5"],
  speedDown: ["b4"],
  pause: PAD_PAUSE,
  restart: PAD_RESTART,
};

const KOROBEINIX_PAD: BindingTable = {
  left: PAD_LEFT,
  right: PAD_RIGHT,
  rotateClockwise: ["b0", "b1", "b2", "b3", ...PAD_UP],
  pause: PAD_PAUSE,
  restart: PAD_RESTART,
};

export const DEFAULT_BINDINGS: { readonly [Book in RuleBookId]: Bindings } = {
  guideline: { keyboard: GUIDELINE_KEYS, gamepad: GUIDELINE_PAD, ...HALVES.guideline },
  basic: { keyboard: BASIC_KEYS, gamepad: BASIC_PAD, ...HALVES.basic },
  new: { keyboard: NEW_KEYS, gamepad: GUIDELINE_PAD, ...HALVES.new },
  reglas: { keyboard: PLAIN_KEYS, gamepad: REGLAS_PAD, ...HALVES.reglas },
  korobeinix: { keyboard: KOROBEINIX_KEYS, gamepad: KOROBEINIX_PAD, ...HALVES.korobeinix },
};
