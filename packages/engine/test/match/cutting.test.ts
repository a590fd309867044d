import { describe, expect, it } from "vitest";
import { type Input, unwrap } from "../../src/index.ts";
import {
  advanceMatch,
  checkMatchLog,
  cutMatchLog,
  GrowingMatchLog,
  hashMatch,
  type MatchLog,
  newMatch,
  parseMatchSetup,
  playSeat,
  replayMatch,
} from "../../src/doors/match.ts";

/** Two seats that make inputs all the time. The first holds a key at the time of the cut. */
function someLog(isInRoom = false): MatchLog {
  const setup = unwrap(parseMatchSetup({ ruleBook: "guideline", seed: 5, seats: [{}, {}], isInRoom }));
  const drops = (from: number): Input[] =>
    Array.from({ length: 8 }, (_, i) => ({ at: from + i * 700_000, name: "hardDrop" }));
  const held: Input[] = [
    { at: 2_900_000, name: "left" },
    { at: 3_200_000, name: "leftReleased" },
  ];
  const first = [...drops(500_000), ...held].toSorted((a, b) => a.at - b.at);
  return unwrap(checkMatchLog(setup, [first, drops(650_000)], [], 6_000_000));
}

describe("a match cut at a moment", () => {
  it("E-45: the log of a match without a room keeps no rulings", () => {
    const { setup } = someLog();
    const log = new GrowingMatchLog(setup);
    log.rule([{ at: 5, type: "end", seat: 0 }]);
    expect(log.toLog(9).rulings).toEqual([]);
  });

  it("E-35: is the match as it stood then, with no keys held", () => {
    const cut = cutMatchLog(someLog(), 3_000_000);
    expect(cut.end).toBe(3_000_000);
    expect(cut.inputs[0]!.at(-1)).toEqual({ at: 3_000_000, name: "leftReleased" });
    expect(cut.inputs[1]!.every(({ at }) => at <= 3_000_000)).toBe(true);
    const match = replayMatch(cut);
    expect(match.games[0]!.state.held).toBe(0);
    expect(unwrap(checkMatchLog(cut.setup, cut.inputs, cut.rulings, cut.end))).toEqual(cut);
  });

  it("E-35: goes on from there, and the whole match can be replayed", () => {
    const cut = cutMatchLog(someLog(), 3_000_000);
    const match = replayMatch(cut);
    const log = new GrowingMatchLog(cut.setup, cut);
    playSeat(match, 1, unwrap(log.append(1, { at: 3_400_000, name: "hardDrop" })));
    expect(log.append(0, { at: 2_000_000, name: "hardDrop" }).ok).toBe(false);
    const whole = log.toLog(match.state.time);
    expect(whole.inputs[0]).toEqual(cut.inputs[0]);
    advanceMatch(match, whole.end);
    expect(hashMatch(replayMatch(whole))).toBe(hashMatch(match));
    // Inputs of the cut log count towards the bound of the new log, but the cut log's own list does not grow.
    expect(cut.inputs[1]).toHaveLength(whole.inputs[1]!.length - 1);
  });

  it("E-35: a cut after the end of a log changes nothing; the match of a room cannot be cut", () => {
    const log = someLog();
    expect(cutMatchLog(log, 9_000_000)).toEqual(log);
    expect(cutMatchLog(log, 0).inputs).toEqual([[], []]);
    expect(newMatch(log.setup).state.time).toBe(0);
    expect(() => cutMatchLog(someLog(true), 1_000_000)).toThrow(RangeError);
  });
});
