// The order of a room's rulings: several seats at one hearing, several hearings at one time, and the hot potato.

import { describe, expect, it } from "vitest";
import { hashMatch, type Ruling, verifyMatch } from "../../src/doors/match.ts";
import { rowsOf } from "../helpers.ts";
import { readyToDrop } from "./helpers.ts";
import { heard, leaves, openRoom, type Room, s, said, tetris } from "./roomHelpers.ts";

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

/** A room with the hot potato in which every seat is about to clear four lines with its next drop. */
function hotRoom(seed: number, seats: number): Room {
  const room = openRoom({
    ruleBook: "new",
    seed,
    seats,
    options: { startingRows: 0 },
    terms: { targeting: "potato", garbage: "broken", startingPattern: "random", rise: "goal" },
  });
  heard(room, 0, ...Array.from({ length: seats }, (_, seat) => said(seat, 0)));
  for (const game of room.match.games) readyToDrop(game, rowsOf(4, "#########."));
  return room;
}

const drop = (at: number) => ({ at, name: "hardDrop" as const });

function seatsOf(rulings: readonly Ruling[]): (readonly [string, number])[] {
  return rulings.map((ruling) => [ruling.type, ruling.type === "over" ? -1 : ruling.seat] as const);
}

describe("the order of rulings", () => {
  it("E-42: a room that hears several seats together rules in the order of time, then by seat", () => {
    const room = openRoom({ seats: 4, terms: { targeting: "all" } });
    const rulings = heard(
      room,
      s(3),
      said(3, s(3), ...tetris(s(1.1))),
      said(2, s(3), ...tetris(s(1))),
      said(1, s(3), leaves(s(1.05))),
      said(0, s(3), ...tetris(s(1.1))),
    );
    expect(seatsOf(rulings)).toEqual([
      ["attack", 2],
      ["end", 1],
      ["attack", 0],
      ["attack", 3],
    ]);
    expect(rulings[2]).toMatchObject({ to: [2, 3] });
  });

  it("E-42: a seat that falls at the time of an attack is still a recipient of that attack", () => {
    const room = openRoom({ seats: 3, terms: { targeting: "all" } });
    const rulings = heard(
      room,
      s(3),
      said(0, s(3), leaves(s(1))),
      said(1, s(3), ...tetris(s(1))),
      said(2, s(3), ...tetris(s(1) + 1)),
    );
    expect(rulings).toMatchObject([
      { type: "attack", seat: 1, to: [0, 2] },
      { type: "end", seat: 0 },
      { type: "attack", seat: 2, to: [1] },
    ]);
  });

  it("E-42: a room may hear several times at one time", () => {
    const room = openRoom({ seats: 3, terms: { targeting: "all" } });
    heard(room, s(2), said(0, s(2), ...tetris(s(1))));
    heard(room, s(2));
    heard(room, s(2), said(1, s(1.5), ...tetris(s(1.2))));
    const more = heard(room, s(2), said(1, s(2), leaves(s(1.5))), said(0, s(2)));
    expect(more).toMatchObject([{ at: s(2), type: "end", seat: 1 }]);
    expect(room.rulings.map(({ at }) => at)).toEqual([s(2), s(2), s(2)]);
  });

  it("E-42: a hearing without seats changes nothing", () => {
    const room = openRoom();
    heard(room, s(1), said(0, s(1)), said(1, s(1)));
    const hash = hashMatch(room.match);
    expect(heard(room, s(2))).toEqual([]);
    expect(hashMatch(room.match)).toBe(hash);
  });
});

describe("the hot potato in a room", () => {
  it("E-42: a room rules on the holder's earlier clear before it rules on later attacks of the same hearing", () => {
    let moved = 0;
    for (const seed of SEEDS) {
      const room = hotRoom(seed, 3);
      const holder = room.match.state.potato;
      const others = [0, 1, 2].filter((seat) => seat !== holder);
      const hearings = others.map((seat) => said(seat, s(2), drop(s(0.2))));
      const rulings = heard(room, s(2), ...hearings, said(holder, s(2), drop(s(0.1))));
      const [first] = rulings;
      expect(first).toMatchObject({ type: "attack", seat: holder, index: 0 });
      const next = first?.type === "attack" ? first.potato : undefined;
      expect(next).toBeTypeOf("number");
      // The other seats attack the new holder, not the holder before this hearing.
      const later = rulings.slice(1, 3);
      for (const ruling of later) {
        if (ruling.type !== "attack" || ruling.seat === next) continue;
        expect(ruling.to).toEqual([next]);
        moved += Number(next !== holder);
      }
    }
    expect(moved).toBeGreaterThan(0);
  });

  it("E-34, E-42: of several attacks of the same time the holder's comes last", () => {
    for (const seed of SEEDS) {
      const room = hotRoom(seed, 3);
      const holder = room.match.state.potato;
      const others = [0, 1, 2].filter((seat) => seat !== holder);
      const rulings = heard(room, s(2), ...[0, 1, 2].map((seat) => said(seat, s(2), drop(s(0.1)))));
      expect(seatsOf(rulings)).toEqual([...others, holder].map((seat) => ["attack", seat]));
      for (const ruling of rulings.slice(0, 2)) expect(ruling).toMatchObject({ to: [holder] });
      expect(rulings[0]).not.toHaveProperty("potato");
    }
  });

  it("E-42: the hot potato leaves a fallen seat at once", () => {
    const holders = new Set<number>();
    for (const seed of SEEDS) {
      const room = hotRoom(seed, 3);
      const holder = room.match.state.potato;
      const rulings = heard(room, s(2), said(holder, s(2), leaves(s(1))));
      const { potato } = room.match.state;
      expect(rulings).toEqual([{ at: s(2), type: "end", seat: holder, potato }]);
      expect(potato).not.toBe(holder);
      // An attack made before the holder's fall, but heard after it, goes to the new holder, too.
      const other = [0, 1, 2].find((seat) => seat !== holder && seat !== potato)!;
      expect(heard(room, s(2), said(other, s(2), drop(s(0.1))))).toMatchObject([{ seat: other, to: [potato] }]);
      holders.add((potato - holder + 3) % 3);
    }
    expect(holders).toEqual(new Set([1, 2]));
  });

  it("E-42: if two seats fall at the same time, neither holds the hot potato afterwards", () => {
    for (const seed of SEEDS) {
      const room = hotRoom(seed, 3);
      const holder = room.match.state.potato;
      const other = (holder + 1) % 3;
      const last = (holder + 2) % 3;
      heard(room, s(2), said(holder, s(2), leaves(s(1))), said(other, s(2), leaves(s(1))), said(last, s(2)));
      expect(room.match.state.potato).toBe(last);
      expect(room.rulings.map(({ type }) => type)).toEqual(["end", "end", "over"]);
      expect(verifyMatch(room.log.toLog(s(2))).ok).toBe(true);
    }
  });

  it("E-42: the hot potato stays with its holder when the game of another seat ends", () => {
    for (const seed of SEEDS.slice(0, 10)) {
      const room = hotRoom(seed, 4);
      const holder = room.match.state.potato;
      const other = (holder + 1) % 4;
      expect(heard(room, s(2), said(other, s(2), leaves(s(1))))).toEqual([{ at: s(2), type: "end", seat: other }]);
      expect(room.match.state.potato).toBe(holder);
    }
  });
});
