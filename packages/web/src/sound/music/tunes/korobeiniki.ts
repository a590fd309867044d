// Korobeiniki, the folk song. First the dance that everybody hums, twice: E B C D C B, then D F A G F; then the song as
// it is sung: A once, B twice. Arrangement ours: root and fifth with chords on the second and fourth beat, chords between
// the beats from the second time on; a counter-voice in thirds below, a pipe that answers, spoons.

import { type ChordName, after, arpeggios, basses, spoonStrokes, octaves, strums } from "../accompaniment.ts";
import { type Tune, liftFor, parseBars, pulseFor } from "../tune.ts";

const BEATS = 4;

/** The dance, in its two strains. */
const FIRST_STRAIN: readonly string[] = [
  "E5 B4/.5 C5/.5 D5 C5/.5 B4/.5",
  "A4 A4/.5 C5/.5 E5 D5/.5 C5/.5",
  "B4/1.5 C5/.5 D5 E5",
  "C5 A4 A4/2",
];
const SECOND_STRAIN: readonly string[] = [
  "D5/1.5 F5/.5 A5 G5/.5 F5/.5",
  "E5/1.5 C5/.5 E5 D5/.5 C5/.5",
  "B4 B4/.5 C5/.5 D5 E5",
  "C5 A4 A4/2",
];
const DANCE = [...FIRST_STRAIN, ...SECOND_STRAIN];

/** The song. */
const END = ["B4/1.5 C5/.5 D5 E5", "C5 A4 A4/2"];
const PART_A: readonly string[] = ["E4/1.5 G#4/.5 B4 G#4/.5 E4/.5", "A4/1.5 C5/.5 E5 D5/.5 C5/.5", ...END];
const PART_B: readonly string[] = ["F5/1.5 G5/.5 A5 G5/.5 F5/.5", "E5/1.5 F5/.5 E5 D5/.5 C5/.5", ...END];
const SONG = [...PART_A, ...PART_B, ...PART_B];
const MELODY = [...DANCE, ...DANCE, ...SONG];

const LOW_DANCE = [
  "B4 G#4/.5 A4/.5 B4 A4/.5 G#4/.5",
  "E4 E4/.5 A4/.5 C5 B4/.5 A4/.5",
  "G#4/1.5 A4/.5 B4 G#4",
  "A4 E4 C4/2",
  "F4/1.5 A4/.5 F5 E5/.5 D5/.5",
  "C5/1.5 G4/.5 C5 B4/.5 A4/.5",
  "G#4 G#4/.5 A4/.5 B4 G#4",
  "A4 E4 C4/2",
];
const LOW_END = ["D4/2 F4 G#4", "A4 E4 C4/2"];
const LOW_A = ["B3/3 D4", "C4/2 C5 B4/.5 A4/.5", ...LOW_END];
const LOW_B = ["D5/1.5 E5/.5 F5 E5/.5 D5/.5", "C5/1.5 D5/.5 C5 B4/.5 A4/.5", ...LOW_END];
const COUNTER = [...LOW_DANCE, ...LOW_DANCE, ...LOW_A, ...LOW_B, ...LOW_B];

/** The pipe holds a note above and answers where the melody rests. */
const ANSWER = "- E5/.5 A5/.5 C6/.5 B5/.5 A5/.5 E5/.5";
const HIGH_FIRST = ["B5/2 G#5/2", "C6/2 A5/2", "G#5/2 B5/2", ANSWER];
const HIGH_SECOND = ["A5/2 - D6", "G5/2 - C6", "G#5/2 B5/2", "- E5/.5 A5/.5 C6/.5 E6/.5 A5"];
const HIGH_B = ["A5/2 F5/2", "C6/2 A5/2", "G#5/2 B5/2", ANSWER];
const HIGH_DANCE = [...HIGH_FIRST, ...HIGH_SECOND];
const ORNAMENT = [...HIGH_DANCE, ...HIGH_DANCE, ...HIGH_FIRST, ...HIGH_B, ...HIGH_B];

const FIRST_CHORDS: readonly ChordName[] = ["E7", "Am", "E7", "Am"];
const DANCE_CHORDS: readonly ChordName[] = [...FIRST_CHORDS, "Dm", "C", "E7", "Am"];
const B_CHORDS: readonly ChordName[] = ["Dm", "Am", "E7", "Am"];
const REST_CHORDS: readonly ChordName[] = [...DANCE_CHORDS, ...FIRST_CHORDS, ...B_CHORDS, ...B_CHORDS];
const CHORDS = [...DANCE_CHORDS, ...REST_CHORDS];
/** Where the dance comes again, in beats. */
const AGAIN = DANCE_CHORDS.length * BEATS;

/** What is written as text: its bars have to add up. */
export const KOROBEINIKI_BARS: readonly string[] = [...MELODY, ...COUNTER, ...ORNAMENT];

const melody = parseBars(MELODY, BEATS);

export const KOROBEINIKI: Tune = {
  id: "korobeiniki",
  beatsPerBar: BEATS,
  bars: MELODY.length,
  tempo: { start: 120, end: 160 },
  voices: [
    { role: "melody", instrument: "domra", level: 0.62, pan: 0.08, notes: melody },
    { role: "counter", instrument: "garmon", level: 0.22, pan: -0.35, notes: parseBars(COUNTER, BEATS) },
    {
      role: "chords",
      instrument: "strum",
      level: 0.2,
      pan: 0.35,
      notes: [
        ...strums(DANCE_CHORDS, BEATS, [1, 3]),
        ...after(strums(REST_CHORDS, BEATS, [0.5, 1.5, 2.5, 3.5]), AGAIN),
      ],
    },
    {
      role: "bass",
      instrument: "bass",
      level: 0.55,
      pan: -0.05,
      notes: [
        ...basses(DANCE_CHORDS, BEATS, [0, 2], 0.9),
        ...after(basses(REST_CHORDS, BEATS, [0, 1, 2, 3], 0.7), AGAIN),
      ],
    },
    { role: "beat", instrument: "spoons", level: 0.17, pan: -0.2, notes: spoonStrokes(MELODY.length, BEATS) },
    { role: "ornament", instrument: "svirel", level: 0.15, pan: 0.5, notes: parseBars(ORNAMENT, BEATS) },
    pulseFor(MELODY.length, BEATS, 0.8),
    liftFor(melody, "celesta", 0.34),
  ],
};

/** As a machine of 1984 might have had it: squares, broken chords, octaves. */
const CHIP_MELODY = [...DANCE, ...SONG];
const CHIP_CHORDS = CHORDS.slice(DANCE_CHORDS.length);
const chipMelody = parseBars(CHIP_MELODY, BEATS);

export const KOROBEINIKI_CHIP: Tune = {
  id: "korobeiniki-chip",
  beatsPerBar: BEATS,
  bars: CHIP_MELODY.length,
  tempo: { start: 120, end: 160 },
  voices: [
    { role: "melody", instrument: "chipLead", level: 0.36, pan: 0, notes: chipMelody },
    {
      role: "counter",
      instrument: "chipLead",
      level: 0.12,
      pan: 0.2,
      notes: parseBars(COUNTER.slice(DANCE.length), BEATS),
    },
    { role: "chords", instrument: "chipArpeggio", level: 0.13, pan: -0.2, notes: arpeggios(CHIP_CHORDS, BEATS) },
    { role: "bass", instrument: "chipBass", level: 0.5, pan: 0, notes: octaves(CHIP_CHORDS, BEATS) },
    { role: "beat", instrument: "chipNoise", level: 0.1, pan: 0, notes: spoonStrokes(CHIP_MELODY.length, BEATS) },
    pulseFor(CHIP_MELODY.length, BEATS, 0.8),
    liftFor(chipMelody, "chipLead", 0.2),
  ],
};
