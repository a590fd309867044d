// Korobeiniki, the folk song: A once, B twice. Arrangement ours: a stanza of root and fifth with chords on the second
// and fourth beat, then one with chords between the beats; a counter-voice below in sixths and thirds.

import { type ChordName, after, arpeggios, basses, octaves, strums } from "../accompaniment.ts";
import { type Tune, parseBars, pulseFor } from "../tune.ts";

const BEATS = 4;

const END = ["B4/1.5 C5/.5 D5 E5", "C5 A4 A4/2"];
export const PART_A: readonly string[] = ["E4/1.5 G#4/.5 B4 G#4/.5 E4/.5", "A4/1.5 C5/.5 E5 D5/.5 C5/.5", ...END];
export const PART_B: readonly string[] = ["F5/1.5 G5/.5 A5 G5/.5 F5/.5", "E5/1.5 F5/.5 E5 D5/.5 C5/.5", ...END];
const STANZA = [...PART_A, ...PART_B, ...PART_B];
const MELODY = [...STANZA, ...STANZA];

const COUNTER_END = ["D4/2 F4 G#4", "A4 E4 C4/2"];
const COUNTER_A = ["B3/3 D4", "C4/2 C5 B4/.5 A4/.5", ...COUNTER_END];
const COUNTER_B = ["D5/1.5 E5/.5 F5 E5/.5 D5/.5", "C5/1.5 D5/.5 C5 B4/.5 A4/.5", ...COUNTER_END];
const COUNTER_STANZA = [...COUNTER_A, ...COUNTER_B, ...COUNTER_B];

const CHORDS_B: readonly ChordName[] = ["Dm", "Am", "E7", "Am"];
const CHORDS: readonly ChordName[] = ["E7", "Am", "E7", "Am", ...CHORDS_B, ...CHORDS_B];
const LENGTH = CHORDS.length * BEATS;

/** What is written as text: its bars have to add up. */
export const KOROBEINIKI_BARS: readonly string[] = [...MELODY, ...COUNTER_STANZA];

const melody = parseBars(MELODY, BEATS);
const counter = parseBars([...COUNTER_STANZA, ...COUNTER_STANZA], BEATS);

export const KOROBEINIKI: Tune = {
  id: "korobeiniki",
  beatsPerBar: BEATS,
  bars: MELODY.length,
  tempo: { start: 120, end: 160 },
  voices: [
    { role: "melody", instrument: "domra", level: 0.62, pan: 0.08, notes: melody },
    { role: "counter", instrument: "garmon", level: 0.2, pan: -0.35, notes: counter },
    {
      role: "chords",
      instrument: "strum",
      level: 0.17,
      pan: 0.35,
      notes: [...strums(CHORDS, BEATS, [1, 3]), ...after(strums(CHORDS, BEATS, [0.5, 1.5, 2.5, 3.5]), LENGTH)],
    },
    {
      role: "bass",
      instrument: "bass",
      level: 0.55,
      pan: -0.05,
      notes: [...basses(CHORDS, BEATS, [0, 2], 0.9), ...after(basses(CHORDS, BEATS, [0, 1, 2, 3], 0.7), LENGTH)],
    },
    pulseFor(MELODY.length, BEATS, 0.8),
  ],
};

/** As a machine of 1984 might have had it: squares, broken chords, octaves. */
export const KOROBEINIKI_CHIP: Tune = {
  id: "korobeiniki-chip",
  beatsPerBar: BEATS,
  bars: STANZA.length,
  tempo: { start: 120, end: 160 },
  voices: [
    { role: "melody", instrument: "chipLead", level: 0.36, pan: 0, notes: parseBars(STANZA, BEATS) },
    {
      role: "counter",
      instrument: "chipLead",
      level: 0.12,
      pan: 0.2,
      notes: parseBars(COUNTER_STANZA, BEATS),
    },
    { role: "chords", instrument: "chipArpeggio", level: 0.13, pan: -0.2, notes: arpeggios(CHORDS, BEATS) },
    { role: "bass", instrument: "chipBass", level: 0.5, pan: 0, notes: octaves(CHORDS, BEATS) },
    pulseFor(STANZA.length, BEATS, 0.8),
  ],
};
