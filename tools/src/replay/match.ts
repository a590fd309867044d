// `replay verify` and `replay show` for the log of a match.

import { type Game, NEVER, hashState, nextMoment, statisticsOf } from "@korobeinix/engine";
import {
  type Match,
  type MatchFact,
  type MatchLog,
  MatchPlayer,
  type Ruling,
  hashMatch,
  makeMatchSetup,
  replayMatch,
  standingsOf,
  takeMatchEvents,
} from "@korobeinix/engine/match";
import { printTime } from "@korobeinix/engine/debug";
import { describeEvents, stamp } from "./show.ts";
import { OUTCOME_WORDS, describeInput, linesOf } from "./words.ts";

const RESULT_WORDS = {
  playing: "none: the log ends before the match does",
  won: "won",
  drawn: "drawn",
  lost: "lost",
} as const;

/** The result of a match in a few lines. */
export function* describeMatch(log: MatchLog): Generator<string> {
  const match = replayMatch(log);
  const { ruleBook, variation, options, terms, seats, goals, travelMicros, isInRoom } = makeMatchSetup(log.setup);
  const chosen = Object.entries({ ...options, ...terms }).map(([name, value]) => `${name} ${value}`);
  const goalWords = goals.flatMap((lines, team) => (lines > 0 ? [`team ${team + 1} ${linesOf(lines)}`] : []));
  const { result, places } = standingsOf(match);
  const lines: readonly (readonly [name: string, value: string])[] = [
    ["rule book", ruleBook],
    ["variation", variation],
    ["options", chosen.length > 0 ? chosen.join(", ") : "the rule book's own"],
    ["goals", goalWords.length > 0 ? goalWords.join(", ") : "none of their own"],
    ["travel", travelMicros > 0 ? `${travelMicros / 1000} ms` : "none"],
    ["room", isInRoom ? `${log.rulings.length} rulings` : "none"],
    ["result", RESULT_WORDS[result]],
    ["time", printTime(match.state.time)],
  ];
  for (const [name, value] of lines) yield `${name.padEnd(14)}${value}\n`;
  for (const [i, game] of match.games.entries()) {
    const { team, computer } = seats[i]!;
    const who = `seat ${i + 1}, team ${team + 1}${computer === undefined ? "" : `, computer (${computer})`}`;
    yield `\n${who}: ${places[i] === 0 ? "no place yet" : `place ${places[i]}`}\n`;
    for (const [name, value] of describeSeat(game)) yield `  ${name.padEnd(12)}${value}\n`;
  }
  yield `\n${"hash".padEnd(14)}${hashMatch(match)}\n`;
}

function describeSeat(game: Game): readonly (readonly [name: string, value: string | number])[] {
  const { state } = game;
  const { pieces, piecesPerSecond } = statisticsOf(game);
  return [
    ["outcome", OUTCOME_WORDS[state.outcome]],
    ["time", printTime(state.time)],
    ["score", state.score],
    ["lines", state.lines],
    ["level", state.level],
    ["pieces", `${pieces}, ${piecesPerSecond.toFixed(2)} per second`],
    ["sent", state.sent],
    ["cancelled", state.cancelled],
    ["entered", state.raised],
    ["queued", state.queued],
    ["hash", hashState(game)],
  ];
}

/** A line for each input and each event of every seat, and for what happened between them. */
export function* showMatch(log: MatchLog): Generator<string> {
  const player = new MatchPlayer(log);
  const { match } = player;
  const played = log.inputs.map(() => 0);
  let ruled = 0;
  const show = function* (): Generator<string> {
    for (const [seat, game] of match.games.entries())
      for (const line of describeEvents(game)) yield `seat ${seat + 1} ${line}\n`;
    for (const event of takeMatchEvents(match)) yield `match  ${stamp(event.at)}  ${describeMatchFact(event)}\n`;
  };
  yield* show();
  const nextAt = (): number => Math.min(nextTime(match, log, played), log.rulings[ruled]?.at ?? NEVER);
  for (let at = nextAt(); at <= log.end; at = nextAt()) {
    for (const [seat, own] of log.inputs.entries()) {
      for (let input = own[played[seat]!]; input !== undefined && input.at <= at; input = own[++played[seat]!])
        yield `seat ${seat + 1} ${stamp(input.at)}> ${describeInput(input)}\n`;
    }
    player.playTo(at);
    yield* show();
    for (let ruling = log.rulings[ruled]; ruling !== undefined && ruling.at <= at; ruling = log.rulings[++ruled])
      yield `room   ${stamp(ruling.at)}  ${describeRuling(ruling)}\n`;
  }
  player.playTo(log.end);
  yield* show();
  if (match.state.result === "playing") yield `match  ${stamp(log.end)}  the log ends here, the match goes on\n`;
}

/** When something happens next: a moment of a game, or an input. What was decided at the last time shows by then. */
function nextTime(match: Match, { inputs }: MatchLog, played: readonly number[]): number {
  const moments = match.games.map((game) => (game.state.phase === "ended" ? NEVER : nextMoment(game)));
  return Math.min(...moments, ...inputs.map((own, seat) => own[played[seat]!]?.at ?? NEVER));
}

function describeRuling(ruling: Ruling): string {
  const potato = "potato" in ruling ? `, the hot potato goes to seat ${ruling.potato! + 1}` : "";
  switch (ruling.type) {
    case "attack": {
      const { seat, index, to, arrival } = ruling;
      const seats = to.map((each) => each + 1).join(", ");
      const goes = to.length === 0 ? "goes to nobody" : `goes to ${to.length === 1 ? "seat" : "seats"} ${seats}`;
      return `attack ${index + 1} of seat ${seat + 1} ${goes}, where it arrives at ${printTime(arrival)}${potato}`;
    }
    case "end":
      return `seat ${ruling.seat + 1} is out${potato}`;
    case "over":
      return `the match is ${RESULT_WORDS[ruling.result]}: places ${ruling.places.join(" ")}, and ends at ${printTime(ruling.arrival)}`;
  }
}

function describeMatchFact(fact: MatchFact): string {
  switch (fact.type) {
    case "sent":
      return `attack ${fact.attack}: seat ${fact.from + 1} sends ${linesOf(fact.lines)} to seat ${fact.to + 1}`;
    case "crossed":
      return `attacks ${fact.other} and ${fact.attack} cross: ${linesOf(fact.lines)} cancelled on both sides`;
    case "voided":
      return `${linesOf(fact.lines)} of attack ${fact.attack} to ${fact.to < 0 ? "nobody" : `seat ${fact.to + 1}`} are void`;
    case "passed":
      return `the hot potato is with seat ${fact.seat + 1}`;
    case "markMoved":
      return `the Target Mark of seat ${fact.seat + 1} moves on to seat ${fact.to + 1}`;
    case "knockedOut":
      return `seat ${fact.seat + 1} is out: ${OUTCOME_WORDS[fact.outcome]}`;
    case "finished":
      return `seat ${fact.seat + 1} has come to the end: ${OUTCOME_WORDS[fact.outcome]}`;
    case "reached":
      return `team ${fact.team + 1} has reached its goal`;
    case "placed":
      return `team ${fact.team + 1} has place ${fact.place}`;
    case "over":
      return `the match is ${RESULT_WORDS[fact.result]}: places ${fact.places.join(" ")}`;
    case "rewound":
      return "time went back";
  }
}
