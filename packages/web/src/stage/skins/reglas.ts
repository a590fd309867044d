import type { Skin } from "../skin.ts";

/** Glazed tiles in a niche of a whitewashed wall at noon. */
export const reglas: Skin = {
  id: "reglas",
  mino: "tile",
  backdrop: "whitewash",
  clear: "flip",
  kinds: {
    I: { colour: "#35B9D6", pattern: "bars" },
    O: { colour: "#F2BE2E", pattern: "rings" },
    T: { colour: "#A77BE0", pattern: "cross" },
    L: { colour: "#EE8A34", pattern: "rising" },
    J: { colour: "#5B8BF2", pattern: "falling" },
    S: { colour: "#3FB573", pattern: "dots" },
    Z: { colour: "#EC6257", pattern: "waves" },
  },
  other: { colour: "#9AA7B8", pattern: "plain" },
  ground: "#12264E",
  page: "#EDEFF2",
  ink: "#12264E",
  accent: "#1D5FB8",
  isLight: true,
  light: "#FFFDF4",
  isLightAdded: false,
  font: '"Unbounded Variable", Unbounded, system-ui, sans-serif',
  glides: true,
  afterglows: false,
  hasOwnPatterns: true,
  rowsAbove: 0,
  walls: 1.7,
  foot: 0.6,
  followsLevel: false,
};
