// The rival beside the game being played (W-17): its Matrix, live and small, and the difference at each line, large for
// a moment and small from then on.

import "../styles/rival.css";
import { hasScore, SECOND, type Setup } from "@korobeinix/engine";
import type { VNode } from "preact";
import { BoardCanvas } from "../picture/boardCanvas.tsx";
import type { Shell } from "../parts/context.ts";
import type { Layout } from "../stage/stage.ts";
import type { Format } from "../words/format.ts";
import type { RaceRival, Rival, Split } from "../table/race.ts";
import { asideOf } from "./sides.ts";
import { type TranslateWatch, watchWords } from "./watchWords.ts";

/** The part of the Matrix' height that the rival's takes. */
const HEIGHT = 0.62;
/** Cells round a small Matrix: its walls, its floor, what looks over the Skyline. */
const WALLS = 2.6;
const ABOVE_AND_BELOW = 3;
/** Cells from the top of the Matrix to the difference, below the Hold Queue. */
const SPLIT_TOP = 4.6;

const MINUS = "\u2212";

export interface RivalPanelProps {
  readonly shell: Shell;
  readonly rival: RaceRival;
  readonly layout: Layout;
}

export function RivalPanel({ shell, rival, layout }: RivalPanelProps): VNode {
  return rival === "lost" ? <Lost {...{ shell, layout }} /> : <Running {...{ shell, rival, layout }} />;
}

type Frame = Omit<RivalPanelProps, "rival">;

/** The game goes on without its rival, and says so in its place. */
function Lost({ shell, layout }: Frame): VNode {
  const aside = asideOf(layout, window.innerWidth);
  return (
    <aside class={aside === undefined ? "rival is-strip is-lost" : "rival is-lost"} style={aside?.right}>
      <p role="status">{watchWords(shell)("race.lost")}</p>
    </aside>
  );
}

function Running({ shell, rival, layout }: Frame & { readonly rival: Rival }): VNode {
  const w = watchWords(shell);
  const aside = asideOf(layout, window.innerWidth);
  const name = rival.name === "" ? w("race.nobody") : rival.name;
  const version = rival.version.value;
  const split = rival.split.value;
  const { score, lines } = rival.game.state;
  const { setup } = rival.timeline.log;
  const figures = (
    <p class="rival-figures">
      <span>{lines === 1 ? w("race.lines1") : w("race.lines", { lines: shell.format.number(lines) })}</span>
      {hasScore(setup.book) && <span>{w("race.score", { score: shell.format.number(score) })}</span>}
    </p>
  );
  const difference = split !== undefined && <Difference key={split.lines} {...{ shell, split, layout, setup }} />;
  if (aside === undefined) {
    return (
      <aside class="rival is-strip" aria-label={w("race.label")}>
        <p class="rival-name">{name}</p>
        {figures}
        {difference}
      </aside>
    );
  }
  const { columns, rows } = setup.book.matrix;
  const byHeight = (layout.matrix.height * HEIGHT) / (rows + ABOVE_AND_BELOW);
  const cell = Math.max(4, Math.floor(Math.min(byHeight, aside.rightPx / (columns + WALLS))));
  return (
    <aside class="rival" style={aside.right} aria-label={w("race.label")}>
      <p class="rival-name">{name}</p>
      <BoardCanvas
        game={rival.game}
        version={version}
        cell={cell}
        label={w("race.board", { name })}
        display={shell.settings.value.display}
        hasGhost={false}
      />
      {figures}
      {difference}
    </aside>
  );
}

interface DifferenceProps {
  readonly shell: Shell;
  readonly split: Split;
  readonly layout: Layout;
  readonly setup: Setup;
}

function Difference({ shell, split, layout, setup }: DifferenceProps): VNode {
  const w = watchWords(shell);
  const { text, isAhead } = differenceOf(split, setup, shell.format, w);
  const { isPortrait, matrix, hold, cell } = layout;
  const place = { right: `calc(100vw - ${hold.x + hold.width}px)`, top: `${matrix.y + SPLIT_TOP * cell}px` };
  return (
    <p
      class="rival-split"
      data-side={isAhead ? "ahead" : "behind"}
      role="status"
      style={isPortrait ? undefined : place}
    >
      <span class="unseen">{w("race.split")}</span> <strong>{text}</strong>
      <small>{w("race.atLine", { line: shell.format.number(split.lines) })}</small>
    </p>
  );
}

/** In points where all play for the same time, else in seconds. */
function differenceOf(
  { micros, score }: Split,
  { book, variation }: Setup,
  format: Format,
  w: TranslateWatch,
): { readonly text: string; readonly isAhead: boolean } {
  if (variation.ends.by === "minutes" && hasScore(book)) {
    return { text: `${score < 0 ? MINUS : "+"}${format.number(Math.abs(score))}`, isAhead: score >= 0 };
  }
  if (micros === undefined) return { text: w("race.beyond"), isAhead: true };
  const seconds = format.decimal(Math.abs(micros) / SECOND, 2);
  return { text: w("race.seconds", { seconds: (micros > 0 ? "+" : MINUS) + seconds }), isAhead: micros <= 0 };
}
