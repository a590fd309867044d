// A replay on the stage with all that is shown round it: figures, keys, statistics, the timeline and what can be done.

import { statisticsOf } from "@korobeinix/engine";
import { type ReadonlySignal, useComputed } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { App } from "../parts/context.ts";
import { infoOf } from "../table/gameInfo.ts";
import { hudStyleOf } from "../parts/hudStyle.ts";
import { lazyPart } from "../parts/lazyView.tsx";
import { skinOf } from "../stage/skinOf.ts";
import { Hud } from "../parts/hud.tsx";
import { variationName } from "../words/variationName.ts";
import { Screen } from "../parts/screen.tsx";
import { StatisticsList } from "../parts/statisticsList.tsx";
import { SKINS } from "../stage/skins/index.ts";
import type { Layout } from "../stage/stage.ts";
import { KeyDisplay } from "./keyDisplay.tsx";
import { ReplayPlayer } from "../table/replayPlayer.ts";
import { asideOf } from "./sides.ts";
import { WatchActions } from "./watchActions.tsx";
import { WatchControls } from "./watchControls.tsx";
import { useWatchKeys } from "./watchKeys.ts";
import type { Opened } from "./watchView.tsx";
import { watchWords } from "./watchWords.ts";

const ExportDialog = lazyPart(["film"], async () => (await import("../film/exportDialog.tsx")).ExportDialog);

/** The bar takes room from the Matrix, which takes the more of what is left. */
const DISPLAY = { matrixPosition: "centre", matrixSize: 90 } as const;
/** The way back and the title, above all else on a screen that stands upright. */
const HEAD_ROOM = 54;

export function Watching({ app, ...opened }: { readonly app: App } & Opened): VNode {
  const { timeline, kept, name } = opened;
  const { log } = timeline;
  const shell = app.shell.value;
  const { t, format } = shell;
  const w = watchWords(shell);
  const { book, variation } = log.setup;
  const player = useMemo(() => {
    const hear = app.sound.hear.bind(app.sound);
    return new ReplayPlayer({ timeline, hear });
  }, [app, timeline]);
  const [hasStatistics, setStatistics] = useState(false);
  /** The moment that an image or a film is wanted of. */
  const [exportAt, setExportAt] = useState<number>();
  const bar = useRef<HTMLDivElement>(null);
  const layout = useStage(app, player, bar);
  useWatchKeys(player, timeline.markers);
  const info = useComputed(() => infoOf(player.game.state, Math.min(player.time.value, player.game.state.time)));
  const style = hudStyleOf(log.setup);
  const title = variationName(shell, variation.id);
  const skin = SKINS[skinOf(book.id, app.settings.value.display)];
  const aside = layout === undefined ? undefined : asideOf(layout, window.innerWidth);
  const heading = w("watch.of", { book: t(`book.${book.id}`), variation: title });
  const keys = <KeyDisplay shell={shell} log={log} player={player} />;
  return (
    <Screen shell={shell} name="watch" title={heading} hasHiddenTitle book={book.id} onBack={shell.back}>
      <div
        class={layout?.isPortrait === true ? "watch is-portrait" : "watch"}
        data-ground={skin.isLight ? "light" : "dark"}
        style={{ "--skin-ink": skin.ink, "--skin-accent": skin.accent }}
      >
        <p class="watch-title" style={aside?.left} aria-hidden="true">
          <strong>{t(`book.${book.id}`)}</strong>
          <span>{[title, name].filter((part) => part !== "").join(" · ")}</span>
          {kept !== undefined && <span>{format.date(kept.date)}</span>}
        </p>
        {layout !== undefined && (
          <Hud
            {...{ t, format, layout, info }}
            {...style}
            left={style.left.filter((figure) => figure !== "best")}
            book={book.id}
            title=""
            player=""
            isMotionReduced={app.isMotionReduced.value}
          />
        )}
        {aside !== undefined && (
          <div class="watch-keys" style={aside.left}>
            {keys}
          </div>
        )}
        <div class={hasStatistics ? "watch-statistics is-open" : "watch-statistics"} style={aside?.right}>
          <h2 class="unseen">{w("watch.moment")}</h2>
          <StatisticsNow app={app} player={player} />
        </div>
        <div class="watch-bar" ref={bar}>
          {layout?.isPortrait === true && keys}
          <WatchControls {...{ shell, player, timeline }}>
            <WatchActions
              {...{ app, timeline, kept, name, player, hasStatistics }}
              onStatistics={() => setStatistics(!hasStatistics)}
              onExport={() => {
                player.setPlaying(false);
                setExportAt(player.time.peek());
              }}
            />
          </WatchControls>
        </div>
        {exportAt !== undefined && (
          <ExportDialog
            {...{ app, log }}
            at={exportAt}
            name={name}
            date={kept?.date}
            onClose={() => setExportAt(undefined)}
          />
        )}
      </div>
    </Screen>
  );
}

/** Puts the replay on the stage as soon as there is one, and keeps the bar's room free. */
function useStage(app: App, player: ReplayPlayer, bar: { readonly current: HTMLElement | null }): Layout | undefined {
  const stage = app.stage.value;
  const layout = stage?.layout.value;
  const isPortrait = layout?.isPortrait === true;
  useEffect(() => {
    if (stage === undefined) return;
    app.show(player, DISPLAY);
    player.setPlaying(true);
  }, [app, stage, player]);
  // It stays on the stage until somebody else comes: unseen, it must not be heard.
  useEffect(() => () => player.setPlaying(false), [player]);
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null || stage === undefined) return undefined;
    const keepRoom = (): void =>
      stage.keepRoom({ top: isPortrait ? HEAD_ROOM : 0, bottom: Math.ceil(element.offsetHeight) });
    const watching = new ResizeObserver(keepRoom);
    watching.observe(element);
    return () => watching.disconnect();
  }, [stage, bar, isPortrait]);
  useEffect(() => () => stage?.keepRoom({}), [stage]);
  return layout;
}

/** The statistics up to this moment; while it plays, they are counted again with each piece. */
function StatisticsNow({ app, player }: { readonly app: App; readonly player: ReplayPlayer }): VNode {
  const moment: ReadonlySignal<number> = useComputed(() => {
    const micros = player.time.value;
    return player.isPlaying.value ? player.game.state.piecesDrawn + player.game.state.pieces : -1 - micros;
  });
  const { book } = player.game.rules;
  const { state } = player.game;
  const { spins, silverSquares, goldSquares } = state;
  return (
    <div data-moment={moment.value}>
      <StatisticsList
        shell={app.shell.value}
        result={{ ruleBook: book.id, statistics: statisticsOf(player.game), spins, silverSquares, goldSquares }}
      />
    </div>
  );
}
