// What the Coach says beside a practised game, in words: the places that the board shows, and how the last move was.

import "../styles/coach.css";
import type { RuleBook } from "@korobeinix/engine";
import type { VNode } from "preact";
import type { Adviser, Advice, Verdict } from "./adviser.ts";
import { gradeText, linesOf, placeText, type Speech, whyText, worthText } from "./coachWords.ts";
import { OutlineSample } from "./outlineSample.tsx";

export interface AdvicePanelProps {
  readonly speech: Speech;
  readonly book: RuleBook;
  readonly adviser: Adviser;
}

export function AdvicePanel({ speech, book, adviser }: AdvicePanelProps): VNode {
  return (
    <section class="practice-coach" aria-labelledby="practice-coach">
      <h2 id="practice-coach">{speech.c("title")}</h2>
      <div role="status">
        <VerdictLine {...{ speech, book }} verdict={adviser.verdict.value} />
      </div>
      <h3>{speech.c("advice.title")}</h3>
      <AdviceList {...{ speech, book }} advice={adviser.advice.value} />
    </section>
  );
}

type Saying = Omit<AdvicePanelProps, "adviser">;

function AdviceList({ speech, book, advice }: Saying & { readonly advice: Advice | undefined }): VNode {
  const { c } = speech;
  if (advice === undefined) return <p class="quiet">{c("advice.none")}</p>;
  if (advice.steps === undefined) return <p class="quiet">{c("advice.thinking")}</p>;
  const best = advice.steps[0]?.worth ?? 0;
  return (
    <ol class="advice">
      {advice.steps.map((step, i) => (
        <li key={i}>
          <OutlineSample rank={i} />
          <span>{placeText(speech, book, step)}</span>
          <strong>{worthText(speech, best - step.worth)}</strong>
        </li>
      ))}
    </ol>
  );
}

/** "Mistake −1.4: makes a hole, builds higher." */
export function VerdictLine({ speech, book, verdict }: Saying & { readonly verdict: Verdict | undefined }): VNode {
  const { c } = speech;
  if (verdict === undefined) return <p class="verdict quiet">{c("verdict.none")}</p>;
  const { rating, why, made } = verdict;
  if (rating === undefined) return <p class="verdict quiet">{c("verdict.unrated")}</p>;
  const isBest = rating.grade === "best";
  return (
    <>
      <p class="verdict" data-grade={rating.grade}>
        <strong>
          {book.pieces[made.step.kind]?.name}: {gradeText(speech, rating)}
        </strong>
        {!isBest && (
          <span class="verdict-loss">
            <span aria-hidden="true">{c("worth.less", { lines: linesOf(speech, rating.loss) })}</span>
            <span class="unseen">{c("worth.lines", { lines: linesOf(speech, rating.loss) })}</span>
          </span>
        )}
        {why.length > 0 && <span class="verdict-why">{whyText(speech, why)}</span>}
      </p>
      {!isBest && <p class="verdict-better">{c("verdict.better", { place: placeText(speech, book, rating.best) })}</p>}
    </>
  );
}
