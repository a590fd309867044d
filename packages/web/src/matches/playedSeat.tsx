// A seat of a match that is played: who sits there and how it goes, the countdown, and what its player may do who waits.

import { useComputed } from "@preact/signals";
import type { VNode } from "preact";
import { liveWords } from "../live/liveWords.ts";
import { boxOf } from "../parts/boxOf.ts";
import type { Shell } from "../parts/context.ts";
import { SeatPanel } from "../parts/seatPanel.tsx";
import { Avatar } from "../picture/avatar.tsx";
import { Countdown } from "../screens/countdown.tsx";
import type { SkinId } from "../settings/skinIds.ts";
import { SKINS } from "../stage/skins/index.ts";
import type { Layout } from "../stage/stage.ts";
import { playedName } from "./deviceWords.ts";
import { matchWords } from "./matchWords.ts";
import type { Versus } from "./versus.ts";

export interface PlayedSeatProps {
  readonly shell: Shell;
  readonly versus: Versus;
  readonly seat: number;
  readonly layout: Layout;
  readonly skin: SkinId;
  readonly isMotionReduced: boolean;
}

export function PlayedSeat({ shell, versus, seat, layout, skin, isMotionReduced }: PlayedSeatProps): VNode {
  const w = matchWords(shell, "versus");
  const { plan, setup, sitters } = versus.options;
  const { name, avatar, computer } = sitters[seat]!;
  const { info, news } = versus.seats[seat]!;
  const sent = useComputed(() => shell.format.number(news.value?.sent ?? 0));
  const place = useComputed(() => news.value?.place ?? 0).value;
  const count = versus.table.count.value;
  const hasGarbage = setup.shared.terms?.garbage !== "none";
  return (
    <SeatPanel
      {...{ shell, seat, layout, name, info, isMotionReduced }}
      setup={setup.seats[seat]!.setup}
      skin={SKINS[skin]}
      about={computer === undefined ? playedName(shell, plan, seat) : liveWords(shell)(`rank.${computer}`)}
      avatar={(size) => <Avatar id={avatar} skin={skin} size={size} />}
      place={place > 0 ? w("place", { place }) : ""}
      more={hasGarbage ? { name: w("sent"), text: sent } : undefined}
    >
      {count > 0 && <Countdown count={count} layout={layout} />}
      {computer === undefined && <Waiting {...{ shell, versus, seat, layout }} />}
    </SeatPanel>
  );
}

/** Whoever waits may practise (G-B2.5), and reads how on the board; the stage writes that they do. */
function Waiting({ shell, versus, seat, layout }: Omit<PlayedSeatProps, "skin" | "isMotionReduced">): VNode | null {
  const { news } = versus.seats[seat]!;
  const isOut = useComputed(() => news.value?.isOut === true).value;
  const isPractising = useComputed(() => news.value?.isPractising === true).value;
  if (isPractising) return <p class="versus-practice unseen">{shell.t("seat.practice")}</p>;
  if (!isOut || versus.table.phase.value !== "running") return null;
  return (
    <p class="versus-waiting" style={boxOf(layout.matrix)}>
      <span>{matchWords(shell, "versus")("practise")}</span>
    </p>
  );
}
