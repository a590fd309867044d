// The keys that mean the same on every screen: mute and the full screen (F-15). Whoever writes in a field writes.

import { type BindingTable, PAGE_COMMANDS, type PageCommand } from "../settings/settings.ts";
import { isTextField, keyCodeOf } from "./keyboard.ts";

export interface PageKeysOptions {
  /** The bindings that hold now. */
  readonly keyboard: () => BindingTable;
  /** Tells whether it was followed: if not, the key stays the browser's. */
  readonly onCommand: (command: PageCommand) => boolean;
}

/** To be called before any screen listens: a key that was followed is nobody else's. */
export function listenPageKeys(host: EventTarget, { keyboard, onCommand }: PageKeysOptions): void {
  host.addEventListener("keydown", (given) => {
    const event = given as KeyboardEvent;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.isComposing || isTextField(event.target)) return;
    const bindings = keyboard();
    const codes = new Set([keyCodeOf(event), `key:${event.key}`]);
    const command = PAGE_COMMANDS.find((name) => bindings[name]?.some((code) => codes.has(code)));
    if (command === undefined) return;
    if (!event.repeat && !onCommand(command)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
}
