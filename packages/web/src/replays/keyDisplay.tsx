// The keys of a replay as they were pressed, beside the Matrix: lit while held, a glow for a tap.

import type { Log } from "@korobeinix/engine/log";
import { useComputed } from "@preact/signals";
import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import type { Shell } from "../parts/context.ts";
import { ICONS } from "../parts/touchButtons.tsx";
import { isLit, type KeyTrack, keyTracksOf } from "../logs/keyTracks.ts";
import type { ReplayPlayer } from "../table/replayPlayer.ts";
import { watchWords } from "./watchWords.ts";

/** How long a tap is seen, in time of the one who watches. */
const GLOW_MICROS = 110_000;

export interface KeyDisplayProps {
  readonly shell: Shell;
  readonly log: Log;
  readonly player: ReplayPlayer;
}

export function KeyDisplay({ shell, log, player }: KeyDisplayProps): VNode {
  const tracks = useMemo(() => keyTracksOf(log), [log]);
  return (
    <ul class="keys" aria-label={watchWords(shell)("watch.keys")}>
      {tracks.map((track) => (
        <PressedKey key={track.control} {...{ shell, track, player }} />
      ))}
    </ul>
  );
}

function PressedKey({ shell, track, player }: Omit<KeyDisplayProps, "log"> & { readonly track: KeyTrack }): VNode {
  const lit = useComputed(() => isLit(track, player.time.value, GLOW_MICROS * Math.max(1, player.speed.value)));
  const { control } = track;
  return (
    <li class={`pressed-key is-${control}`} data-lit={lit.value}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={ICONS[control] ?? SPEED_ICON} />
      </svg>
      <span class="unseen">{shell.t(`command.${control}`)}</span>
    </li>
  );
}

const SPEED_ICON = "M4 18a9 9 0 1 1 16 0M12 13l4-5";
