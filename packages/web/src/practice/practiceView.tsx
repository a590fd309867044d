// Practice (W-23): any rule book without stakes. The Matrix is the stage's; this lays tools beside it and knows who has
// the keys: the game, the tools, or what is opened over them.

import "../styles/practice.css";
import { type RuleBookId, unwrap } from "@korobeinix/engine";
import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import type { App } from "../parts/context.ts";
import { Dialog } from "../parts/dialog.tsx";
import { hudStyleOf } from "../parts/hudStyle.ts";
import { skinOf } from "../stage/skinOf.ts";
import { Hud } from "../parts/hud.tsx";
import { bookOf } from "../settings/requests.ts";
import { SpeedSlider } from "../parts/speedSlider.tsx";
import { usePageWindow } from "../parts/pageWindow.ts";
import { plainRoom } from "../parts/thumbRoom.ts";
import { boxesFor, TouchButtons } from "../parts/touchButtons.tsx";
import { SKINS } from "../stage/skins/index.ts";
import type { Layout } from "../stage/stage.ts";
import { BoardDialog } from "./boardDialog.tsx";
import { type Beginning, practised } from "./draft.ts";
import { FumenDialog } from "./fumenDialog.tsx";
import { PracticePanel, PracticeReport } from "./practicePanel.tsx";
import { useCoach } from "./practiceCoach.ts";
import { freshSetup, giveKeys, type Keys, ToolKeys, usePlay, useShortcuts, useStage } from "./practiceHooks.ts";
import { practiceWords } from "./practiceWords.ts";
import { SetupDialog } from "./setupDialog.tsx";

export interface PracticeViewProps {
  readonly app: App;
  readonly book: RuleBookId;
}

export function PracticeView({ app, book: id }: PracticeViewProps): VNode {
  const shell = app.shell.value;
  const { t, format } = shell;
  const p = practiceWords(shell);
  const book = bookOf(id);
  const keys = useSignal<Keys>("game");
  const play = usePlay(app, id, keys);
  const settings = app.settings.value;
  const skin = SKINS[skinOf(id, settings.display)];
  const layout = app.stage.value?.layout.value;
  const page = usePageWindow();
  const boxes = settings.hasTouchButtons && page.isUpright ? boxesFor(page, book, settings.touch, true) : [];
  const buttonsPx = plainRoom(boxes, page).bottom;
  const adviser = useCoach(app, play);
  useStage(app, play, buttonsPx);
  useShortcuts(app, id, play, keys);
  const dialog = keys.value === "game" || keys.value === "tools" ? undefined : keys.value;
  const give = (to: Keys): void => {
    if (to !== "game") play.act((session, timeStampMs) => session.wait(timeStampMs));
    giveKeys(keys, to);
  };
  const begin = (beginning: Beginning): void => {
    play.act((session) => session.begin(unwrap(practised(play.game.rules.setup, beginning))));
    give("game");
  };
  const restart = (): void => {
    play.act((session) => session.begin(freshSetup(app, id)));
    give("game");
  };
  const onBegin = (chosen: RuleBookId): void => {
    if (chosen === id) restart();
    else shell.replace({ screen: "practice", book: chosen });
  };
  const onClose = (): void => give("game");
  const onLeave = (): void => {
    if (keys.peek() === "tools") give("game");
  };
  const { setup } = play.game.rules;
  const panel = {
    shell,
    p,
    book,
    skin,
    play,
    adviser,
    onRestart: restart,
    onOpen: give,
    onEnter: () => give("tools"),
    onLeave,
  };
  const frame = { shell, p, skin, onClose };
  return (
    <main
      class="screen screen-play screen-practice"
      data-book={id}
      data-keys={keys.value === "game" ? "game" : "screen"}
      data-skin={skin.id}
      data-ground={skin.isLight ? "light" : "dark"}
      data-buttons={boxes.length > 0 ? "" : undefined}
      style={{ "--skin-ink": skin.ink, "--skin-accent": skin.accent, "--buttons": `${buttonsPx}px` }}
      onPointerDown={onLeave}
    >
      <h1 class="unseen">{p("titleOf", { book: t(`book.${id}`) })}</h1>
      {layout !== undefined && (
        <>
          <Hud
            {...{ t, format, layout }}
            {...hudStyleOf(setup)}
            left={hudStyleOf(setup).left.filter((name) => name !== "best")}
            book={id}
            info={play.info}
            title=""
            player=""
            isMotionReduced={app.isMotionReduced.value}
          >
            <SpeedSlider t={t} book={book} play={play} />
          </Hud>
          {boxes.length > 0 && <TouchButtons {...{ t, boxes }} target={play} />}
          <PracticePanel
            {...panel}
            isPortrait={layout.isPortrait}
            left={rightEnd(layout)}
            isInert={dialog !== undefined}
          />
        </>
      )}
      {keys.value === "tools" && <ToolKeys sound={shell.sound} onBack={onClose} />}
      {dialog === "board" && <BoardDialog {...frame} game={play.game} onPlay={begin} />}
      {dialog === "fumen" && <FumenDialog {...frame} tree={play.sight.value.tree} game={play.game} onPlay={begin} />}
      {dialog === "setup" && <SetupDialog {...frame} book={id} onBegin={onBegin} />}
      {dialog === "lines" && (
        <Dialog {...{ shell, onClose }} close={p("close")} name="lines" title={p("title")}>
          <PracticeReport {...panel} sight={play.sight.value} left={0} isInert={false} />
        </Dialog>
      )}
    </main>
  );
}

/** Where the Next Queue and the figures below it end. */
function rightEnd({ next, right }: Layout): number {
  return Math.max(next.x + next.width, right.x + right.width) + 12;
}
