// The names of computer players (N-20): a set of our own.

import { Dice } from "./hand/dice.ts";

/** All of them. */
export const COMPUTER_NAMES = [
  "Nachanca",
  "Arrela",
  "Bruno",
  "Celta",
  "Dovik",
  "Elmira",
  "Fosca",
  "Grish",
  "Halle",
  "Isko",
  "Jara",
  "Kolob",
  "Lumen",
  "Maroya",
  "Nerea",
  "Ovsik",
  "Pirul",
  "Quilla",
  "Ruda",
  "Samovar",
  "Tolva",
  "Ustina",
  "Vesna",
  "Zarko",
] as const;
/** One of them. */
export type ComputerName = (typeof COMPUTER_NAMES)[number];

/** A name by the seed that nobody has yet; when all are taken, any. */
export function drawName(seed: number, taken: readonly string[] = []): ComputerName {
  const free = COMPUTER_NAMES.filter((name) => !taken.includes(name));
  const names = free.length > 0 ? free : COMPUTER_NAMES;
  return names[new Dice(seed).below(names.length)]!;
}
