// What goes between the boards of a match: lines that leave, come, are cancelled and rise, and somebody who is out. They
// are heard with the clears that cause them, so they are short and keep to the notes that those leave free.

import type { Effect } from "./effect.ts";
import { bell, figure, hiss, tone } from "../strokes.ts";

type ExchangeId = "attack" | "incoming" | "cancel" | "rise" | "knockedOut";

export const EXCHANGE: { readonly [Id in ExchangeId]: Effect } = {
  attack: {
    peak: 0.34,
    layers: [
      tone("E5", { seconds: 0.3, wave: "triangle", attack: 0.01, decay: 0.1, level: 0.7 }, "E6"),
      hiss({ seed: 40, from: 1200, to: 5200, seconds: 0.3, level: 0.8, attack: 0.12, decay: 0.07 }),
    ],
  },
  incoming: {
    peak: 0.4,
    layers: figure("D4 C4", { step: 0.11, seconds: 0.14, wave: "reed", attack: 0.006, decay: 0.05 }),
  },
  cancel: {
    peak: 0.32,
    layers: [
      ...bell("G6", { seconds: 0.2 }),
      ...bell("D6", { at: 0.05, seconds: 0.24, level: 0.7 }),
      hiss({ seed: 41, from: 4000, to: 9000, seconds: 0.05, level: 0.5 }),
    ],
  },
  rise: {
    peak: 0.5,
    layers: [
      tone("D2", { seconds: 0.36, wave: "triangle", attack: 0.03, decay: 0.16 }, "A2"),
      hiss({ seed: 42, from: 90, to: 700, seconds: 0.36, level: 1.6, attack: 0.08, decay: 0.12 }),
    ],
  },
  knockedOut: {
    peak: 0.6,
    layers: [
      tone("E4", { seconds: 0.12, wave: "square", decay: 0.04, level: 0.4 }, "C4"),
      tone("A3", { at: 0.09, seconds: 0.29, wave: "reed", decay: 0.1 }, "D3"),
      hiss({ seed: 43, from: 60, to: 260, at: 0.09, seconds: 0.25, level: 1.2 }),
    ],
  },
};
