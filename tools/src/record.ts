// Records games of computer players with the hands of people: `record OUT [seed]` a Sprint as the benchmarks play it again,
// `record --matches` their matches, `record --demos` the games that the title and the menu show, one a rule book.

import { writeFileSync } from "node:fs";
import process from "node:process";
import { type Rank, type Thinks, playGame, playMatch, rankOf, sightOf } from "@korobeinix/bots";
import { REGLAS_WEIGHTS, stackThinker } from "@korobeinix/bots/workshop";
import {
  MILLISECOND,
  MINUTE,
  type OptionValue,
  RULE_BOOKS,
  type RuleBookId,
  SECOND,
  type Setup,
  newGame,
  parseSetup,
  statisticsOf,
  unwrap,
} from "@korobeinix/engine";
import { Foreteller } from "@korobeinix/engine/feed";
import { type Log, makeBinaryLog, replay } from "@korobeinix/engine/log";
import { makeBinaryMatch, parseMatchSetup, replayMatch } from "@korobeinix/engine/match";

/** What is recorded if no seed is given. */
const SHOWN_SEED = 50;
const FIXTURES: URL = new URL("../fixtures/", import.meta.url);
const DEMOS_FOLDER: URL = new URL("../../packages/web/src/demos/", import.meta.url);

/** Somebody who thinks as well as the best and presses keys as people do; in milliseconds. */
function person(book: RuleBookId, react: readonly [number, number], press: readonly [number, number]): Rank {
  const micros = ([least, most]: readonly [number, number]): readonly [number, number] => [
    least * MILLISECOND,
    most * MILLISECOND,
  ];
  const pace = { reactionMicros: micros(react), pressMicros: micros(press), misdropsPerThousand: 0, hurries: true };
  return { skill: rankOf(book, "master").skill, pace };
}

/** Pieces thought of beyond the one in play. */
const LEARNT_NEXT = 5;

interface Demo {
  readonly seed: number;
  readonly seconds: number;
  /** Where no Next is shown, whoever plays it has learnt the pieces by heart: the game is to be worth watching. */
  readonly isLearnt?: boolean;
  readonly options?: { readonly [name: string]: OptionValue };
}

/** Games with much to see; 1984 and Basic fall too slowly to watch at first. */
const DEMOS: { readonly [Book in RuleBookId]: Demo } = {
  guideline: { seed: 11, seconds: 75 },
  basic: { seed: 9, seconds: 70, options: { speed: 20 }, isLearnt: true },
  new: { seed: 5, seconds: 90 },
  reglas: { seed: 7, seconds: 66 },
  korobeinix: { seed: 3, seconds: 95, options: { startingLevel: 9 }, isLearnt: true },
};

function summary(name: string, log: Log): string {
  const game = replay(log);
  const { pieces, piecesPerSecond, lines, actions } = statisticsOf(game);
  const { outcome, silverSquares, goldSquares } = game.state;
  const made = Object.entries({ ...actions, silverSquares, goldSquares }).filter(([, times]) => times > 0);
  return [
    `${name}: ${outcome} after ${Math.round(log.end / SECOND)} s, ${makeBinaryLog(log).length} bytes`,
    `${lines} lines, ${pieces} pieces, ${piecesPerSecond.toFixed(2)} pieces/s`,
    ...made.map(([action, times]) => `${action} ${times}`),
  ].join(", ");
}

function recordSprint(out: string, seed: number): void {
  const options = { delayMicros: 130_000, repeatMicros: 20_000 };
  const setup = unwrap(parseSetup({ ruleBook: "guideline", variation: "sprint", seed, options }));
  const log = playGame(setup, person("guideline", [20, 60], [25, 60]), seed, MATCH_MICROS);
  writeFileSync(out, makeBinaryLog(log));
  console.log(summary(out, log));
}

/** Builds for four lines at once, knowing the next pieces. */
function byHeart(setup: Setup): Thinks {
  const think = stackThinker(newGame(setup).rules, REGLAS_WEIGHTS);
  const { skill } = rankOf("reglas", "master");
  const kinds: number[] = [];
  let foreteller: Foreteller | undefined;
  return (game) => {
    foreteller ??= new Foreteller([game]);
    for (const { name, value } of foreteller.tell()) if (name === "piece") kinds.push(value);
    const { pieces } = game.state;
    return think({ ...sightOf(game), next: kinds.slice(pieces + 1, pieces + 1 + LEARNT_NEXT) }, skill);
  };
}

function recordDemos(): void {
  for (const { id } of RULE_BOOKS) {
    const { seed, seconds, options = {}, isLearnt = false } = DEMOS[id];
    const setup = unwrap(parseSetup({ ruleBook: id, seed, options }));
    const thinks = isLearnt ? byHeart(setup) : undefined;
    const log = playGame(setup, person(id, [120, 300], [40, 80]), seed, seconds * SECOND, thinks);
    console.log(summary(id, log));
    const head = "// A recorded game, binary log in base64; made by `npm run record -- --demos`.";
    const demo = `export const demo: string =\n  "${Buffer.from(makeBinaryLog(log)).toString("base64url")}";`;
    writeFileSync(new URL(`${id}.ts`, DEMOS_FOLDER), `${head}\n\n${demo}\n`);
  }
}

/** Three minutes at most, at about two pieces a second. */
const MATCH_MICROS: number = 3 * MINUTE;

function recordMatches(): void {
  for (const seats of [2, 4]) {
    const handling = { delayMicros: 130_000, repeatMicros: 20_000 };
    const request = { ruleBook: "guideline", seed: seats, options: handling, terms: { targeting: "all" } };
    const setup = unwrap(parseMatchSetup({ ...request, seats: Array.from({ length: seats }, () => ({})) }));
    const people = setup.seats.map(() => person("guideline", [30, 220], [25, 60]));
    const log = playMatch(setup, people, seats, MATCH_MICROS);
    const match = replayMatch(log);
    const bytes = makeBinaryMatch(log);
    writeFileSync(new URL(`match${seats}.kx`, FIXTURES), bytes);
    const pieces = match.games.map(({ state }) => state.pieces).join(", ");
    const sent = match.games.map(({ state }) => state.sent).join(", ");
    const { result, time } = match.state;
    console.log(
      `${seats} seats: ${result} after ${Math.round(time / SECOND)} s, ${pieces} pieces, ${sent} lines sent, ${bytes.length} bytes`,
    );
  }
}

const [out, seed = String(SHOWN_SEED)] = process.argv.slice(2);
if (out === "--demos") {
  recordDemos();
} else if (out === "--matches") {
  recordMatches();
} else if (out === undefined || !/^\d{1,15}$/.test(seed)) {
  console.error("usage: record OUT [seed], record --matches, or record --demos");
  process.exitCode = 2;
} else {
  recordSprint(out, Number(seed));
}
