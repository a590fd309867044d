// Which of the pads that a match is played with are gone (S-3). Pads are told apart by their index in the browser's list.

import type { InputDevice } from "./input.ts";
import { browserPads, type Pads } from "./padReader.ts";
import type { SeatDevice } from "../settings/matchPlan.ts";
import type { PlayedDevice } from "../settings/playedDevice.ts";

export const PAD_DEVICES = ["pad1", "pad2", "pad3", "pad4"] as const satisfies readonly SeatDevice[];

/** The index of the pad; undefined: no pad. */
export function padOf(device: PlayedDevice | undefined): number | undefined {
  const pad = PAD_DEVICES.findIndex((name) => name === device);
  return pad === -1 ? undefined : pad;
}

export interface PadWatchOptions {
  /** Where the pads come from; the browser unless told. */
  readonly source?: Pads;
  /** What tells that a pad has come or gone; the window unless told. */
  readonly host?: EventTarget;
}

/** Tells which of these pads are missing, whenever that changes; at first none is taken to be. */
export function watchPads(
  pads: readonly number[],
  onChange: (missing: readonly number[]) => void,
  { source = browserPads, host = window }: PadWatchOptions = {},
): InputDevice {
  const listening = new AbortController();
  let last: readonly number[] = [];
  const look = (): void => {
    const there = new Set(source().flatMap((pad) => (pad?.connected === true ? [pad.index] : [])));
    const missing = pads.filter((pad) => !there.has(pad));
    if (missing.join() === last.join()) return;
    last = missing;
    onChange(missing);
  };
  // Frames stop while the page is hidden.
  for (const name of ["gamepadconnected", "gamepaddisconnected"]) {
    host.addEventListener(name, look, { signal: listening.signal });
  }
  return { poll: look, stop: () => listening.abort() };
}
