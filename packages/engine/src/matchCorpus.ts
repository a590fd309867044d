// The matches of the signature's corpus (E-12): all rule books, variations, kinds of garbage, targetings and numbers of
// seats, with and without a room. Simple players fill rows, so that lines are sent, are cancelled and rise.

import type { Input } from "./actions.ts";
import type { Game } from "./game.ts";
import { shapeOf } from "./geometry.ts";
import { GrowingMatchLog } from "./match/growing.ts";
import type { MatchLog } from "./match/log.ts";
import { advanceMatch, newMatch, playSeat } from "./match/play.ts";
import { type Hearing, hear } from "./match/room.ts";
import {
  COMPUTER_RANKS,
  type MatchRequest,
  type MatchSetup,
  type SeatRequest,
  parseMatchSetup,
} from "./match/setup.ts";
import { collides, dropRows, isFilled, isWithin } from "./matrix.ts";
import { MILLISECOND, MINUTE, SECOND } from "./micros.ts";
import type { OptionRule } from "./options.ts";
import { draw } from "./random.ts";
import { unwrap } from "./result.ts";
import { type RuleBook, matchVariations } from "./ruleBook.ts";
import { RULE_BOOKS } from "./ruleBooks/index.ts";

/** The random streams of the players. Games use other streams. */
const WHIMS = 102;
const TARGETS = 103;

/** Players decide what to do at this interval. */
const LOOK_MICROS: number = 50 * MILLISECOND;
/** A room hears each seat this much later than the previous seat. */
const LATENCY_MICROS: number = 70 * MILLISECOND;
const ROOM_TRAVEL: number = 250 * MILLISECOND;
/** The goal of the matches that are races. */
const GOAL_LINES = 8;
/** A little more than an Ultra takes. */
const MOST_MICROS: number = 2 * MINUTE + SECOND;
const LEAVES_AT: number = 5 * SECOND;

/**
 * How the players play: "busy" at different speeds, "alike" all at the same time, "slow", "idle" not at all, "leaving"
 * like "busy" until seat 1 leaves.
 */
type Style = "busy" | "alike" | "slow" | "idle" | "leaving";

interface Place {
  readonly facing: number;
  readonly x: number;
}

/** The best place: low, without holes, and not in the last column while the stack is low. */
function bestPlace({ state, rules }: Game, whim: number): Place {
  const { geometry } = rules;
  let best: Place = { facing: state.facing, x: state.x };
  let least = Number.POSITIVE_INFINITY;
  for (let facing = 0; facing < geometry.facings[state.kind]!; facing++) {
    const shape = shapeOf(state.kind, facing);
    for (let x = -2; x < geometry.columns + 2; x++) {
      if (!isWithin(geometry, x, state.y) || collides(geometry, state.rows, shape, x, state.y)) continue;
      const y = state.y - dropRows(geometry, state, shape, x, state.y);
      let cost = (x + whim) % 2;
      for (let i = shape * 4; i < shape * 4 + 4; i++) {
        const [column, row] = [x + geometry.minoX[i]!, y + geometry.minoY[i]!];
        cost += row * 4;
        for (let below = row - 1; below >= 0 && !isFilled(state, column, below) && below < y - 2; below--) cost += 12;
        if (row > 0 && !isFilled(state, column, row - 1)) cost += 5;
        if (column === geometry.columns - 1 && state.stackHeight < 8) cost += 9;
      }
      if (cost >= least) continue;
      least = cost;
      best = { facing, x };
    }
  }
  return best;
}

/** The keys that bring the piece in play to a place. They are pressed at one time. */
function keysTo({ state, rules }: Game, { facing, x }: Place): Input["name"][] {
  const keys: Input["name"][] = [];
  for (let turns = facing; turns > 0; turns--) keys.push("rotateClockwise");
  const [press, release] = x < state.x ? (["left", "leftReleased"] as const) : (["right", "rightReleased"] as const);
  for (let steps = Math.abs(x - state.x); steps > 0; steps--) keys.push(press, release);
  return rules.book.controls.includes("hardDrop") ? [...keys, "hardDrop"] : keys;
}

/** Whether a player acts at a time. */
function isTurn(style: Style, seed: number, seat: number, at: number): boolean {
  if (style === "slow") return at % (3 * SECOND) === 0;
  return style === "alike" || (style !== "idle" && draw(seed, WHIMS, at + seat, 3 + seat) <= 1);
}

/** Plays a match to its end, or for two minutes. A room hears every seat late, each by another delay. */
function playOut(setup: MatchSetup, seed: number, style: Style): MatchLog {
  return setup.isInRoom ? playInRoom(setup, seed, style) : playTogether(setup, seed, style);
}

function playTogether(setup: MatchSetup, seed: number, style: Style): MatchLog {
  const match = newMatch(setup);
  const log = new GrowingMatchLog(setup);
  const players = new Players(setup, seed, style);
  for (let at = 0; at < MOST_MICROS && match.games.some(isOn); at += LOOK_MICROS) {
    unwrap(advanceMatch(match, at));
    for (const [seat, game] of match.games.entries()) {
      players.act(seat, game, at, (input) => {
        if (log.append(seat, input).ok) unwrap(playSeat(match, seat, input));
      });
    }
  }
  return log.toLog(match.state.time);
}

/** The room's copy of a game lags behind. A player sees only this copy, so its inputs have the copy's time. */
function playInRoom(setup: MatchSetup, seed: number, style: Style): MatchLog {
  const match = newMatch(setup);
  const log = new GrowingMatchLog(setup);
  const players = new Players(setup, seed, style);
  for (let at = 0; at < MOST_MICROS && match.games.some(isOn); at += LOOK_MICROS) {
    const hearings = match.games.map((game, seat): Hearing => {
      const upTo = Math.max(0, at - LATENCY_MICROS * seat);
      const inputs: Input[] = [];
      players.act(seat, game, game.state.time, (input) => {
        if (log.append(seat, input).ok) inputs.push(input);
      });
      return { seat, inputs, upTo };
    });
    log.rule(unwrap(hear(match, at, hearings)));
  }
  return log.toLog(match.state.time);
}

function isOn({ state }: Game): boolean {
  return state.phase !== "ended";
}

/** The players of a match: each acts once for every piece. */
class Players {
  readonly #seed: number;
  readonly #style: Style;
  readonly #acted: number[];
  #hasLeft = false;

  constructor({ seats }: MatchSetup, seed: number, style: Style) {
    this.#seed = seed;
    this.#style = style;
    this.#acted = seats.map(() => -1);
  }

  /** The inputs of a seat's player at a time, one after the other. `put` plays each input at once, or keeps it. */
  act(seat: number, game: Game, at: number, put: (input: Input) => void): void {
    const [seed, style] = [this.#seed, this.#style];
    if (style === "leaving" && seat === 1 && at >= LEAVES_AT && !this.#hasLeft) {
      this.#hasLeft = true;
      put({ at, name: "ended", value: 0 });
    }
    const { state } = game;
    if (state.kind < 0 || state.pieces <= this.#acted[seat]! || !isTurn(style, seed, seat, at)) return;
    this.#acted[seat] = state.pieces;
    if (state.pieces % 9 === 8 && style !== "alike")
      put({ at, name: "target", value: draw(seed, TARGETS, at + seat, 6) });
    if (state.pieces % 17 === 16) put({ at, name: "hold" });
    if (game.state.kind < 0) return;
    for (const name of keysTo(game, bestPlace(game, draw(seed, WHIMS, at, 2)))) put({ at, name });
  }
}

function valuesOf<T>(values: OptionRule & { readonly among?: readonly T[] }): readonly T[] {
  return values.among ?? [];
}

function pick<T>(values: OptionRule & { readonly among?: readonly T[] }, n: number): T {
  const among = valuesOf(values);
  return among[n % among.length]!;
}

/** Every kind of match that a rule book has, with changing numbers of seats. */
function requestsOf(book: RuleBook): Omit<MatchRequest, "seed">[] {
  const { terms: allowed, seats: most } = book.match;
  const requests: Omit<MatchRequest, "seed">[] = [];
  for (const { id: variation, ends } of matchVariations(book)) {
    for (const garbage of valuesOf(allowed.garbage)) {
      for (const targeting of garbage === "none" ? [allowed.targeting.initial] : valuesOf(allowed.targeting)) {
        for (const isInRoom of [false, true]) {
          const n = requests.length;
          const count = 2 + (n % (most - 1));
          const isTeams = count > 2 && n % 3 === 2;
          const seats = Array.from({ length: count }, (_, i) => seatOf(book, n, i, isTeams));
          const rise = pick(allowed.rise, n);
          const goals = ends.by === "lines" || n % 5 !== 1 ? [] : teamsOf(seats).map(() => GOAL_LINES);
          const startingPattern = pick(allowed.startingPattern, n);
          const startingLines = pick(allowed.startingLines, n >> 1);
          const terms = { garbage, targeting, rise, startingPattern, startingLines };
          requests.push({
            ruleBook: book.id,
            variation,
            terms,
            seats,
            goals,
            isInRoom,
            travelMicros: isInRoom ? ROOM_TRAVEL : 0,
          });
        }
      }
    }
  }
  return requests;
}

function teamsOf(seats: readonly SeatRequest[]): number[] {
  return [...new Set(seats.map(({ team = 0 }) => team))];
}

/** A seat of the `n`-th match. Some seats have handicaps. */
function seatOf(book: RuleBook, n: number, i: number, isTeams: boolean): SeatRequest {
  const { options, match } = book;
  const hasHandicap = (n + i) % 4 === 3;
  return {
    team: isTeams ? i % 2 : i,
    computer: i > 1 && n % 2 === 1 ? COMPUTER_RANKS[i - 2] : undefined,
    options: hasHandicap && "max" in options.startingRows ? { startingRows: 3 } : {},
    terms: {
      ...(hasHandicap && "max" in match.terms.receives ? { receives: 60 } : {}),
      ...(hasHandicap && "max" in match.terms.handicap ? { handicap: 2 } : {}),
    },
  };
}

const TWO: readonly SeatRequest[] = [{}, {}];
const SAME_TEAM: readonly SeatRequest[] = [{ team: 0 }, { team: 0 }];
const GUIDELINE = { ruleBook: "guideline", seats: TWO } as const;

/**
 * Cases that the other matches hardly reach: attacks that cross, a draw by falling together or by the limit, time up, a
 * player who leaves.
 */
const RARE: readonly (readonly [style: Style, request: Omit<MatchRequest, "seed">])[] = [
  ["alike", GUIDELINE],
  ["alike", { ...GUIDELINE, isInRoom: true }],
  ["alike", { ruleBook: "new", seats: TWO, options: { authentic: true }, terms: { targeting: "potato" } }],
  ["idle", { ruleBook: "basic", seats: TWO, limitMinutes: 1 }],
  ["idle", { ruleBook: "basic", seats: TWO, limitMinutes: 1, isInRoom: true }],
  ["slow", { ...GUIDELINE, variation: "ultra" }],
  ["slow", { ...GUIDELINE, variation: "ultra", isInRoom: true }],
  ["leaving", { ...GUIDELINE, seats: [{}, {}, {}] }],
  ["leaving", { ...GUIDELINE, seats: [{}, {}, {}], isInRoom: true }],
  ["busy", { ...GUIDELINE, seats: SAME_TEAM, goals: [500] }],
  ["busy", { ruleBook: "new", seats: [{}, {}, {}], options: { authentic: true }, terms: { targeting: "potato" } }],
];

/** The matches of the corpus, always the same. */
export function matchCorpus(): MatchLog[] {
  const common = RULE_BOOKS.flatMap(requestsOf).map((request) => ["busy", request] as const);
  return [...common, ...RARE].map(([style, request], seed) =>
    playOut(unwrap(parseMatchSetup({ ...request, seed })), seed, style),
  );
}
