import { COMPUTER_NAMES } from "@korobeinix/bots";
import { describe, expect, it } from "vitest";
import { sittersOf } from "../../src/library/sitters.ts";
import { computerAt, personAt } from "../../src/settings/matchPlan.ts";

const OPTIONS = { playerName: "Eva", seed: 7, nameless: (person: number): string => `Player ${person}` };

describe("Who sits where", () => {
  it("S-6: the first person has the player's name, others a number, unless they have given one", () => {
    const seats = [personAt(0, "keyboard"), personAt(1, "keyboard"), { ...personAt(2, "pad1"), name: "Ana" }];
    expect(sittersOf({ seats }, OPTIONS).map(({ name }) => name)).toEqual(["Eva", "Player 2", "Ana"]);
    expect(sittersOf({ seats }, { ...OPTIONS, playerName: "" })[0]?.name).toBe("Player 1");
  });

  it("N-20: computers have names of our own, each another one, the same for the same seed", () => {
    const seats = [personAt(0, "keyboard"), ...[1, 2, 3, 4, 5].map((seat) => computerAt(seat, "hard"))];
    const names = sittersOf({ seats }, OPTIONS)
      .slice(1)
      .map(({ name }) => name);
    expect(new Set(names).size).toBe(5);
    expect(names.every((name) => COMPUTER_NAMES.some((known) => known === name))).toBe(true);
    expect(sittersOf({ seats }, OPTIONS).map(({ name }) => name)).toEqual(["Eva", ...names]);
  });
});
