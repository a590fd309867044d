import type { KindLook, Skin } from "../skin.ts";

const GREEN = "#63FF9A";

function green(pattern: KindLook["pattern"]): KindLook {
  return { colour: GREEN, pattern };
}

/** An Elektronika-60 terminal in 1984 (K-3). */
export const korobeinix: Skin = {
  id: "korobeinix",
  mino: "glyph",
  backdrop: "screen",
  clear: "blink",
  kinds: {
    I: green("bars"),
    O: green("rings"),
    T: green("cross"),
    L: green("rising"),
    J: green("falling"),
    S: green("dots"),
    Z: green("waves"),
  },
  other: { colour: GREEN, pattern: "plain" },
  ground: "#020603",
  page: "#020603",
  ink: "#7DFFAC",
  accent: "#C9FFDC",
  hint: "#F2FFF6",
  isLight: false,
  light: "#7DFFAC",
  isLightAdded: true,
  font: '"PT Mono", monospace',
  glides: false,
  afterglows: true,
  hasOwnPatterns: false,
  rowsAbove: 0,
  walls: 2.6,
  foot: 1.9,
  followsLevel: false,
};

/** Character and paper in one colour, as a home computer has them. */
function filled(colour: string, pattern: KindLook["pattern"]): KindLook {
  return { colour, pattern, isFilled: true };
}

/** The same characters on a home computer at night, in its eight colours, and everything glides. */
export const terminalColour: Skin = {
  ...korobeinix,
  id: "terminalColour",
  backdrop: "homeComputer",
  kinds: {
    I: filled("#2FDCF2", "bars"),
    O: filled("#FFE23D", "rings"),
    T: filled("#C56BFF", "cross"),
    L: filled("#FF9130", "rising"),
    J: filled("#6484FF", "falling"),
    S: filled("#43E35F", "dots"),
    Z: filled("#FF5163", "waves"),
  },
  other: filled("#AAB4C8", "plain"),
  ground: "#03040C",
  page: "#0D1138",
  frame: { walls: "#35D7F0", floor: "#FFE23D", foot: "#E86BFF" },
  ink: "#E4ECFF",
  accent: "#FFE23D",
  hint: "#FFFFFF",
  light: "#BFD4FF",
  glides: true,
  afterglows: false,
};
