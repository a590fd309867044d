// What Practice needs beside its picture: the game and its devices, the stage, and the keys that are not the game's.

import { parseSetup, type RuleBookId, type Setup, unwrap } from "@korobeinix/engine";
import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import type { App } from "../parts/context.ts";
import { listenDevices } from "../input/devices.ts";
import { bindingsAlone, commandByCode } from "../input/bindings.ts";
import { keyCodeOf } from "../input/keyboard.ts";
import type { Shell } from "../parts/context.ts";
import { focusFirst } from "../parts/focus.ts";
import { useScreenKeys } from "../parts/keys.ts";
import { newSeed, requestOf } from "../settings/requests.ts";
import { toggleCoach } from "./practiceCoach.ts";
import type { PracticeDialogName } from "./practicePanel.tsx";
import { PracticePlay } from "./practicePlay.ts";
import type { Activity } from "../table/loop.ts";
import { isGameKey, shortcutOf } from "./shortcuts.ts";

/** Who has the keys. */
export type Keys = "game" | "tools" | PracticeDialogName;

/** What kept the focus would take keys from the game. */
export function giveKeys(keys: { value: Keys }, to: Keys): void {
  if (to === "game" && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  keys.value = to;
}

/** Room that the tools take below the Matrix on an upright phone, above the buttons for thumbs. */
const DOCK_ROOM = 168;

/** The Matrix gives way to the tools at its right, all the more where the window is not wide. */
const NARROW = "(max-aspect-ratio: 3/2)";
const SIZES = { narrow: 72, wide: 84 } as const;

/** From so many pieces on, a practised game is worth keeping. */
const WORTH_KEEPING = 5;

/** As the player has set the rule book up, in its first variation: nothing is to end it. */
export function freshSetup(app: App, id: RuleBookId): Setup {
  const { ruleBook, options, seed } = requestOf(app.settings.peek(), id, newSeed());
  return unwrap(parseSetup({ ruleBook, seed, options: { ...options, practice: true } }));
}

/** The game that is practised as long as the screen is open; a line worth it is kept when one leaves. */
export function usePlay(app: App, id: RuleBookId, keys: { value: Keys; peek(): Keys }): PracticePlay {
  const play = useMemo(() => {
    const setup = freshSetup(app, id);
    return new PracticePlay({
      setup,
      sound: app.sound,
      haptics: app.haptics,
      makeDevices: (target) =>
        listenDevices(target, {
          setup,
          settings: app.settings.peek(),
          layout: () => app.stage.peek()?.layout.peek(),
          isActive: (command) => keys.peek() === "game" || (keys.peek() === "tools" && command === "pause"),
        }),
      onTools: () => giveKeys(keys, keys.peek() === "tools" ? "game" : "tools"),
    });
  }, [app, id, keys]);
  useEffect(
    () => () => {
      play.stop();
      if (play.game.state.pieces >= WORTH_KEEPING) void app.games.keep(play.game, play.session.toLog(), "practised");
    },
    [app, play],
  );
  return play;
}

/**
 * Puts the game on the stage, again whenever the stage or the settings are other ones, and keeps room for the tools and so
 * much below them.
 */
export function useStage(app: App, play: Activity, buttonsPx: number): void {
  const isUpright = useComputed(() => app.stage.value?.layout.value?.isPortrait === true);
  const isNarrow = useSignal(matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const onChange = (): void => {
      isNarrow.value = query.matches;
    };
    query.addEventListener("change", onChange);
    return () => query.removeEventListener("change", onChange);
  }, [isNarrow]);
  useSignalEffect(() => {
    app.show(play, { matrixPosition: "left", matrixSize: isNarrow.value ? SIZES.narrow : SIZES.wide });
  });
  const stage = app.stage.value;
  const bottom = isUpright.value ? DOCK_ROOM + buttonsPx : 0;
  useLayoutEffect(() => stage?.keepRoom({ bottom }), [stage, bottom]);
  // Before whoever comes next keeps room for itself.
  useLayoutEffect(() => () => app.stage.peek()?.keepRoom({}), [app]);
}

/** The keys of Practice itself, ahead of the game's: Ctrl alone may be one of those. */
export function useShortcuts(app: App, id: RuleBookId, play: PracticePlay, keys: { peek(): Keys }): void {
  useEffect(() => {
    const commands = commandByCode(bindingsAlone(app.settings.peek(), id).keyboard);
    let falling: string | undefined;
    const letFall = (isLetFall: boolean): void =>
      play.act((session, timeStampMs) => session.letFall(isLetFall && session.isFrozen, timeStampMs));
    const onDown = (event: KeyboardEvent): void => {
      if (keys.peek() !== "game" && keys.peek() !== "tools") return;
      const shortcut = shortcutOf(event, (code) => isGameKey(commands, code));
      // With the tools, arrows are theirs.
      if (shortcut === undefined || (keys.peek() === "tools" && event.key.startsWith("Arrow"))) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (shortcut === "undo") play.act((session) => session.undo());
      else if (shortcut === "redo") play.act((session) => session.redo());
      else if (event.repeat) return;
      else if (shortcut === "freeze") play.act((session, now) => session.freeze(!session.isFrozen, now));
      else if (shortcut === "coach") toggleCoach(app.shell.peek());
      else {
        falling = keyCodeOf(event);
        letFall(true);
      }
    };
    const onUp = (event: KeyboardEvent): void => {
      if (keyCodeOf(event) !== falling) return;
      falling = undefined;
      letFall(false);
    };
    window.addEventListener("keydown", onDown, { capture: true });
    window.addEventListener("keyup", onUp, { capture: true });
    return () => {
      window.removeEventListener("keydown", onDown, { capture: true });
      window.removeEventListener("keyup", onUp, { capture: true });
    };
  }, [app, id, play, keys]);
}

/** While the tools have the keys: arrows move between them, Escape gives the keys back. */
export function ToolKeys({ sound, onBack }: { readonly sound: Shell["sound"]; readonly onBack: () => void }): null {
  useScreenKeys(sound, onBack);
  useLayoutEffect(() => {
    const panel = document.querySelector(".practice-panel");
    if (panel !== null && !panel.contains(document.activeElement)) focusFirst(panel);
  }, []);
  return null;
}
