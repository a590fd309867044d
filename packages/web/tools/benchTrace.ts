// What script costs in each frame, from the browser's own trace: by the clock, and on the processor alone, which other
// programs on a busy machine do not lengthen.

import type { Browser, Page } from "playwright-core";

export interface FrameCost {
  readonly clockMs: number;
  readonly processorMs: number;
}

/** What a page's script runs in; one may lie within another. */
export const ALL_SCRIPT: readonly string[] = ["FunctionCall", "RunMicrotasks", "FireAnimationFrame", "TimerFire"];
export const DRAWING: readonly string[] = ["FireAnimationFrame"];

const CATEGORIES = [
  "devtools.timeline",
  "disabled-by-default-devtools.timeline.frame",
  "disabled-by-default-devtools.timeline",
];

/** The cost of every frame in which the page runs such script while something is done to it. */
export async function traceFrames(
  browser: Browser,
  page: Page,
  script: readonly string[],
  act: () => Promise<void>,
): Promise<readonly FrameCost[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const trace: unknown = JSON.parse(String(await browser.stopTracing()));
  return costsOf(eventsOf(trace), new Set(script));
}

interface TraceEvent {
  readonly name: string;
  readonly tid: number;
  /** Microseconds: when, how long, and how much of that on the processor. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

function eventsOf(trace: unknown): readonly TraceEvent[] {
  const { traceEvents } = trace as { readonly traceEvents: readonly TraceEvent[] };
  return traceEvents.toSorted((one, other) => one.ts - other.ts);
}

/** Only of the thread that the page runs on: the one with most frames. */
function costsOf(events: readonly TraceEvent[], script: ReadonlySet<string>): readonly FrameCost[] {
  const frames = events.filter(({ name }) => name === "BeginMainThreadFrame");
  const countOf = (thread: number): number => frames.filter(({ tid }) => tid === thread).length;
  const threads = [...new Set(frames.map(({ tid }) => tid))];
  const [main] = threads.toSorted((one, other) => countOf(other) - countOf(one));
  const starts = frames.filter(({ tid }) => tid === main).map(({ ts }) => ts);
  const costs = new Map<number, FrameCost>();
  let end = 0;
  for (const { name, tid, ts, dur = 0, tdur = dur } of events) {
    if (tid !== main || !script.has(name) || ts < end) continue;
    end = ts + dur;
    const frame = starts.findLastIndex((start) => start <= ts);
    const { clockMs, processorMs } = costs.get(frame) ?? { clockMs: 0, processorMs: 0 };
    costs.set(frame, { clockMs: clockMs + dur / 1_000, processorMs: processorMs + tdur / 1_000 });
  }
  costs.delete(-1);
  return [...costs.values()];
}
