// What the list of replays costs while it is scrolled: two thousand games, a screenful a frame, all script of each
// frame added up from the browser's own trace.

import type { Browser, Page } from "playwright-core";
import { keepGames, someGames } from "../test/browser/keptGames.ts";
import { goTo } from "./galleryPage.ts";

const GAMES = 2_000;
const FRAMES = 120;
const FRAME_PIXELS = 700;

/** Milliseconds of script in each frame. */
export async function scrollReplays(browser: Browser, page: Page): Promise<readonly number[]> {
  await goTo(page, "#/menu");
  await keepGames(page, someGames(GAMES));
  await goTo(page, "#/replays");
  await page.locator(".replay").first().waitFor();
  await browser.startTracing(page, {
    categories: [
      "devtools.timeline",
      "disabled-by-default-devtools.timeline.frame",
      "disabled-by-default-devtools.timeline",
    ],
  });
  await page.evaluate(
    ([frames, pixels]) =>
      new Promise<void>((resolve) => {
        const scroll = (left: number): void => {
          window.scrollBy(0, pixels);
          if (left === 0) resolve();
          else requestAnimationFrame(() => scroll(left - 1));
        };
        scroll(frames);
      }),
    [FRAMES, FRAME_PIXELS] as const,
  );
  const trace: unknown = JSON.parse(String(await browser.stopTracing()));
  return scriptByFrame(eventsOf(trace));
}

interface TraceEvent {
  readonly name: string;
  readonly tid: number;
  /** Microseconds: when, and how long. */
  readonly ts: number;
  readonly dur?: number;
}

/** What a page's script runs in; one may lie within another. */
const SCRIPT: ReadonlySet<string> = new Set(["FunctionCall", "RunMicrotasks", "FireAnimationFrame", "TimerFire"]);

function eventsOf(trace: unknown): readonly TraceEvent[] {
  const { traceEvents } = trace as { readonly traceEvents: readonly TraceEvent[] };
  return traceEvents.toSorted((one, other) => one.ts - other.ts);
}

/** Only of the thread that the page runs on: the one with most frames. */
function scriptByFrame(events: readonly TraceEvent[]): readonly number[] {
  const frames = events.filter(({ name }) => name === "BeginMainThreadFrame");
  const countOf = (thread: number): number => frames.filter(({ tid }) => tid === thread).length;
  const threads = [...new Set(frames.map(({ tid }) => tid))];
  const [main] = threads.toSorted((one, other) => countOf(other) - countOf(one));
  const starts = frames.filter(({ tid }) => tid === main).map(({ ts }) => ts);
  const sums = starts.map(() => 0);
  let end = 0;
  for (const { name, tid, ts, dur = 0 } of events) {
    if (tid !== main || !SCRIPT.has(name) || ts < end) continue;
    end = ts + dur;
    const frame = starts.findLastIndex((start) => start <= ts);
    if (frame >= 0) sums[frame]! += dur / 1_000;
  }
  return sums;
}
