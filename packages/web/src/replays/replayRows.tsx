// A long list of which only what is seen is in the page: rows of one height, the window's own scrolling (W-12).

import type { VNode } from "preact";
import { useCallback, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { KeptReplay } from "../storage/storage.ts";
import { type Range, slotsFor, visibleRange } from "./replayList.ts";

/** Height of a row, in the root's letters. */
const ROW_REM = 5.5;
const NOTHING: Range = { first: 0, last: 0 };

export interface RowsProps {
  readonly label: string;
  readonly replays: readonly KeptReplay[];
  /** Stays in the page wherever the list is scrolled to: it may have the focus. */
  readonly current: string | undefined;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly renderRow: (replay: KeptReplay, at: RowPlace) => VNode;
}

export interface RowPlace {
  /** Which row of the page it is: its key. */
  readonly slot: number;
  readonly place: number;
  readonly height: number;
}

export function ReplayRows({ label, replays, current, onKeyDown, renderRow }: RowsProps): VNode {
  const list = useRef<HTMLUListElement>(null);
  const [height, setHeight] = useState(rowHeight);
  const [range, setRange] = useState(NOTHING);
  const look = useCallback((): void => {
    if (list.current === null) return;
    const { top } = list.current.getBoundingClientRect();
    const next = visibleRange(-top, window.innerHeight, rowHeight(), replays.length);
    setRange((before) => (before.first === next.first && before.last === next.last ? before : next));
    setHeight(rowHeight());
  }, [replays.length]);
  useLayoutEffect(() => {
    look();
    window.addEventListener("scroll", look, { passive: true });
    window.addEventListener("resize", look);
    return () => {
      window.removeEventListener("scroll", look);
      window.removeEventListener("resize", look);
    };
  }, [look]);
  const places = placesIn(range, replays, current);
  const slots = useRef<ReadonlyMap<string, number>>(new Map());
  slots.current = slotsFor(
    slots.current,
    places.map((place) => replays[place]!.id),
  );
  return (
    <ul
      ref={list}
      class="replay-list"
      aria-label={label}
      style={{ height: `${replays.length * height}px` }}
      onKeyDown={onKeyDown}
    >
      {places.map((place) => {
        const replay = replays[place]!;
        return renderRow(replay, { slot: slots.current.get(replay.id)!, place, height });
      })}
    </ul>
  );
}

function placesIn({ first, last }: Range, replays: readonly KeptReplay[], current: string | undefined): number[] {
  const seen = Array.from({ length: Math.max(0, Math.min(last, replays.length) - first) }, (_, i) => first + i);
  const place = current === undefined ? -1 : replays.findIndex(({ id }) => id === current);
  if (place < 0 || seen.includes(place)) return seen;
  return place < first ? [place, ...seen] : [...seen, place];
}

function rowHeight(): number {
  return Math.round(ROW_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
}
