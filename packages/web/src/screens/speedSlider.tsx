// The speed of Basic, changed in the middle of play (B-3). The keys stay with the game: the slider is for pointers.

import { type ReadonlySignal, useComputed } from "@preact/signals";
import type { VNode } from "preact";
import type { GameInfo } from "../app/gameInfo.ts";
import type { Translate } from "../words/translate.ts";

export interface SpeedSliderProps {
  readonly t: Translate;
  readonly info: ReadonlySignal<GameInfo | undefined>;
  /** Bounds in tenths of a row a second. */
  readonly min: number;
  readonly max: number;
  readonly onSpeed: (tenths: number) => void;
}

/** With the focus on it, the arrows would steer the slider as well as the game. */
function giveBack(event: Event): void {
  if (event instanceof KeyboardEvent) event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.blur();
}

export function SpeedSlider({ t, info, min, max, onSpeed }: SpeedSliderProps): VNode {
  const speed = useComputed(() => info.value?.speed ?? min);
  return (
    <input
      class="speed-slider"
      type="range"
      tabIndex={-1}
      min={min}
      max={max}
      step={1}
      value={speed.value}
      style={{ "--share": (speed.value - min) / (max - min) }}
      aria-label={t("option.speed")}
      onInput={(event) => onSpeed(Number(event.currentTarget.value))}
      onChange={giveBack}
      onPointerUp={giveBack}
      onPointerCancel={giveBack}
      onKeyDown={giveBack}
    />
  );
}
