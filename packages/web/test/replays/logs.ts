// Games for the tests of replays.

import { type Input, type InputName, parseSetup, type SetupRequest, unwrap } from "@korobeinix/engine";
import { checkLog, type Log, replay } from "@korobeinix/engine/log";
import { type Kept, replayOfGame } from "../../src/library/keep.ts";
import type { Origin } from "../../src/storage/storage.ts";

const NAMES: readonly InputName[] = ["left", "leftReleased", "rotateClockwise", "right", "rightReleased"];

/** As many inputs as asked for, one a millisecond. */
export function longLog(count: number, request: Partial<SetupRequest> = {}): Log {
  const setup = unwrap(parseSetup({ ruleBook: "guideline", seed: 1, ...request }));
  const inputs = Array.from({ length: count }, (_, i): Input => ({ at: i * 1_000, name: NAMES[i % 5]! }));
  return unwrap(checkLog(setup, inputs, count * 1_000));
}

/** A file with these bytes in it, as it comes from a stranger. */
export function fileOf(bytes: Uint8Array): Blob {
  return new Blob([Uint8Array.from(bytes)]);
}

/** What is kept of a log's game. */
export function keptOf(log: Log, origin: Origin, name: string, date: number): Kept {
  return replayOfGame(replay(log), log, { origin, name, date });
}
