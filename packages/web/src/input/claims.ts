// Claiming a seat by pressing something on what will play it (S-2): a half of the keyboard, or a pad. Fingers are on the
// screen anyway: touch has a button there.

import { HALF_NAMES } from "./bindings.ts";
import type { InputDevice } from "./input.ts";
import { isTextField, keyCodeOf } from "./keyboard.ts";
import { browserPads, PadReader, type Pads, PRESS_AT } from "./padReader.ts";
import { PAD_DEVICES } from "./padWatch.ts";
import type { SeatDevice } from "../settings/matchPlan.ts";
import type { Bindings, HalfName } from "../settings/settings.ts";

export interface ClaimOptions {
  /** Those of the rule book that is to be played. */
  readonly bindings: () => Pick<Bindings, HalfName>;
  /** Whether a press may claim now: not while a dialog has the keys. */
  readonly isActive?: () => boolean;
  /** Where the pads come from; the browser unless told. */
  readonly pads?: Pads;
  /** Where the keys come from; the window unless told. */
  readonly host?: EventTarget;
}

/** Keys that choose, go on and go back on every screen, whatever has been bound to them. */
const SCREEN_KEYS: ReadonlySet<string> = new Set(["Enter", "NumpadEnter", "Space", "Escape", "Tab"]);

/** Tells each press that can claim a seat: its device, and the key or button. The screen has the press, too. */
export function watchClaims(
  onClaim: (device: SeatDevice, code: string) => void,
  { bindings, isActive = () => true, pads = browserPads, host = window }: ClaimOptions,
): InputDevice {
  const reader = new PadReader(pads);
  const listening = new AbortController();
  let known: ReadonlySet<number> = new Set(connected(pads()).map(({ index }) => index));

  const onKeyDown = (event: KeyboardEvent): void => {
    const { altKey, ctrlKey, metaKey, repeat, isComposing, target } = event;
    const code = keyCodeOf(event);
    if (altKey || ctrlKey || metaKey || repeat || isComposing || SCREEN_KEYS.has(code)) return;
    if (!isActive() || isTextField(target)) return;
    const half = HALF_NAMES.find((name) => Object.values(bindings()[name]).flat().includes(code));
    if (half !== undefined) onClaim(half, code);
  };
  host.addEventListener("keydown", (event) => onKeyDown(event as KeyboardEvent), { signal: listening.signal });

  const claimPad = (index: number, code: string): void => {
    const device = PAD_DEVICES[index];
    if (device !== undefined && isActive()) onClaim(device, code);
  };

  return {
    poll: (nowMs) => {
      const now = connected(pads());
      // Browsers show a pad from its first press on: that press claims.
      const fresh = now.filter(({ index }) => !known.has(index));
      known = new Set(now.map(({ index }) => index));
      for (const { index, buttons } of fresh) {
        const button = buttons.findIndex(({ value }) => value >= PRESS_AT);
        if (button !== -1) claimPad(index, `b${button}`);
      }
      for (const { pad, control, isDown } of reader.read(nowMs)) {
        if (isDown && /^b\d/.test(control)) claimPad(pad, control);
      }
    },
    stop: () => listening.abort(),
  };
}

function connected(pads: ReturnType<Pads>): readonly NonNullable<ReturnType<Pads>[number]>[] {
  return pads.filter((pad) => pad !== null).filter((pad) => pad.connected);
}
