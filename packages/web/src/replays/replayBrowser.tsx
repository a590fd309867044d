// The list with what filters it, by pointer, keys and pad.

import type { VNode } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Shell } from "../parts/context.ts";
import type { KeptReplay } from "../storage/storage.ts";
import type { ListPlace } from "./listPlace.ts";
import type { KeptReplays } from "./keptReplays.ts";
import { searchText } from "./replayFacts.ts";
import { arrange, NO_FILTER } from "./replayList.ts";
import { ReplayRow, type RowHands, rowId } from "./replayRow.tsx";
import { ReplayRows } from "./replayRows.tsx";
import { ReplayTools } from "./replayTools.tsx";
import { replayWords } from "./replayWords.ts";

export interface BrowserProps {
  readonly shell: Shell;
  readonly kept: KeptReplays;
  readonly place: ListPlace;
  readonly replays: readonly KeptReplay[];
}

/** Rows that Page Up and Page Down go by. */
const PAGE = 8;

export function ReplayBrowser({ shell, kept, place, replays }: BrowserProps): VNode {
  const t = replayWords(shell);
  const filter = place.filter.value;
  const current = place.current.value;
  const [renamed, setRenamed] = useState<string>();
  const [opened, setOpened] = useState<string>();
  const shown = useMemo(
    () => arrange(replays, filter, (replay) => searchText(shell, replay)),
    [replays, filter, shell.language],
  );
  const tabStop = shown.some(({ id }) => id === current) ? current : shown[0]?.id;
  useFirstFocus(place, tabStop);
  useWantedFocus(place);

  const remove = (replay: KeptReplay): void => {
    const at = shown.indexOf(replay);
    place.goTo((shown[at + 1] ?? shown[at - 1])?.id);
    void kept.remove(replay);
  };
  const hands = useLatest({
    watch: ({ id }) => shell.go({ screen: "watch", id }),
    take: ({ id }) => {
      place.current.value = id;
    },
    open: ({ id }) => {
      place.current.value = id;
      setOpened(id === opened ? undefined : id);
    },
    favour: (replay) => void kept.change(replay, { isFavourite: !replay.isFavourite }),
    act: (replay, action) => {
      setOpened(undefined);
      if (action === "rename") setRenamed(replay.id);
      else if (action === "delete") remove(replay);
      else void kept[action](replay);
    },
    name: (replay, name) => {
      setRenamed(undefined);
      place.goTo(replay.id);
      if (name !== undefined && name.trim() !== replay.name) void kept.change(replay, { name });
    },
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = shown.findIndex(({ id }) => event.target instanceof Element && event.target.id === rowId(id));
    const replay = shown[at];
    if (replay === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    const goal = { Home: 0, End: shown.length - 1, PageUp: at - PAGE, PageDown: at + PAGE }[event.key];
    if (goal !== undefined) place.goTo(shown[Math.min(shown.length - 1, Math.max(0, goal))]?.id);
    else if (event.key === "F2") setRenamed(replay.id);
    else if (event.key === "Delete" || event.key === "Backspace") remove(replay);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <ReplayTools
        shell={shell}
        filter={filter}
        onFilter={(change) => {
          place.filter.value = { ...filter, ...change };
          window.scrollTo({ top: 0 });
        }}
      />
      {shown.length === 0 && (
        <div class="replays-none">
          <p>{t("replays.nothing")}</p>
          <button
            type="button"
            class="secondary"
            onClick={() => {
              place.filter.value = NO_FILTER;
            }}
          >
            {t("replays.showAll")}
          </button>
        </div>
      )}
      <ReplayRows
        label={t("replays.list")}
        replays={shown}
        current={tabStop}
        onKeyDown={onKeyDown}
        renderRow={(replay, { slot, place: at, height }) => (
          <ReplayRow
            key={slot}
            {...{ shell, replay, height }}
            place={at}
            count={shown.length}
            isCurrent={replay.id === current}
            isTabStop={replay.id === tabStop}
            isRenamed={replay.id === renamed}
            isOpen={replay.id === opened}
            hands={hands}
          />
        )}
      />
    </>
  );
}

/** Hands that stay the same while what they do follows what is on the screen: rows need not be drawn anew for them. */
function useLatest(latest: RowHands): RowHands {
  const hands = useRef(latest);
  hands.current = latest;
  return useMemo(
    () => ({
      watch: (replay) => hands.current.watch(replay),
      take: (replay) => hands.current.take(replay),
      open: (replay) => hands.current.open(replay),
      favour: (replay) => hands.current.favour(replay),
      act: (replay, action) => hands.current.act(replay, action),
      name: (replay, name) => hands.current.name(replay, name),
    }),
    [],
  );
}

/** The row one was at last, or the first. */
function useFirstFocus(place: ListPlace, id: string | undefined): void {
  useLayoutEffect(() => place.goTo(id), []);
}

function useWantedFocus(place: ListPlace): void {
  const wanted = place.wanted.value;
  useLayoutEffect(() => {
    if (wanted === undefined) return;
    const row = document.getElementById(rowId(wanted));
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: "nearest" });
    place.wanted.value = undefined;
  }, [place, wanted]);
}
