// What stands round the board of a seat, in a match that is played or watched: who sits there, the place, and figures.

import "../styles/seatPanel.css";
import type { Setup } from "@korobeinix/engine";
import { type ReadonlySignal, useComputed } from "@preact/signals";
import type { ComponentChildren, VNode } from "preact";
import { seatColour } from "../stage/match/seatColours.ts";
import type { Skin } from "../stage/skin.ts";
import type { Layout } from "../stage/stage.ts";
import type { GameInfo } from "../table/gameInfo.ts";
import { spokenBy } from "../words/translate.ts";
import { boxOf } from "./boxOf.ts";
import type { Shell } from "./context.ts";
import { figureName, Hud, type HudFigure, textOf } from "./hud.tsx";
import { hudStyleOf } from "./hudStyle.ts";

export interface SeatPanelProps {
  readonly shell: Shell;
  readonly seat: number;
  readonly setup: Setup;
  readonly layout: Layout;
  readonly skin: Skin;
  readonly name: string;
  /** What else is known of who sits there; left out where there is no room. */
  readonly about?: string | undefined;
  /** The picture that stands for them, of this size. */
  readonly avatar: (size: number) => VNode;
  /** The place, in words; empty: none yet. */
  readonly place: string;
  readonly info: ReadonlySignal<GameInfo | undefined>;
  /** A figure of the match: what it is called, and what it reads. */
  readonly more?: { readonly name: string; readonly text: ReadonlySignal<string> } | undefined;
  readonly isMotionReduced: boolean;
  /** What else belongs to the board. */
  readonly children?: ComponentChildren;
}

/** What a strip below a small board shows, most important first, as far as the game counts it. */
const STRIP_ORDER: readonly HudFigure[] = ["linesLeft", "rowsLeft", "lines", "level", "time"];
const STRIP_FIGURES = 2;
/** Below this height a strip is one line; names need so much beside their figures, or above them. */
const ONE_LINE_PX = 34;
const NAMED_BESIDE_PX = 200;
const NAMED_ABOVE_PX = 120;
/** Below this height a name is one line; what is known of its owner needs so much beside it, or below it. */
const TWO_LINES_PX = 36;
const ABOUT_BESIDE_PX = 190;
const ABOUT_BELOW_PX = 100;
const LARGEST_AVATAR_PX = 40;

export function SeatPanel(props: SeatPanelProps): VNode {
  const { seat, layout, skin, children } = props;
  const style = { "--seat": seatColour(seat, skin.isLight), "--cell": `${layout.cell}px` };
  return (
    <section class="seat-panel" data-seat={seat} style={style}>
      <Name {...props} />
      {layout.left.width > 0 ? <Figures {...props} /> : <Strip {...props} />}
      {children}
    </section>
  );
}

function Name({ layout, name, about, avatar, place }: SeatPanelProps): VNode {
  const { width, height } = layout.name;
  const isLow = height < TWO_LINES_PX;
  const hasAbout = width >= (isLow ? ABOUT_BESIDE_PX : ABOUT_BELOW_PX);
  return (
    <h2 class={isLow ? "seat-panel-name is-low" : "seat-panel-name"} style={boxOf(layout.name)}>
      {avatar(Math.min(LARGEST_AVATAR_PX, height))}
      <span class="seat-panel-who" title={name}>
        <span>{name}</span>
        {about !== undefined && hasAbout && <small>{about}</small>}
      </span>
      {place !== "" && <span class="seat-panel-place">{place}</span>}
    </h2>
  );
}

/** Below Next on a board that is low, only what decides the match has room. */
const LOW_PX = 100;
const LESS: ReadonlySet<HudFigure> = new Set(["level", "goal"]);

/** No best of games alone beside a match. */
function isNeeded(figure: HudFigure): boolean {
  return figure !== "best";
}

/** Beside a board that has the room. */
function Figures({ shell, setup, layout, info, name, more, isMotionReduced }: SeatPanelProps): VNode {
  const { t, format } = shell;
  const style = hudStyleOf(setup);
  return (
    <Hud
      {...{ t, format, layout, info, isMotionReduced }}
      {...style}
      left={style.left.filter(isNeeded)}
      right={layout.right.height < LOW_PX ? style.right.filter((figure) => !LESS.has(figure)) : style.right}
      book={setup.book.id}
      label={name}
      title=""
      player=""
    >
      {more !== undefined && (
        <dl>
          <Figure kind="match" {...more} />
        </dl>
      )}
    </Hud>
  );
}

/** Below a small board. */
function Strip({ shell, setup, layout, info, more }: SeatPanelProps): VNode {
  const { right } = layout;
  const style = hudStyleOf(setup);
  const counted = new Set([...style.left, ...style.right]);
  const figures = new Set([...style.main, ...STRIP_ORDER.filter((name) => counted.has(name))]);
  const isLine = right.height < ONE_LINE_PX;
  const isNamed = right.width >= (isLine ? NAMED_BESIDE_PX : NAMED_ABOVE_PX);
  const t = spokenBy(shell.t, setup.book.id);
  const kind = `${isLine ? " is-line" : ""}${isNamed ? "" : " is-nameless"}`;
  return (
    <dl class={`seat-panel-strip${kind}`} style={boxOf(right)}>
      {[...figures].slice(0, isNamed ? STRIP_FIGURES : 1).map((name) => (
        <Counted key={name} {...{ shell, info, style, figure: name }} name={figureName(t, name, style.measure)} />
      ))}
      {more !== undefined && <Figure kind="match" {...more} />}
    </dl>
  );
}

interface CountedProps extends Pick<SeatPanelProps, "shell" | "info"> {
  readonly style: ReturnType<typeof hudStyleOf>;
  readonly figure: HudFigure;
  readonly name: string;
}

function Counted({ shell, info, style, figure, name }: CountedProps): VNode {
  const text = useComputed(() =>
    info.value === undefined ? "" : textOf({ ...style, format: shell.format, name: figure }, info.value),
  );
  return <Figure kind={figure} name={name} text={text} />;
}

interface FigureProps extends NonNullable<SeatPanelProps["more"]> {
  readonly kind: HudFigure | "match";
}

function Figure({ kind, name, text }: FigureProps): VNode {
  return (
    <div class={`hud-figure is-${kind}`}>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}
