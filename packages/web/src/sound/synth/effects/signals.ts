// Level Up, the ends of a game, and the menus.

import type { Effect } from "./effect.ts";
import { bell, chord, figure, hiss, pluck, tone } from "../strokes.ts";

const SLOW = { wave: "reed", attack: 0.02 } as const;

type SignalId = "levelUp" | "gameOver" | "won" | "timeUp" | "focus" | "choose" | "back" | "pause";

export const SIGNALS: { readonly [Id in SignalId]: Effect } = {
  levelUp: {
    peak: 0.58,
    layers: [
      ...figure("E4 A4 C5", { step: 0.1, seconds: 0.13, wave: "reed", attack: 0.008, decay: 0.09, level: 0.8 }),
      ...["A4", "E5", "A5"].map((name) =>
        tone(name, { at: 0.3, seconds: 0.62, wave: "reed", attack: 0.012, decay: 0.22, level: 0.6 }),
      ),
      ...bell("E6", { at: 0.3, seconds: 0.6, level: 0.3 }),
    ],
  },
  gameOver: {
    peak: 0.6,
    layers: [
      tone("C5", { ...SLOW, seconds: 0.3, decay: 0.15, level: 0.7 }),
      tone("B4", { ...SLOW, at: 0.24, seconds: 0.3, decay: 0.15, level: 0.7 }),
      tone("G#4", { ...SLOW, at: 0.48, seconds: 0.3, decay: 0.15, level: 0.7 }),
      ...["A2", "A3", "E4", "A4"].map((name) =>
        tone(name, { ...SLOW, at: 0.74, seconds: 0.8, decay: 0.3, level: 0.6 }),
      ),
      hiss({ seed: 30, from: 60, to: 300, at: 0.74, seconds: 0.4, level: 0.5 }),
    ],
  },
  won: {
    peak: 0.7,
    layers: [
      ...chord("F4 A4 C5 F5", { seconds: 0.34, level: 0.7 }),
      ...chord("G4 B4 D5 G5", { at: 0.24, seconds: 0.36, level: 0.75 }),
      ...chord("A3 A4 C5 E5 A5", { at: 0.5, seconds: 1, level: 0.8 }),
      ...bell("C6", { at: 0.62, seconds: 0.85, level: 0.5 }),
      ...bell("E6", { at: 0.74, seconds: 0.76, level: 0.5 }),
      ...bell("A6", { at: 0.86, seconds: 0.68, level: 0.4 }),
    ],
  },
  timeUp: {
    peak: 0.55,
    layers: [0, 0.18, 0.36].flatMap((at, i) => [
      ...bell("E5", { at, seconds: i === 2 ? 0.9 : 0.3 }),
      ...bell("B5", { at, seconds: i === 2 ? 0.9 : 0.3, level: 0.4 }),
    ]),
  },
  focus: { peak: 0.16, layers: [tone("E5", { seconds: 0.045, wave: "sine", decay: 0.015 })] },
  choose: { peak: 0.36, layers: [...pluck("G4", { seconds: 0.16 }), ...pluck("C5", { at: 0.055, seconds: 0.2 })] },
  back: { peak: 0.3, layers: [...pluck("E4", { seconds: 0.14 }), ...pluck("A3", { at: 0.055, seconds: 0.18 })] },
  pause: {
    peak: 0.34,
    layers: [...bell("A4", { seconds: 0.34 }), ...bell("D5", { at: 0.09, seconds: 0.28, level: 0.8 })],
  },
};
