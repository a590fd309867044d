// Whether fingers play: what they need is on the screen wherever they can touch it.

import { type ReadonlySignal, signal } from "@preact/signals";

const ANY_COARSE = "(any-pointer: coarse)";
const MAINLY_COARSE = "(pointer: coarse)";

const isByTouch = signal(matchMedia(MAINLY_COARSE).matches);
const canTouch = signal(matchMedia(ANY_COARSE).matches || navigator.maxTouchPoints > 0);

/** Whether the last thing that was done was done by a finger; before anything is done, whether that is to be expected. */
export const lastByTouch: ReadonlySignal<boolean> = isByTouch;

/** Whether fingers may come. */
export const hasFingers: ReadonlySignal<boolean> = canTouch;

function onPointer({ pointerType }: PointerEvent): void {
  isByTouch.value = pointerType === "touch";
  if (pointerType === "touch") canTouch.value = true;
}

window.addEventListener("pointerdown", onPointer, { capture: true });
window.addEventListener(
  "keydown",
  () => {
    isByTouch.value = false;
  },
  { capture: true },
);
