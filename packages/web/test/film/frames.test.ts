import { SECOND } from "@korobeinix/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Cut, filmMicrosOf, frameCountOf, mediaName, momentOf, stretchOf } from "../../src/film/frames.ts";

const cuts = fc.record({
  from: fc.integer({ min: 0, max: 3_600 * SECOND }),
  length: fc.integer({ min: 0, max: 600 * SECOND }),
  speed: fc.constantFrom(0.5, 1, 2, 4),
  fps: fc.constantFrom(30 as const, 60 as const),
});

describe("Frames of a film", () => {
  it("W-18: a minute at its own speed is 1,800 frames and a minute long", () => {
    const cut: Cut = { from: 5 * SECOND, to: 65 * SECOND, speed: 1, fps: 30, tail: 0 };
    expect(frameCountOf(cut)).toBe(1_800);
    expect(filmMicrosOf(cut)).toBe(60 * SECOND);
  });

  it.each([
    [0.5, 20],
    [2, 5],
    [4, 2.5],
  ])("W-18: at %f times its speed, ten seconds last %f", (speed, seconds) => {
    expect(filmMicrosOf({ from: 0, to: 10 * SECOND, speed, fps: 60, tail: 0 })).toBe(seconds * SECOND);
  });

  it("W-18: even a moment is one frame", () => {
    const cut: Cut = { from: SECOND, to: SECOND, speed: 1, fps: 30, tail: 0 };
    expect(frameCountOf(cut)).toBe(1);
    expect(momentOf(cut, 0)).toBe(SECOND);
  });

  it("W-18: frames show moments in order, a frame's time apart, and the last one the end", () => {
    fc.assert(
      fc.property(cuts, fc.nat(), ({ from, length, speed, fps }, pick) => {
        const cut: Cut = { from, to: from + length, speed, fps, tail: 0 };
        const count = frameCountOf(cut);
        const frame = pick % count;
        const step = momentOf(cut, frame) - (frame === 0 ? from : momentOf(cut, frame - 1));
        expect(step).toBeGreaterThanOrEqual(0);
        expect(step).toBeLessThanOrEqual(Math.ceil((speed * SECOND) / fps));
        expect(momentOf(cut, count - 1)).toBe(cut.to);
        expect(Number.isInteger(momentOf(cut, frame))).toBe(true);
      }),
    );
  });
});

describe("Part of a game", () => {
  const end = 90 * SECOND;

  it.each([
    ["whole", 40, 0, 90],
    ["last30", 40, 10, 40],
    ["last10", 40, 30, 40],
    ["last30", 12, 0, 30],
    ["last10", 90, 80, 90],
  ] as const)("W-18: %s at %i seconds goes from %i to %i", (stretch, at, from, to) => {
    expect(stretchOf(stretch, at * SECOND, end, 0)).toMatchObject({ from: from * SECOND, to: to * SECOND });
  });

  it("W-18: a game shorter than the part is filmed as a whole", () => {
    expect(stretchOf("last30", 5 * SECOND, 8 * SECOND, 0)).toMatchObject({ from: 0, to: 8 * SECOND });
  });
});

describe("The ending", () => {
  it("F-17: what shows the end of a game shows its ending too, and what does not stops where it is", () => {
    const end = 60 * SECOND;
    const tail = 2 * SECOND;
    const clip: Cut = { ...stretchOf("last10", end, end, tail), speed: 1, fps: 60 };
    expect(clip.from).toBe(50 * SECOND);
    expect(filmMicrosOf(clip)).toBe(12 * SECOND);
    // While the ending plays, the game stands still.
    expect(momentOf(clip, 599)).toBe(end);
    expect(momentOf(clip, frameCountOf(clip) - 1)).toBe(end);
    expect(stretchOf("last10", 30 * SECOND, end, tail).tail).toBe(0);
    expect(stretchOf("whole", 30 * SECOND, end, tail).tail).toBe(tail);
  });
});

describe("Names of files", () => {
  it.each([
    [["guideline", "sprint", "Nadezhda"], "mp4", "korobeinix-guideline-sprint-nadezhda.mp4"],
    [["reglas", "marathon", "José Ñúñez"], "webm", "korobeinix-reglas-marathon-jose-nunez.webm"],
    [["new", "ultra", ""], "png", "korobeinix-new-ultra.png"],
    [["basic", "marathon", "../../etc/passwd\u0000"], "png", "korobeinix-basic-marathon-etc-passwd.png"],
    [["basic", "marathon", "Надя"], "png", "korobeinix-basic-marathon-надя.png"],
  ])("W-18: %j is a name that any disk takes", (parts, extension, name) => {
    expect(mediaName(parts, extension)).toBe(name);
  });

  it("W-18: a long name is cut", () => {
    expect(mediaName(["x".repeat(500)], "png")).toBe(`korobeinix-${"x".repeat(40)}.png`);
  });
});
