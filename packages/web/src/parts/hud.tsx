// The numbers beside the Matrix (G-2.4.7), where the stage leaves room for them. They change with every frame, so each
// is a text of its own and nothing around it is drawn again.

import type { RuleBookId } from "@korobeinix/engine";
import type { Measure, Standing } from "@korobeinix/engine/records";
import { type ReadonlySignal, useComputed, useSignal, useSignalEffect } from "@preact/signals";
import type { ComponentChildren, VNode } from "preact";
import { useEffect } from "preact/hooks";
import type { GameInfo } from "../table/gameInfo.ts";
import type { Layout, Rect } from "../stage/stage.ts";
import { boxOf } from "./boxOf.ts";
import { Caption } from "./captions.tsx";
import type { Format } from "../words/format.ts";
import { spokenBy, type Translate } from "../words/translate.ts";
import { WonderFigure } from "./wonderFigure.tsx";

/** Room above the figures on a screen that stands upright: for the line that names the game, and for Pause. */
export const HEAD_ROOM = 36;

/** The share of what is missing that a counting score gains in a frame. */
const COUNTING = 0.22;

export type HudFigure =
  | "score"
  | "best"
  | "lines"
  | "linesLeft"
  | "rowsLeft"
  | "level"
  | "goal"
  | "time"
  | "timeLeft"
  | "speed"
  | "silver"
  | "gold";

export interface HudProps {
  readonly t: Translate;
  readonly format: Format;
  readonly layout: Layout;
  readonly book: RuleBookId;
  readonly info: ReadonlySignal<GameInfo | undefined>;
  /** What is shown, most important first: low on the left, and low on the right. */
  readonly left: readonly HudFigure[];
  readonly right: readonly HudFigure[];
  /** Those that decide the game: they are the largest. */
  readonly main: readonly HudFigure[];
  readonly hasHold: boolean;
  readonly hasNext: boolean;
  /** The variation's name. */
  readonly title: string;
  readonly player: string;
  /** The best game of its table; undefined: there is none yet. */
  readonly best?: Standing | undefined;
  /** What the table is ordered by. */
  readonly measure: Measure;
  /** What a variation counts down from. */
  readonly totalMicros?: number | undefined;
  /** The display of 1984 rolls over (K-9). */
  readonly scoreModulus?: number | undefined;
  /** What a display of another time and language calls its figures; it names no variation. */
  readonly captions?: { readonly [Name in HudFigure]?: string };
  /** The lines that wonders are made of, where games build them (N-22). */
  readonly wonderLines?: number | undefined;
  readonly isMotionReduced: boolean;
  /** Whose numbers they are, where there are several boards. */
  readonly label?: string | undefined;
  /** The figures of the player's own choice, below those at the left. */
  readonly panel?: ComponentChildren;
  /** What else belongs under the figures at the right, such as the slider of Basic. */
  readonly children?: ComponentChildren;
}

export function Hud(props: HudProps): VNode {
  const { t, layout, book, left, right, title, player, captions, hasHold, hasNext, wonderLines, children } = props;
  const figure = (name: HudFigure): VNode => <Figure key={name} {...props} name={name} />;
  return (
    <aside
      class={layout.isPortrait ? "hud is-portrait" : "hud"}
      data-book={book}
      aria-label={props.label ?? t("hud.label")}
    >
      <div class="hud-panel is-left" style={boxOf(layout.left)}>
        <div class="hud-title">
          {captions === undefined && <span>{title}</span>}
          {player !== "" && <span class="hud-player">{player}</span>}
          {layout.isPortrait && title !== "" && left.includes("best") && <Best {...props} />}
          {layout.isPortrait && props.panel}
        </div>
        <dl>{left.map(figure)}</dl>
        {!layout.isPortrait && props.panel}
      </div>
      <div class="hud-panel is-right" style={boxOf(layout.right)}>
        <dl>{right.map(figure)}</dl>
        {wonderLines !== undefined && <WonderFigure {...{ t, wonderLines }} info={props.info} />}
        {children}
      </div>
      {hasHold && <QueueCaption text={t("hud.hold")} queue={layout.hold} />}
      {hasNext && <QueueCaption text={t("hud.next")} queue={layout.next} />}
    </aside>
  );
}

function Figure(props: HudProps & { readonly name: HudFigure }): VNode {
  const { t, name } = props;
  const caption = props.captions?.[name];
  const score = useCounting(
    useComputed(() => props.info.value?.score ?? 0),
    props.isMotionReduced || name !== "score",
  );
  const text = useComputed(() => {
    const info = props.info.value;
    return info === undefined ? "" : textOf(props, info, score.value);
  });
  return (
    <div class={`hud-figure is-${name}${props.main.includes(name) ? " is-main" : ""}`}>
      <Caption caption={caption} name={figureName(spokenBy(t, props.book), name, props.measure)} />
      <dd>{name === "time" || name === "timeLeft" ? <Clock text={text} /> : text}</dd>
    </div>
  );
}

/** Hundredths change with every frame, so their figures have equal widths; the rest is set like other text. */
function Clock({ text }: { readonly text: ReadonlySignal<string> }): VNode {
  const whole = useComputed(() => text.value.slice(0, -3));
  const hundredths = useComputed(() => text.value.slice(-3));
  return (
    <>
      {whole}
      <span class="hud-running">{hundredths}</span>
    </>
  );
}

/** In the one line above all else on a screen that stands upright. */
function Best(props: HudProps): VNode {
  const text = useComputed(() => (props.info.value === undefined ? "" : bestOf(props, props.info.value)));
  return (
    <span class="hud-best">
      {figureName(props.t, "best", props.measure)} {text}
    </span>
  );
}

/** What the queue at this place is called. */
function QueueCaption({ text, queue }: { readonly text: string; readonly queue: Rect }): VNode {
  return (
    <p class="hud-queue" style={{ left: `${queue.x}px`, top: `${queue.y}px`, width: `${queue.width}px` }}>
      <span>{text}</span>
    </p>
  );
}

/** What a figure is called. */
export function figureName(t: Translate, name: HudFigure, measure: Measure): string {
  return name === "best" ? t(`hud.best.${measure}`) : t(`hud.${name}`);
}

/** What a figure reads. */
export function textOf(
  props: Pick<HudProps, "format" | "best" | "measure" | "totalMicros" | "scoreModulus"> & {
    readonly name: HudFigure;
  },
  info: GameInfo,
  score: number = info.score,
): string {
  const { name, format, totalMicros, scoreModulus } = props;
  switch (name) {
    case "score":
      return format.number(scoreModulus === undefined ? score : score % scoreModulus);
    case "best":
      return bestOf(props, info);
    case "linesLeft":
      return info.linesLeft === undefined ? "–" : format.number(info.linesLeft);
    case "rowsLeft":
      return format.number(info.goal);
    case "time":
      return format.time(info.micros);
    case "timeLeft":
      return format.time(Math.max(0, (totalMicros ?? 0) - info.micros));
    case "speed":
      return format.decimal(info.speed / 10, 1);
    default:
      return format.number(info[name]);
  }
}

/** What is better already than any before is the best itself; a time to a goal is none before the goal. */
function bestOf({ best, measure, format }: Pick<HudProps, "format" | "best" | "measure">, info: GameInfo): string {
  if (measure === "longest") return format.time(Math.max(best?.micros ?? 0, info.micros));
  if (measure === "time") return best === undefined ? "–" : format.time(best.micros);
  return format.number(Math.max(best?.[measure] ?? 0, info[measure]));
}

/** A number that counts up to another one; back it jumps. */
function useCounting(target: ReadonlySignal<number>, isAtOnce: boolean): ReadonlySignal<number> {
  const shown = useSignal(target.peek());
  const frame = useSignal(0);
  useSignalEffect(() => {
    const goal = target.value;
    cancelAnimationFrame(frame.peek());
    if (isAtOnce || goal <= shown.peek()) {
      shown.value = goal;
      return;
    }
    const count = (): void => {
      const missing = goal - shown.peek();
      shown.value += Math.ceil(missing * COUNTING);
      if (shown.peek() < goal) frame.value = requestAnimationFrame(count);
    };
    frame.value = requestAnimationFrame(count);
  });
  useEffect(() => () => cancelAnimationFrame(frame.peek()), [frame]);
  return shown;
}
