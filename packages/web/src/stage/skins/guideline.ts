import type { Skin } from "../skin.ts";

/** A tall glass of coloured glass in a dark room with slow northern light. */
export const guideline: Skin = {
  id: "guideline",
  mino: "glass",
  backdrop: "northernLight",
  clear: "shatter",
  kinds: {
    I: { colour: "#3BD5F5", pattern: "bars" },
    O: { colour: "#F7D038", pattern: "rings" },
    T: { colour: "#B06BF3", pattern: "cross" },
    L: { colour: "#F79A3E", pattern: "rising" },
    J: { colour: "#4C6FFF", pattern: "falling" },
    S: { colour: "#4FD66B", pattern: "dots" },
    Z: { colour: "#F4525F", pattern: "waves" },
  },
  other: { colour: "#8A93A8", pattern: "plain" },
  ground: "#070B18",
  page: "#0B1022",
  ink: "#EAF2FF",
  accent: "#F7D038",
  isLight: false,
  light: "#DFF2FF",
  isLightAdded: true,
  font: '"Unbounded Variable", Unbounded, system-ui, sans-serif',
  glides: true,
  afterglows: false,
  hasOwnPatterns: false,
  rowsAbove: 2,
  walls: 1.7,
  foot: 0.6,
  followsLevel: true,
};
