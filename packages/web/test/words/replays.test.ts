import { describe, expect, it } from "vitest";
import { enReplays } from "../../src/words/en/replays.ts";
import { esReplays } from "../../src/words/es/replays.ts";

type Key = keyof typeof enReplays;
const KEYS = Object.keys(enReplays) as Key[];
const placeholdersOf = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

describe("The words of the kept games", () => {
  it("R-12: Spanish has every string that English has, none empty, with the same values to fill in", () => {
    expect(Object.keys(esReplays).sort()).toEqual([...KEYS].sort());
    for (const key of KEYS) {
      expect(esReplays[key].trim(), key).not.toBe("");
      expect(enReplays[key].trim(), key).not.toBe("");
      expect(placeholdersOf(esReplays[key]), key).toEqual(placeholdersOf(enReplays[key]));
    }
  });

  it("R-12: nothing is left in English but what is the same in both", () => {
    expect(KEYS.filter((key) => esReplays[key] === enReplays[key])).toEqual(["fact.time", "problem.sentence"]);
  });

  it("R-2: a game is a partida, never a pieza or a ficha", () => {
    expect(KEYS.filter((key) => /\b(piezas?|fichas?|juegos?)\b/i.test(esReplays[key]))).toEqual(["why.notALog"]);
  });
});
