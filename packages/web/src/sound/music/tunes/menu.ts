// What is heard at the title and in the menus: an evening before the dance, our own. Slow, over breaths that change every
// second bar; its call is the beginning of Korobeiniki, drawn out, and it ends on the chord that leads there.

import { type Tune, parseBars } from "../tune.ts";

const BEATS = 3;

const CALL = ["E5/2 B4", "C5/2 D5", "C5/2 B4", "A4/3", "-/3", "A4 C5 E5", "D5/2 C5", "B4/3"];
const REPLY = ["-/3", "D5/2 F5", "E5/2 C5", "A4/3", "-/3", "B4 C5 D5", "C5/2 A4", "A4/3"];
const HIGH = ["-/3", "A5/2 G5", "F5/2 E5", "D5/3", "-/3", "G5/2 E5", "F5 D5 B4", "C5/3"];
const LEADING = ["-/3", "E5/2 D5", "C5/2 B4", "A4/3", "-/3", "F4 A4 C5", "B4/2 D5", "E5/3"];
const MELODY = [...CALL, ...REPLY, ...HIGH, ...LEADING];

/** Each lasts two bars. */
const BREATHS = (
  "A3+C4+E4 F3+A3+C4 A3+C4+E4 E3+G#3+B3 D3+F3+A3 A3+C4+E4 E3+G#3+D4 A3+C4+E4 " +
  "F3+A3+C4 G3+B3+D4 C3+G3+E4 G3+B3+F4 A3+C4+E4 F3+A3+C4 D3+F3+A3 E3+B3+D4"
)
  .split(" ")
  .map((names) => `${names}/6`);
const GROUND = "A2 F2 A2 E2 D2 A2 E2 A2 F2 G2 C3 G2 A2 F2 D2 E2".split(" ").map((name) => `${name}/3 -/3`);
/** Far bells, in bars in which the melody rests. */
const BELLS = MELODY.map((bar, i) => (bar === "-/3" ? (i % 16 < 8 ? "- E6 A5" : "- A5 E5") : "-/3"));

export const MENU_BARS: readonly string[] = [...MELODY, ...BELLS];

export const MENU: Tune = {
  id: "menu",
  beatsPerBar: BEATS,
  bars: MELODY.length,
  tempo: { start: 76, end: 76 },
  voices: [
    { role: "melody", instrument: "domra", level: 0.4, pan: 0.05, notes: parseBars(MELODY, BEATS) },
    { role: "ornament", instrument: "glass", level: 0.13, pan: -0.4, notes: parseBars(BELLS, BEATS) },
    { role: "chords", instrument: "breath", level: 0.12, pan: 0, notes: parseBars(BREATHS, BEATS * 2) },
    { role: "bass", instrument: "bass", level: 0.34, pan: -0.05, notes: parseBars(GROUND, BEATS * 2) },
  ],
};
