// What stands round the board of a seat: name and avatar, figures, the countdown, and what its player may do who waits.

import { useComputed } from "@preact/signals";
import type { VNode } from "preact";
import { liveWords } from "../live/liveWords.ts";
import { boxOf } from "../parts/boxOf.ts";
import type { Shell } from "../parts/context.ts";
import { figureName, Hud, type HudFigure, textOf } from "../parts/hud.tsx";
import { hudStyleOf } from "../parts/hudStyle.ts";
import { Avatar } from "../picture/avatar.tsx";
import { Countdown } from "../screens/countdown.tsx";
import { seatColour } from "../stage/match/seatColours.ts";
import type { SkinId } from "../stage/skin.ts";
import { SKINS } from "../stage/skins/index.ts";
import type { Layout } from "../stage/stage.ts";
import { spokenBy } from "../words/translate.ts";
import { matchWords } from "./matchWords.ts";
import type { Versus } from "./versus.ts";

export interface SeatPanelProps {
  readonly shell: Shell;
  readonly versus: Versus;
  readonly seat: number;
  readonly layout: Layout;
  readonly skin: SkinId;
  readonly isMotionReduced: boolean;
}

/** What a strip below a small board shows, most important first, as far as the game counts it. */
const STRIP_ORDER: readonly HudFigure[] = ["linesLeft", "rowsLeft", "lines", "level", "time"];
const STRIP_FIGURES = 2;
/** Below these a strip is one line, and names no figures: the boards beside it have the same. */
const ONE_LINE_PX = 34;
const NAMED_PX = 110;
/** Below this height the rank of a computer stands beside its name, and below this width nowhere. */
const TWO_LINES_PX = 36;
const RANKED_PX = 100;

export function SeatPanel(props: SeatPanelProps): VNode {
  const { versus, seat, layout } = props;
  const { computer } = versus.options.plan.seats[seat]!;
  const count = versus.table.count.value;
  return (
    <section class="seat" data-seat={seat} style={{ "--seat": colourOf(props), "--cell": `${layout.cell}px` }}>
      <SeatName {...props} />
      {layout.left.width > 0 ? <Figures {...props} /> : <Strip {...props} />}
      {count > 0 && <Countdown count={count} layout={layout} />}
      {computer === undefined && <Waiting {...props} />}
    </section>
  );
}

function colourOf({ seat, skin }: Pick<SeatPanelProps, "seat" | "skin">): string {
  return seatColour(seat, SKINS[skin].isLight);
}

function SeatName({ shell, versus, seat, layout, skin }: SeatPanelProps): VNode {
  const { name, avatar, computer } = versus.options.sitters[seat]!;
  const { height } = layout.name;
  const news = versus.seats[seat]!.news.value;
  const w = matchWords(shell, "versus");
  return (
    <h2 class={height < TWO_LINES_PX ? "seat-name is-low" : "seat-name"} style={boxOf(layout.name)}>
      <Avatar id={avatar} skin={skin} size={Math.min(40, height)} />
      <span class="seat-who" title={name}>
        <span>{name}</span>
        {computer !== undefined && layout.name.width >= RANKED_PX && (
          <small>{liveWords(shell)(`rank.${computer}`)}</small>
        )}
      </span>
      {news?.isPractising === true && <span class="seat-practice unseen">{shell.t("seat.practice")}</span>}
      {news !== undefined && news.place > 0 && <span class="seat-place">{w("place", { place: news.place })}</span>}
    </h2>
  );
}

/** Beside a board that has the room. */
function Figures({ shell, versus, seat, layout, isMotionReduced }: SeatPanelProps): VNode {
  const { t, format } = shell;
  const { setup } = versus.options.setup.seats[seat]!;
  const { info } = versus.seats[seat]!;
  const style = hudStyleOf(setup);
  return (
    <Hud
      {...{ t, format, layout, info, isMotionReduced }}
      {...style}
      left={style.left.filter(isNeeded)}
      book={setup.book.id}
      label={versus.options.sitters[seat]!.name}
      title=""
      player=""
    >
      <dl>
        <Sent {...{ shell, versus, seat }} />
      </dl>
    </Hud>
  );
}

/** No best of games alone beside a match. */
function isNeeded(figure: HudFigure): boolean {
  return figure !== "best";
}

/** The lines that were sent, where any can be. */
function Sent({ shell, versus, seat }: Pick<SeatPanelProps, "shell" | "versus" | "seat">): VNode | null {
  const { news } = versus.seats[seat]!;
  const text = useComputed(() => shell.format.number(news.value?.sent ?? 0));
  if (!hasGarbage(versus)) return null;
  return (
    <div class="hud-figure is-sent">
      <dt>{matchWords(shell, "versus")("sent")}</dt>
      <dd>{text}</dd>
    </div>
  );
}

function hasGarbage({ options: { setup } }: Versus): boolean {
  return setup.shared.terms?.garbage !== "none";
}

/** Below a small board. */
function Strip({ shell, versus, seat, layout }: SeatPanelProps): VNode {
  const { format } = shell;
  const { setup } = versus.options.setup.seats[seat]!;
  const { info } = versus.seats[seat]!;
  const style = hudStyleOf(setup);
  const { right } = layout;
  const counted = new Set([...style.left, ...style.right]);
  const figures = new Set([...style.main, ...STRIP_ORDER.filter((name) => counted.has(name))]);
  const isNamed = right.width >= NAMED_PX;
  const shown = [...figures].slice(0, isNamed ? STRIP_FIGURES : 1);
  const t = spokenBy(shell.t, setup.book.id);
  const kind = `${right.height < ONE_LINE_PX ? " is-line" : ""}${isNamed ? "" : " is-nameless"}`;
  return (
    <dl class={`seat-strip${kind}`} style={boxOf(right)}>
      {shown.map((name) => (
        <StripFigure
          key={name}
          name={figureName(t, name, style.measure)}
          text={() => (info.value === undefined ? "" : textOf({ ...style, format, name }, info.value))}
        />
      ))}
      <Sent {...{ shell, versus, seat }} />
    </dl>
  );
}

interface StripFigureProps {
  readonly name: string;
  readonly text: () => string;
}

function StripFigure({ name, text }: StripFigureProps): VNode {
  const shown = useComputed(text);
  return (
    <div class="hud-figure">
      <dt>{name}</dt>
      <dd>{shown}</dd>
    </div>
  );
}

/** Whoever waits may practise (G-B2.5), and reads how on the board. */
function Waiting({ shell, versus, seat, layout }: SeatPanelProps): VNode | null {
  const news = versus.seats[seat]!.news.value;
  const phase = versus.table.phase.value;
  if (news?.isOut !== true || news.isPractising || phase !== "running") return null;
  return (
    <p class="seat-waiting" style={boxOf(layout.matrix)}>
      <span>{matchWords(shell, "versus")("practise")}</span>
    </p>
  );
}
