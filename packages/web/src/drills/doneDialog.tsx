// A drill is done: its stars, one after the other, the time, and the way on.

import type { VNode } from "preact";
import type { Shell } from "../parts/context.ts";
import { Dialog } from "../parts/dialog.tsx";
import type { Drill } from "./drill.ts";
import type { DrillResult } from "./drillSight.ts";
import { drillWords } from "./drillWords.ts";
import { StarSign } from "./starRow.tsx";
import { hasStar, STARS } from "./stars.ts";

export interface DoneDialogProps {
  readonly shell: Shell;
  readonly drill: Drill;
  readonly result: DrillResult;
  readonly isBest: boolean;
  /** What the way on is called; the next drill unless told. */
  readonly nextWord?: string;
  readonly onNext: (() => void) | undefined;
  readonly onAgain: () => void;
  readonly onList: () => void;
}

const ALL_STARS = 7;

export function DoneDialog(props: DoneDialogProps): VNode {
  const { shell, drill, result, isBest, nextWord, onNext, onAgain, onList } = props;
  const d = drillWords(shell);
  const title = d(result.stars === ALL_STARS ? "done.perfect" : "done.title");
  return (
    <Dialog
      {...{ shell, title }}
      close={d("close")}
      name="drill-done"
      book={drill.ruleBook}
      after={{ book: drill.ruleBook, isMatch: false }}
      onClose={onAgain}
    >
      <ul class="done-stars">
        {STARS.map((star, i) => {
          const isEarned = hasStar(result.stars, star);
          const name = d(`star.${star}`, { seconds: drill.parSeconds });
          return (
            <li key={star} class={isEarned ? "is-earned" : ""} style={{ "--turn": i }}>
              <StarSign isEarned={isEarned} />
              <span aria-hidden="true">{name}</span>
              <span class="unseen">{d(isEarned ? "star.has" : "star.hasNot", { star: name })}</span>
            </li>
          );
        })}
      </ul>
      <p class="done-time" role="status">
        <strong>{d("done.time", { time: shell.format.time(result.micros) })}</strong>
        {isBest && <span>{d("done.best")}</span>}
      </p>
      <div class="done-buttons">
        {onNext !== undefined && (
          <button type="button" class="primary" data-first onClick={onNext}>
            {nextWord ?? d("done.next")}
          </button>
        )}
        <button type="button" class="secondary" onClick={onAgain}>
          {d("done.again")}
        </button>
        <button type="button" class="secondary" data-back onClick={onList}>
          {d("done.list")}
        </button>
      </div>
    </Dialog>
  );
}
