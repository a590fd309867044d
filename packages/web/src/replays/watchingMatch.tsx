// A match on the stage: all its boards with their names and figures, the timeline and what can be done.

import "../styles/watchMatch.css";
import type { MatchTimeline } from "@korobeinix/engine/match";
import type { VNode } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { lazyPart } from "../parts/lazyView.tsx";
import type { App } from "../parts/context.ts";
import { Screen } from "../parts/screen.tsx";
import { isUprightWindow, useWatched } from "../parts/useWatched.ts";
import type { Sitter } from "../settings/sitter.ts";
import { placeOf } from "../sound/place.ts";
import { skinOf } from "../stage/skinOf.ts";
import { SKINS } from "../stage/skins/index.ts";
import { MatchReplayPlayer } from "../table/matchReplayPlayer.ts";
import { variationName } from "../words/variationName.ts";
import { namesText } from "../library/keepMatch.ts";
import { namesOf } from "./matchFacts.ts";
import { TakeOverDialog } from "./takeOverDialog.tsx";
import { trackOfMatch } from "./tracks.ts";
import { WatchControls } from "./watchControls.tsx";
import { WatchedSeat } from "./watchedSeat.tsx";
import { useWatchKeys } from "./watchKeys.ts";
import { WatchMatchActions } from "./watchMatchActions.tsx";
import type { WatchedMatch } from "./watchView.tsx";
import { watchWords } from "./watchWords.ts";

const ExportDialog = lazyPart(["film"], async () => (await import("../film/exportDialog.tsx")).ExportDialog);

const Clip = lazyPart(["film"], async () => (await import("../film/clip.tsx")).Clip);

export interface WatchingMatchProps extends WatchedMatch {
  readonly app: App;
}

export function WatchingMatch({ app, timeline, kept, sitters, date }: WatchingMatchProps): VNode {
  const shell = app.shell.value;
  const { t, format } = shell;
  const w = watchWords(shell);
  const { log } = timeline;
  const { book, variation } = log.setup.shared;
  const player = useMemo(() => makePlayer(app, timeline, sitters), [app, timeline, sitters]);
  const [takeOverAt, setTakeOverAt] = useState<number>();
  const [exportAt, setExportAt] = useState<number>();
  const [clipAt, setClipAt] = useState<number>();
  const bar = useRef<HTMLDivElement>(null);
  const isPortrait = useWatched(app, player, bar) !== undefined && isUprightWindow();
  const layouts = app.stage.value?.layouts.value ?? [];
  useEffect(() => {
    if (app.stage.value !== undefined) player.setPlaying(true);
  }, [app.stage.value, player]);
  // It stays on the stage until somebody else comes: unseen, it must not be heard.
  useEffect(() => () => player.setPlaying(false), [player]);
  const names = useMemo(() => namesOf(shell, sitters), [shell.language, sitters]);
  const seats = useMemo(() => sitters.map((sitter, seat) => ({ ...sitter, name: names[seat]! })), [sitters, names]);
  const track = useMemo(() => trackOfMatch(timeline, names, w), [timeline, names]);
  useWatchKeys(player, track);
  const skinId = skinOf(book.id, app.settings.value.display);
  const skin = SKINS[skinId];
  const title = variationName(shell, variation.id);
  const ask = (show: (at: number) => void): void => {
    player.setPlaying(false);
    show(player.time.peek());
  };
  return (
    <Screen
      shell={shell}
      name="watch"
      title={w("match.heading", { book: t(`book.${book.id}`), variation: title })}
      hasHiddenTitle
      book={book.id}
      onBack={shell.back}
    >
      <div
        class={isPortrait ? "watch is-match is-portrait" : "watch is-match"}
        data-skin={skin.id}
        data-ground={skin.isLight ? "light" : "dark"}
        style={{ "--skin-ink": skin.ink, "--skin-accent": skin.accent }}
      >
        <p class="watch-title" aria-hidden="true">
          <strong>{t(`book.${book.id}`)}</strong>
          <span>{title}</span>
          {date !== undefined && <span>{format.date(date)}</span>}
        </p>
        {layouts.length === names.length &&
          names.map((name, seat) => (
            <WatchedSeat
              key={seat}
              {...{ app, player, seat, name, skinId }}
              sitter={sitters[seat]!}
              layout={layouts[seat]!}
            />
          ))}
        <div class="watch-bar" ref={bar}>
          <WatchControls {...{ shell, player, track }} faults={[]}>
            <WatchMatchActions
              {...{ app, timeline, kept, sitters, date, player }}
              onTakeOver={() => ask(setTakeOverAt)}
              onExport={() => ask(setExportAt)}
              onClip={() => ask(setClipAt)}
            />
          </WatchControls>
        </div>
        {takeOverAt !== undefined && (
          <TakeOverDialog
            {...{ app, timeline, names, sitters }}
            at={takeOverAt}
            onClose={() => setTakeOverAt(undefined)}
          />
        )}
        {exportAt !== undefined && (
          <ExportDialog
            {...{ app, log, seats }}
            at={exportAt}
            name={kept?.name ?? namesText(sitters)}
            date={date}
            onClose={() => setExportAt(undefined)}
          />
        )}
      </div>
      {/* Its letters are no skin's. */}
      {clipAt !== undefined && (
        <Clip
          {...{ app, log, seats, date }}
          at={clipAt}
          name={kept?.name ?? namesText(sitters)}
          onClose={() => setClipAt(undefined)}
        />
      )}
    </Screen>
  );
}

/** Every board is heard from where it stands. */
function makePlayer(app: App, timeline: MatchTimeline, sitters: readonly Sitter[]): MatchReplayPlayer {
  const player: MatchReplayPlayer = new MatchReplayPlayer({
    timeline,
    sitters,
    hear: (game, events, seat) => {
      const layout = app.stage.peek()?.layouts.peek()[seat];
      const { own } = player.seating;
      const part = own === undefined ? "shared" : own === seat ? "own" : "other";
      app.sound.hear(game, events, layout && placeOf(layout, window.innerWidth, part));
    },
  });
  return player;
}
