// Makes a log ready to be looked at, however long it is, without holding up the page.

import { growTimeline, type Log, type Timeline } from "@korobeinix/engine/log";
import { inSlices, type SliceOptions } from "./slices.ts";

export function openReplay(log: Log, options: SliceOptions = {}): Promise<Timeline> {
  return inSlices(growTimeline(log), options);
}
