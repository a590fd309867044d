// The keys of a replay being watched. Left and right are the timeline's own: on a button they move the focus, as
// everywhere. In a dialog and in a field none of them are.

import { useEffect } from "preact/hooks";
import { isTextField } from "../input/keyboard.ts";
import type { Playback } from "../table/playback.ts";
import type { Track } from "./tracks.ts";

type Act = (player: Playback, track: Track, event: KeyboardEvent) => void;

function sideways(direction: 1 | -1): Act {
  return (player, _, { shiftKey }) => (shiftKey ? player.stepPiece(direction) : player.stepKey(direction));
}

function toMark(direction: 1 | -1): Act {
  return (player, { marks }) =>
    player.stepAmong(
      marks.map(({ at }) => at),
      direction,
    );
}

/** A key that is held does it once. */
const togglePlaying: Act = (player, _, { repeat }) => {
  if (!repeat) player.setPlaying(!player.isPlaying.peek());
};

/** Wherever the focus is. */
const EVERYWHERE: { readonly [key: string]: Act } = {
  "+": (player) => player.changeSpeed(1),
  "=": (player) => player.changeSpeed(1),
  "-": (player) => player.changeSpeed(-1),
  Home: (player) => player.goTo(0),
  End: (player) => player.goTo(player.length),
  PageDown: toMark(1),
  PageUp: toMark(-1),
};

/** Where no button has the focus: a button takes these for itself. */
const ON_TIMELINE: { readonly [key: string]: Act } = {
  " ": togglePlaying,
  Enter: togglePlaying,
  ArrowLeft: sideways(-1),
  ArrowRight: sideways(1),
};

export function useWatchKeys(player: Playback, track: Track): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (event.altKey || event.ctrlKey || event.metaKey || isTextField(target)) return;
      if (target instanceof Element && target.closest("[role=dialog]") !== null) return;
      const isButton = target instanceof HTMLButtonElement;
      const act = EVERYWHERE[key] ?? (isButton ? undefined : ON_TIMELINE[key]);
      if (act === undefined) return;
      event.preventDefault();
      act(player, track, event);
    };
    // Before the keys of the screen, which would move the focus.
    window.addEventListener("keydown", onKeyDown, true);
    return () => window.removeEventListener("keydown", onKeyDown, true);
  }, [player, track]);
}
