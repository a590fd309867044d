// What the editor of controls needs of the devices: labels of this keyboard, and listening for a key or a button.

import { signal } from "@preact/signals";
import type { Device } from "./bindings.ts";
import { watchGamepads } from "./gamepad.ts";
import { keyCodeOf } from "./keyboard.ts";
import { keyLabel, type KeyboardLayout, loadLayout, padLabel } from "./labels.ts";
import { hasPad } from "./padReader.ts";
import type { Bindings, Command } from "../settings/settings.ts";
import { keyNames, type Translate } from "../words/translate.ts";

/** What the editor of controls needs of the devices. */
export interface BindingTools {
  /** What is printed on the key or button. */
  readonly labelOf: (device: Device, code: string) => string;
  /** The first key of a command, and the first button of it where there is a pad; empty where nothing is bound. */
  readonly hintOf: (bindings: Bindings, command: Command) => string;
  /** Waits for a key or button of the device; returns a way to stop waiting. */
  readonly listen: (device: Device, onCode: (code: string) => void) => () => void;
}

const layout = signal<KeyboardLayout | undefined>(undefined);

async function readLayout(): Promise<void> {
  layout.value = await loadLayout();
}
void readLayout();

export function makeBindingTools(t: Translate): BindingTools {
  const names = keyNames(t);
  const labelOf = (device: Device, code: string): string =>
    device === "gamepad" ? padLabel(code) : keyLabel(code, layout.value, names);
  return {
    labelOf,
    hintOf: (bindings, command) => {
      const devices: readonly Device[] = hasPad() ? ["keyboard", "gamepad"] : ["keyboard"];
      const first = (device: Device): readonly string[] => bindings[device][command]?.slice(0, 1) ?? [];
      return devices.flatMap((device) => first(device).map((code) => labelOf(device, code))).join(" / ");
    },
    listen: (device, onCode) => (device === "gamepad" ? listenPads(onCode) : listenKeys(onCode)),
  };
}

function listenKeys(onCode: (code: string) => void): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!event.repeat) onCode(keyCodeOf(event));
  };
  window.addEventListener("keydown", onKeyDown, { capture: true });
  return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
}

function listenPads(onCode: (code: string) => void): () => void {
  const device = watchGamepads(onCode);
  let frame = requestAnimationFrame(function poll(timeStampMs) {
    device.poll(timeStampMs);
    frame = requestAnimationFrame(poll);
  });
  return () => {
    cancelAnimationFrame(frame);
    device.stop();
  };
}
