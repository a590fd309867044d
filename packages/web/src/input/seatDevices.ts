// The devices of one seat of a match (S-2, S-8): each player's own keys, pad or fingers write into that player's game alone.

import { bindingsFor, isHalf } from "./bindings.ts";
import { bindingsIn, type DeviceOptions, listenDevices, listenFingers } from "./devices.ts";
import { listenGamepad } from "./gamepad.ts";
import type { InputDevice, InputTarget } from "./input.ts";
import { listenKeyboard } from "./keyboard.ts";
import { padOf } from "./padWatch.ts";
import type { PlayedDevice } from "../settings/playedDevice.ts";

export interface SeatOptions extends DeviceOptions {
  /** What this seat is played with. */
  readonly device: PlayedDevice;
  /** What all the people at the match play with, this one too. */
  readonly devices: readonly PlayedDevice[];
}

/** Whoever plays without other people has every device, as alone. */
export function listenSeat(target: InputTarget, options: SeatOptions): readonly InputDevice[] {
  const { device, devices, setup, settings, isActive } = options;
  if (devices.length === 1) return listenDevices(target, options);
  const { debounceMs } = settings.handling;
  const bindings = bindingsIn(setup, settings);
  const pad = padOf(device);
  if (pad !== undefined) return [listenGamepad(target, bindings, { debounceMs, isActive, pad })];
  if (device !== "keyboard" && !isHalf(device)) return [listenFingers(target, options)];
  return [listenKeyboard(target, { keyboard: bindings[device] }, { debounceMs, isActive })];
}

/** The keyboard's pause where it is nobody's own: one key for all, heard once. */
export function listenPause(
  target: InputTarget,
  { devices, setup, settings, isActive }: Pick<SeatOptions, "devices" | "setup" | "settings" | "isActive">,
): readonly InputDevice[] {
  if (devices.length === 1 || devices.includes("keyboard")) return [];
  const { pause = [] } = bindingsFor(settings, setup.book.id).keyboard;
  return [listenKeyboard(target, { keyboard: { pause } }, { debounceMs: settings.handling.debounceMs, isActive })];
}
