import { keysTooMany, movesOf } from "@korobeinix/bots";
import type { GameEvent } from "@korobeinix/engine";
import { type Log, takeAll } from "@korobeinix/engine/log";
import { describe, expect, it } from "vitest";
import { FinesseCount } from "../../src/coach/finesseCount.ts";
import { finesseOf } from "../../src/coach/finesseFigure.tsx";
import { demoLog } from "../demoLogs.ts";

const LOCKED = [{ type: "locked" } as GameEvent];

/** The log as it stands after so many inputs. */
const upTo = (log: Log, inputs: number): Log => ({
  ...log,
  inputs: log.inputs.slice(0, inputs),
  end: log.inputs[inputs]?.at ?? log.end,
});

const LOG = demoLog("guideline");
const FAULTS = takeAll(movesOf(LOG)).reduce((sum, move) => sum + keysTooMany(move), 0);

describe("finesse", () => {
  it("F-10: counted while it is played, it is what the whole log says", () => {
    const count = new FinesseCount(LOG.setup);
    for (let inputs = 0; inputs < LOG.inputs.length; inputs += 7) count.hear(LOCKED, () => upTo(LOG, inputs));
    for (let frame = 0; frame < 5; frame++) count.hear(LOCKED, () => LOG);
    expect(FAULTS).toBeGreaterThan(0);
    expect(count.faults.peek()).toBe(FAULTS);
  });

  it("F-10: a game that was taken up again is counted from its first piece, a little in each frame", () => {
    const count = new FinesseCount(LOG.setup);
    let asked = 0;
    const frame = (events: readonly GameEvent[]): void =>
      count.hear(events, () => {
        asked++;
        return LOG;
      });
    frame([]);
    expect(count.faults.peek()).toBeLessThan(FAULTS);
    for (let i = 0; i < 100; i++) frame([]);
    expect(count.faults.peek()).toBe(FAULTS);
    // Then nothing is asked for until a piece locks.
    const before = asked;
    frame([]);
    expect(asked).toBe(before);
  });

  it("F-9: the share of pieces placed by the fewest keys leaves out those without a count", () => {
    const way = ["left"] as const;
    expect(
      finesseOf([
        { pressed: ["left"], way },
        { pressed: ["left", "right", "left"], way },
        { pressed: ["leftHeld"], way },
        { pressed: ["left", "left"], way: undefined },
      ]),
    ).toEqual({ faults: 2, percent: 66 });
    expect(finesseOf([{ pressed: [], way: undefined }])).toBeUndefined();
  });
});
