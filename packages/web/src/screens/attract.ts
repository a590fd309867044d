// Attract mode (W-22): left alone, the title gives way to recorded games of each rule book in turn. Any input brings it
// back, and does nothing else.

import { RULE_BOOKS, type RuleBookId } from "@korobeinix/engine";
import { useEffect, useState } from "preact/hooks";

export interface AttractTimes {
  /** How long the title waits. */
  readonly waitMs: number;
  /** How long each game is shown. */
  readonly stayMs: number;
}

const INPUTS = ["keydown", "pointerdown", "pointermove", "wheel", "click"] as const;

/** A pointer that did not move: the page moved beneath it. */
function isStill(event: Event): boolean {
  return (
    event.type === "pointermove" && event instanceof PointerEvent && event.movementX === 0 && event.movementY === 0
  );
}

/** The rule book whose game is to be shown; undefined while the title is. */
export function useAttract({ waitMs, stayMs }: AttractTimes): RuleBookId | undefined {
  const [turn, setTurn] = useState<number>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let shown: number | undefined;
    /** A press that has woken the title is followed by a click that must not go on either. */
    let hasClickToCome = false;
    const show = (next: number | undefined): void => {
      shown = next;
      setTurn(next);
      clearTimeout(timer);
      timer = setTimeout(() => show(next === undefined ? 0 : next + 1), next === undefined ? waitMs : stayMs);
    };
    const onInput = (event: Event): void => {
      if (isStill(event)) return;
      const isSwallowed = shown !== undefined || (event.type === "click" && hasClickToCome);
      if (event.type === "pointerdown") hasClickToCome = shown !== undefined;
      show(undefined);
      if (!isSwallowed) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    show(undefined);
    for (const name of INPUTS) window.addEventListener(name, onInput, { capture: true, passive: false });
    return () => {
      clearTimeout(timer);
      for (const name of INPUTS) window.removeEventListener(name, onInput, { capture: true });
    };
  }, [waitMs, stayMs]);
  return turn === undefined ? undefined : RULE_BOOKS[turn % RULE_BOOKS.length]?.id;
}
