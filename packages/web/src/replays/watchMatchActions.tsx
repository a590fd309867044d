// What can be done with the replay of a match: a seat taken over, passed on, kept, made a picture of.

import { useComputed } from "@preact/signals";
import type { VNode } from "preact";
import type { Kept } from "../library/keep.ts";
import { namesText, replayOfMatch } from "../library/keepMatch.ts";
import type { App } from "../parts/context.ts";
import type { MatchReplayPlayer } from "../table/matchReplayPlayer.ts";
import { type SharedWords, useKeeping } from "./watchKeeping.ts";
import { Item, WatchMenu } from "./watchMenu.tsx";
import type { WatchedMatch } from "./watchView.tsx";
import { watchWords } from "./watchWords.ts";

const SHARED: SharedWords = { copied: "match.shared", tooLong: "match.tooLong" };

export interface WatchMatchActionsProps extends WatchedMatch {
  readonly app: App;
  readonly player: MatchReplayPlayer;
  readonly onTakeOver: () => void;
  readonly onExport: () => void;
  readonly onClip: () => void;
}

export function WatchMatchActions(props: WatchMatchActionsProps): VNode {
  const { app, timeline, kept, sitters, date, player, onTakeOver, onExport, onClip } = props;
  const { log } = timeline;
  const w = watchWords(app.shell.value);
  // What has ended cannot be gone on with, and the match of a room only its room can go on with.
  const canPlay = useComputed(
    () => player.time.value >= 0 && !log.setup.isInRoom && player.match.state.result === "playing",
  );
  const { isKept, share, save, keep } = useKeeping({
    app,
    log,
    date,
    kept,
    name: namesText(sitters) || (kept?.name ?? ""),
    words: SHARED,
    toKeep: () => factsOf(props),
  });
  const buttons = (
    <button type="button" class="watch-action is-main" disabled={!canPlay.value} onClick={onTakeOver}>
      {w("watch.playFrom")}
    </button>
  );
  return (
    <WatchMenu
      {...{ w, buttons }}
      t={app.shell.value.t}
      items={(act) => (
        <>
          {canPlay.value && <Item where="narrow" label={w("watch.playFrom")} onClick={act(() => void onTakeOver())} />}
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

function factsOf({ timeline, kept, sitters, date }: WatchMatchActionsProps): Kept {
  const facts = { origin: "loaded", name: kept?.name, date: kept?.date ?? date ?? Date.now(), sitters } as const;
  return replayOfMatch(timeline.end, timeline.log, facts);
}
