// What is known of a match when it is over: how each seat stands, what it sent, received and cancelled, whom it knocked
// out, and how that grew over time (S-14). Read from the log, which is played once more with every event.

import {
  type GameEvent,
  hasScore,
  type Outcome,
  type RuleBookId,
  type Statistics,
  statisticsOf,
  takeEvents,
} from "@korobeinix/engine";
import type { Steps } from "@korobeinix/engine/log";
import { type Match, type MatchEvent, type MatchLog, MatchPlayer, takeMatchEvents } from "@korobeinix/engine/match";
import type { CurvePoint } from "./curve.ts";

/** What the curves of a match show: the lines sent where any were, else what the book counts. */
export type MatchMeasure = "sent" | "score" | "lines";

export interface MatchFacts {
  readonly measure: MatchMeasure;
  readonly micros: number;
  readonly seats: readonly SeatFacts[];
}

export interface SeatFacts {
  readonly ruleBook: RuleBookId;
  /** 0: none yet. */
  readonly place: number;
  readonly outcome: Outcome;
  readonly score: number;
  readonly lines: number;
  /** How long it played. */
  readonly micros: number;
  readonly statistics: Statistics;
  readonly spins: number;
  readonly silverSquares: number;
  readonly goldSquares: number;
  /** Lines that went to opponents; to several at once they count for each. */
  readonly sent: number;
  /** Lines of opponents that rose. */
  readonly received: number;
  /** Lines of opponents that it kept away, in its Receiving Queue or on their way. */
  readonly cancelled: number;
  /** The most lines that one Lock Down sent. */
  readonly biggest: number;
  /** The seats that fell under its lines: those that were the last to rise there. */
  readonly knockedOut: readonly number[];
  readonly curve: readonly CurvePoint[];
}

/** What is added up while the match is played. */
interface Sum {
  sent: number;
  received: number;
  cancelled: number;
  biggest: number;
  /** Whose lines were the last to rise. */
  lastFrom: number | undefined;
  readonly knockedOut: number[];
  readonly attacks: CurvePoint[];
  readonly counted: CurvePoint[];
}

/** At most so many points: a line across a screen needs no more. */
const MOST_POINTS = 160;

/** Ends that others can bring about. */
const FALLS: ReadonlySet<Outcome> = new Set<Outcome>(["lockOut", "lockAbove", "blockOut", "topOut"]);

export function* matchFactsOf(log: MatchLog): Steps<MatchFacts> {
  const player = new MatchPlayer(log);
  const { match } = player;
  const sums = match.games.map((): Sum => ({
    sent: 0,
    received: 0,
    cancelled: 0,
    biggest: 0,
    lastFrom: undefined,
    knockedOut: [],
    attacks: [],
    counted: [],
  }));
  const senders = new Map<number, number>();
  const counts = hasScore(log.setup.shared.book) ? "score" : "lines";
  const step = Math.max(1, Math.ceil(log.end / MOST_POINTS));
  for (let at = 0; ; at = Math.min(at + step, log.end)) {
    player.playTo(at);
    match.games.forEach((game, seat) => takeEvents(game).forEach((event) => addOwn(sums[seat]!, event)));
    for (const event of takeMatchEvents(match)) addBetween(sums, senders, event);
    match.games.forEach(({ state }, seat) => {
      const sum = sums[seat]!;
      // The curve of a seat ends where its game does.
      if (state.phase === "ended" && (sum.counted.at(-1)?.micros ?? -1) >= state.time) return;
      const micros = Math.min(at, state.time);
      sum.attacks.push({ micros, value: sum.sent });
      sum.counted.push({ micros, value: state[counts] });
    });
    if (at >= log.end) break;
    yield at / log.end;
  }
  const measure = sums.some(({ sent }) => sent > 0) ? "sent" : counts;
  const seats = sums.map((sum, seat) => factsOf(match, seat, sum, measure));
  return { measure, micros: match.state.time, seats };
}

/** What happened inside a game. */
function addOwn(sum: Sum, event: GameEvent): void {
  if (event.type === "cancelled") sum.cancelled += event.lines;
  else if (event.type === "attacked") sum.biggest = Math.max(sum.biggest, event.lines);
  else if (event.type === "raised") {
    for (const { lines } of event.parts) sum.received += lines;
    sum.lastFrom = event.parts.at(-1)?.from ?? sum.lastFrom;
  }
}

/** What happened between the games. */
function addBetween(sums: readonly Sum[], senders: Map<number, number>, event: MatchEvent): void {
  if (event.type === "sent") {
    senders.set(event.attack, event.from);
    sums[event.from]!.sent += event.lines;
  } else if (event.type === "crossed") {
    for (const attack of [event.attack, event.other]) sums[senders.get(attack)!]!.cancelled += event.lines;
  } else if (event.type === "knockedOut" && FALLS.has(event.outcome)) {
    const by = sums[event.seat]!.lastFrom;
    if (by !== undefined) sums[by]!.knockedOut.push(event.seat);
  }
}

function factsOf({ games, state: { places } }: Match, seat: number, sum: Sum, measure: MatchMeasure): SeatFacts {
  const game = games[seat]!;
  const { outcome, score, lines, time: micros, spins, silverSquares, goldSquares } = game.state;
  const { sent, received, cancelled, biggest, knockedOut } = sum;
  return {
    ruleBook: game.rules.book.id,
    place: places[seat]!,
    outcome,
    score,
    lines,
    micros,
    statistics: statisticsOf(game),
    spins,
    silverSquares,
    goldSquares,
    sent,
    received,
    cancelled,
    biggest,
    knockedOut,
    curve: measure === "sent" ? sum.attacks : sum.counted,
  };
}
