// The bar below a computer's game: to pause it, to see another one, to take it over.

import type { VNode } from "preact";
import type { Shell } from "../parts/context.ts";
import { WatchIcon } from "../replays/watchIcon.tsx";
import type { LiveGame } from "./liveGame.ts";
import { liveWords } from "./liveWords.ts";

export interface LiveBarProps {
  readonly shell: Shell;
  readonly live: LiveGame;
  readonly onRestart: () => void;
  readonly onTakeOver: () => void;
}

export function LiveBar({ shell, live, onRestart, onTakeOver }: LiveBarProps): VNode {
  const w = liveWords(shell);
  const phase = live.table.phase.value;
  const isPaused = phase === "paused";
  const isEnded = phase === "ending" || phase === "over";
  return (
    <div class="live-bar" role="group" aria-label={w("live.controls")}>
      <WatchIcon
        name={isPaused ? "play" : "pause"}
        label={w(isPaused ? "live.resume" : "live.pause")}
        isDisabled={isEnded}
        isFirst
        onClick={() => toggle(live)}
      />
      <WatchIcon name="restart" label={w("live.restart")} onClick={onRestart} />
      <p class="live-state" role="status">
        {isPaused && w("live.paused")}
      </p>
      <button
        type="button"
        class="watch-action is-main"
        title={w("live.takeOverHint")}
        disabled={isEnded}
        onClick={onTakeOver}
      >
        {w("live.takeOver")}
      </button>
    </div>
  );
}

/** Stands still, or goes on. */
export function toggle(live: LiveGame): void {
  if (live.table.phase.peek() === "paused") live.resume();
  else live.pause();
}
