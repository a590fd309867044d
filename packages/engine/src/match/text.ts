// The readable form of a match, one statement in a line. It says the same as the binary form and parses back to it. An input
// is its time, its seat and its name; a ruling is its time, the word `referee` and what it says.

import { type Input, MAX_SEATS } from "../actions.ts";
import { EDITIONS, type Editions } from "../editions.ts";
import { MAX_INPUTS } from "../log/log.ts";
import { type Steps, takeAll } from "../log/steps.ts";
import {
  type TextDraft,
  type Wrong,
  clip,
  makeTextInput,
  parseTextInput,
  readLines,
  readTextValue,
  wholeNumber,
} from "../log/textLines.ts";
import { OPTION_NAMES, type OptionValue } from "../options.ts";
import { type Result, bad, good } from "../result.ts";
import { TERM_NAMES } from "../terms.ts";
import { type MatchLog, finishMatchLog, rulingFault, seatInputProblem } from "./log.ts";
import type { Ruling } from "./ruling.ts";
import { COMPUTER_RANKS, type ComputerRank, type MatchSetup, makeMatchSetup, parseMatchSetup } from "./setup.ts";
import { RESULTS } from "./state.ts";

const TITLE = "korobeinix-match";
const FORM = 1;
const REFEREE = "referee";

/** Whether a text claims to be a match. */
export function isTextMatch(text: string): boolean {
  return text.startsWith(TITLE);
}

/** A checked log of a match as text. */
export function makeTextMatch({ setup, inputs, rulings, end }: MatchLog): string {
  const { edition, ruleBook, variation, seed, options, terms, seats, goals, limitMinutes, travelMicros, isInRoom } =
    makeMatchSetup(setup);
  const values = (word: string, chosen: object): string[] =>
    Object.entries(chosen).map(([name, value]) => `${word} ${name} ${value as OptionValue}`);
  const lines = [
    `${TITLE} ${FORM}`,
    `edition ${edition}`,
    `rules ${ruleBook} ${variation}`,
    `seed ${seed}`,
    ...values("option", options),
    ...values("term", terms),
    `limit ${limitMinutes}`,
    `travel ${travelMicros}`,
    `room ${isInRoom}`,
    ...goals.flatMap((goal, team) => (goal > 0 ? [`goal ${team} ${goal}`] : [])),
    // What follows a seat is its own.
    ...seats.flatMap(({ team, computer, ...own }) => [
      `seat ${[team, ...(computer === undefined ? [] : [computer])].join(" ")}`,
      ...values("option", own.options),
      ...values("term", own.terms),
    ]),
    ...inTime(inputs, rulings),
    `end ${end}`,
    "",
  ];
  return lines.join("\n");
}

/** Inputs and rulings in the order of time; at the same time the seats in their order, then the referee. */
function inTime(inputs: readonly (readonly Input[])[], rulings: readonly Ruling[]): string[] {
  const timed = [
    ...inputs.flatMap((own, seat) => own.map((input) => ({ at: input.at, text: `${seat} ${makeTextInput(input)}` }))),
    ...rulings.map((ruling) => ({ at: ruling.at, text: `${REFEREE} ${makeTextRuling(ruling)}` })),
  ];
  return timed.sort((one, other) => one.at - other.at).map(({ at, text }) => `${at} ${text}`);
}

function makeTextRuling(ruling: Ruling): string {
  switch (ruling.type) {
    case "attack": {
      const { seat, index, arrival, potato } = ruling;
      const to = ruling.to.length === 0 ? "nobody" : ruling.to.join(",");
      return ["attack", seat, index, to, arrival, ...(potato === undefined ? [] : [potato])].join(" ");
    }
    case "end":
      return ["end", ruling.seat, ...(ruling.potato === undefined ? [] : [ruling.potato])].join(" ");
    case "over":
      return ["over", ruling.result, ruling.places.join(","), ruling.arrival].join(" ");
  }
}

/** The match that a text holds, looked up among the rule books of its edition. */
export function parseTextMatch(text: string, editions: Editions = EDITIONS): Result<MatchLog> {
  return takeAll(readTextMatch(text, editions));
}

/** The same in steps. */
export function* readTextMatch(text: string, editions: Editions): Steps<Result<MatchLog>> {
  return yield* readLines(text, TITLE, FORM, new Draft(editions));
}

interface SeatDraft {
  readonly team: number;
  readonly computer: ComputerRank | undefined;
  readonly options: { [name: string]: OptionValue };
  readonly terms: { [name: string]: OptionValue };
}

class Draft implements TextDraft<MatchLog> {
  readonly #editions: Editions;
  readonly #once = new Map<string, string>();
  readonly #options: { [name: string]: OptionValue } = {};
  readonly #terms: { [name: string]: OptionValue } = {};
  readonly #goals: number[] = [];
  readonly #seats: SeatDraft[] = [];
  readonly #inputs: Input[][] = [];
  readonly #rulings: Ruling[] = [];
  #count = 0;
  #setup: MatchSetup | undefined;
  #end: number | undefined;
  refused: Result<never> | undefined;

  constructor(editions: Editions) {
    this.#editions = editions;
  }

  read(line: string): Wrong | undefined {
    if (this.#end !== undefined) return line === "" ? undefined : ["form", "stands after the end"];
    const [word = "", ...rest] = line.split(" ");
    if (/^\d/.test(word)) return this.#readTimed(word, rest);
    if (this.#setup !== undefined && word !== "end") return ["form", `"${clip(word)}" stands among the inputs`];
    const seat = this.#seats.at(-1);
    switch (word) {
      case "edition":
      case "seed":
      case "rules":
      case "limit":
      case "travel":
      case "room":
        return this.#keep(word, rest.join(" "));
      case "option":
        return readTextValue((seat ?? this).options, OPTION_NAMES, word, rest);
      case "term":
        return readTextValue((seat ?? this).terms, TERM_NAMES, word, rest);
      case "goal":
        return this.#readGoal(rest);
      case "seat":
        return this.#readSeat(rest);
      case "end":
        this.#end = wholeNumber(rest.join(" "));
        return this.#end === undefined ? ["form", "the end is no whole number"] : undefined;
      default:
        return ["form", `"${clip(word)}" begins no line of a match`];
    }
  }

  get options(): { [name: string]: OptionValue } {
    return this.#options;
  }

  get terms(): { [name: string]: OptionValue } {
    return this.#terms;
  }

  #keep(word: string, rest: string): Wrong | undefined {
    if (this.#once.has(word)) return ["form", `"${word}" stands twice`];
    this.#once.set(word, rest);
    return undefined;
  }

  #readGoal([team = "", lines = "", ...more]: readonly string[]): Wrong | undefined {
    const [which, goal] = [wholeNumber(team), wholeNumber(lines)];
    if (which === undefined || which >= MAX_SEATS || goal === undefined || more.length > 0)
      return ["form", "must name a team and its lines"];
    if ((this.#goals[which] ?? 0) > 0) return ["form", `the goal of team ${which} stands twice`];
    while (this.#goals.length <= which) this.#goals.push(0);
    this.#goals[which] = goal;
    return undefined;
  }

  #readSeat([number = "", rank, ...more]: readonly string[]): Wrong | undefined {
    const team = wholeNumber(number);
    const computer = COMPUTER_RANKS.find((each) => each === rank);
    const isKnown = rank === undefined || computer !== undefined;
    if (team === undefined || !isKnown || more.length > 0)
      return ["form", "must name a team, and the rank of a computer"];
    if (this.#seats.push({ team, computer, options: {}, terms: {} }) > MAX_SEATS)
      return ["tooMuch", "more seats than any match"];
    return undefined;
  }

  #readTimed(time: string, [who = "", ...rest]: readonly string[]): Wrong | undefined {
    const setup = this.#readSetup();
    if (!setup.ok) return void (this.refused = setup);
    if (who === REFEREE) return this.#readRuling(setup.value, time, rest);
    if (++this.#count > MAX_INPUTS) return ["tooMuch", `more than ${MAX_INPUTS} inputs`];
    const own = this.#inputs[wholeNumber(who) ?? -1];
    if (own === undefined) return ["unknown", `there is no seat "${clip(who)}"`];
    const input = parseTextInput(time, rest);
    if (!("name" in input)) return input;
    own.push(input);
    const problem = seatInputProblem(setup.value, this.#inputs.indexOf(own), own, own.length - 1);
    return problem === undefined ? undefined : [problem.code, problem.why];
  }

  #readRuling(setup: MatchSetup, time: string, [type = "", ...rest]: readonly string[]): Wrong | undefined {
    const at = wholeNumber(time);
    const ruling = at === undefined ? undefined : parseRuling(at, type, rest);
    if (ruling === undefined) return ["form", "is no ruling"];
    this.#rulings.push(ruling);
    const wrong = rulingFault(setup, this.#rulings, this.#rulings.length - 1);
    return wrong && !wrong.ok ? [wrong.problem.code, wrong.problem.why] : undefined;
  }

  /** The set-up, complete with the first input or the end. */
  #readSetup(): Result<MatchSetup> {
    if (this.#setup !== undefined) return good(this.#setup);
    const missing = ["edition", "rules", "seed", "limit", "travel", "room"].find((word) => !this.#once.has(word));
    if (missing !== undefined) return bad("damaged", "log", `has no line "${missing}"`);
    const numberOf = (word: string): number => wholeNumber(this.#once.get(word) ?? "") ?? Number.NaN;
    const [ruleBook = "", variation = "", ...more] = (this.#once.get("rules") ?? "").split(" ");
    const room = this.#once.get("room");
    if (more.length > 0 || (room !== "true" && room !== "false"))
      return bad("form", "log", "its rules or its room are not written the way they must be");
    const setup = parseMatchSetup(
      {
        edition: numberOf("edition"),
        ruleBook,
        variation,
        seed: numberOf("seed"),
        options: this.#options,
        terms: this.#terms,
        seats: this.#seats,
        goals: this.#goals,
        limitMinutes: numberOf("limit"),
        travelMicros: numberOf("travel"),
        isInRoom: room === "true",
      },
      this.#editions,
    );
    if (setup.ok) {
      this.#setup = setup.value;
      for (const _ of setup.value.seats) this.#inputs.push([]);
    }
    return setup;
  }

  finish(): Result<MatchLog> {
    const setup = this.#readSetup();
    if (!setup.ok) return setup;
    if (this.#end === undefined) return bad("damaged", "log", 'has no line "end": it is cut short');
    return finishMatchLog(setup.value, this.#inputs, this.#rulings, this.#end);
  }
}

function parseRuling(at: number, type: string, rest: readonly string[]): Ruling | undefined {
  const numberAt = (i: number): number => wholeNumber(rest[i] ?? "") ?? Number.NaN;
  const potatoAt = (i: number): { readonly potato?: number } => (rest.length > i ? { potato: numberAt(i) } : {});
  const count = rest.length;
  if (type === "end" && (count === 1 || count === 2)) return { at, type, seat: numberAt(0), ...potatoAt(1) };
  if (type === "attack" && (count === 4 || count === 5)) {
    const to = rest[2] === "nobody" ? [] : numbersOf(rest[2]!);
    return { at, type, seat: numberAt(0), index: numberAt(1), to, arrival: numberAt(3), ...potatoAt(4) };
  }
  const result = RESULTS.find((each) => each === rest[0]);
  if (type !== "over" || count !== 3 || result === undefined || result === "playing") return undefined;
  return { at, type, result, places: numbersOf(rest[1]!), arrival: numberAt(2) };
}

function numbersOf(list: string): number[] {
  return list.split(",").map((text) => wholeNumber(text) ?? Number.NaN);
}
