// What one Lock Down is announced as: the action, beneath it what came of it, and what it has earned.

import type { GameEvent } from "@korobeinix/engine";
import type { BookInPlay } from "@korobeinix/engine/ruleBook";
import { weightOf } from "../feel/weight.ts";
import type { Notice } from "./notices.ts";

/** How events are named and points are written, in the player's language. */
export interface Announcer {
  /** Undefined for what is not announced. */
  announce(event: GameEvent): string | undefined;
  writePoints(points: number): string;
}

export function noticeOf(events: readonly GameEvent[], book: BookInPlay, announcer: Announcer): Notice | undefined {
  const titles: string[] = [];
  const levels: string[] = [];
  let [points, weight] = [0, 0];
  for (const event of events) {
    if (event.type === "locked") titles.length = levels.length = points = weight = 0;
    // How a game ended is written by its ending.
    const text = event.type === "ended" ? undefined : announcer.announce(event);
    if (text === undefined || text === "") continue;
    (event.type === "levelled" ? levels : titles).push(text);
    if (event.type === "scored") points += event.points;
    weight = Math.max(weight, weightOf(event, book));
  }
  const title = titles.pop() ?? levels.shift();
  if (title === undefined) return undefined;
  return { title, more: [...titles, ...levels], weight, points: points > 0 ? `+${announcer.writePoints(points)}` : "" };
}
