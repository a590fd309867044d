// Every device a player has, for a board within a page. Keys count while the board has the focus, so that only the one in
// hand gets them.

import type { RuleBook } from "@korobeinix/engine";
import type { Settings } from "../settings/settings.ts";
import { bindingsAlone, commandsOf } from "./bindings.ts";
import { listenGamepad } from "./gamepad.ts";
import type { InputDevice, InputTarget } from "./input.ts";
import { listenKeyboard } from "./keyboard.ts";
import { listenTouch } from "./touch.ts";
import { fingerWay } from "./touchGestures.ts";

export interface BoardPlace {
  readonly host: HTMLElement;
  /** Side of a cell in CSS pixels. */
  readonly cell: number;
  readonly book: RuleBook;
  readonly settings: Settings;
}

export function listenOnBoard(target: InputTarget, { host, cell, book, settings }: BoardPlace): readonly InputDevice[] {
  const bindings = bindingsAlone(settings, book.id);
  const { debounceMs } = settings.handling;
  const holdRect = (): DOMRect | undefined => host.querySelector("[data-hold]")?.getBoundingClientRect();
  return [
    listenKeyboard(target, bindings, { debounceMs, host }),
    listenGamepad(target, bindings, { debounceMs }),
    listenTouch(target, host, {
      cellSize: () => fingerWay(cell, settings.touch),
      holdRect,
      commands: commandsOf(book),
    }),
  ];
}
