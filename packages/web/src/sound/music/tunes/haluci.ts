// Haluci: a slow drone of our own; a few notes of the A minor pentatonic over a breath that changes every two bars.

import { type Tune, liftFor, parseBars, pulseFor } from "../tune.ts";

const BEATS = 4;

const GLASS = [
  "- E5 - A5/1",
  "-/3 G5",
  "- D5/2 E5",
  "-/4",
  "A5 - E5/2",
  "-/2 C6/2",
  "- B5 - G5",
  "-/4",
  "D5 - A5/2",
  "-/3 E5",
  "- G5/2 D5",
  "-/4",
  "C6 - B5 -",
  "A5/2 -/2",
  "- E5 - D5",
  "-/4",
];
/** A breath lasts two bars. */
const BREATHS = [
  "A3+E4+B4/8",
  "F3+C4+A4/8",
  "D3+A3+E4/8",
  "E3+B3+D4/8",
  "A3+C4+G4/8",
  "F3+A3+E4/8",
  "G3+D4+A4/8",
  "A3+E4+C5/8",
];
const GROUND = ["A2/8", "F2/8", "D2/8", "E2/8", "A2/8", "F2/8", "G2/8", "A2/8"];
const ECHOES = GLASS.map((_, i) => (i % 4 === 3 ? "- E6 - A5" : "-/4"));

export const HALUCI_BARS: readonly string[] = [...GLASS, ...ECHOES];

export const HALUCI: Tune = {
  id: "haluci",
  beatsPerBar: BEATS,
  bars: GLASS.length,
  tempo: { start: 60, end: 76 },
  voices: [
    { role: "melody", instrument: "glass", level: 0.3, pan: 0.15, notes: parseBars(GLASS, BEATS) },
    { role: "counter", instrument: "glass", level: 0.14, pan: -0.5, notes: parseBars(ECHOES, BEATS) },
    { role: "chords", instrument: "pad", level: 0.2, pan: 0, notes: parseBars(BREATHS, BEATS * 2) },
    { role: "bass", instrument: "pad", level: 0.4, pan: 0, notes: parseBars(GROUND, BEATS * 2) },
    pulseFor(GLASS.length, BEATS, 0.8),
    liftFor(parseBars(GLASS, BEATS), "glass", 0.16),
  ],
};
