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

/** Colours are darker than phosphor: with so much of them in a cell they stand out all the same. */
function coloured(colour: string, pattern: KindLook["pattern"]): KindLook {
  return { colour, pattern, body: 0.36 };
}

/** The same place in colour, and everything glides. */
export const terminalColour: Skin = {
  ...korobeinix,
  id: "terminalColour",
  kinds: {
    I: coloured("#4DE1FF", "bars"),
    O: coloured("#FFDC4A", "rings"),
    T: coloured("#CB8CFF", "cross"),
    L: coloured("#FFA64D", "rising"),
    J: coloured("#839CFF", "falling"),
    S: coloured("#66E884", "dots"),
    Z: coloured("#FF7682", "waves"),
  },
  other: coloured("#A9B4C0", "plain"),
  ground: "#04060B",
  page: "#04060B",
  ink: "#D5E4FF",
  accent: "#FFDC4A",
  hint: "#FFFFFF",
  light: "#E6F1FF",
  glides: true,
  afterglows: false,
};
