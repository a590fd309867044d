// After the Trepak of Tchaikovsky's Nutcracker (1892): its opening, in C, with answers and a middle part of our own.

import { type ChordName, basses, spoonStrokes, sparkles, strums } from "../accompaniment.ts";
import { type Tune, liftFor, parseBars, pulseFor } from "../tune.ts";

const BEATS = 2;

const OPENING = ["G5/.5 A5/.25 G5/.25 F5/.5 E5/.5", "A5/.5 E5/.5 G5/.5 E5/.5"];
const OPEN = [
  "D5/.5 F5/.5 E5/.5 D5/.5",
  "C5/.5 E5/.5 D5/.5 C5/.5",
  "B4/.5 D5/.5 C5/.5 A4/.5",
  "G4/.5 B4/.5 D5/.5 F5/.5",
];
const CLOSED = ["D5/.5 F5/.5 E5/.5 D5/.5", "C5/.5 E5/.5 D5/.5 C5/.5", "B4/.5 D5/.5 G4/.5 B4/.5", "C5 C5/.5 -/.5"];
const THEME = [...OPENING, ...OPENING, ...OPEN, ...OPENING, ...OPENING, ...CLOSED];
const MIDDLE = [
  "A4/.5 B4/.5 C5/.5 A4/.5",
  "E5 C5",
  "D5/.5 C5/.5 B4/.5 C5/.5",
  "A4 E4",
  "A4/.5 B4/.5 C5/.5 D5/.5",
  "E5 F5",
  "E5/.5 D5/.5 C5/.5 B4/.5",
  "A4/.5 B4/.5 D5/.5 F5/.5",
];
const MELODY = [...THEME, ...MIDDLE, ...THEME];

const LOW_OPENING = ["E4/2", "E4/2"];
const LOW_OPEN = ["F4/2", "E4/2", "F4/2", "F4/2"];
const LOW_CLOSED = ["F4/2", "E4/2", "F4/2", "E4 E4/.5 -/.5"];
const LOW_THEME = [...LOW_OPENING, ...LOW_OPENING, ...LOW_OPEN, ...LOW_OPENING, ...LOW_OPENING, ...LOW_CLOSED];
const LOW_MIDDLE = ["E4/2", "E4/2", "F4/2", "C4/2", "E4/2", "A4/2", "G#4/2", "F4/2"];
const COUNTER = [...LOW_THEME, ...LOW_MIDDLE, ...LOW_THEME];

const THEME_CHORDS: readonly ChordName[] = [
  ...(["C", "C", "C", "C", "G7", "C", "Dm", "G7"] as const),
  ...(["C", "C", "C", "C", "G7", "C", "G7", "C"] as const),
];
const MIDDLE_CHORDS: readonly ChordName[] = ["Am", "Am", "Dm", "Am", "Am", "F", "E7", "G7"];
const CHORDS = [...THEME_CHORDS, ...MIDDLE_CHORDS, ...THEME_CHORDS];

export const TREPAK_BARS: readonly string[] = [...MELODY, ...COUNTER];

export const TREPAK: Tune = {
  id: "trepak",
  beatsPerBar: BEATS,
  bars: MELODY.length,
  tempo: { start: 120, end: 160 },
  voices: [
    { role: "melody", instrument: "domra", level: 0.6, pan: 0.08, notes: parseBars(MELODY, BEATS) },
    { role: "counter", instrument: "garmon", level: 0.17, pan: -0.35, notes: parseBars(COUNTER, BEATS) },
    { role: "chords", instrument: "strum", level: 0.17, pan: 0.35, notes: strums(CHORDS, BEATS, [0.5, 1.5]) },
    { role: "bass", instrument: "bass", level: 0.55, pan: -0.05, notes: basses(CHORDS, BEATS, [0, 1], 0.8) },
    { role: "beat", instrument: "spoons", level: 0.17, pan: -0.2, notes: spoonStrokes(MELODY.length, BEATS) },
    { role: "ornament", instrument: "celesta", level: 0.1, pan: 0.5, notes: sparkles(CHORDS, BEATS) },
    pulseFor(MELODY.length, BEATS, 0.8),
    liftFor(parseBars(MELODY, BEATS), "celesta", 0.34),
  ],
};
