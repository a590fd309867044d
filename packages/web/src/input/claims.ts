// Claiming a seat by pressing something on what will play it (S-2): a half of the keyboard, or a pad. Fingers are on the
// screen anyway: touch has a button there.

import { HALF_NAMES } from "./bindings.ts";
import { PAD_BACK } from "./gamepad.ts";
import type { InputDevice } from "./input.ts";
import { isShortcut, keyCodeOf } from "./keyboard.ts";
import { browserPads, PadReader, type Pads, PRESS_AT } from "./padReader.ts";
import { PAD_DEVICES } from "./padWatch.ts";
import type { PlayedDevice } from "../settings/playedDevice.ts";
import type { Bindings, BindingTable, HalfName } from "../settings/settings.ts";

/** What can be claimed: of the keyboard, one half. */
export type Claim = Exclude<PlayedDevice, "keyboard">;

export interface ClaimOptions {
  /** Those of the rule book that is to be played. */
  readonly bindings: () => Pick<Bindings, HalfName>;
  /** The button of a pad that leads back was pressed; it claims nothing. */
  readonly onBack: () => void;
  /** Whether a press may claim now. Keys that play are kept from the screen all the same. */
  readonly isAsking: () => boolean;
  /** Where the pads come from; the browser unless told. */
  readonly pads?: Pads;
  /** Where the keys come from; the window unless told. */
  readonly host?: EventTarget;
}

/** Keys that choose, go on and go back on every screen, whatever has been bound to them. */
const SCREEN_KEYS: ReadonlySet<string> = new Set(["Enter", "NumpadEnter", "Space", "Escape", "Tab"]);

/** The keys of a half that claim it. */
export function claimingKeys(half: BindingTable): readonly string[] {
  return [...new Set(Object.values(half).flat())].filter((code) => !SCREEN_KEYS.has(code));
}

/** Tells each press that claims a seat. No other listener of the page gets a key of either half. */
export function watchClaims(
  onClaim: (claim: Claim) => void,
  { bindings, onBack, isAsking, pads = browserPads, host = window }: ClaimOptions,
): InputDevice {
  const reader = new PadReader(pads);
  const listening = new AbortController();
  let known: ReadonlySet<number> = new Set(connected(pads()).map(({ index }) => index));
  // What is down now was pressed for something else.
  reader.read(0);

  const onKeyDown = (event: KeyboardEvent): void => {
    const halfWith = (code: string): HalfName | undefined =>
      HALF_NAMES.find((name) => claimingKeys(bindings()[name]).includes(code));
    const half = halfWith(keyCodeOf(event));
    if (half === undefined || isShortcut(event, (code) => halfWith(code) !== undefined)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!event.repeat && isAsking()) onClaim(half);
  };
  host.addEventListener("keydown", (event) => onKeyDown(event as KeyboardEvent), {
    capture: true,
    signal: listening.signal,
  });

  /** Buttons that went down since the last time, of pads that browsers show only from their first press on, too. */
  const pressesAt = (nowMs: number): readonly (readonly [pad: number, control: string])[] => {
    const now = connected(pads());
    const fresh = now.filter(({ index }) => !known.has(index));
    known = new Set(now.map(({ index }) => index));
    const first = fresh.map(
      ({ index, buttons }) => [index, buttons.findIndex(({ value }) => value >= PRESS_AT)] as const,
    );
    const more = reader.read(nowMs).filter(({ isDown, control }) => isDown && /^b\d/.test(control));
    return [
      ...first.flatMap(([pad, button]) => (button === -1 ? [] : [[pad, `b${button}`] as const])),
      ...more.map(({ pad, control }) => [pad, control] as const),
    ];
  };

  return {
    poll: (nowMs) => {
      // One seat at a time: of two pads in one frame the second has to press again.
      const press = pressesAt(nowMs).find(([pad]) => PAD_DEVICES[pad] !== undefined);
      if (press === undefined || !isAsking()) return;
      const [pad, control] = press;
      if (control === PAD_BACK) onBack();
      else onClaim(PAD_DEVICES[pad]!);
    },
    stop: () => listening.abort(),
  };
}

function connected(pads: ReturnType<Pads>): readonly NonNullable<ReturnType<Pads>[number]>[] {
  return pads.filter((pad) => pad !== null).filter((pad) => pad.connected);
}
