// What a shell of the fireworks opens into.

import type { Skin } from "./skin.ts";

const GOLD = "#FFD76A";
/** On paper and on a white wall light gold could not be seen. */
const DARK_GOLD = "#C98A12";

/** The gold of a skin; a tube has no other colours than its own. */
export function goldOf({ mino, isLight, accent }: Skin): string {
  if (mino === "glyph") return accent;
  return isLight ? DARK_GOLD : GOLD;
}

export interface Flower {
  readonly count: number;
  /** Cells a second, cells, milliseconds: each from the one to the other. */
  readonly speed: Span;
  readonly size: Span;
  readonly lifeMs: Span;
  /** Cells a second, each second. */
  readonly gravity: number;
  /** Another colour than the shell's own. */
  readonly tint?: "gold" | "white";
}

type Span = readonly [from: number, to: number];

interface Shape {
  readonly flowers: readonly Flower[];
  /** Minos of the skin that are flung apart. */
  readonly minos: number;
}

/** A flower in a flower, a ring round a heart, a willow that hangs for a while, and a spray of Minos. */
export const SHAPES: readonly Shape[] = [
  {
    flowers: [
      { count: 28, speed: [17, 21], size: [0.7, 1.1], lifeMs: [620, 980], gravity: 6 },
      { count: 12, speed: [7, 12], size: [0.5, 0.8], lifeMs: [620, 980], gravity: 6, tint: "white" },
    ],
    minos: 0,
  },
  {
    flowers: [
      { count: 26, speed: [17, 17.6], size: [0.7, 0.9], lifeMs: [560, 760], gravity: 4 },
      { count: 8, speed: [3, 4], size: [0.7, 0.9], lifeMs: [560, 760], gravity: 4, tint: "gold" },
    ],
    minos: 0,
  },
  {
    flowers: [{ count: 36, speed: [5, 16], size: [0.4, 0.75], lifeMs: [1000, 1500], gravity: 9, tint: "gold" }],
    minos: 0,
  },
  {
    flowers: [{ count: 16, speed: [10, 15], size: [0.5, 0.8], lifeMs: [480, 760], gravity: 5 }],
    minos: 12,
  },
];
