// The simulation signature (E-12): one hash over a fixed corpus of games and matches. The repository keeps it. A change
// of behaviour changes the hash, on any machine and in any browser.

import { INPUT_NAMES, INPUT_VALUES, type Input, type InputName } from "./actions.ts";
import type { Feed } from "./game.ts";
import { hashState } from "./hash.ts";
import { type Log, checkLog } from "./log/log.ts";
import { replay } from "./log/replay.ts";
import { hashMatch } from "./match/hash.ts";
import type { MatchLog } from "./match/log.ts";
import { replayMatch } from "./match/replay.ts";
import { matchCorpus } from "./matchCorpus.ts";
import { SECOND } from "./micros.ts";
import { OPTION_NAMES, type OptionName, type OptionValue, isAllowed } from "./options.ts";
import { draw } from "./random.ts";
import { unwrap } from "./result.ts";
import { concerns } from "./records.ts";
import { type RuleBook, type Variation, matchVariations } from "./ruleBook.ts";
import { RULE_BOOKS } from "./ruleBooks/index.ts";
import { parseSetup } from "./setup.ts";

/** The random streams of the scripts. Games use other streams. */
const KEYS = 100;
const WAITS = 101;

/** Random keys: they reach rare cases of the rules. */
function mash(seed: number, length: number, isPractice: boolean): Input[] {
  const names = INPUT_NAMES.slice(0, INPUT_NAMES.indexOf("received")).filter((name) => isPractice || name !== "freeze");
  let at = 0;
  return Array.from({ length }, (_, i) => {
    const isLong = draw(seed, WAITS, 2 * i, 12) === 0;
    at += draw(seed, WAITS, 2 * i + 1, isLong ? 2 * SECOND : 90_000);
    const name = names[draw(seed, KEYS, i, names.length)] ?? "hold";
    const bounds = INPUT_VALUES[name]?.value;
    if (bounds === undefined) return { at, name };
    return { at, name, value: bounds.min + draw(seed, WAITS, i, bounds.max - bounds.min + 1) };
  });
}

/** Places pieces from column to column, so that rows get full: for clears and levels. */
function sweep(seed: number, pieces: number, turnsOf: (n: number) => number): Input[] {
  const inputs: Input[] = [];
  let at = 0;
  const press = (name: InputName, wait: number): void => {
    at += wait;
    inputs.push({ at, name });
  };
  for (let n = 0; n < pieces; n++) {
    if (draw(seed, KEYS, n, 9) === 0) press("hold", 10_000);
    for (let turns = turnsOf(n); turns > 0; turns--) press("rotateClockwise", 20_000);
    for (let taps = 0; taps < 5; taps++) {
      press("left", 5_000);
      press("leftReleased", 5_000);
    }
    for (let taps = n % 10; taps > 0; taps--) {
      press("right", 5_000);
      press("rightReleased", 5_000);
    }
    if (n % 3 === 0) {
      press("softDrop", 10_000);
      press("softDropReleased", 900_000);
    }
    press("hardDrop", 10_000);
    at += 210_000;
  }
  return inputs;
}

type Choice = { readonly [name: string]: OptionValue };

/** Options that affect each other. */
const HANDLING = [
  "delayMicros",
  "repeatMicros",
  "cutMicros",
  "initialRotation",
  "initialHold",
  "generationMicros",
  "authentic",
] as const;

/** An option's values other than the rule book's own: both ends of a range, or all values of a list. */
function othersOf(book: RuleBook, name: OptionName): OptionValue[] {
  const rule = book.options[name];
  const values: readonly OptionValue[] = "among" in rule ? rule.among : [rule.min, rule.max];
  return values.filter((value) => value !== rule.initial);
}

/** All options except the lengths of Sprint and Dig, which `ownGames` covers. */
const FIRST_OPTIONS: readonly OptionName[] = OPTION_NAMES.slice(0, OPTION_NAMES.indexOf("lines"));

/** The rule book's own options, then each option at each of its values, then handling in pairs. */
function choicesOf(book: RuleBook): Choice[] {
  const choices: Choice[] = [{}];
  for (const name of FIRST_OPTIONS) for (const value of othersOf(book, name)) choices.push({ [name]: value });
  for (const [i, one] of HANDLING.entries()) {
    for (const other of HANDLING.slice(i + 1)) {
      const [first, second] = [othersOf(book, one)[0], othersOf(book, other)[0]];
      if (first !== undefined && second !== undefined) choices.push({ [one]: first, [other]: second });
    }
  }
  return choices;
}

/** Single games with terms. Attacks come among the keys, some too large for the board; some games are fed. */
function seatGames(book: RuleBook): Log[] {
  if (book.garbage === undefined) return [];
  return Array.from({ length: 12 }, (_, n) => {
    const isFed = n % 4 === 3;
    const terms = { seats: 3, seat: 1, targeting: "chosen" };
    const garbage = n % 3 === 2 && isAllowed(book.match.terms.garbage, "solid") ? "solid" : "broken";
    const setup = unwrap(parseSetup({ ruleBook: book.id, seed: isFed ? 0 : n, isFed, terms: { ...terms, garbage } }));
    const keys = n % 2 === 0 ? sweep(n, 50, (i) => draw(n, WAITS, i, 4)) : mash(n, 300, false);
    const inputs = keys.flatMap((key, i): Input[] => {
      if (i === 60 && n % 5 === 4) return [key, { at: key.at, name: "ended", value: n % 4 }];
      if (i % 40 === 20) return [key, { at: key.at, name: "target", value: 2 * (n % 2) }];
      if (i % 40 !== 39) return [key];
      const value = n % 6 === 5 ? 45 : 1 + draw(n, WAITS, i, 4);
      return [key, { at: key.at, name: "received", value, from: 2 * draw(n, KEYS, i, 2), attack: i }];
    });
    const last = inputs.at(-1)!.at;
    return unwrap(checkLog(setup, inputs, last + 30 * SECOND, isFed ? feedOf(book, n) : undefined));
  });
}

/** A feed with more of everything than a game of the corpus needs. */
function feedOf({ pieces, matrix }: RuleBook, seed: number): Feed {
  const some = (below: number): number[] => Array.from({ length: 120 }, (_, i) => draw(seed, KEYS, i, below));
  return { pieces: some(pieces.length), gaps: some(matrix.columns), holds: some(pieces.length), lines: [] };
}

/** Three games of one set-up: random keys; rows that get full; and rows that get full with one kind of piece. */
function gamesOf(book: RuleBook, { id: variation }: Variation, options: Choice, seed: number): Log[] {
  const same = book.pieces[(seed / 3) % book.pieces.length]?.name ?? "";
  const scripts = [
    { inputs: mash(seed, 400, options["practice"] === true), queue: [] },
    { inputs: sweep(seed, 60, (n) => draw(seed, WAITS, n, 4)), queue: [] },
    { inputs: sweep(seed, 260, () => 1), queue: Array.from({ length: 270 }, () => same) },
  ];
  return scripts.map(({ inputs, queue }) => {
    const setup = unwrap(parseSetup({ ruleBook: book.id, variation, options, seed, queue }));
    return unwrap(checkLog(setup, inputs, (inputs.at(-1)?.at ?? 0) + 30 * SECOND));
  });
}

/** The games of the corpus, always the same. */
export function corpus(): Log[] {
  return [...documentGames(), ...RULE_BOOKS.flatMap(seatGames), ...ownGames()];
}

/** Games of the variations from the rule books' documents. */
function documentGames(): Log[] {
  const logs: Log[] = [];
  for (const book of RULE_BOOKS) {
    for (const variation of matchVariations(book)) {
      for (const options of choicesOf(book)) logs.push(...gamesOf(book, variation, options, logs.length));
    }
  }
  return logs;
}

/** Games of the engine's own variations, and of the lengths of Sprint and Dig (O-9). */
function ownGames(): Log[] {
  const logs: Log[] = [];
  for (const book of RULE_BOOKS) {
    for (const variation of book.variations) {
      const names = (["lines", "rows"] as const).filter((name) => concerns(name, variation));
      const choices: Choice[] = names.flatMap((name) => othersOf(book, name).map((value) => ({ [name]: value })));
      if (variation.isOwn === true) {
        const others = (["startingLevel", "startingRows", "lockDown", "authentic"] as const).flatMap((name) =>
          othersOf(book, name).map((value) => ({ [name]: value })),
        );
        choices.push({}, ...others);
      }
      for (const options of choices) logs.push(...gamesOf(book, variation, options, logs.length));
    }
  }
  return logs;
}

/** The hash of the hashes of all games and matches, in order. */
export function computeSignature(
  logs: readonly Log[] = corpus(),
  matches: readonly MatchLog[] = matchCorpus(),
): string {
  const words = new Uint32Array(2);
  const hashes = [...logs.map((log) => hashState(replay(log))), ...matches.map((log) => hashMatch(replayMatch(log)))];
  for (const hash of hashes) {
    for (const half of [0, 1]) {
      const word = Number.parseInt(hash.slice(half * 8, half * 8 + 8), 16);
      words[half] = Math.imul(words[half]! ^ word, 0x0100_0193) + (words[1 - half]! >>> 7);
    }
  }
  return [...words].map((word) => word.toString(16).padStart(8, "0")).join("");
}

export { matchCorpus } from "./matchCorpus.ts";
