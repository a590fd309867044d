// How each skin ends and wins, laid over the notes of an end or a win: what glass, paper, stone, tiles and a tube do. A
// loss leaves a moment of quiet first, in which the stack is looked at; a win is in tune with its cadence.

import type { Layer } from "../layers.ts";
import { makeNoise } from "../random.ts";
import { bell, figure, hiss, pluck, tone } from "../strokes.ts";
import type { Effect } from "./effect.ts";

type EndingId =
  | "glassEnd"
  | "paperEnd"
  | "stoneEnd"
  | "tilesEnd"
  | "tubeEnd"
  | "glassWin"
  | "paperWin"
  | "stoneWin"
  | "tilesWin"
  | "tubeWin";

/** What falls or breaks does so at no regular times: so many from a moment to another, each a little off its place. */
function scatter(
  count: number,
  from: number,
  to: number,
  seed: number,
  make: (at: number, i: number) => Layer[],
): Layer[] {
  const chance = makeNoise(seed);
  const step = (to - from) / count;
  return Array.from({ length: count }, (_, i) => make(from + step * (i + 0.4 * (1 + chance())), i)).flat();
}

const SHARDS = ["E7", "B6", "C7", "A6", "E6", "G6", "D6", "C6"];
const SHERDS = ["D6", "A5", "F6", "C6", "G5", "E6", "B5"];
const RISING = ["A5", "C6", "D6", "E6", "G6", "A6", "C7", "E7"];

function shard(at: number, i: number): Layer[] {
  const ring = bell(SHARDS[i % SHARDS.length]!, { at, seconds: 0.34, level: 0.75 - i * 0.03 });
  return [...ring, hiss({ seed: 300 + i, from: 4500, to: 10_000, at, seconds: 0.03, level: 0.6 })];
}

function knock(at: number, i: number): Layer[] {
  return [
    tone(i % 2 === 0 ? "D3" : "A2", { at, seconds: 0.13, wave: "sine", decay: 0.03, level: 0.8 }, "A1"),
    hiss({ seed: 330 + i, from: 120, to: 900, at, seconds: 0.09, level: 1.5 - i * 0.07 }),
  ];
}

function sherd(at: number, i: number): Layer[] {
  return [
    tone(SHERDS[i % SHERDS.length]!, { at, seconds: 0.07, wave: "pluck", decay: 0.014, level: 0.9 }),
    hiss({ seed: 350 + i, from: 1800, to: 5200, at: at + 0.008, seconds: 0.06, level: 1.1 }),
  ];
}

export const ENDINGS: { readonly [Id in EndingId]: Effect } = {
  /** Cracks run, then the shards fall. */
  glassEnd: {
    peak: 0.5,
    layers: [
      ...scatter(5, 0.02, 0.42, 1, (at, i) => [
        hiss({ seed: 310 + i, from: 2200, to: 9000, at, seconds: 0.035, level: 1.3, decay: 0.006 }),
        tone("E7", { at, seconds: 0.05, wave: "sine", level: 0.4, decay: 0.01 }),
      ]),
      ...scatter(11, 0.5, 1.5, 2, shard),
    ],
  },
  /** A tear that runs across, and the page swings away. */
  paperEnd: {
    peak: 0.46,
    layers: [
      ...scatter(16, 0.43, 0.92, 3, (at, i) => [
        hiss({ seed: 320 + i, from: 900 + i * 90, to: 4200 + i * 160, at, seconds: 0.075, level: 0.7 + i * 0.04 }),
      ]),
      hiss({ seed: 340, from: 250, to: 1300, at: 0.98, seconds: 0.32, level: 1.6, attack: 0.09, decay: 0.09 }),
      hiss({ seed: 341, from: 200, to: 1000, at: 1.26, seconds: 0.36, level: 1, attack: 0.12, decay: 0.09 }),
    ],
  },
  /** It gives way, crumbles, and the dust settles. */
  stoneEnd: {
    peak: 0.6,
    layers: [
      hiss({ seed: 342, from: 40, to: 220, at: 0.28, seconds: 1.4, level: 3, attack: 0.3, decay: 0.4 }),
      ...scatter(10, 0.45, 1.5, 4, knock),
      hiss({ seed: 343, from: 700, to: 2600, at: 1.05, seconds: 0.9, level: 0.5, attack: 0.3, decay: 0.2 }),
    ],
  },
  /** One tile after another comes off and breaks. */
  tilesEnd: { peak: 0.5, layers: scatter(12, 0.55, 1.75, 5, sherd) },
  /** The picture falls in on itself: a whine that sinks, a thump, what is left of the charge. */
  tubeEnd: {
    peak: 0.46,
    layers: [
      tone("E6", { at: 0.43, seconds: 0.45, wave: "sine", level: 0.5, decay: 0.4 }, "A3"),
      tone("A2", { at: 0.43, seconds: 0.22, wave: "sine", decay: 0.06 }, "A1"),
      hiss({ seed: 344, from: 60, to: 400, at: 0.43, seconds: 0.12, level: 1.4 }),
      ...scatter(14, 0.6, 1.5, 6, (at, i) => [
        hiss({ seed: 360 + i, from: 3500, to: 9000, at, seconds: 0.012, level: 0.9 - i * 0.05, decay: 0.003 }),
      ]),
    ],
  },
  /** The rows sing, one above the other. */
  glassWin: {
    peak: 0.52,
    layers: [
      ...RISING.flatMap((name, i) => bell(name, { at: 0.8 + i * 0.1, seconds: 1.4 - i * 0.08, level: 0.7 })),
      hiss({ seed: 345, from: 5000, to: 10_000, at: 0.8, seconds: 1.4, level: 0.4, attack: 0.6, decay: 0.3 }),
    ],
  },
  /** A tick and a star, drawn firmly, and a small round of plucked notes. */
  paperWin: {
    peak: 0.5,
    layers: [
      hiss({ seed: 346, from: 1600, to: 4500, at: 0.52, seconds: 0.11, level: 1.2, attack: 0.02, decay: 0.04 }),
      hiss({ seed: 347, from: 1800, to: 5200, at: 0.68, seconds: 0.28, level: 1.4, attack: 0.06, decay: 0.07 }),
      ...["A4", "C5", "E5", "A5", "E5", "C6"].flatMap((name, i) =>
        pluck(name, { at: 1 + i * 0.13, seconds: 0.5, level: 0.5 }),
      ),
    ],
  },
  /** Horns and a great drum, and gold that rains. */
  stoneWin: {
    peak: 0.62,
    layers: [
      ...[0, 0.24, 0.5].map((at) => tone("A2", { at, seconds: 0.4, wave: "sine", decay: 0.1, level: 0.9 }, "A1")),
      ...["A3", "E4", "A4", "C5", "E5"].map((name) =>
        tone(name, { at: 0.5, seconds: 1.4, wave: "reed", attack: 0.05, decay: 0.6, level: 0.32 }),
      ),
      ...scatter(10, 0.7, 1.6, 7, (at, i) => bell(RISING[(i * 3) % RISING.length]!, { at, seconds: 0.4, level: 0.3 })),
    ],
  },
  /** Castanets, and a guitar that runs over its strings. */
  tilesWin: {
    peak: 0.55,
    layers: [
      ...[0, 0.12, 0.24, 0.36, 0.42, 0.5, 0.74, 0.86, 0.98, 1.04, 1.1].map((at, i) =>
        hiss({ seed: 370 + i, from: 1400, to: 4200, at, seconds: 0.03, level: 1.2, decay: 0.007 }),
      ),
      ...["A3", "E4", "A4", "C5", "E5", "A5"].flatMap((name, i) =>
        pluck(name, { at: 0.5 + i * 0.028, seconds: 1.1, level: 0.5 }),
      ),
      ...["E5", "F5", "E5", "C5", "A4"].flatMap((name, i) =>
        pluck(name, { at: 1 + i * 0.1, seconds: 0.4, level: 0.4 }),
      ),
    ],
  },
  /** The message is typed, and the bell of the terminal rings. */
  tubeWin: {
    peak: 0.4,
    layers: [
      ...scatter(14, 0.9, 1.4, 8, (at, i) => [
        hiss({ seed: 390 + i, from: 1500, to: 4000, at, seconds: 0.016, level: 0.8, decay: 0.004 }),
      ]),
      ...figure("A5 A5 A5 E6", { at: 1.45, step: 0.16, seconds: 0.13, wave: "square", level: 0.5, decay: 0.12 }),
      tone("A6", { at: 2.09, seconds: 0.35, wave: "square", level: 0.4, decay: 0.12 }),
    ],
  },
};
