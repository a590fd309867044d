// What can be done with a replay: taken over, raced, passed on, kept, made a picture of.

import { makeBinaryLog, seek, type Timeline } from "@korobeinix/engine";
import { useComputed } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { App } from "../parts/context.ts";
import { focusFirst } from "../parts/focus.ts";
import type { KeptReplay } from "../storage/storage.ts";
import { fileNameOf, saveFile } from "./file.ts";
import { type Kept, replayOfGame } from "../library/keep.ts";
import type { ReplayPlayer } from "../table/replayPlayer.ts";
import { type Shared, shareLink } from "../library/share.ts";
import { type TranslateWatch, watchWords } from "./watchWords.ts";

type Told = Parameters<TranslateWatch>[0];

const SHARED: { readonly [Kind in Shared["kind"]]: Told } = {
  copied: "watch.shared",
  tooLong: "watch.tooLong",
  copyYourself: "watch.notShared",
};

/** How long news stay. */
const TOLD_MS = 6_000;

export interface WatchActionsProps {
  readonly app: App;
  readonly timeline: Timeline;
  readonly kept: KeptReplay | undefined;
  readonly name: string;
  readonly player: ReplayPlayer;
  readonly hasStatistics: boolean;
  readonly hasCoach: boolean;
  readonly onStatistics: () => void;
  readonly onCoach: () => void;
  readonly onExport: () => void;
}

export function WatchActions(props: WatchActionsProps): VNode {
  const { app, timeline, kept, name, player, hasStatistics, hasCoach, onStatistics, onCoach, onExport } = props;
  const { log } = timeline;
  const w = watchWords(app.shell.value);
  const [isOpen, setOpen] = useState(false);
  const [told, setTold] = useNews();
  const [isKept, setKept] = useState(kept !== undefined);
  const root = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLDivElement>(null);
  const close = (): void => {
    setOpen(false);
    root.current?.querySelector<HTMLElement>(".is-more")?.focus();
  };
  useClosing(root, isOpen, close, () => setOpen(false));
  useLayoutEffect(() => {
    if (isOpen && more.current !== null) focusFirst(more.current);
  }, [isOpen]);
  // What has ended cannot be gone on with.
  const canPlay = useComputed(() => player.time.value >= 0 && player.game.state.phase !== "ended");
  const playFrom = (): void => app.games.playFrom(timeline, player.time.peek());
  const race = (): void => app.games.race(timeline, name);
  const act = (action: () => Told | undefined): (() => void) => {
    return () => {
      close();
      setTold(action());
    };
  };
  const share = async (): Promise<void> => {
    close();
    setTold(SHARED[(await shareLink(log, name)).kind]);
  };
  const save = (): Told => {
    saveFile(fileNameOf(factsOf(props).replay), makeBinaryLog(log));
    return "watch.saved";
  };
  const keep = (): Told => {
    const { replay, log: bytes } = factsOf(props);
    void app.storage.keepReplay(replay, bytes);
    setKept(true);
    return "watch.kept";
  };
  return (
    <div
      class={isOpen ? "watch-actions is-open" : "watch-actions"}
      role="group"
      aria-label={w("watch.actions")}
      ref={root}
    >
      <button type="button" class="watch-action is-main" disabled={!canPlay.value} onClick={playFrom}>
        {w("watch.playFrom")}
      </button>
      <button type="button" class="watch-action" onClick={race}>
        {w("watch.race")}
      </button>
      <button type="button" class="watch-action is-coach" aria-pressed={hasCoach} onClick={onCoach}>
        {w("watch.coach")}
      </button>
      <button
        type="button"
        class="watch-action is-more"
        aria-expanded={isOpen}
        aria-controls="watch-more"
        onClick={() => setOpen(!isOpen)}
      >
        {w("watch.more")}
      </button>
      <div class="watch-more" id="watch-more" data-layer hidden={!isOpen} ref={more}>
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
        <Item label={w("watch.share")} onClick={() => void share()} />
        <Item label={w("watch.save")} onClick={act(save)} />
        <Item label={w("watch.export")} onClick={act(() => void onExport())} />
        {!isKept && <Item label={w("watch.keep")} onClick={act(keep)} />}
      </div>
      <p class="watch-told" role="status">
        {told !== undefined && w(told)}
      </p>
    </div>
  );
}

interface ItemProps {
  readonly label: string;
  /** Only where it has no place of its own on the screen: where there is little room, or none beside the Matrix. */
  readonly where?: "tight" | "narrow" | "upright";
  readonly onClick: () => void;
}

function Item({ label, where, onClick }: ItemProps): VNode {
  return (
    <button type="button" class={where === undefined ? "watch-item" : `watch-item is-${where}-only`} onClick={onClick}>
      {label}
    </button>
  );
}

/** What is said of the replay where it is saved or kept; of a stranger's nothing is known but the log itself. */
function factsOf({ timeline, kept }: WatchActionsProps): Kept {
  const { log } = timeline;
  const facts = { origin: "loaded", name: kept?.name ?? "", date: kept?.date ?? Date.now() } as const;
  return replayOfGame(seek(timeline, log.end), log, facts);
}

/** News that go after a while. */
function useNews(): [Told | undefined, (told: Told | undefined) => void] {
  const [told, setTold] = useState<{ readonly key: Told | undefined }>({ key: undefined });
  useEffect(() => {
    if (told.key === undefined) return undefined;
    const timer = setTimeout(() => setTold({ key: undefined }), TOLD_MS);
    return () => clearTimeout(timer);
  }, [told]);
  return [told.key, (key) => setTold({ key })];
}

/** Closes what has opened with Escape, or with a press elsewhere. */
function useClosing(
  root: { readonly current: HTMLElement | null },
  isOpen: boolean,
  onEscape: () => void,
  onElsewhere: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    };
    const onPointerDown = ({ target }: PointerEvent): void => {
      if (target instanceof Node && root.current?.contains(target) !== true) onElsewhere();
    };
    window.addEventListener("keydown", onKeyDown, true);
    window.addEventListener("pointerdown", onPointerDown, true);
    return () => {
      window.removeEventListener("keydown", onKeyDown, true);
      window.removeEventListener("pointerdown", onPointerDown, true);
    };
  }, [isOpen]);
}
