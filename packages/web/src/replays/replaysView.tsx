// The kept games: a list to search, and everything that can be done with one of them (W-12, W-13).

import "../styles/replays.css";
import { RULE_BOOKS } from "@korobeinix/engine";
import type { VNode } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { App } from "../parts/context.ts";
import type { Shell } from "../parts/context.ts";
import { Screen } from "../parts/screen.tsx";
import { useDrop } from "./drop.ts";
import { saveFile } from "./file.ts";
import { Icon } from "./iconButton.tsx";
import { type ListPlace, placeOf } from "./listPlace.ts";
import { ReplayBrowser } from "./replayBrowser.tsx";
import { KeptReplays } from "./keptReplays.ts";
import { NO_FILTER } from "./replayList.ts";
import { ReplayNotice } from "./replayNotice.tsx";
import { replayWords } from "./replayWords.ts";
import { browserClipboard } from "../library/share.ts";

export function ReplaysView({ app }: { readonly app: App }): VNode {
  const shell = app.shell.value;
  const t = replayWords(shell);
  const place = placeOf(app);
  const kept = useMemo(() => makeKept(app), [app]);
  useEffect(() => {
    void kept.load();
    return () => kept.leave();
  }, [kept]);
  const onFiles = useMemo(() => (files: readonly File[]) => void load(kept, place, files), [kept, place]);
  const isDropping = useDrop(onFiles);
  const undo = async (): Promise<void> => {
    const notice = kept.notice.peek();
    await kept.undo();
    if (notice?.kind === "deleted") place.goTo(notice.replay.id);
  };
  useUndoKey(undo);
  const replays = kept.replays.value;
  return (
    <Screen shell={shell} name="replays" title={t("replays.title")} onBack={shell.back}>
      <div class="replays-head">
        <p class="quiet" role="status">
          {countText(shell, replays?.length)}
        </p>
        <FileButton label={t("file.load")} onFiles={onFiles} />
      </div>
      {replays?.length === 0 && <Invitation shell={shell} />}
      {replays !== undefined && replays.length > 0 && <ReplayBrowser {...{ shell, kept, place, replays }} />}
      <ReplayNotice
        shell={shell}
        kept={kept}
        onUndo={() => void undo()}
        onClose={() => {
          kept.notice.value = undefined;
          place.goTo(place.current.peek());
        }}
      />
      {isDropping && (
        <div class="replay-drop" aria-hidden="true">
          {t("file.drop")}
        </div>
      )}
    </Screen>
  );
}

/** Where there is no game yet: a Matrix of each rule book waits for one. */
function Invitation({ shell }: { readonly shell: Shell }): VNode {
  const t = replayWords(shell);
  const play = useRef<HTMLButtonElement>(null);
  useEffect(() => play.current?.focus(), []);
  return (
    <div class="replays-empty">
      <ul class="replays-wells" aria-hidden="true">
        {RULE_BOOKS.map(({ id }) => (
          <li key={id} data-book={id} />
        ))}
      </ul>
      <h2>{t("replays.emptyTitle")}</h2>
      <p>{t("replays.empty")}</p>
      <button ref={play} type="button" class="primary" onClick={() => shell.go({ screen: "menu" })}>
        {t("replays.play")}
      </button>
    </div>
  );
}

function makeKept(app: App): KeptReplays {
  return new KeptReplays(app.storage, {
    clipboard: browserClipboard(),
    saveFile,
    race: (timeline, name) => void app.games.race(timeline, name),
  });
}

async function load(kept: KeptReplays, place: ListPlace, files: readonly File[]): Promise<void> {
  const loaded = await kept.loadFiles(files);
  if (loaded === undefined) return;
  place.filter.value = NO_FILTER;
  place.goTo(loaded.id);
}

function FileButton(props: { readonly label: string; readonly onFiles: (files: readonly File[]) => void }): VNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        class="secondary replays-load"
        aria-label={props.label}
        onClick={() => input.current?.click()}
      >
        <Icon name="load" />
        <span>{props.label}</span>
      </button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept=".korobeinix,.kx,.txt"
        onChange={({ currentTarget }) => {
          props.onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = "";
        }}
      />
    </>
  );
}

function useUndoKey(undo: () => Promise<void>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isText = event.target instanceof HTMLInputElement;
      if (isText || event.key !== "z" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      void undo();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [undo]);
}

function countText(shell: Shell, count: number | undefined): string {
  const t = replayWords(shell);
  if (count === undefined) return t("replays.loading");
  if (count === 0) return "";
  return count === 1 ? t("replays.countOne") : t("replays.count", { count: shell.format.number(count) });
}
