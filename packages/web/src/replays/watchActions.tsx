// What can be done with the replay of a game: taken over, raced, passed on, kept, made a picture of.

import { seek, type Timeline } from "@korobeinix/engine/log";
import { useComputed } from "@preact/signals";
import type { VNode } from "preact";
import type { App } from "../parts/context.ts";
import type { KeptReplay } from "../storage/storage.ts";
import { type Kept, replayOfGame } from "../library/keep.ts";
import type { ReplayPlayer } from "../table/replayPlayer.ts";
import { type SharedWords, useKeeping } from "./watchKeeping.ts";
import { Item, WatchMenu } from "./watchMenu.tsx";
import { watchWords } from "./watchWords.ts";

const SHARED: SharedWords = { copied: "watch.shared", tooLong: "watch.tooLong" };

export interface WatchActionsProps {
  readonly app: App;
  readonly timeline: Timeline;
  readonly kept: KeptReplay | undefined;
  readonly name: string;
  readonly date: number | undefined;
  readonly player: ReplayPlayer;
  readonly hasStatistics: boolean;
  readonly hasCoach: boolean;
  readonly onStatistics: () => void;
  readonly onCoach: () => void;
  readonly onExport: () => void;
  readonly onClip: () => void;
}

export function WatchActions(props: WatchActionsProps): VNode {
  const { app, timeline, kept, name, date, player, hasStatistics, hasCoach, onStatistics, onCoach, onExport, onClip } =
    props;
  const { log } = timeline;
  const w = watchWords(app.shell.value);
  // What has ended cannot be gone on with.
  const canPlay = useComputed(() => player.time.value >= 0 && player.game.state.phase !== "ended");
  const playFrom = (): void => app.games.playFrom(timeline, player.time.peek());
  const race = (): void => app.games.race(timeline, name);
  const { isKept, share, save, keep } = useKeeping({
    app,
    log,
    name,
    date,
    kept,
    words: SHARED,
    toKeep: () => factsOf(props),
  });
  const buttons = (
    <>
      <button type="button" class="watch-action is-main" disabled={!canPlay.value} onClick={playFrom}>
        {w("watch.playFrom")}
      </button>
      <button type="button" class="watch-action" onClick={race}>
        {w("watch.race")}
      </button>
      <button type="button" class="watch-action is-coach" aria-pressed={hasCoach} onClick={onCoach}>
        {w("watch.coach")}
      </button>
    </>
  );
  return (
    <WatchMenu
      {...{ w, buttons }}
      t={app.shell.value.t}
      items={(act) => (
        <>
          {canPlay.value && <Item where="narrow" label={w("watch.playFrom")} onClick={playFrom} />}
          <Item where="narrow" label={w("watch.race")} onClick={race} />
          <Item
            where="tight"
            label={w(hasCoach ? "watch.hideCoach" : "watch.coach")}
            onClick={act(() => void onCoach())}
          />
          <Item
            where="upright"
            label={w(hasStatistics ? "watch.hideStatistics" : "watch.statistics")}
            onClick={act(() => void onStatistics())}
          />
          <Item label={w("watch.share")} onClick={act(share)} />
          <Item label={w("watch.save")} onClick={act(save)} />
          <Item label={app.shell.value.t("result.clip")} onClick={act(() => void onClip())} />
          <Item label={w("watch.export")} onClick={act(() => void onExport())} />
          {!isKept && <Item label={w("watch.keep")} onClick={act(keep)} />}
        </>
      )}
    />
  );
}

/** What is said of the replay where it is saved or kept; of a stranger's nothing is known but the log itself. */
function factsOf({ timeline, kept, date }: WatchActionsProps): Kept {
  const { log } = timeline;
  const facts = { origin: "loaded", name: kept?.name ?? "", date: kept?.date ?? date ?? Date.now() } as const;
  return replayOfGame(seek(timeline, log.end), log, facts);
}
