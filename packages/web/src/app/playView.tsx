// The game screen: numbers beside the Matrix, buttons for thumbs, the pause over it. The Matrix itself is the stage's.

import { tableOf } from "@korobeinix/engine";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { RIVAL_ROOM, RivalSlot } from "../replays/rivalSlot.tsx";
import { Hud } from "../parts/hud.tsx";
import { variationName } from "../screens/menu.tsx";
import { PauseOverlay } from "../screens/pauseOverlay.tsx";
import { SpeedSlider } from "../parts/speedSlider.tsx";
import { TouchButtons } from "../parts/touchButtons.tsx";
import { SKINS } from "../stage/skins/index.ts";
import type { App } from "./app.ts";
import type { GamePlay } from "./gamePlay.ts";
import { hudStyleOf } from "../parts/hudStyle.ts";
import { skinOf } from "./skins.ts";
import { useTable } from "../parts/useTable.ts";

/** Room that the buttons take below the Matrix on a screen that stands upright. */
const BUTTONS_ROOM = 176;

export function PlayView({ app }: { readonly app: App }): VNode {
  const play = app.games.play.value;
  const { t } = app.shell.value;
  if (play === undefined) return <main class="screen screen-play" data-keys="game" aria-label={t("hud.label")} />;
  return <Playing app={app} play={play} />;
}

function Playing({ app, play }: { readonly app: App; readonly play: GamePlay }): VNode {
  const shell = app.shell.value;
  const { t, format } = shell;
  const { setup } = play.session;
  const settings = app.settings.value;
  const theatre = app.theatre.value;
  const layout = theatre?.layout.value;
  const hasButtons = settings.hasTouchButtons;
  const best = useTable(app, tableOf(setup).name)?.[0];
  const rival = app.games.rival.value;
  const isUpright = layout?.isPortrait === true;
  const hasRival = rival !== undefined;
  useEffect(() => {
    const bottom = hasButtons && isUpright ? BUTTONS_ROOM : 0;
    theatre?.keepRoom({ top: hasRival && isUpright ? RIVAL_ROOM : 0, bottom });
  }, [theatre, isUpright, hasButtons, hasRival]);
  useEffect(() => () => app.theatre.peek()?.keepRoom({ top: 0, bottom: 0 }), [app]);
  const name = variationName(shell, setup.variation.id);
  const skin = SKINS[skinOf(setup.book.id, settings.display)];
  return (
    <main
      class="screen screen-play"
      data-book={setup.book.id}
      data-keys={play.isPaused.value ? "screen" : "game"}
      data-ground={skin.isLight ? "light" : "dark"}
      style={{ "--skin-ink": skin.ink, "--skin-accent": skin.accent }}
    >
      <h1 class="unseen">
        {t(`book.${setup.book.id}`)}, {name}
      </h1>
      {layout !== undefined && (
        <Hud
          {...{ t, format, layout, best }}
          {...hudStyleOf(setup)}
          book={setup.book.id}
          info={play.info}
          title={play.isContinued ? `${name} · ${t("mark.here")}` : name}
          player={settings.playerName}
          isMotionReduced={app.isMotionReduced.value}
        >
          <SpeedSlider t={t} book={setup.book} play={play} />
        </Hud>
      )}
      {rival !== undefined && layout !== undefined && <RivalSlot {...{ shell, rival, layout }} />}
      {hasButtons && layout !== undefined && (
        <TouchButtons t={t} book={setup.book} isPortrait={layout.isPortrait} target={play} />
      )}
      {play.isPaused.value && (
        <PauseOverlay
          shell={shell}
          book={setup.book.id}
          onResume={() => play.setPaused(false, performance.now())}
          onRestart={() => app.games.again()}
          onMenu={() => shell.go({ screen: "menu" })}
          onOptions={() => shell.go({ screen: "options", tab: "game" })}
          onHelp={() => shell.go({ screen: "help", page: setup.book.id })}
        />
      )}
    </main>
  );
}
