// The Coach beside a finished replay: the game's accuracy, its moves with their ratings, and the keys that were too many.
// What it has to say about the move that is looked at is drawn on the board.

import "../styles/coach.css";
import "../styles/coachPanel.css";
import { GRADES } from "@korobeinix/bots";
import { countUpTo, type Log } from "@korobeinix/engine/log";
import { useComputed, useSignalEffect } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Analysis, JudgedMove } from "../coach/analyse.ts";
import { coachSpeech, gradeText, isFault, type Speech } from "../coach/coachWords.ts";
import { ratedOutlines } from "../coach/outlines.ts";
import { useAnalysis } from "../coach/useAnalysis.ts";
import type { Shell } from "../parts/context.ts";
import type { ReplayPlayer } from "../table/replayPlayer.ts";
import { type ListName, MoveList } from "./coachMoves.tsx";
import { IconButton } from "./iconButton.tsx";
import type { Fault } from "./timeline.tsx";

export interface CoachPanelProps {
  readonly shell: Shell;
  readonly log: Log;
  readonly player: ReplayPlayer;
  /** What is to be marked on the timeline. */
  readonly onFaults: (faults: readonly Fault[]) => void;
  readonly onClose: () => void;
}

export function CoachPanel(props: CoachPanelProps): VNode {
  const { shell, log, player, onFaults, onClose } = props;
  const speech = coachSpeech(shell);
  const { c } = speech;
  const [state, tryAgain] = useAnalysis(log);
  const analysis = state !== "failed" && "analysis" in state ? state.analysis : undefined;
  useEffect(() => {
    onFaults(analysis === undefined ? [] : faultsOf(speech, analysis));
    return () => onFaults([]);
  }, [analysis, shell.language]);
  useEffect(() => () => player.point([]), [player]);
  return (
    <section class="coach" aria-labelledby="coach-title">
      <header class="coach-head">
        <h2 id="coach-title">{c("title")}</h2>
        <IconButton icon="close" label={c("close")} onClick={onClose} />
      </header>
      {state === "failed" && (
        <p class="coach-failed" role="alert">
          {c("failed")}{" "}
          <button type="button" class="secondary" onClick={tryAgain}>
            {c("tryAgain")}
          </button>
        </p>
      )}
      {state !== "failed" && "percent" in state && (
        <div class="coach-progress">
          <p>{c("analysing")}</p>
          <progress max={100} value={state.percent} aria-label={c("analysing")} />
        </div>
      )}
      {analysis !== undefined && <Report {...{ ...props, speech, analysis }} />}
    </section>
  );
}

/** Mistakes and what is worse, as marks of the timeline. */
function faultsOf(speech: Speech, { moves }: Analysis): readonly Fault[] {
  return moves.flatMap(({ rating, from, number }) =>
    rating?.grade === "mistake" || rating?.grade === "blunder"
      ? [{ at: from, grade: rating.grade, name: speech.c("mark.fault", { grade: gradeText(speech, rating), number }) }]
      : [],
  );
}

type ReportProps = CoachPanelProps & { readonly speech: Speech; readonly analysis: Analysis };

const LISTS: readonly ListName[] = ["faults", "all", "finesse"];

function Report({ shell, log, player, speech, analysis }: ReportProps): VNode {
  const { c, format } = speech;
  const { moves, accuracy } = analysis;
  const [list, setList] = useState<ListName>("faults");
  /** The move that is looked at: its piece is in play, or it has just locked. */
  const current = useComputed(() => countUpTo(moves, player.time.value, ({ from }) => from) - 1);
  useSignalEffect(() => {
    const move = moves[current.value];
    player.point(move?.rating === undefined ? [] : ratedOutlines(speech, move.sight, move.rating));
  });
  const faults = useMemo(() => moves.filter(({ rating }) => rating !== undefined && isFault(rating.grade)), [moves]);
  const goTo = (move: JudgedMove): void => {
    player.setPlaying(false);
    player.goTo(move.from);
  };
  const serious = useMemo(
    () =>
      moves.filter(({ rating }) => rating?.grade === "mistake" || rating?.grade === "blunder").map(({ from }) => from),
    [moves],
  );
  return (
    <>
      <div class="coach-sum" role="status">
        <p class="coach-accuracy">
          <span>{c("accuracy")}</span>
          <strong>{accuracy === undefined ? "–" : c("percent", { percent: format.number(accuracy) })}</strong>
        </p>
        <ul class="coach-counts">
          {GRADES.map((grade) => (
            <li key={grade} data-grade={grade}>
              <strong>{moves.filter(({ rating }) => rating?.grade === grade).length}</strong> {c(`grade.${grade}`)}
            </li>
          ))}
        </ul>
      </div>
      <div class="coach-tabs" role="group" aria-label={c("list")}>
        {LISTS.map((name) => (
          <button key={name} type="button" class="coach-tab" aria-pressed={list === name} onClick={() => setList(name)}>
            {c(`list.${name}`)}
          </button>
        ))}
        <span class="coach-steps">
          <Step sign="M14 6l-6 6 6 6" label={c("previous")} onClick={() => player.stepAmong(serious, -1)} />
          <Step sign="M10 6l6 6-6 6" label={c("next")} onClick={() => player.stepAmong(serious, 1)} />
        </span>
      </div>
      <MoveList {...{ shell, speech, log, moves, faults, list, current }} onGoTo={goTo} />
    </>
  );
}

function Step({ sign, label, onClick }: { sign: string; label: string; onClick: () => void }): VNode {
  return (
    <button type="button" class="coach-step" aria-label={label} title={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={sign} />
      </svg>
    </button>
  );
}
