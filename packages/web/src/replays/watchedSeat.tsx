// What stands round a board of a match that is watched.

import { teamLinesLeft } from "@korobeinix/engine/match";
import { useComputed } from "@preact/signals";
import type { VNode } from "preact";
import type { App } from "../parts/context.ts";
import { SeatPanel } from "../parts/seatPanel.tsx";
import { Avatar } from "../picture/avatar.tsx";
import type { Sitter } from "../settings/sitter.ts";
import type { SkinId } from "../settings/skinIds.ts";
import { SKINS } from "../stage/skins/index.ts";
import type { Layout } from "../stage/stage.ts";
import { type GameInfo, infoOf } from "../table/gameInfo.ts";
import type { MatchReplayPlayer } from "../table/matchReplayPlayer.ts";
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

export function WatchedSeat({ app, player, seat, name, sitter, layout, skinId }: WatchedSeatProps): VNode {
  const shell = app.shell.value;
  const place = useComputed(() => (player.time.value >= 0 ? player.match.state.places[seat]! : 0)).value;
  const info = useComputed((): GameInfo => {
    const game = player.games[seat]!;
    const micros = Math.min(player.time.value, game.state.time);
    return infoOf(game, { micros, left: teamLinesLeft(player.match, seat) });
  });
  return (
    <SeatPanel
      {...{ shell, seat, layout, name, info }}
      setup={player.match.setup.seats[seat]!.setup}
      skin={SKINS[skinId]}
      avatar={(size) => <Avatar id={sitter.avatar} skin={skinId} size={size} />}
      place={place > 0 ? placeWord(shell, place) : ""}
      isMotionReduced={app.isMotionReduced.value}
    />
  );
}
