// Kalinka (Larionov, 1860): its refrain, three times, with an interlude of our own before the last.

import { type ChordName, basses, spoonStrokes, sparkles, strums } from "../accompaniment.ts";
import { type Tune, liftFor, parseBars, pulseFor } from "../tune.ts";

const BEATS = 2;

const HELD = ["E5/2", "- E5"];
const LINE = ["D5 B4/.5 C5/.5", "D5 B4/.5 C5/.5", "D5 C5/.5 B4/.5", "A4 E5"];
const REFRAIN = [...LINE, ...LINE];
const INTERLUDE = [
  "C5 E5/.5 D5/.5",
  "C5 G4",
  "C5 E5/.5 D5/.5",
  "C5/2",
  "F5 E5/.5 D5/.5",
  "E5 C5",
  "D5/.5 C5/.5 B4/.5 G#4/.5",
  "A4 E5",
];
const MELODY = [...HELD, ...REFRAIN, ...REFRAIN, ...INTERLUDE, ...REFRAIN];

const LOW_LINE = ["B4 G#4/.5 A4/.5", "B4 G#4/.5 A4/.5", "B4 A4/.5 G#4/.5", "E4 C5"];
const LOW_REFRAIN = [...LOW_LINE, ...LOW_LINE];
const LOW_INTERLUDE = ["E4/2", "E4/2", "E4/2", "E4/2", "A4/2", "C5 A4", "F4 E4", "C4 C5"];
const COUNTER = ["C5/2", "- C5", ...LOW_REFRAIN, ...LOW_REFRAIN, ...LOW_INTERLUDE, ...LOW_REFRAIN];

const LINE_CHORDS: readonly ChordName[] = ["E7", "E7", "E7", "Am"];
const REFRAIN_CHORDS: readonly ChordName[] = [...LINE_CHORDS, ...LINE_CHORDS];
const CHORDS: readonly ChordName[] = [
  ...(["Am", "Am"] as const),
  ...REFRAIN_CHORDS,
  ...REFRAIN_CHORDS,
  ...(["C", "C", "C", "C", "Dm", "Am", "E7", "Am"] as const),
  ...REFRAIN_CHORDS,
];

export const KALINKA_BARS: readonly string[] = [...MELODY, ...COUNTER];

export const KALINKA: Tune = {
  id: "kalinka",
  beatsPerBar: BEATS,
  bars: MELODY.length,
  tempo: { start: 120, end: 160 },
  voices: [
    { role: "melody", instrument: "domra", level: 0.62, pan: 0.08, notes: parseBars(MELODY, BEATS) },
    { role: "counter", instrument: "garmon", level: 0.2, pan: -0.35, notes: parseBars(COUNTER, BEATS) },
    { role: "chords", instrument: "strum", level: 0.17, pan: 0.35, notes: strums(CHORDS, BEATS, [0.5, 1.5]) },
    { role: "bass", instrument: "bass", level: 0.55, pan: -0.05, notes: basses(CHORDS, BEATS, [0, 1], 0.8) },
    { role: "beat", instrument: "spoons", level: 0.17, pan: -0.2, notes: spoonStrokes(MELODY.length, BEATS) },
    { role: "ornament", instrument: "celesta", level: 0.1, pan: 0.5, notes: sparkles(CHORDS, BEATS) },
    pulseFor(MELODY.length, BEATS, 0.8),
    liftFor(parseBars(MELODY, BEATS), "celesta", 0.34),
  ],
};
