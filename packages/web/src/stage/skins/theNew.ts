import type { Skin } from "../skin.ts";

/** Dyed stone on a plaza at dusk, before the wonder being built. */
export const theNew: Skin = {
  id: "new",
  mino: "stone",
  backdrop: "plaza",
  clear: "crumble",
  kinds: {
    I: { colour: "#5FC4CF", pattern: "bars" },
    O: { colour: "#D8D2C2", pattern: "rings" },
    T: { colour: "#D9B24A", pattern: "cross" },
    L: { colour: "#C77FD0", pattern: "rising" },
    J: { colour: "#7C93F0", pattern: "falling" },
    S: { colour: "#79B96A", pattern: "dots" },
    Z: { colour: "#E0705E", pattern: "waves" },
  },
  other: { colour: "#948A86", pattern: "plain" },
  ground: "#171019",
  page: "#2A1A2E",
  ink: "#FFF1DC",
  accent: "#FFC861",
  isLight: false,
  light: "#FFE7B8",
  isLightAdded: true,
  font: '"Unbounded Variable", Unbounded, system-ui, sans-serif',
  glides: true,
  afterglows: false,
  hasOwnPatterns: false,
  rowsAbove: 2,
  walls: 1.7,
  foot: 0.6,
  followsLevel: false,
};
