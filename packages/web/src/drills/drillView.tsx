// A drill that is played (F-20): the board is the stage's; this lays the goal and the tools beside it, and knows who has
// the keys.

import "../styles/coach.css";
import "../styles/practice.css";
import "../styles/drills.css";
import type { Log } from "@korobeinix/engine/log";
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { bindingsAlone, commandByCode } from "../input/bindings.ts";
import { listenDevices } from "../input/devices.ts";
import type { App } from "../parts/context.ts";
import { Hud } from "../parts/hud.tsx";
import { hudStyleOf } from "../parts/hudStyle.ts";
import { usePageWindow } from "../parts/pageWindow.ts";
import { plainRoom } from "../parts/thumbRoom.ts";
import { boxesFor, TouchButtons } from "../parts/touchButtons.tsx";
import { giveKeys, type Keys, ToolKeys, useStage } from "../practice/practiceHooks.ts";
import { shortcutOf } from "../practice/shortcuts.ts";
import { bookOf, handlingFor } from "../settings/requests.ts";
import { SKINS } from "../stage/skins/index.ts";
import { skinOf } from "../stage/skinOf.ts";
import type { Layout } from "../stage/stage.ts";
import type { Drill } from "./drill.ts";
import { DrillPanel } from "./drillPanel.tsx";
import { DrillPlay } from "./drillPlay.ts";
import type { DrillResult } from "./drillSight.ts";
import { hasSolutions } from "./solution.ts";

export interface DrillViewProps {
  readonly app: App;
  readonly drill: Drill;
  readonly title: string;
  readonly hint: string;
  /** Of a drill that has none of its own. */
  readonly solution?: Log | undefined;
  /** What opens over it when it is done. */
  readonly renderDone: (result: DrillResult, onAgain: () => void) => VNode;
  readonly onDone?: ((result: DrillResult) => void) | undefined;
}

export function DrillView({ app, drill, title, hint, solution, renderDone, onDone }: DrillViewProps): VNode {
  const shell = app.shell.value;
  const book = bookOf(drill.ruleBook);
  const keys = useSignal<Keys>("game");
  const result = useSignal<DrillResult | undefined>(undefined);
  const heard = useRef(onDone);
  heard.current = onDone;
  const play = useMemo(
    () =>
      new DrillPlay({
        drill,
        handling: handlingFor(app.settings.peek(), book),
        sound: app.sound,
        solution,
        makeDevices: (target, game) =>
          listenDevices(target, {
            setup: game.rules.setup,
            settings: app.settings.peek(),
            layout: () => app.stage.peek()?.layout.peek(),
            isActive: (command) =>
              result.peek() === undefined &&
              (keys.peek() === "game" || (keys.peek() === "tools" && command === "pause")),
          }),
        onTools: () => giveKeys(keys, keys.peek() === "tools" ? "game" : "tools"),
        onDone: (made) => {
          result.value = made;
          heard.current?.(made);
        },
      }),
    [app, drill],
  );
  useEffect(() => () => play.stop(), [play]);
  const settings = app.settings.value;
  const skin = SKINS[skinOf(book.id, settings.display)];
  const layout = app.stage.value?.layout.value;
  const page = usePageWindow();
  const boxes = settings.hasTouchButtons && page.isUpright ? boxesFor(page, book, settings.touch, true) : [];
  const buttonsPx = plainRoom(boxes, page).bottom;
  useStage(app, play, buttonsPx);
  useUndoKey(app, drill, play, () => result.peek() === undefined && keys.peek() === "game");
  useEffect(() => {
    const onLeave = (): void => play.wait(performance.now());
    window.addEventListener("blur", onLeave);
    return () => window.removeEventListener("blur", onLeave);
  }, [play]);
  const hasSolution = solution !== undefined || hasSolutions(drill);
  const give = (to: Keys): void => {
    if (to !== "game") play.wait(performance.now());
    giveKeys(keys, to);
  };
  const onLeave = (): void => {
    if (keys.peek() === "tools") give("game");
  };
  const onAgain = (): void => {
    result.value = undefined;
    play.retry();
    give("game");
  };
  return (
    <main
      class="screen screen-play screen-practice screen-drill"
      data-book={book.id}
      data-keys={keys.value === "game" && result.value === undefined ? "game" : "screen"}
      data-skin={skin.id}
      data-ground={skin.isLight ? "light" : "dark"}
      data-buttons={boxes.length > 0 ? "" : undefined}
      style={{ "--skin-ink": skin.ink, "--skin-accent": skin.accent, "--buttons": `${buttonsPx}px` }}
      onPointerDown={onLeave}
    >
      <h1 class="unseen">{title}</h1>
      {layout !== undefined && (
        <>
          <Hud
            {...{ layout, t: shell.t, format: shell.format }}
            {...hudStyleOf(play.game.rules.setup)}
            left={[]}
            right={[]}
            book={book.id}
            info={play.info}
            title=""
            player=""
            isMotionReduced={app.isMotionReduced.value}
          />
          {boxes.length > 0 && <TouchButtons t={shell.t} boxes={boxes} target={play} />}
          <DrillPanel
            {...{ shell, book, skin, drill, title, hint, play, hasSolution, onLeave }}
            isPortrait={layout.isPortrait}
            left={rightEnd(layout)}
            isInert={result.value !== undefined}
            onEnter={() => give("tools")}
          />
        </>
      )}
      {keys.value === "tools" && result.value === undefined && (
        <ToolKeys sound={shell.sound} onBack={() => give("game")} />
      )}
      {result.value !== undefined && renderDone(result.value, onAgain)}
    </main>
  );
}

/** Takes a piece back, ahead of the game's keys. */
function useUndoKey(app: App, drill: Drill, play: DrillPlay, isActive: () => boolean): void {
  useEffect(() => {
    const commands = commandByCode(bindingsAlone(app.settings.peek(), drill.ruleBook).keyboard);
    const onDown = (event: KeyboardEvent): void => {
      if (!isActive() || shortcutOf(event, (code) => commands.has(code)) !== "undo") return;
      event.preventDefault();
      event.stopImmediatePropagation();
      play.undo();
    };
    window.addEventListener("keydown", onDown, { capture: true });
    return () => window.removeEventListener("keydown", onDown, { capture: true });
  }, [app, drill, play]);
}

/** Where the Next Queue ends. */
function rightEnd({ next, right }: Layout): number {
  return Math.max(next.x + next.width, right.x + right.width) + 12;
}
