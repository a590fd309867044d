// The speed of Basic, changed in the middle of play (B-3). The keys stay with the game: the slider is for pointers.

import type { RuleBook } from "@korobeinix/engine";
import { type ReadonlySignal, useComputed } from "@preact/signals";
import type { VNode } from "preact";
import type { GameInfo } from "../table/gameInfo.ts";
import type { Translate } from "../words/translate.ts";

export interface SpeedSliderProps {
  readonly t: Translate;
  readonly book: RuleBook;
  readonly play: {
    readonly info: ReadonlySignal<GameInfo | undefined>;
    /** In tenths of a row a second. */
    setSpeed(speed: number, timeStampMs: number): void;
  };
}

type Bounds = Extract<RuleBook["options"]["speed"], { readonly min: number }>;

/** With the focus on it, the arrows would steer the slider as well as the game. */
function giveBack(event: Event): void {
  if (event instanceof KeyboardEvent) event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.blur();
}

/** Nothing where the rule book lets nobody set the speed. */
export function SpeedSlider(props: SpeedSliderProps): VNode | null {
  const { speed } = props.book.options;
  return "min" in speed ? <Slider {...props} bounds={speed} /> : null;
}

function Slider({ t, play, bounds: { min, max } }: SpeedSliderProps & { readonly bounds: Bounds }): VNode {
  const speed = useComputed(() => play.info.value?.speed ?? min);
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
      onInput={(event) => play.setSpeed(Number(event.currentTarget.value), performance.now())}
      onChange={giveBack}
      onPointerUp={giveBack}
      onPointerCancel={giveBack}
      onKeyDown={giveBack}
    />
  );
}
