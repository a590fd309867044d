import { parseSetup, unwrap } from "@korobeinix/engine";
import { checkLog } from "@korobeinix/engine/log";
import { describe, expect, it } from "vitest";
import { isLit, keyTracksOf } from "../../src/logs/keyTracks.ts";

describe("The keys as they were pressed", () => {
  const setup = unwrap(parseSetup({ ruleBook: "guideline", seed: 1 }));
  const log = unwrap(
    checkLog(
      setup,
      [
        { at: 1000, name: "left" },
        { at: 2000, name: "hardDrop" },
        { at: 5000, name: "leftReleased" },
        { at: 9000, name: "left" },
        { at: 9001, name: "leftReleased" },
      ],
      20_000,
    ),
  );
  const litAt = (micros: number): readonly string[] =>
    keyTracksOf(log)
      .filter((track) => isLit(track, micros, 500))
      .map(({ control }) => control);

  it("W-14: one for each control of the rule book", () => {
    expect(keyTracksOf(log).map(({ control }) => control)).toEqual(setup.book.controls);
  });

  it.each([
    [999, []],
    [1000, ["left"]],
    [2000, ["left", "hardDrop"]],
    [2499, ["left", "hardDrop"]],
    [2500, ["left"]],
    [4999, ["left"]],
    [5000, []],
    [9400, ["left"]],
    [9500, []],
  ])("W-14: at %i these are lit: %j", (micros, lit) => {
    expect(litAt(micros)).toEqual(lit);
  });
});
