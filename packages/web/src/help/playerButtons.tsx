// Play, stop, half speed, and the reader's turn.

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { Shell } from "../parts/context.ts";
import type { BoardDemonstration, Mode } from "./boardDemonstration.ts";
import { helpWords } from "./words.ts";

interface PlayerButtonsProps {
  readonly shell: Shell;
  readonly exhibit: BoardDemonstration;
  readonly mode: Mode;
  readonly onShow: () => void;
  readonly onTry: () => void;
  readonly onLeave: () => void;
}

const HALF = 0.5;

export function PlayerButtons({ shell, exhibit, mode, onShow, onTry, onLeave }: PlayerButtonsProps): VNode {
  const { help } = helpWords(shell.language);
  const [isHalf, setHalf] = useState(exhibit.speed === HALF);
  const hasBeen = mode === "shown" || mode === "reached" || mode === "missed";
  return (
    <div class="demo-buttons">
      {mode === "showing" ? (
        <button type="button" class="secondary" onClick={() => exhibit.stop()}>
          {help("demo.stop")}
        </button>
      ) : (
        <button type="button" class="secondary" data-show onClick={onShow}>
          {help(hasBeen ? "demo.again" : "demo.play")}
        </button>
      )}
      {mode === "trying" ? (
        <button type="button" class="secondary" data-try tabIndex={-1} onClick={onLeave}>
          {help("demo.leave")}
        </button>
      ) : (
        <button type="button" class="secondary is-try" data-try onClick={onTry}>
          {help(mode === "reached" || mode === "missed" ? "demo.tryAgain" : "demo.try")}
        </button>
      )}
      <button
        type="button"
        class="secondary is-speed"
        aria-pressed={isHalf}
        onClick={() => {
          exhibit.speed = isHalf ? 1 : HALF;
          setHalf(!isHalf);
        }}
      >
        {help("demo.half")}
      </button>
    </div>
  );
}
