// Guards what is shown after a game (W-28): presses that were meant for the game do nothing there. Listens before everybody
// else, and lets through only what is meant.

import type { BindingTable } from "../settings/settings.ts";
import { commandByCode, isPageCommand } from "./bindings.ts";
import type { InputDevice } from "./input.ts";
import { isShortcut, isTextField, keyCodeOf } from "./keyboard.ts";
import { PadReader, type Pads } from "./padReader.ts";
import { Settling } from "./settling.ts";

export interface AftermathOptions {
  /** The keys that the game was played with. */
  readonly tables: readonly BindingTable[];
  /** Once, as soon as every press is meant for what is shown. */
  readonly onSettled: () => void;
  /** Where the pads come from; the browser unless told. */
  readonly pads?: Pads;
  /** Where keys and fingers come from; the window unless told. */
  readonly host?: EventTarget;
}

export function guardAftermath({ tables, onSettled, pads, host = window }: AftermathOptions): InputDevice {
  const commands = new Map(tables.flatMap((table) => [...commandByCode(table)]));
  const reader = new PadReader(pads);
  const settling = new Settling();
  const listening = new AbortController();
  /** Keys that went down for what is shown: only these may repeat. */
  const meantKeys = new Set<string>();
  let isPointerMeant = false;
  /** A name has been begun: what is pressed in its field is meant for it. */
  let isTyping = false;
  let isSettled = false;

  const take = (plays: boolean): boolean => settling.press(plays) || isSettled;
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const code = keyCodeOf(event);
    const command = commands.get(code) ?? commands.get(`key:${event.key}`);
    if (command !== undefined && isPageCommand(command)) return;
    const isWriting = isTyping && event.key !== "Escape" && isTextField(event.target);
    const isMeant = event.repeat ? meantKeys.has(code) : take(command !== undefined) || isWriting;
    isTyping ||= isMeant && event.key.length === 1;
    if (isMeant) meantKeys.add(code);
    else meantKeys.delete(code);
    // Shortcuts stay the browser's. Control and Space are none where both of them play.
    const isBrowsers = isShortcut(event, (held) => command !== undefined && commands.has(held)) || /^F\d+$/.test(code);
    if (!isMeant && !isBrowsers) swallow(event);
  };
  const onKeyUp = (event: KeyboardEvent): void => {
    // A focused button takes the end of Space for a click.
    if (!meantKeys.delete(keyCodeOf(event))) event.preventDefault();
  };
  const onPointerDown = ({ pointerType }: PointerEvent): void => {
    isPointerMeant = take(pointerType !== "mouse");
  };
  const onPointed = (event: MouseEvent): void => {
    // A click without a pointer comes from a key that was let through, or from a screen reader.
    const isMeant = event.detail > 0 ? isPointerMeant : take(false);
    if (!isMeant) swallow(event);
  };

  const options = { capture: true, signal: listening.signal };
  host.addEventListener("keydown", (event) => onKeyDown(event as KeyboardEvent), options);
  host.addEventListener("keyup", (event) => onKeyUp(event as KeyboardEvent), options);
  host.addEventListener("pointerdown", (event) => onPointerDown(event as PointerEvent), options);
  for (const name of ["mousedown", "click"]) {
    host.addEventListener(name, (event) => onPointed(event as MouseEvent), options);
  }

  return {
    poll: (nowMs) => {
      settling.frame(nowMs);
      for (const { isDown } of reader.read(nowMs)) if (isDown) take(true);
      if (isSettled || !settling.isOver) return;
      isSettled = true;
      onSettled();
    },
    stop: () => listening.abort(),
  };
}
