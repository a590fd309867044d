import { type Game, play, RULE_BOOKS } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { isInDanger } from "../../src/feel/danger.ts";
import { moodOf } from "../../src/sound/music/mix.ts";
import { contrast } from "../../src/stage/colour.ts";
import { EMPTY } from "../../src/stage/layout.ts";
import { markSpots } from "../../src/stage/match/marks.ts";
import { meterUnits } from "../../src/stage/match/meterUnits.ts";
import { arrivalAt, originOf, startAt, viaOf } from "../../src/stage/match/paths.ts";
import { isOverIn, winnersIn } from "../../src/stage/match/places.ts";
import { SEAT_COLOURS, SEAT_INKS, seatColour } from "../../src/stage/match/seatColours.ts";
import { standingOf } from "../../src/stage/match/seatView.ts";
import { spotFor } from "../../src/stage/noticeSpots.ts";
import { SKINS } from "../../src/stage/skins/index.ts";
import type { Layout, SeatFrame } from "../../src/stage/stage.ts";
import { cleared, matchGames, viewOfMatch } from "./matchScenery.ts";

/** Attacks wait in a game, each of so many lines from a seat. */
function waiting(ruleBook: string, ...parcels: readonly (readonly [from: number, lines: number])[]): Game {
  const [game] = matchGames({ ruleBook }, 3);
  parcels.forEach(([from, value], i) => play(game!, { at: 0, name: "received", value, from, attack: i + 1 }));
  return game!;
}

const BOARD: Layout = {
  ...EMPTY,
  cell: 20,
  matrix: { x: 100, y: 50, width: 200, height: 400 },
  meter: { x: 80, y: 50, width: 10, height: 400 },
};

describe("the meter", () => {
  it("G-B3.3, S-9: has a unit for each line, the oldest at the bottom, and tells attacks and senders apart", () => {
    const units = meterUnits(waiting("guideline", [1, 2], [2, 3]), 20);
    expect(units.map(({ from }) => from)).toEqual([1, 1, 2, 2, 2]);
    expect(units.map(({ isFirst }) => isFirst)).toEqual([true, false, true, false, false]);
  });

  it("G-B3.3, N-19: hot is what rises with the next Lock Down", () => {
    const hot = (book: string): number =>
      meterUnits(waiting(book, [1, 4], [2, 4]), 20).filter(({ isHot }) => isHot).length;
    expect([hot("guideline"), hot("new")]).toEqual([8, 5]);
  });

  it("S-9: is full with as many lines as the Matrix has rows", () => {
    expect(meterUnits(waiting("guideline", [1, 30]), 20)).toHaveLength(20);
    expect(meterUnits(waiting("guideline"), 20)).toEqual([]);
  });
});

describe("the way of an attack", () => {
  const locked = { type: "locked", kind: 0, facing: 0, x: 4, y: 7, points: 0, seq: 0, at: 0 } as const;

  it("S-9: leaves the rows that went, else the place of the Lock Down", () => {
    expect(originOf([locked, cleared(2, 3)], 10, undefined)).toEqual({ rows: [2, 3], from: 0, to: 10 });
    expect(originOf([locked], 10, { rows: [0], from: 0, to: 10 })?.rows).toEqual([7]);
    const before = { rows: [1], from: 0, to: 10 };
    expect(originOf([], 10, before)).toBe(before);
    const origin = { rows: [2, 3], from: 0, to: 10 };
    expect(startAt(BOARD, origin, 0, 0)).toEqual({ x: 100, y: 400 });
    expect(startAt(BOARD, origin, 1, 0.99)).toEqual({ x: 300, y: 380 });
    expect(startAt(BOARD, { ...origin, rows: [21] }, 0, 0).y).toBe(50);
  });

  it("S-9: arrives on top of what waits, or in the middle of a Matrix without a meter", () => {
    expect(arrivalAt(BOARD, 0, 20)).toEqual({ x: 85, y: 450 });
    expect(arrivalAt(BOARD, 5, 20)).toEqual({ x: 85, y: 350 });
    expect(arrivalAt(BOARD, 50, 20)).toEqual({ x: 85, y: 50 });
    expect(arrivalAt({ ...BOARD, meter: EMPTY.meter }, 5, 20)).toEqual({ x: 200, y: 250 });
  });

  it("S-9: rises over both its ends", () => {
    const via = viaOf({ x: 0, y: 300 }, { x: 400, y: 200 });
    expect(via.x).toBe(200);
    expect(via.y).toBeLessThan(200);
    expect(viaOf({ x: 0, y: 10 }, { x: 2000, y: 10 }).y).toBeGreaterThan(-50);
  });
});

describe("Target Marks", () => {
  it("S-10: stand side by side near the middle of their target's Matrix", () => {
    const spots = markSpots([1, undefined, 1, 1], [BOARD, BOARD, BOARD, BOARD]);
    expect(spots[1]).toBeUndefined();
    const [a, b, c] = [spots[0]!, spots[2]!, spots[3]!];
    expect(b.x).toBe(200);
    for (const [left, right] of [
      [a, b],
      [b, c],
    ] as const)
      expect(right.x - left.x).toBeGreaterThanOrEqual(left.size);
    expect(a.x - a.size / 2).toBeGreaterThanOrEqual(100);
    expect(c.x + c.size / 2).toBeLessThanOrEqual(300);
    expect(Math.abs(b.y - 250)).toBeLessThan(60);
  });

  it("S-10: five on a small Matrix still have room", () => {
    const small = { ...BOARD, cell: 6, matrix: { x: 0, y: 0, width: 60, height: 120 } };
    const spots = markSpots([0, 0, 0, 0, 0], [small]).map((spot) => spot!);
    spots.slice(1).forEach(({ x }, i) => expect(x - spots[i]!.x).toBeGreaterThanOrEqual(spots[i]!.size));
    expect(spots[0]!.x - spots[0]!.size / 2).toBeGreaterThanOrEqual(0);
  });

  it("S-10: the colours of six seats differ, and stand out from the ground of every skin by three to one", () => {
    for (const skin of Object.values(SKINS)) {
      const colours = SEAT_COLOURS.map((_, seat) => seatColour(seat, skin.mino === "pencil"));
      expect(new Set(colours).size).toBe(6);
      for (const colour of colours) expect(contrast(colour, skin.ground), `${skin.id} ${colour}`).toBeGreaterThan(3);
    }
    for (const ink of SEAT_INKS) expect(contrast(ink, SKINS.reglas.page), ink).toBeGreaterThan(4.5);
  });
});

describe("how a board stands", () => {
  const seat: SeatFrame = { target: 1, hasPotato: false, place: 0, isOut: false, isPractising: false, facts: [] };

  it("S-11: whoever is out is dimmed and has its place; one who practises is not", () => {
    expect(standingOf(seat, false)).toEqual({ dim: 0, place: 0 });
    expect(standingOf({ ...seat, isOut: true, place: 3 }, false)).toEqual({ dim: 1, place: 3 });
    expect(standingOf({ ...seat, isOut: true, place: 3, isPractising: true }, false)).toEqual({ dim: 0, place: 0 });
  });

  it("S-11: at the end the winner is not dimmed, the others less than before, and all have their places", () => {
    expect(standingOf({ ...seat, place: 1 }, true)).toEqual({ dim: 0, place: 1 });
    const last = standingOf({ ...seat, isOut: true, place: 3, isPractising: true }, true);
    expect(last.place).toBe(3);
    expect(last.dim).toBeGreaterThan(0);
    expect(last.dim).toBeLessThan(1);
  });

  it("S-11: a match is over when all have their place", () => {
    const [game] = matchGames({}, 2);
    const framesOf = (...places: readonly number[]) =>
      places.map((place) => ({ game: game!, events: [], seat: { ...seat, place } }));
    expect(isOverIn(framesOf(0, 2))).toBe(false);
    expect(isOverIn(framesOf(1, 2))).toBe(true);
    expect(winnersIn(framesOf(2, 1, 1))).toEqual([1, 2]);
    expect(isOverIn([{ game: game!, events: [] }])).toBe(false);
  });

  it("S-11: danger is seen when it is heard", () => {
    const [game] = matchGames({}, 2);
    for (const isDanger of [false, true]) {
      for (let height = 12; height < 20; height++) {
        game!.state.stackHeight = height;
        expect(isInDanger(game!, isDanger)).toBe(moodOf(game!, { level: 1, isDanger }).isDanger);
      }
    }
    game!.state.stackHeight = 15;
    expect([isInDanger(game!, false), isInDanger(game!, true)]).toEqual([false, true]);
  });
});

describe("what is announced beside other boards", () => {
  it.each(RULE_BOOKS.flatMap(({ id }) => [2, 3, 4].map((seats) => [id, seats] as const)))(
    "G-13.1.5: %s, %i boards: from level 11 on outside the Matrix, and on no other board",
    (id, seats) => {
      const games = matchGames({ ruleBook: id }, seats);
      const { layouts } = viewOfMatch(games, id);
      layouts.forEach((layout, i) => {
        const { x, y, width, font } = spotFor(layout, 11);
        const { matrix } = layout;
        const isAbove = y + font / 2 <= matrix.y;
        expect(isAbove || x + width / 2 <= matrix.x).toBe(true);
        for (const other of layouts.filter((_, n) => n !== i).map((each) => each.matrix)) {
          const isClear = x + width / 2 <= other.x || x - width / 2 >= other.x + other.width;
          expect(isClear).toBe(true);
        }
      });
    },
  );
});
