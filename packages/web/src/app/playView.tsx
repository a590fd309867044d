// The game screen: numbers beside the Matrix, buttons for thumbs, the pause over it. The Matrix itself is the stage's.

import { useSignalEffect } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Hud } from "../screens/hud.tsx";
import { variationName } from "../screens/menu.tsx";
import { PauseOverlay } from "../screens/pauseOverlay.tsx";
import { SpeedSlider } from "../screens/speedSlider.tsx";
import { TouchButtons } from "../screens/touchButtons.tsx";
import { SKINS } from "../stage/skins/index.ts";
import type { App } from "./app.ts";
import type { GamePlay } from "./gamePlay.ts";
import { hudStyleOf } from "./hudStyle.ts";
import { skinOf } from "./skins.ts";

/** Room that the buttons take below the Matrix on a screen that stands upright. */
const BUTTONS_ROOM = 176;

export function PlayView({ app }: { readonly app: App }): VNode {
  const play = app.play.value;
  const { t } = app.shell.value;
  if (play === undefined) return <main class="screen screen-play" aria-label={t("hud.label")} />;
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
  const best = useBest(app, setup.book.id, setup.variation.id);
  useSignalEffect(() => {
    const isUpright = window.innerHeight > window.innerWidth;
    app.theatre.value?.keepRoom({ top: 0, bottom: app.settings.value.hasTouchButtons && isUpright ? BUTTONS_ROOM : 0 });
  });
  useEffect(() => () => app.theatre.peek()?.keepRoom({ top: 0, bottom: 0 }), [app]);
  const speed = setup.book.options.speed;
  const skin = SKINS[skinOf(setup.book.id, settings.display)];
  return (
    <main
      class="screen screen-play"
      data-book={setup.book.id}
      data-ground={skin.isLight ? "light" : "dark"}
      style={{ "--skin-ink": skin.ink, "--skin-accent": skin.accent }}
    >
      <h1 class="unseen">
        {t(`book.${setup.book.id}`)}, {variationName(shell, setup.variation.id)}
      </h1>
      {layout !== undefined && (
        <Hud
          {...{ t, format, layout, best }}
          {...hudStyleOf(setup)}
          book={setup.book.id}
          info={play.info}
          title={variationName(shell, setup.variation.id)}
          player={settings.playerName}
          isMotionReduced={app.isMotionReduced.value}
        >
          {"min" in speed && (
            <SpeedSlider
              t={t}
              info={play.info}
              min={speed.min}
              max={speed.max}
              onSpeed={(tenths) => play.setSpeed(tenths, performance.now())}
            />
          )}
        </Hud>
      )}
      {hasButtons && layout !== undefined && (
        <TouchButtons t={t} book={setup.book} isPortrait={layout.isPortrait} target={play} />
      )}
      {play.isPaused.value && (
        <PauseOverlay
          shell={shell}
          book={setup.book.id}
          onResume={() => play.setPaused(false, performance.now())}
          onRestart={() => app.again()}
          onMenu={() => shell.go({ screen: "menu" })}
          onOptions={() => shell.go({ screen: "options", tab: "game" })}
        />
      )}
    </main>
  );
}

/** The best score so far in this game's table. */
function useBest(app: App, ...[book, variation]: Parameters<App["storage"]["loadTable"]>): number | undefined {
  const [best, setBest] = useState<number>();
  useEffect(() => {
    void app.storage.loadTable(book, variation).then((table) => setBest(table[0]?.score));
  }, [app, book, variation]);
  return best;
}
