// A replay on the stage with all that is shown round it: figures, keys, statistics, the timeline and what can be done.

import { statisticsOf } from "@korobeinix/engine";
import { seek, type Timeline } from "@korobeinix/engine/log";
import { type ReadonlySignal, useComputed } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { replayOfGame } from "../library/keep.ts";
import type { App, Shell } from "../parts/context.ts";
import { infoOf } from "../table/gameInfo.ts";
import { hudStyleOf } from "../parts/hudStyle.ts";
import { lazyPart } from "../parts/lazyView.tsx";
import { skinOf } from "../stage/skinOf.ts";
import { Hud } from "../parts/hud.tsx";
import { variationName } from "../words/variationName.ts";
import { Screen } from "../parts/screen.tsx";
import { useWatched } from "../parts/useWatched.ts";
import { StatisticsList } from "../parts/statisticsList.tsx";
import { SKINS } from "../stage/skins/index.ts";
import { KeyDisplay } from "./keyDisplay.tsx";
import { ReplayPlayer } from "../table/replayPlayer.ts";
import { factsOf } from "./replayFacts.ts";
import { asideOf, coachRoom, coachStyle } from "./sides.ts";
import { WatchActions } from "./watchActions.tsx";
import { WatchControls } from "./watchControls.tsx";
import { useWatchKeys } from "./watchKeys.ts";
import type { Fault } from "./timeline.tsx";
import { trackOfGame } from "./tracks.ts";
import type { Opened } from "./watchView.tsx";
import { watchWords } from "./watchWords.ts";

const CoachPanel = lazyPart(["coach", "practice"], async () => (await import("./coachPanel.tsx")).CoachPanel);
const ExportDialog = lazyPart(["film"], async () => (await import("../film/exportDialog.tsx")).ExportDialog);

const Clip = lazyPart(["film"], async () => (await import("../film/clip.tsx")).Clip);

export interface WatchingProps extends Opened {
  readonly app: App;
  /** Whether the Coach is asked for at once. */
  readonly isCoached: boolean;
}

const NO_FAULTS: readonly Fault[] = [];

export function Watching({ app, isCoached, ...opened }: WatchingProps): VNode {
  const { timeline, kept, name, date } = opened;
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
  const [hasCoach, setCoach] = useState(isCoached);
  const [faults, setFaults] = useState(NO_FAULTS);
  /** The moment that an image or a film is wanted of. */
  const [exportAt, setExportAt] = useState<number>();
  const [clipAt, setClipAt] = useState<number>();
  const bar = useRef<HTMLDivElement>(null);
  // Where the Matrix makes room for the Coach, less stands beside it.
  const coachPx = hasCoach ? coachRoom(window) : 0;
  const layout = useWatched(app, player, bar, coachPx);
  useEffect(() => {
    if (app.stage.value !== undefined) player.setPlaying(true);
  }, [app.stage.value, player]);
  // It stays on the stage until somebody else comes: unseen, it must not be heard.
  useEffect(() => () => player.setPlaying(false), [player]);
  const track = useMemo(() => trackOfGame(timeline, t, w), [timeline, shell.language]);
  useWatchKeys(player, track);
  const info = useComputed(() => infoOf(player.game, { micros: Math.min(player.time.value, player.game.state.time) }));
  const style = hudStyleOf(log.setup);
  const title = variationName(shell, variation.id);
  const skin = SKINS[skinOf(book.id, app.settings.value.display)];
  const aside = layout === undefined ? undefined : asideOf(layout, window.innerWidth);
  const heading = w("watch.of", { book: t(`book.${book.id}`), variation: title });
  const day = date === undefined ? "" : format.date(date);
  const [result = ""] = useMemo(() => resultsOf(shell, timeline), [shell, timeline]);
  const keys = <KeyDisplay shell={shell} log={log} player={player} />;
  const coach = hasCoach && (
    <CoachPanel {...{ shell, log, player }} onFaults={setFaults} onClose={() => setCoach(false)} />
  );
  return (
    <Screen shell={shell} name="watch" title={heading} hasHiddenTitle book={book.id} onBack={shell.back}>
      <div
        class={layout?.isPortrait === true ? "watch is-portrait" : "watch"}
        data-skin={skin.id}
        data-ground={skin.isLight ? "light" : "dark"}
        style={{ "--skin-ink": skin.ink, "--skin-accent": skin.accent }}
      >
        <p class="watch-title" style={aside?.left} aria-hidden="true" hidden={coachPx > 0 && aside !== undefined}>
          <strong>{t(`book.${book.id}`)}</strong>
          <span>{[name, day, title, result].filter((part) => part !== "").join(" · ")}</span>
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
        {aside !== undefined && coachPx === 0 && (
          <div class="watch-keys" style={aside.left}>
            {keys}
          </div>
        )}
        {layout !== undefined && aside !== undefined && hasCoach && (
          <div class="watch-coach" style={coachPx > 0 ? coachStyle(layout, coachPx) : aside.right}>
            {coach}
          </div>
        )}
        {!hasCoach && (
          <div class={hasStatistics ? "watch-statistics is-open" : "watch-statistics"} style={aside?.right}>
            <h2 class="unseen">{w("watch.moment")}</h2>
            <StatisticsNow app={app} player={player} />
          </div>
        )}
        <div class="watch-bar" ref={bar}>
          {layout?.isPortrait === true && (hasCoach ? coach : keys)}
          <WatchControls {...{ shell, player, track, faults }}>
            <WatchActions
              {...{ app, timeline, kept, name, date, player, hasStatistics, hasCoach }}
              onStatistics={() => {
                setStatistics(!hasStatistics);
                setCoach(false);
              }}
              onCoach={() => setCoach(!hasCoach)}
              onExport={() => {
                player.setPlaying(false);
                setExportAt(player.time.peek());
              }}
              onClip={() => {
                player.setPlaying(false);
                setClipAt(player.time.peek());
              }}
            />
          </WatchControls>
        </div>
        {exportAt !== undefined && (
          <ExportDialog
            {...{ app, log }}
            at={exportAt}
            name={name}
            date={date}
            onClose={() => setExportAt(undefined)}
          />
        )}
      </div>
      {/* Its letters are no skin's. */}
      {clipAt !== undefined && <Clip {...{ app, log, name, date }} at={clipAt} onClose={() => setClipAt(undefined)} />}
    </Screen>
  );
}

/** What came of the game, the most important first. */
function resultsOf(shell: Shell, timeline: Timeline): readonly string[] {
  const { log } = timeline;
  const facts = { origin: "loaded", name: "", date: 0 } as const;
  return factsOf(shell, replayOfGame(seek(timeline, log.end), log, facts).replay);
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
