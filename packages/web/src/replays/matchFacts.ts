// Those who played a match, as they are called: by their names, or by their numbers where nobody knows them.

import type { Shell } from "../parts/context.ts";
import type { Sitter } from "../settings/sitter.ts";
import { replayWords } from "./replayWords.ts";

type Speaking = Pick<Shell, "language">;

export function namesOf(shell: Speaking, sitters: readonly Sitter[]): readonly string[] {
  const t = replayWords(shell);
  return sitters.map(({ name, computer }, seat) => {
    if (name !== "") return name;
    return t(computer === undefined ? "match.player" : "match.computer", { number: seat + 1 });
  });
}

const PLACES = [
  "match.place1",
  "match.place2",
  "match.place3",
  "match.place4",
  "match.place5",
  "match.place6",
] as const;

/** "1st Ana"; whoever has no place is merely named. */
export function placeText(shell: Speaking, name: string, place: number): string {
  const word = placeWord(shell, place);
  return word === "" ? name : `${word} ${name}`;
}

/** "1st", and nothing for no place. */
export function placeWord(shell: Speaking, place: number): string {
  const word = PLACES[place - 1];
  return word === undefined ? "" : replayWords(shell)(word);
}
