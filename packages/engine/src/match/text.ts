// The readable form of a match, one statement in each line. It holds the same as the binary form and parses to the same
// log. An input is a time, a seat and a name. A ruling is a time, the word `referee` and the decision.

import { type Input, MAX_SEATS } from "../actions.ts";
import { EDITIONS, type Editions } from "../editions.ts";
import { MAX_INPUTS } from "../log/log.ts";
import { type Steps, takeAll } from "../log/steps.ts";
import { Draft, type DraftHead, type DraftValues } from "../log/textDraft.ts";
import { type Wrong, clip, makeTextInput, parseTextInput, readLines, wholeNumber } from "../log/textLines.ts";
import type { OptionValue } from "../options.ts";
import type { Result } from "../result.ts";
import { type MatchLog, finishMatchLog, rulingFault, seatInputProblem } from "./log.ts";
import type { Ruling } from "./ruling.ts";
import { COMPUTER_RANKS, type ComputerRank, type MatchSetup, makeMatchSetup, parseMatchSetup } from "./setup.ts";
import { RESULTS } from "./state.ts";

const TITLE = "korobeinix-match";
const FORM = 1;
const REFEREE = "referee";

/** Whether a text begins like a match. */
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
    // Options and terms after a seat belong to that seat.
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

/** Inputs and rulings in the order of time. Of the same time: the seats in their order, then the referee. */
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

/** Reads a match from a text. Its rule book must be in `editions`. */
export function parseTextMatch(text: string, editions: Editions = EDITIONS): Result<MatchLog> {
  return takeAll(readTextMatch(text, editions));
}

/** `parseTextMatch` in steps. */
export function* readTextMatch(text: string, editions: Editions): Steps<Result<MatchLog>> {
  return yield* readLines(text, TITLE, FORM, new MatchDraft(editions));
}

interface SeatDraft extends DraftValues {
  readonly team: number;
  readonly computer: ComputerRank | undefined;
}

class MatchDraft extends Draft<MatchSetup, MatchLog> {
  protected readonly needed = ["limit", "travel", "room"];
  readonly #goals: number[] = [];
  readonly #seats: SeatDraft[] = [];
  readonly #inputs: Input[][] = [];
  readonly #rulings: Ruling[] = [];
  #count = 0;

  /** Options and terms after a seat belong to that seat. */
  protected override get values(): DraftValues {
    return this.#seats.at(-1) ?? this.shared;
  }

  protected readOwn(word: string, rest: readonly string[]): Wrong | undefined {
    switch (word) {
      case "limit":
      case "travel":
        return this.keep(word, rest);
      case "room": {
        const isSaid = rest.length === 1 && (rest[0] === "true" || rest[0] === "false");
        return isSaid ? this.keep(word, rest) : ["form", "is neither true nor false"];
      }
      case "goal":
        return this.#readGoal(rest);
      case "seat":
        return this.#readSeat(rest);
      default:
        return this.unknown(word);
    }
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

  protected makeSetup(head: DraftHead): Result<MatchSetup> {
    const numberOf = (word: string): number => wholeNumber(this.kept(word).join(" ")) ?? Number.NaN;
    const [limitMinutes, travelMicros] = [numberOf("limit"), numberOf("travel")];
    const isInRoom = this.kept("room")[0] === "true";
    const match = { seats: this.#seats, goals: this.#goals, limitMinutes, travelMicros, isInRoom };
    const setup = parseMatchSetup({ ...head, ...this.shared, ...match }, this.editions);
    if (setup.ok) for (const _ of setup.value.seats) this.#inputs.push([]);
    return setup;
  }

  protected readTimed(setup: MatchSetup, time: string, [who = "", ...rest]: readonly string[]): Wrong | undefined {
    if (who === REFEREE) return this.#readRuling(setup, time, rest);
    if (++this.#count > MAX_INPUTS) return ["tooMuch", `more than ${MAX_INPUTS} inputs`];
    const own = this.#inputs[wholeNumber(who) ?? -1];
    if (own === undefined) return ["unknown", `there is no seat "${clip(who)}"`];
    const input = parseTextInput(time, rest);
    if (!("name" in input)) return input;
    own.push(input);
    const problem = seatInputProblem(setup, this.#inputs.indexOf(own), own, own.length - 1);
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

  protected finishLog(setup: MatchSetup, end: number): Result<MatchLog> {
    return finishMatchLog(setup, this.#inputs, this.#rulings, end);
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
