// What stands round a board of a match that is watched: who plays there, the place, and figures.

import { useComputed } from "@preact/signals";
import type { VNode } from "preact";
import { boxOf } from "../parts/boxOf.ts";
import type { App } from "../parts/context.ts";
import { figureName, Hud, type HudFigure, textOf } from "../parts/hud.tsx";
import { hudStyleOf } from "../parts/hudStyle.ts";
import { Avatar } from "../picture/avatar.tsx";
import type { Sitter } from "../settings/sitter.ts";
import { seatColour } from "../stage/match/seatColours.ts";
import type { SkinId } from "../stage/skin.ts";
import { SKINS } from "../stage/skins/index.ts";
import type { Layout, Rect } from "../stage/stage.ts";
import { type GameInfo, infoOf } from "../table/gameInfo.ts";
import type { MatchReplayPlayer } from "../table/matchReplayPlayer.ts";
import { spokenBy } from "../words/translate.ts";
import { placeWord } from "./matchFacts.ts";

export interface WatchedSeatProps {
  readonly app: App;
  readonly player: MatchReplayPlayer;
  readonly seat: number;
  readonly name: string;
  readonly sitter: Sitter;
  readonly layout: Layout;
  readonly skinId: SkinId;
}

/** As many figures as there is room for below a board. */
const STRIP_FIGURES = 2;
/** What a figure beside a board takes of its height. */
const FIGURE_PX = 58;
/** Below this width a strip does not name its figures. */
const NAMED_PX = 150;
const LARGEST_AVATAR_PX = 40;

export function WatchedSeat(props: WatchedSeatProps): VNode {
  const { app, player, seat, name, sitter, layout, skinId } = props;
  const shell = app.shell.value;
  const place = useComputed(() => (player.time.value >= 0 ? player.match.state.places[seat]! : 0));
  const info = useComputed((): GameInfo => {
    const { state } = player.games[seat]!;
    return infoOf(state, Math.min(player.time.value, state.time));
  });
  const { setup } = player.match.setup.seats[seat]!;
  const style = hudStyleOf(setup);
  const isNeeded = (figure: HudFigure): boolean => figure !== "best";
  const figures = [...new Set([...style.main, ...style.left, ...style.right])].filter(isNeeded);
  const t = spokenBy(shell.t, setup.book.id);
  return (
    <section class="watch-seat" aria-label={name} style={{ "--seat": seatColour(seat, SKINS[skinId].isLight) }}>
      <h2 class="watch-seat-name" style={boxOf(layout.name)}>
        <Avatar id={sitter.avatar} skin={skinId} size={Math.min(LARGEST_AVATAR_PX, layout.name.height)} />
        <span>{name}</span>
        {place.value > 0 && <strong>{placeWord(shell, place.value)}</strong>}
      </h2>
      {layout.left.width > 0 ? (
        <Hud
          t={shell.t}
          format={shell.format}
          {...{ layout, info }}
          {...style}
          left={fitting(style.left.filter(isNeeded), layout.left)}
          right={fitting(style.right, layout.right)}
          book={setup.book.id}
          title=""
          player=""
          label={name}
          isMotionReduced={app.isMotionReduced.value}
        />
      ) : (
        <dl
          class={layout.right.width < NAMED_PX ? "watch-seat-strip is-narrow" : "watch-seat-strip"}
          style={boxOf(layout.right)}
        >
          {figures.slice(0, STRIP_FIGURES).map((figure) => (
            <div key={figure}>
              <dt>{figureName(t, figure, style.measure)}</dt>
              <dd>{textOf({ ...style, format: shell.format, name: figure }, info.value)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** As many as there is room for; the clock, the same for all, is on the bar. */
function fitting(figures: readonly HudFigure[], { height }: Rect): readonly HudFigure[] {
  const most = Math.max(1, Math.floor(height / FIGURE_PX));
  return figures.length <= most ? figures : figures.filter((figure) => figure !== "time").slice(0, most);
}
