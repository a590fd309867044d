import type { Skin } from "../skin.ts";

/** A pencil sketch on squared paper in a school notebook. */
export const basic: Skin = {
  id: "basic",
  mino: "pencil",
  backdrop: "paper",
  clear: "rub",
  kinds: {
    I: { colour: "#14708C", pattern: "bars" },
    O: { colour: "#8A6A00", pattern: "rings" },
    T: { colour: "#7A35A8", pattern: "cross" },
    L: { colour: "#B8560F", pattern: "rising" },
    J: { colour: "#2743B0", pattern: "falling" },
    S: { colour: "#237A38", pattern: "dots" },
    Z: { colour: "#BB2536", pattern: "waves" },
  },
  other: { colour: "#55555E", pattern: "plain" },
  ground: "#FBF8F0",
  page: "#F3EEE1",
  ink: "#2E3142",
  accent: "#BB2536",
  isLight: true,
  light: "#FFFFFF",
  isLightAdded: false,
  font: '"Unbounded Variable", Unbounded, system-ui, sans-serif',
  glides: true,
  afterglows: false,
  hasOwnPatterns: false,
  rowsAbove: 2,
  walls: 1.7,
  foot: 0.6,
  followsLevel: false,
};
