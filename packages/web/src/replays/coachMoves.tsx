// The moves of a game in a list, each a way to its moment: what it was worth and why, or the keys that it took.

import { keysTooMany } from "@korobeinix/bots";
import type { Log } from "@korobeinix/engine/log";
import { type ReadonlySignal, useSignalEffect } from "@preact/signals";
import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { JudgedMove } from "../coach/analyse.ts";
import { gradeText, linesOf, placeText, type Speech, whyText } from "../coach/coachWords.ts";
import type { Shell } from "../parts/context.ts";
import { KeyRow } from "../practice/finessePanel.tsx";
import { practiceWords } from "../practice/practiceWords.ts";

export type ListName = "faults" | "all" | "finesse";

export interface MoveListProps {
  readonly shell: Shell;
  readonly speech: Speech;
  readonly log: Log;
  readonly moves: readonly JudgedMove[];
  readonly faults: readonly JudgedMove[];
  readonly list: ListName;
  /** The place of the move that is looked at among all moves; -1 for none. */
  readonly current: ReadonlySignal<number>;
  readonly onGoTo: (move: JudgedMove) => void;
}

export function MoveList(props: MoveListProps): VNode {
  const { speech, moves, faults, list, current } = props;
  const { c } = speech;
  const root = useRef<HTMLOListElement>(null);
  const clumsy = moves.filter((move) => keysTooMany(move) > 0);
  const shown = list === "all" ? moves : list === "faults" ? faults : clumsy;
  // The rows stay as they are while the replay runs: only the mark moves.
  const mark = (): void => markRow(root.current, moves[current.peek()]?.number);
  useSignalEffect(() => {
    if (current.value >= -1) mark();
  });
  useLayoutEffect(() => {
    root.current?.scrollTo(0, 0);
    mark();
  }, [list]);
  return (
    <>
      {list === "finesse" && clumsy.length > 0 && (
        <p class="coach-note">{c("finesse.sum", { faults: clumsy.length, pieces: moves.length })}</p>
      )}
      {shown.length === 0 && <p class="coach-note">{c(`none.${list}`)}</p>}
      <ol class="coach-moves" ref={root}>
        {shown.map((move) => (
          <li key={`${list}${move.number}`}>
            {list === "finesse" ? <KeysOf {...props} move={move} /> : <Rated {...props} move={move} />}
          </li>
        ))}
      </ol>
    </>
  );
}

type RowProps = MoveListProps & { readonly move: JudgedMove };

function Rated({ shell, speech, log, move, onGoTo }: RowProps): VNode {
  const { rating, why, from, number, step } = move;
  const { c } = speech;
  return (
    <button type="button" class="coach-move" data-move={number} data-grade={rating?.grade} onClick={() => onGoTo(move)}>
      <span class="coach-number" aria-label={c("move", { number })}>
        {number}
      </span>
      <span class="coach-piece">{log.setup.book.pieces[step.kind]?.name}</span>
      <strong>{gradeText(speech, rating)}</strong>
      {rating !== undefined && rating.grade !== "best" && (
        <span class="coach-loss">{c("worth.less", { lines: linesOf(speech, rating.loss) })}</span>
      )}
      <span class="coach-time">{shell.format.time(from).replace(/\.\d+$/, "")}</span>
      {why.length > 0 && <span class="coach-why">{whyText(speech, why)}</span>}
      {rating !== undefined && rating.grade !== "best" && (
        <span class="coach-better">
          {c("verdict.better", { place: placeText(speech, log.setup.book, rating.best) })}
        </span>
      )}
    </button>
  );
}

function KeysOf({ shell, speech, log, move, onGoTo }: RowProps): VNode {
  const { c } = speech;
  const { number, step, pressed, way = [] } = move;
  const p = practiceWords(shell);
  const over = keysTooMany(move);
  return (
    <button type="button" class="coach-move is-finesse" data-move={number} onClick={() => onGoTo(move)}>
      <span class="coach-number" aria-label={c("move", { number })}>
        {number}
      </span>
      <span class="coach-piece">{log.setup.book.pieces[step.kind]?.name}</span>
      <strong>{over === 1 ? c("finesse.over1") : c("finesse.over", { count: over })}</strong>
      <KeyRow p={p} label={c("finesse.pressed")} keys={pressed} />
      <KeyRow p={p} label={p("finesse.way")} keys={way} />
    </button>
  );
}

function markRow(list: HTMLElement | null, number: number | undefined): void {
  for (const row of list?.querySelectorAll<HTMLElement>("[data-move]") ?? []) {
    const isHere = row.dataset["move"] === String(number);
    if (isHere) row.setAttribute("aria-current", "step");
    else row.removeAttribute("aria-current");
    if (isHere) keepInView(list, row);
  }
}

/** Scrolls the list and nothing else. */
function keepInView(list: HTMLElement | null, row: HTMLElement): void {
  if (list === null) return;
  const [box, inner] = [list.getBoundingClientRect(), row.getBoundingClientRect()];
  list.scrollTop += Math.max(0, inner.bottom - box.bottom) + Math.min(0, inner.top - box.top);
}
