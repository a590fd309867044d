// Line clears grow from a tick to a full cadence; a T-Spin is a turn about one note, then a cadence by what it cleared;
// Back-to-Back lies a fifth above whatever it goes with, and the crown is laid over the greatest moves of a book (F-1).

import type { Layer } from "../layers.ts";
import type { Effect } from "./effect.ts";
import { bell, chord, figure, hiss, pluck, run, tone } from "../strokes.ts";

const TURN = figure("F5 E5 D5 E5", { step: 0.042, wave: "square", level: 0.5, attack: 0.004 });
/** What carries the cadence of a heavy T-Spin. */
const body = (names: string, at: number): Layer[] =>
  names.split(" ").map((name) => tone(name, { at, seconds: 1, wave: "reed", attack: 0.02, decay: 0.4, level: 0.4 }));
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
  | "crown"
  | "silverSquare"
  | "goldSquare"
  | "spinMove"
  | "cascade";

export const CLEARS: { readonly [Id in ClearId]: Effect } = {
  single: {
    peak: 0.42,
    layers: [
      ...pluck("E5", { seconds: 0.16 }),
      tone("A5", { at: 0.03, seconds: 0.1, wave: "sine", level: 0.5 }),
      hiss({ seed: 22, from: 2500, to: 7000, seconds: 0.02, level: 0.4 }),
    ],
  },
  double: { peak: 0.5, layers: run("A4 C5 G5", { step: 0.05, until: 0.36 }) },
  triple: { peak: 0.58, layers: run("A4 D5 F5 A5", { step: 0.05, until: 0.39 }) },
  tetris: {
    peak: 0.7,
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
    peak: 0.82,
    layers: [
      ...TURN,
      ...chord("E4 G#4 B4 E5", { at: 0.16, seconds: 0.3, level: 0.7 }),
      ...run("A3 E4 A4 C5 E5", { at: 0.34, step: 0.022, until: 1.5, level: 0.8 }),
      ...bell("A5", { at: 0.34, seconds: 0.8, level: 0.6 }),
      ...bell("E6", { at: 0.42, seconds: 0.7, level: 0.4 }),
      tone("A2", { at: 0.34, seconds: 0.8, wave: "triangle" }),
      ...body("A3 E4", 0.34),
    ],
  },
  tSpinTriple: {
    peak: 0.88,
    layers: [
      ...TURN,
      ...chord("D4 F4 A4 D5", { at: 0.16, seconds: 0.28, level: 0.7 }),
      ...chord("E4 G#4 B4 E5", { at: 0.32, seconds: 0.3, level: 0.75 }),
      ...run("A3 E4 A4 C5 E5 A5", { at: 0.5, step: 0.022, until: 1.8, level: 0.8 }),
      ...bell("C6", { at: 0.5, seconds: 0.95, level: 0.5 }),
      ...bell("E6", { at: 0.57, seconds: 0.9, level: 0.5 }),
      ...bell("A6", { at: 0.64, seconds: 0.85, level: 0.4 }),
      tone("A2", { at: 0.5, seconds: 0.9, wave: "triangle" }),
      ...body("A3 E4 A4", 0.5),
      tone("A1", { at: 0.5, seconds: 0.6, wave: "triangle", level: 0.5 }),
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
  crown: {
    peak: 0.72,
    layers: [
      tone("A2", { seconds: 0.7, wave: "sine", decay: 0.22 }, "A1"),
      hiss({ seed: 23, from: 60, to: 300, seconds: 0.5, level: 1, decay: 0.12 }),
      ...["A3", "E4", "A4", "E5"].map((name) =>
        tone(name, { at: 0.06, seconds: 1.45, wave: "reed", attack: 0.3, decay: 0.6, level: 0.34 }),
      ),
      ...["A5", "C6", "E6", "A6", "E7"].flatMap((name, i) =>
        bell(name, { at: 0.12 + i * 0.11, seconds: 1.3 - i * 0.11, level: 0.34 }),
      ),
      hiss({ seed: 24, from: 4000, to: 9000, at: 0.1, seconds: 1.3, level: 0.35, attack: 0.35, decay: 0.3 }),
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
