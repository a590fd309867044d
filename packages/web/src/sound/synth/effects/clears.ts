// Line clears rise with the number of lines up to a full cadence; a T-Spin is a turn about one note, then what it
// cleared; Back-to-Back lies a fifth above whatever it goes with.

import type { Effect } from "./effect.ts";
import { bell, chord, figure, hiss, run, tone } from "../strokes.ts";

const TURN = figure("F5 E5 D5 E5", { step: 0.042, wave: "square", level: 0.5, attack: 0.004 });
const HALF_TURN = figure("B4 C5 B4", { step: 0.048, wave: "triangle", level: 0.9 });

type ClearId =
  | "single"
  | "double"
  | "triple"
  | "tetris"
  | "tSpin"
  | "tSpinSingle"
  | "tSpinDouble"
  | "tSpinTriple"
  | "miniTSpin"
  | "miniTSpinSingle"
  | "backToBack"
  | "silverSquare"
  | "goldSquare"
  | "spinMove"
  | "cascade";

export const CLEARS: { readonly [Id in ClearId]: Effect } = {
  single: { peak: 0.5, layers: run("A4 E5", { step: 0.05, until: 0.32 }) },
  double: { peak: 0.55, layers: run("A4 C5 G5", { step: 0.05, until: 0.36 }) },
  triple: { peak: 0.6, layers: run("A4 D5 F5 A5", { step: 0.05, until: 0.39 }) },
  tetris: {
    peak: 0.72,
    layers: [
      ...chord("D4 A4 D5 F5", { seconds: 0.3, level: 0.7 }),
      ...chord("E4 G#4 D5 E5", { at: 0.2, seconds: 0.34, level: 0.75 }),
      ...chord("A3 E4 C5 E5 A5", { at: 0.42, seconds: 0.9, level: 0.8 }),
      ...bell("A6", { at: 0.42, seconds: 0.9, level: 0.3 }),
      tone("A2", { at: 0.42, seconds: 0.7, wave: "triangle" }),
    ],
  },
  tSpin: { peak: 0.45, layers: TURN },
  tSpinSingle: { peak: 0.52, layers: [...TURN, ...bell("A5", { at: 0.168, seconds: 0.22, level: 0.9 })] },
  tSpinDouble: {
    peak: 0.6,
    layers: [...TURN, ...bell("A5", { at: 0.16, seconds: 0.2 }), ...bell("D6", { at: 0.21, seconds: 0.18 })],
  },
  tSpinTriple: {
    peak: 0.66,
    layers: [
      ...TURN,
      ...chord("A4 C5", { at: 0.16, seconds: 0.23, level: 0.6 }),
      ...bell("C6", { at: 0.16, seconds: 0.23 }),
      ...bell("E6", { at: 0.2, seconds: 0.19 }),
    ],
  },
  miniTSpin: { peak: 0.4, layers: HALF_TURN },
  miniTSpinSingle: { peak: 0.46, layers: [...HALF_TURN, ...bell("E5", { at: 0.144, seconds: 0.24 })] },
  backToBack: {
    peak: 0.42,
    layers: [
      ...bell("E6", { seconds: 0.39 }),
      ...bell("B6", { at: 0.06, seconds: 0.33, level: 0.6 }),
      tone("B5", { seconds: 0.2, wave: "sine", level: 0.5 }),
    ],
  },
  silverSquare: {
    peak: 0.48,
    layers: [
      ...run("E6 C6 A5", { step: 0.055, until: 0.39, level: 0.3 }),
      ...bell("A6", { seconds: 0.39, level: 0.7 }),
    ],
  },
  goldSquare: {
    peak: 0.62,
    layers: [
      ...chord("F4 A4 C5", { seconds: 0.9, level: 0.6 }),
      ...bell("F5", { at: 0.08, seconds: 0.8 }),
      ...bell("A5", { at: 0.16, seconds: 0.74, level: 0.8 }),
      ...bell("C6", { at: 0.24, seconds: 0.66, level: 0.7 }),
      ...bell("E6", { at: 0.32, seconds: 0.6, level: 0.6 }),
    ],
  },
  spinMove: {
    peak: 0.46,
    layers: [
      tone("A4", { seconds: 0.3, wave: "triangle", attack: 0.02, decay: 0.16 }, "A5"),
      tone("E4", { seconds: 0.3, wave: "reed", level: 0.35, attack: 0.02, decay: 0.16 }, "E5"),
      hiss({ seed: 20, from: 800, to: 3000, seconds: 0.28, level: 0.4, attack: 0.14, decay: 0.08 }),
    ],
  },
  cascade: {
    peak: 0.5,
    layers: [
      ...figure("A5 G5 E5 D5 C5 A4 G4", { step: 0.044, seconds: 0.09, wave: "pluck", level: 0.7 }),
      hiss({ seed: 21, from: 70, to: 500, seconds: 0.38, level: 0.9, attack: 0.05, decay: 0.14 }),
    ],
  },
};
