import { describe, expect, it } from "vitest";
import { clear, clearTogether, goOn, passTime, queues, startMatch, told } from "./helpers.ts";

describe("Handicaps", () => {
  /** The sum of the lines that have arrived, after each of ten attacks of one line. */
  it.each([
    [100, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [90, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [50, [0, 1, 1, 2, 2, 3, 3, 4, 4, 5]],
    [30, [0, 0, 0, 1, 1, 1, 2, 2, 2, 3]],
    [1, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
    [0, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
  ])(
    "G-B3.5, E-38: a seat that receives %i %% gets that share of ten attacks of one line; the rest is void",
    (receives, arrived) => {
      const match = startMatch({ seats: [{}, { terms: { receives } }] });
      const got = arrived.map(() => {
        clear(match, 0, 2);
        goOn(match, 300_000);
        return queues(match)[1];
      });
      expect(got).toEqual(arrived);
      const isVoid = told(match, "voided").reduce((sum, { lines }) => sum + lines, 0);
      expect(isVoid).toBe(10 - arrived.at(-1)!);
    },
  );

  it("G-B3.5: shares of lines add up over attacks of any size, for each player separately", () => {
    const match = startMatch({
      seats: [{}, { terms: { receives: 40 } }, { terms: { receives: 75 } }],
      terms: { targeting: "all" },
    });
    // 1, 2 and 4 lines make 7. The shares are 2.8 and 5.25 lines.
    for (const lines of [2, 3, 4]) {
      clear(match, 0, lines);
      goOn(match, 300_000);
    }
    expect(queues(match)).toEqual([0, 2, 5]);
    const isVoid = [1, 2].map((seat) =>
      told(match, "voided").reduce((sum, { to, lines }) => sum + (to === seat ? lines : 0), 0),
    );
    expect(isVoid).toEqual([5, 2]);
  });

  it("G-B3.5: shares add up separately for each sender", () => {
    const match = startMatch({ seats: [{}, {}, { terms: { receives: 50 } }], terms: { targeting: "all" } });
    // Half a line from each sender makes no line; a whole line from each makes two.
    const arrived = [0, 1].map(() => {
      clearTogether(match, [0, 2], [1, 2]);
      goOn(match, 300_000);
      return queues(match)[2];
    });
    expect(arrived).toEqual([0, 2]);
  });

  it("G-B3.5: a share can be set for all seats", () => {
    const match = startMatch({ terms: { receives: 50 } });
    for (const seat of [0, 1]) {
      clear(match, seat, 4);
      goOn(match, 300_000);
    }
    // The second seat first cancels the two lines in its queue; of its other two lines one arrives.
    expect(match.games[1]!.state).toMatchObject({ cancelled: 2, sent: 2 });
    expect(queues(match)).toEqual([1, 0]);
  });

  it("G-B3.5: each player can have a starting level", () => {
    const match = startMatch({ seats: [{}, { options: { startingLevel: 7 } }, { options: { startingLevel: 15 } }] });
    expect(match.games.map(({ state }) => state.level)).toEqual([1, 7, 15]);
    passTime(match, 30_000_000);
    expect(match.games.map(({ state }) => state.level)).toEqual([2, 8, 15]);
  });
});
