// What is shown of a seat's part in its match, beside its board.

import { type Game, receivingQueueOf } from "@korobeinix/engine";
import type { Signal } from "@preact/signals";
import type { SeatFrame } from "../stage/stage.ts";

export interface SeatNews {
  /** Lines that it has sent, and that are on their way to it. */
  readonly sent: number;
  readonly coming: number;
  readonly place: number;
  readonly isOut: boolean;
  readonly isPractising: boolean;
  readonly hasPotato: boolean;
  readonly target: number | undefined;
}

/** Once a frame: says what has changed, and nothing where nothing has. */
export function tellNews(news: Signal<SeatNews | undefined>, game: Game, seat: SeatFrame): void {
  const now = news.peek();
  const next = newsOf(now?.sent ?? 0, game, seat);
  const names = Object.keys(next) as (keyof SeatNews)[];
  if (now === undefined || names.some((name) => now[name] !== next[name])) news.value = next;
}

function newsOf(sentBefore: number, game: Game, seat: SeatFrame): SeatNews {
  const { place, isOut, isPractising, hasPotato, target, facts } = seat;
  const coming = receivingQueueOf(game).reduce((sum, { lines }) => sum + lines, 0);
  const sent = facts.reduce((sum, fact) => (fact.type === "sent" ? sum + fact.lines : sum), sentBefore);
  return { sent, coming, place, isOut, isPractising, hasPotato, target };
}
