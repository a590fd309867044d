// The game screen: numbers beside the Matrix, buttons for thumbs, the countdown and the pause over it. The Matrix itself
// is the stage's.

import { tableOf } from "@korobeinix/engine/records";
import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import { isWorthKeeping } from "../library/dayBook.ts";
import { hasWonders } from "../library/wonders.ts";
import { HEAD_ROOM, Hud } from "../parts/hud.tsx";
import { hudStyleOf } from "../parts/hudStyle.ts";
import { lazyPart } from "../parts/lazyView.tsx";
import { Panel } from "../parts/panel.tsx";
import { panelFiguresOf } from "../parts/panelFigures.ts";
import { SpeedSlider } from "../parts/speedSlider.tsx";
import { TouchButtons } from "../parts/touchButtons.tsx";
import { useTable } from "../parts/useTable.ts";
import { useThumbs } from "../parts/useThumbs.ts";
import { Countdown } from "../screens/countdown.tsx";
import { useFirstGestures } from "../screens/firstGestures.ts";
import { PauseOverlay } from "../screens/pauseOverlay.tsx";
import { PlayBar } from "../screens/playBar.tsx";
import { RestartSign } from "../screens/restartSign.tsx";
import { SkipEnd } from "../screens/skipEnd.tsx";
import { SKINS } from "../stage/skins/index.ts";
import { skinOf } from "../stage/skinOf.ts";
import { variationName } from "../words/variationName.ts";
import type { Application } from "./app.ts";
import type { Playing } from "./playing.ts";

/** The line that names the game, and Pause, above all else in an upright window. */
function headPx(isUpright: boolean): number {
  return isUpright ? HEAD_ROOM : 0;
}

/** Fetched with the first race. */
const RivalPanel = lazyPart(["watch"], async () => (await import("./rivalPanel.tsx")).RivalPanel);

/** Fetched with the first game by touch. */
const GestureGuide = lazyPart([], async () => (await import("../screens/gestureGuide.tsx")).GestureGuide);

export function PlayView({ app }: { readonly app: Application }): VNode {
  const playing = app.games.playing.value;
  const { t } = app.shell.value;
  if (playing === undefined) return <main class="screen screen-play" data-keys="game" aria-label={t("hud.label")} />;
  return <PlayingView app={app} playing={playing} />;
}

function PlayingView({ app, playing }: { readonly app: Application; readonly playing: Playing }): VNode {
  const shell = app.shell.value;
  const { t, format } = shell;
  const { session, table, rival } = playing;
  const { setup } = session;
  const settings = app.settings.value;
  const stage = app.stage.value;
  const layouts = stage?.layouts.value ?? [];
  const layout = layouts[0];
  const best = useTable(app, tableOf(setup).name)?.[0];
  const isUpright = layout?.isPortrait === true;
  const phase = table.phase.value;
  const hands = useMemo(() => table.handsAt(0), [table]);
  const gestures = useFirstGestures(shell, table);
  const { boxes } = useThumbs({
    stage,
    settings,
    book: setup.book,
    isOn: settings.hasTouchButtons,
    isShared: rival !== undefined,
    headPx,
  });
  const name = variationName(shell, setup.variation.id);
  const skin = SKINS[skinOf(setup.book.id, settings.display)];
  return (
    <main
      class="screen screen-play"
      data-book={setup.book.id}
      data-keys={phase === "paused" ? "screen" : "game"}
      data-phase={phase}
      data-skin={skin.id}
      data-ground={skin.isLight ? "light" : "dark"}
      style={{ "--skin-ink": skin.ink, "--skin-accent": skin.accent }}
    >
      <h1 class="unseen">
        {t(`book.${setup.book.id}`)}, {name}
      </h1>
      {layout !== undefined && (
        <Hud
          // Figures of the game before would stand still.
          key={playing}
          {...{ t, format, layout, best }}
          {...hudStyleOf(setup)}
          book={setup.book.id}
          info={playing.info}
          title={playing.isContinued ? `${name} · ${t("mark.here")}` : name}
          player={settings.playerName}
          isMotionReduced={app.isMotionReduced.value}
          panel={
            <Panel
              {...{ t, format }}
              book={setup.book.id}
              info={playing.info}
              figures={panelFiguresOf(setup.book, settings.display.panel)}
              news={playing.panel}
            />
          }
          wonderLines={hasWonders(setup.book.id) && !playing.isContinued ? app.wonderLines.value : undefined}
        >
          <SpeedSlider t={t} book={setup.book} play={playing} />
        </Hud>
      )}
      {rival !== undefined && layout !== undefined && (
        <RivalPanel
          key={playing}
          {...{ shell, rival, layout }}
          race={playing.race}
          place={layouts[1]}
          info={playing.info}
        />
      )}
      {boxes.length > 0 && layout !== undefined && <TouchButtons {...{ t, boxes }} target={hands} />}
      {phase !== "paused" && <PlayBar t={t} target={hands} isPortrait={isUpright} hasRestart />}
      {layout !== undefined && table.count.value > 0 && <Countdown count={table.count.value} layout={layout} />}
      <RestartSign t={t} state={table.restart.value} />
      {phase === "ending" && <SkipEnd table={table} />}
      {phase === "paused" && gestures.isShown && (
        <GestureGuide shell={shell} book={setup.book} onClose={gestures.onClose} />
      )}
      {phase === "paused" && !gestures.isShown && (
        <PauseOverlay
          shell={shell}
          book={setup.book.id}
          onResume={() => table.resume()}
          onRestart={() => app.games.again()}
          isAtStake={isWorthKeeping(session.game)}
          onMenu={() => shell.go({ screen: "menu" })}
          onOptions={() => shell.go({ screen: "options", tab: "game" })}
          onArrange={boxes.length > 0 ? () => shell.go({ screen: "arrange" }) : undefined}
          onHelp={() => shell.go({ screen: "help", page: setup.book.id })}
        />
      )}
    </main>
  );
}
