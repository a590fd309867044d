import { RULE_BOOKS } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { commandsOf } from "../../src/input/bindings.ts";
import { layButtons, overlaps, type ThumbBox, thumbNames, type ThumbWindow } from "../../src/input/thumbLayout.ts";
import { coversMatrix, plainRoom, roomFor } from "../../src/parts/thumbRoom.ts";
import { DEFAULT_TOUCH, type TouchSettings } from "../../src/settings/touch.ts";
import { isUpright, layOut, type LayoutRequest } from "../../src/stage/layout.ts";
import { SKINS } from "../../src/stage/skins/index.ts";
import type { Layout, StageRoom } from "../../src/stage/stage.ts";

const SIZES = [
  [390, 844],
  [360, 740],
  [820, 1180],
  [844, 390],
  [740, 360],
] as const;
const NO_ROOM: StageRoom = { top: 0, bottom: 0, left: 0, right: 0 };

function windowOf([width, height]: readonly [number, number]): ThumbWindow {
  const safe = { top: 0, right: 0, bottom: 0, left: 0 };
  return { width, height, safe, isUpright: isUpright({ widthPx: width, heightPx: height }) };
}

interface Shown {
  readonly boxes: readonly ThumbBox[];
  readonly layout: Layout;
  readonly room: StageRoom;
  /** Without any buttons. */
  readonly alone: Layout;
}

function show(size: readonly [number, number], touch: Partial<TouchSettings> = {}, book = RULE_BOOKS[0]!): Shown {
  const page = windowOf(size);
  const boxes = layButtons(page, thumbNames(commandsOf(book), false), { ...DEFAULT_TOUCH, ...touch });
  const { walls, foot } = SKINS[book.id];
  const { columns, rows } = book.matrix;
  const request: LayoutRequest = {
    widthPx: page.width,
    heightPx: page.height,
    room: { ...NO_ROOM, top: page.isUpright ? 36 : 0 },
    columns,
    rows,
    walls,
    foot,
    matrixSize: 84,
    matrixPosition: "centre",
  };
  const room = roomFor(boxes, request);
  return { boxes, room, layout: layOut({ ...request, room }), alone: layOut(request) };
}

describe.each(SIZES)("The stage in a window of %i × %i", (...size) => {
  it.each(RULE_BOOKS)("F-22: keeps the Matrix, Hold and Next of $id clear of the buttons", (book) => {
    const { boxes, layout } = show(size, {}, book);
    for (const box of boxes) {
      expect(coversMatrix(box, layout), box.name).toBe(false);
      expect(overlaps(box, layout.hold) || overlaps(box, layout.next), box.name).toBe(false);
    }
  });
});

describe("The room of the buttons", () => {
  it("F-22: takes nothing from a Matrix on its side, whose thumbs are at both sides", () => {
    const { room, layout, alone } = show([844, 390]);
    expect(layout).toEqual(alone);
    expect(room).toEqual({ ...NO_ROOM });
  });

  it("F-22: follows them: one that is moved up takes more of an upright window, or a side of it", () => {
    const { layout: standard } = show([390, 844]);
    const raised = show([390, 844], { upright: { hold: { x: 0.5, y: 0.72 } } });
    expect(raised.layout.cell).toBeLessThan(standard.cell);
    const aside = show([390, 844], { upright: { hold: { x: 0.2, y: 0.6 } } });
    expect(aside.room.left).toBeGreaterThan(0);
    expect(aside.layout.cell).toBeGreaterThan(raised.layout.cell);
    for (const { boxes, layout } of [raised, aside]) expect(boxes.some((box) => coversMatrix(box, layout))).toBe(false);
  });

  it("F-22: a button in the middle of the Matrix covers it rather than making it tiny", () => {
    const { layout, alone, boxes } = show([390, 844], { upright: { hold: { x: 0.5, y: 0.4 } } });
    expect(layout.cell).toBeGreaterThanOrEqual(alone.cell * 0.6);
    expect(boxes.filter((box) => coversMatrix(box, layout)).map(({ name }) => name)).toEqual(["hold"]);
  });

  it("F-22: for several boards it is what lies below the buttons, or between the hands", () => {
    const upright = windowOf([390, 844]);
    const lying = windowOf([844, 390]);
    const of = (page: ThumbWindow): StageRoom =>
      plainRoom(layButtons(page, thumbNames(commandsOf(RULE_BOOKS[0]!), false), DEFAULT_TOUCH), page);
    expect(of(upright)).toMatchObject({ left: 0, right: 0 });
    expect(of(upright).bottom).toBeGreaterThan(120);
    expect(of(lying)).toMatchObject({ top: 0, bottom: 0 });
    expect(of(lying).left).toBe(of(lying).right);
    expect(of(lying).left).toBeGreaterThan(120);
  });
});
