import { playMatch, type Rank, rankOf } from "@korobeinix/bots";
import { hasScore, type RuleBookId, SECOND, takeEvents, unwrap } from "@korobeinix/engine";
import { LogPlayer } from "@korobeinix/engine/log";
import {
  type MatchLog,
  type MatchRequest,
  MatchPlayer,
  type MatchSetup,
  newMatch,
  parseMatchSetup,
  replayMatch,
  seatLogs,
  standingsOf,
  takeMatchEvents,
} from "@korobeinix/engine/match";
import { describe, expect, it } from "vitest";
import { type MatchFacts, matchFactsOf } from "../../src/library/matchFacts.ts";

function setupOf(request: Partial<MatchRequest>): MatchSetup {
  return unwrap(parseMatchSetup({ ruleBook: "guideline", seed: 7, seats: [{}, {}], ...request }));
}

/** Quick hands, and little thought. */
function play(request: Partial<MatchRequest>, seconds: number): MatchLog {
  const setup = setupOf(request);
  const skill = { width: 2, foresight: 2, nodes: 300, seesQueue: true };
  const ranks = setup.seats.map((_, seat): Rank => {
    const { pace } = rankOf(setup.shared.book.id, seat % 2 === 0 ? "hard" : "medium");
    return { skill, pace };
  });
  return playMatch(setup, ranks, 3, seconds * SECOND);
}

function factsOf(log: MatchLog): MatchFacts {
  const steps = matchFactsOf(log);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
    expect(value).toBeLessThanOrEqual(1);
  }
}

/** What each seat's own log says, which knows nothing of a match: what came, from whom, and what became of it. */
function ownAccounts(log: MatchLog): readonly {
  readonly arrivedFrom: readonly number[];
  readonly raised: number;
  readonly cancelled: number;
  readonly lastFrom: number | undefined;
  readonly isOut: boolean;
}[] {
  return unwrap(seatLogs(log)).map((own) => {
    const player = new LogPlayer(own);
    player.playTo(own.end);
    const events = takeEvents(player.game);
    const rises = events.flatMap((event) => (event.type === "raised" ? event.parts : []));
    const { raised, cancelled, outcome } = player.game.state;
    const arrivedFrom = log.inputs.map((_, from) =>
      own.inputs.reduce(
        (sum, { name, value = 0, from: by }) => sum + (name === "received" && by === from ? value : 0),
        0,
      ),
    );
    return { arrivedFrom, raised, cancelled, lastFrom: rises.at(-1)?.from, isOut: outcome !== "won" };
  });
}

/** What never arrived of what each seat sent: void, and met on the way. */
function betweenOf(log: MatchLog): { readonly voided: readonly number[]; readonly crossed: readonly number[] } {
  const player = new MatchPlayer(log);
  player.playTo(log.end);
  const [voided, crossed] = [log.inputs.map(() => 0), log.inputs.map(() => 0)];
  const events = takeMatchEvents(player.match);
  const sent = events.filter((event) => event.type === "sent");
  const senderOf = (attack: number): number => sent.find((event) => event.attack === attack)!.from;
  for (const event of events) {
    if (event.type === "voided" && event.to >= 0) voided[event.from]! += event.lines;
    if (event.type !== "crossed") continue;
    for (const attack of [event.attack, event.other]) crossed[senderOf(attack)]! += event.lines;
  }
  return { voided, crossed };
}

describe("The facts of a match", () => {
  const log = play({ seed: 3, seats: [{}, {}, {}, {}] }, 240);
  const facts = factsOf(log);
  const accounts = ownAccounts(log);

  it("S-14: what each sent, received and cancelled is what the seats' own logs say", () => {
    expect(facts.measure).toBe("sent");
    expect(facts.seats.map(({ received }) => received)).toEqual(accounts.map(({ raised }) => raised));
    const between = betweenOf(log);
    expect(facts.seats.map(({ cancelled }) => cancelled)).toEqual(
      accounts.map(({ cancelled }, seat) => cancelled + between.crossed[seat]!),
    );
    const arrived = log.inputs.map((_, from) => accounts.reduce((sum, { arrivedFrom }) => sum + arrivedFrom[from]!, 0));
    expect(Math.max(...arrived)).toBeGreaterThan(20);
    expect(facts.seats.map(({ sent }) => sent)).toEqual(
      arrived.map((lines, from) => lines + between.voided[from]! + between.crossed[from]!),
    );
  });

  it("S-14: lines that meet on their way are cancelled by both", () => {
    // The same pieces and the same keys: nothing ever arrives.
    const { inputs, end } = play({ seats: [{ terms: { receives: 0 } }, { terms: { receives: 0 } }] }, 40);
    const { seats } = factsOf({ setup: setupOf({}), inputs: [inputs[0]!, inputs[0]!], rulings: [], end });
    expect(seats[0]!.sent).toBeGreaterThan(5);
    expect(seats.map(({ sent, received, cancelled }) => [sent, received, cancelled])).toEqual(
      seats.map(() => [seats[0]!.sent, 0, seats[0]!.sent]),
    );
  });

  it("S-14: whoever sent the last lines that rose has knocked out whom they rose under", () => {
    const fallen = accounts.flatMap(({ isOut, lastFrom }, seat) => (isOut ? [[lastFrom, seat]] : []));
    expect(fallen).toHaveLength(3);
    const told = facts.seats.flatMap(({ knockedOut }, by) => knockedOut.map((seat) => [by, seat]));
    const bySeat = (one: readonly unknown[], other: readonly unknown[]): number => Number(one[1]) - Number(other[1]);
    expect(told.toSorted(bySeat)).toEqual(fallen);
  });

  it("S-14: the standings and the statistics are those of the match", () => {
    const match = replayMatch(log);
    expect(facts.seats.map(({ place }) => place)).toEqual(standingsOf(match).places);
    expect(facts.seats.map(({ lines, score }) => [lines, score])).toEqual(
      match.games.map(({ state }) => [state.lines, state.score]),
    );
    expect(facts.seats.map(({ statistics }) => statistics.pieces)).toEqual(
      match.games.map(({ state }) => state.pieces),
    );
    expect(facts.micros).toBe(match.state.time);
  });

  it("S-14: a curve never falls, ends with its seat's game, and at what the seat has come to", () => {
    for (const { curve, sent, micros } of facts.seats) {
      expect(curve[0]).toEqual({ micros: 0, value: 0 });
      expect(curve.at(-1)).toEqual({ micros, value: sent });
      expect(curve.every(({ value }, i) => value >= (curve[i - 1]?.value ?? 0))).toBe(true);
      expect(curve.length).toBeLessThanOrEqual(170);
    }
    expect(Math.min(...facts.seats.map(({ micros }) => micros))).toBeLessThan(facts.micros);
  });

  it("S-14: what a handicap keeps back was sent and is not received", () => {
    const { seats } = factsOf(play({ seats: [{}, { terms: { receives: 50 } }] }, 25));
    expect(seats[0]!.sent).toBeGreaterThan(5);
    expect(seats[1]!.received + seats[1]!.cancelled).toBeLessThanOrEqual(seats[0]!.sent / 2);
  });

  it("S-14: where nobody sent anything, the curves are of what is counted, too", () => {
    const { measure, seats } = factsOf(play({}, 3));
    expect(measure).toBe("score");
    expect(seats.map(({ curve }) => curve.at(-1)!.value)).toEqual(seats.map(({ score }) => score));
    expect(seats[0]!.score).toBeGreaterThan(0);
  });

  it.each(["basic", "reglas", "korobeinix"] satisfies RuleBookId[])(
    "S-14: where nothing is sent, the curves are of what is counted (%s)",
    (ruleBook) => {
      const other = play({ ruleBook }, 30);
      const { measure, seats } = factsOf(other);
      expect(measure).toBe(hasScore(other.setup.shared.book) ? "score" : "lines");
      expect(seats.map(({ sent, received, biggest }) => sent + received + biggest)).toEqual([0, 0]);
      expect(seats.map(({ curve }) => curve.at(-1)!.value)).toEqual(
        seats.map((seat) => (measure === "score" ? seat.score : seat.lines)),
      );
    },
  );

  it("S-14: a match that nobody has played yet has facts, too", () => {
    const setup = setupOf({});
    const { seats } = factsOf({ setup, inputs: [[], []], rulings: [], end: 0 });
    expect(seats.map(({ curve }) => curve)).toEqual([[{ micros: 0, value: 0 }], [{ micros: 0, value: 0 }]]);
    expect(seats).toHaveLength(newMatch(setup).games.length);
  });
});
