// What a row says of a kept game, in the order that its table asks for.

import type { RuleBookId } from "@korobeinix/engine";
import { type Column, parseTable } from "@korobeinix/engine/records";
import type { Shell } from "../parts/context.ts";
import { variationName } from "../words/variationName.ts";
import { bookOf } from "../settings/requests.ts";
import type { KeptMatch, KeptReplay } from "../storage/storage.ts";
import { LANGUAGE_IDS, LANGUAGES } from "../words/words.ts";
import { namesOf, placeText } from "./matchFacts.ts";
import { replayWords } from "./replayWords.ts";

/** The result first, then what goes with it. */
export function factsOf(shell: Shell, replay: KeptReplay): readonly string[] {
  const t = replayWords(shell);
  if (replay.match !== undefined) return matchFacts(shell, replay.match, replay.micros);
  const values: { readonly [Name in Column]: string } = {
    score: shell.format.number(replay.score),
    lines: shell.format.number(replay.lines),
    level: shell.format.number(replay.level),
    time: shell.format.time(replay.micros),
  };
  return columnsFor(replay).map((column) => t(`fact.${column}`, { value: values[column] }));
}

/** Who came first, how long it took, and the others by their places; whoever has none yet still stood. */
function matchFacts(shell: Shell, { sitters, places }: KeptMatch, micros: number): readonly string[] {
  const names = namesOf(shell, sitters);
  const seats = [...sitters.keys()].toSorted((one, other) => places[one]! - places[other]!);
  const [first = "", ...others] = seats.map((seat) => placeText(shell, names[seat]!, places[seat]!));
  return [first, shell.format.time(micros), ...others];
}

/** The time of a race that was not won is no result; of a variation that is no more, the lines say something. */
function columnsFor({ table: name, isWon }: KeptReplay): readonly Column[] {
  const table = parseTable(name);
  const columns: readonly Column[] = table.ok ? table.value.columns : ["lines"];
  const isRace = table.ok && table.value.measure === "time";
  return isWon || !isRace ? columns : [...columns.slice(1), "time"];
}

/** Rule book and variation; a book with one variation needs not name it. */
export function rulesText(shell: Shell, ruleBook: RuleBookId, variation: string): string {
  const book = shell.t(`book.${ruleBook}`);
  return bookOf(ruleBook).variations.length > 1 ? `${book} · ${variationName(shell, variation)}` : book;
}

/** What the game is called: its name, or else what was played. */
export function titleOf(shell: Shell, replay: KeptReplay): string {
  return replay.name === "" ? rulesText(shell, replay.ruleBook, replay.variation) : replay.name;
}

/** Everything a player may search a game by. */
export function searchText(shell: Shell, replay: KeptReplay): string {
  const origin = replayWords(shell)(`origin.${replay.origin}`);
  const rules = rulesText(shell, replay.ruleBook, replay.variation);
  return [replay.name, rules, origin, dateText(shell, replay.date), ...factsOf(shell, replay)].join(" ");
}

/** Made once: that takes longer than all the dates of a list. */
const DATES = new Map(
  LANGUAGE_IDS.map((id) => [
    id,
    new Intl.DateTimeFormat(LANGUAGES[id].locale, { dateStyle: "medium", timeStyle: "short" }),
  ]),
);

export function dateText({ language }: Pick<Shell, "language">, date: number): string {
  return DATES.get(language)!.format(date);
}
