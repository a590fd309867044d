// The keyboard while a game is played: physical keys become commands at the events' own times.

import type { Bindings, Command } from "../settings/settings.ts";
import { commandByCode, isPageCommand } from "./bindings.ts";
import { Held } from "./held.ts";
import type { InputDevice, InputTarget } from "./input.ts";

export interface KeyboardOptions {
  /** A key pressed again within this time of its release is chatter. */
  readonly debounceMs: number;
  /** Whether a command may act now: not while a dialog or a menu has the keys. */
  readonly isActive?: (command: Command) => boolean;
  /** Where the events come from; the window unless told. */
  readonly host?: EventTarget;
}

type Modifier = "altKey" | "ctrlKey" | "metaKey";
const MODIFIERS: { readonly [Name in Modifier]: readonly string[] } = {
  altKey: ["AltLeft", "AltRight"],
  ctrlKey: ["ControlLeft", "ControlRight"],
  metaKey: ["MetaLeft", "MetaRight"],
};
const MODIFIER_NAMES = Object.keys(MODIFIERS) as readonly Modifier[];

export function listenKeyboard(
  target: InputTarget,
  bindings: Pick<Bindings, "keyboard">,
  options: KeyboardOptions,
): InputDevice {
  const { debounceMs, isActive = () => true, host = window } = options;
  const commands = commandByCode(bindings.keyboard);
  const held = new Held(target, debounceMs);
  const listening = new AbortController();

  /** A code goes before what the key writes: the 8 of the number pad is not the 8 of a phone (G-4.1, G-4.3). */
  const commandOf = (event: KeyboardEvent): Command | undefined =>
    commands.get(keyCodeOf(event)) ?? commands.get(`key:${event.key}`);

  const onDown = (event: KeyboardEvent): void => {
    // While Meta is down, macOS tells of no key that is let go.
    if (event.key === "Meta" && !commands.has(event.code)) held.releaseAll(event.timeStamp);
    const command = commandOf(event);
    if (command === undefined || event.isComposing || isTextField(event.target)) return;
    if (isShortcut(event, (code) => commands.has(code))) return;
    // Those of the page are heard wherever one is.
    if (isPageCommand(command) || !isActive(command)) return;
    event.preventDefault();
    if (!event.repeat) held.press(keyCodeOf(event), command, event.timeStamp);
  };

  const onUp = (event: KeyboardEvent): void => {
    const code = keyCodeOf(event);
    if (!held.has(code)) return;
    // A focused button would take the end of Space for a click.
    event.preventDefault();
    held.release(code, event.timeStamp);
  };

  // Away from the window, keys are let go unseen.
  const onAway = (event: Event): void => held.releaseAll(event.timeStamp);

  const { signal } = listening;
  host.addEventListener("keydown", (event) => onDown(event as KeyboardEvent), { signal });
  host.addEventListener("keyup", (event) => onUp(event as KeyboardEvent), { signal });
  for (const name of ["blur", "visibilitychange", "pagehide"]) host.addEventListener(name, onAway, { signal });

  return {
    poll: (timeStampMs) => held.settle(timeStampMs),
    stop: () => {
      listening.abort();
      held.releaseAll(performance.now());
    },
  };
}

/**
 * The physical key; phones and remotes, which have no layout, tell only what it writes. Their Up has a name of its own:
 * beside an OK button it does not turn (G-4.3).
 */
export function keyCodeOf({ code, key }: Pick<KeyboardEvent, "code" | "key">): string {
  if (code !== "") return code;
  if (/^[0-9]$/.test(key)) return `Digit${key}`;
  if (/^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}`;
  return key === " " ? "Space" : key === "ArrowUp" ? "DpadUp" : key;
}

/** Whether another key that is down makes it a shortcut of the browser's: one that plays makes none. */
export function isShortcut(event: Pick<KeyboardEvent, Modifier>, plays: (code: string) => boolean): boolean {
  return MODIFIER_NAMES.some((modifier) => event[modifier] && !MODIFIERS[modifier].some(plays));
}

/** Inputs that nobody writes in: the keys that they do not need are the screen's. */
const WITHOUT_TEXT: ReadonlySet<string> = new Set(["range", "radio", "checkbox", "file", "button", "submit"]);

/** Whether keys pressed there write, or choose from a list by its letters. */
export function isTextField(target: EventTarget | null): boolean {
  const { tagName = "", isContentEditable = false, type = "" } = (target ?? {}) as Partial<HTMLInputElement>;
  if (tagName.toUpperCase() === "INPUT") return !WITHOUT_TEXT.has(type);
  return isContentEditable || ["TEXTAREA", "SELECT"].includes(tagName.toUpperCase());
}
