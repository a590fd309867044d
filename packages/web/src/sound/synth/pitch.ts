// Pitches as MIDI numbers (A4 is 69), written as in the rule catalogue: "G#4".

const STEPS: { readonly [letter: string]: number } = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

export function pitchOf(name: string): number {
  const [, letter = "", sharp = "", octave = ""] = /^([A-G])(#?)(\d)$/.exec(name) ?? [];
  const step = STEPS[letter];
  if (step === undefined) throw new RangeError(`"${name}" is no pitch`);
  return (Number(octave) + 1) * 12 + step + (sharp === "#" ? 1 : 0);
}

export function frequencyOf(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12);
}
