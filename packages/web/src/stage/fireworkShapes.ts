// What a shell of the fireworks opens into.

export const GOLD: string = "#FFD76A";

export interface Flower {
  readonly count: number;
  /** Cells a second, cells, milliseconds: each from the one to the other. */
  readonly speed: Span;
  readonly size: Span;
  readonly lifeMs: Span;
  /** Cells a second, each second. */
  readonly gravity: number;
  /** Another colour than the shell's own. */
  readonly colour?: string;
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
      { count: 12, speed: [7, 12], size: [0.5, 0.8], lifeMs: [620, 980], gravity: 6, colour: "#FFFFFF" },
    ],
    minos: 0,
  },
  {
    flowers: [
      { count: 26, speed: [17, 17.6], size: [0.7, 0.9], lifeMs: [560, 760], gravity: 4 },
      { count: 8, speed: [3, 4], size: [0.7, 0.9], lifeMs: [560, 760], gravity: 4, colour: GOLD },
    ],
    minos: 0,
  },
  {
    flowers: [{ count: 36, speed: [5, 16], size: [0.4, 0.75], lifeMs: [1000, 1500], gravity: 9, colour: GOLD }],
    minos: 0,
  },
  {
    flowers: [{ count: 16, speed: [10, 15], size: [0.5, 0.8], lifeMs: [480, 760], gravity: 5 }],
    minos: 12,
  },
];
