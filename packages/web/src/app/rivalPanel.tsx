// What stands round the rival's board (W-17), which the stage draws: its name, its figures, and how far one is ahead of it
// or behind.

import "../styles/rival.css";
import { hasScore, SECOND, type Setup } from "@korobeinix/engine";
import type { ReadonlySignal } from "@preact/signals";
import type { VNode } from "preact";
import type { Rival } from "../library/library.ts";
import { boxOf } from "../parts/boxOf.ts";
import type { Shell } from "../parts/context.ts";
import { type TranslateWatch, watchWords } from "../replays/watchWords.ts";
import type { Layout } from "../stage/stage.ts";
import type { GameInfo } from "../table/gameInfo.ts";
import type { Race, Split } from "../table/race.ts";
import type { Seat } from "../table/seat.ts";
import type { Format } from "../words/format.ts";

/** Cells from the top of the Matrix to the difference, below the Hold Queue. */
const SPLIT_TOP = 4.6;

const MINUS = "\u2212";

export interface RivalPanelProps {
  readonly shell: Shell;
  readonly rival: Rival;
  readonly race: Race | undefined;
  /** The player's own board, and the rival's. */
  readonly layout: Layout;
  readonly place: Layout | undefined;
  /** Changes with every frame of the player's game. */
  readonly info: ReadonlySignal<GameInfo | undefined>;
}

export function RivalPanel({ shell, rival, race, layout, place, info }: RivalPanelProps): VNode {
  if (rival === "lost") return <Lost shell={shell} layout={layout} />;
  return <Running {...{ shell, race, layout, place, info }} seat={rival} />;
}

/** The game goes on without its rival, and says so in its place. */
function Lost({ shell, layout }: Pick<RivalPanelProps, "shell" | "layout">): VNode {
  const { isPortrait, next } = layout;
  const beside = { left: `${next.x + next.width + 16}px`, top: `${next.y}px` };
  return (
    <aside class={isPortrait ? "rival is-strip is-lost" : "rival is-lost"} style={isPortrait ? undefined : beside}>
      <p role="status">{watchWords(shell)("race.lost")}</p>
    </aside>
  );
}

interface RunningProps extends Omit<RivalPanelProps, "rival"> {
  readonly seat: Seat;
}

function Running({ shell, seat, race, layout, place, info }: RunningProps): VNode {
  const w = watchWords(shell);
  const name = seat.name === "" ? w("race.nobody") : seat.name;
  const { game } = seat.source;
  const { setup } = game.rules;
  const split = race?.split.value;
  // The rival's figures change in the same frames as one's own clock.
  const isBegun = info.value !== undefined;
  const { score, lines } = game.state;
  return (
    <aside class={layout.isPortrait ? "rival is-strip" : "rival"} aria-label={w("race.label")}>
      <p class="rival-name" style={place && boxOf(place.left)}>
        {name}
      </p>
      {isBegun && (
        <p class="rival-figures" style={place && boxOf(place.right)}>
          <span>{lines === 1 ? w("race.lines1") : w("race.lines", { lines: shell.format.number(lines) })}</span>
          {hasScore(setup.book) && <span>{w("race.score", { score: shell.format.number(score) })}</span>}
        </p>
      )}
      {split !== undefined && <Difference key={split.lines} {...{ shell, split, layout, place, setup }} />}
    </aside>
  );
}

interface DifferenceProps {
  readonly shell: Shell;
  readonly split: Split;
  readonly layout: Layout;
  readonly place: Layout | undefined;
  readonly setup: Setup;
}

function Difference({ shell, split, layout, place, setup }: DifferenceProps): VNode {
  const w = watchWords(shell);
  const { text, isAhead } = differenceOf(split, setup, shell.format, w);
  const { isPortrait, matrix, hold, cell } = layout;
  const style = isPortrait
    ? { right: "0.75rem", top: `${place?.matrix.y ?? 0}px` }
    : { right: `calc(100vw - ${hold.x + hold.width}px)`, top: `${matrix.y + SPLIT_TOP * cell}px` };
  return (
    <p class="rival-split" data-side={isAhead ? "ahead" : "behind"} role="status" style={style}>
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
