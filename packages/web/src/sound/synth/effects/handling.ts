// Sounds of the piece in the hand: heard thousands of times a game, so they are short, soft and low.

import type { Effect } from "./effect.ts";
import { figure, hiss, tone } from "../strokes.ts";

type HandlingId =
  | "move"
  | "rotateClockwise"
  | "rotateCounterclockwise"
  | "touch"
  | "land"
  | "lock"
  | "softDrop"
  | "hardDrop"
  | "hold"
  | "failedMove"
  | "failedRotation"
  | "failedHold";

export const HANDLING: { readonly [Id in HandlingId]: Effect } = {
  move: {
    peak: 0.2,
    layers: [
      tone("A5", { seconds: 0.032, level: 0.5 }),
      hiss({ seed: 1, from: 500, to: 2000, seconds: 0.016, level: 0.9 }),
    ],
  },
  rotateClockwise: {
    peak: 0.27,
    layers: [
      ...figure("E5 A5", { step: 0.034, seconds: 0.07, wave: "triangle" }),
      hiss({ seed: 2, from: 1800, to: 5000, seconds: 0.012, level: 0.5 }),
    ],
  },
  rotateCounterclockwise: {
    peak: 0.27,
    layers: [
      ...figure("E5 B4", { step: 0.034, seconds: 0.075, wave: "triangle" }),
      hiss({ seed: 3, from: 1400, to: 4000, seconds: 0.012, level: 0.5 }),
    ],
  },
  touch: {
    peak: 0.28,
    layers: [
      tone("D5", { seconds: 0.05, wave: "sine", decay: 0.012 }, "C5"),
      hiss({ seed: 4, from: 500, to: 1600, seconds: 0.03, level: 1.2 }),
    ],
  },
  land: {
    peak: 0.4,
    layers: [
      tone("E3", { seconds: 0.085, wave: "sine" }, "C3"),
      tone("G4", { seconds: 0.03, level: 0.35, decay: 0.008 }),
      hiss({ seed: 5, from: 200, to: 900, seconds: 0.04, level: 0.9 }),
    ],
  },
  lock: {
    peak: 0.56,
    layers: [
      tone("A3", { seconds: 0.14, wave: "sine", decay: 0.04 }, "A2"),
      tone("E4", { seconds: 0.06, level: 0.5 }),
      hiss({ seed: 6, from: 80, to: 420, seconds: 0.07, level: 1.4 }),
    ],
  },
  softDrop: {
    peak: 0.11,
    layers: [
      tone("A4", { seconds: 0.026, wave: "sine", decay: 0.008 }),
      hiss({ seed: 7, from: 300, to: 1200, seconds: 0.018, level: 0.7 }),
    ],
  },
  hardDrop: {
    peak: 0.66,
    layers: [
      tone("A2", { at: 0.02, seconds: 0.24, wave: "sine", decay: 0.07 }, "A1"),
      tone("A3", { at: 0.02, seconds: 0.1, level: 0.6, decay: 0.025 }, "A2"),
      tone("A4", { at: 0.02, seconds: 0.06, level: 0.4, decay: 0.015 }, "E4"),
      hiss({ seed: 8, from: 300, to: 1800, seconds: 0.09, level: 0.8, attack: 0.02, decay: 0.02 }),
      hiss({ seed: 9, from: 60, to: 500, at: 0.02, seconds: 0.12, level: 1.2 }),
    ],
  },
  hold: {
    peak: 0.26,
    layers: [
      ...figure("C5 G5", { step: 0.07, seconds: 0.15, wave: "reed", attack: 0.012, decay: 0.05, level: 0.6 }),
      hiss({ seed: 10, from: 500, to: 1500, seconds: 0.12, level: 0.3, attack: 0.04, decay: 0.03 }),
    ],
  },
  failedMove: {
    peak: 0.46,
    layers: [
      tone("B3", { seconds: 0.07, decay: 0.016 }),
      tone("F3", { seconds: 0.08, decay: 0.02 }),
      hiss({ seed: 11, from: 90, to: 320, seconds: 0.06, level: 1.6 }),
    ],
  },
  failedRotation: {
    peak: 0.48,
    layers: [
      tone("F3", { seconds: 0.06, decay: 0.014 }),
      tone("E3", { at: 0.062, seconds: 0.085, decay: 0.022 }),
      hiss({ seed: 12, from: 140, to: 520, seconds: 0.04, level: 1.1 }),
      hiss({ seed: 13, from: 120, to: 420, at: 0.062, seconds: 0.05, level: 1.1 }),
    ],
  },
  failedHold: {
    peak: 0.28,
    layers: figure("C4 B3", { step: 0.07, seconds: 0.11, wave: "reed", attack: 0.01, decay: 0.03 }),
  },
};
