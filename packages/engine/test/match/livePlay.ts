// Players for random matches: builders, who put pieces low and leave a column open for four lines at once, mashers, and
// idlers. And a match played live by them.

import { boardOf, type Game, type Input, type InputName, nextMoment, RELEASES, unwrap } from "../../src/index.ts";
import {
  advanceMatch,
  checkMatchLog,
  type Match,
  type MatchLog,
  newMatch,
  parseMatchSetup,
  playSeat,
} from "../../src/doors/match.ts";
import { inputsFor, type Placement, placements } from "../../src/doors/placements.ts";
import { makeDice } from "../placementGames.ts";
import type { Plan, Player } from "./anyMatch.ts";

type Dice = (below: number) => number;

/** By the lines of one Lock Down, while the stack is low: one line alone sends nothing. */
const LINES_WORTH = [0, -8, 12, 30, 90] as const;

/** What a board is worth once a piece lies there: low, without holes, even, and while it is low with an open column. */
function worthOf({ state, rules }: Game, { kind, facing, x, y }: Placement): number {
  const { columns } = rules.geometry;
  const full = (1 << columns) - 1;
  const rows = Array.from({ length: Math.max(state.stackHeight, y + 4) }, (_, i) => (state.rows[i + 6]! >> 6) & full);
  const solid = rows.filter((row) => row === full).length;
  for (const [dx, dy] of rules.book.pieces[kind]!.facings[facing]!) rows[y + dy]! |= 1 << (x + dx);
  const left = rows.filter((row, i) => row !== full || i < solid);
  const lines = Math.min(4, rows.length - left.length);
  const isLow = state.stackHeight - solid < 10;
  let worth = isLow ? LINES_WORTH[lines]! : 8 * lines;
  let before = 0;
  for (let column = 0; column < columns; column++) {
    let height = left.length;
    while (height > 0 && (left[height - 1]! & (1 << column)) === 0) height--;
    for (let i = solid; i < height; i++) if ((left[i]! & (1 << column)) === 0) worth -= 8;
    worth -= 5 * height;
    if (column === columns - 1 && isLow) worth -= 4 * (height - solid);
    else if (column > 0) worth -= 2 * Math.abs(height - before);
    before = height;
  }
  return worth;
}

function bestOf(game: Game, dice: Dice, slips: number): Placement | undefined {
  const found = placements(game, { softDrop: false });
  if (found.length === 0 || dice(100) < slips) return found[dice(found.length)];
  let best = found[0]!;
  let most = -Infinity;
  for (const each of found) {
    const worth = worthOf(game, each);
    if (worth > most) [best, most] = [each, worth];
  }
  return best;
}

/** One player at a game: asked at each of its beats, it answers with inputs. */
export class Hands {
  nextAt: number;
  readonly #player: Player;
  readonly #dice: Dice;
  readonly #seats: number;
  readonly #keys: readonly InputName[];
  #moves = 0;
  /** The piece that was put where it should go. */
  #placed = -1;

  constructor(player: Player, { rules }: Game, dice: Dice) {
    const { controls } = rules.book;
    this.#player = player;
    this.#dice = dice;
    const { targeting, garbage, seats } = rules.setup.terms!;
    this.#seats = targeting === "chosen" && garbage !== "none" ? seats : 0;
    const keys = controls.filter((control) => control !== "speed");
    this.#keys = keys.flatMap((control) => [control, RELEASES[control] ?? control]);
    this.nextAt = player.offset;
  }

  /** It has done all that it will do. */
  get isDone(): boolean {
    return this.#moves >= this.#player.moves;
  }

  /** What it does now; the next time comes a beat later. */
  move(game: Game): readonly Input[] {
    const { style, beat, leavesAfter } = this.#player;
    const at = this.nextAt;
    this.nextAt += beat;
    if (this.#moves++ === leavesAfter) return [{ at, name: "ended", value: 0 }];
    const inputs: Input[] = [];
    if (this.#seats > 0 && this.#dice(12) === 0) inputs.push({ at, name: "target", value: this.#dice(this.#seats) });
    if (style === "builder" || style === "racer") inputs.push(...this.#build(game));
    // As soon as there is another piece.
    if (style === "racer") this.nextAt = inputs.length > 0 ? at + 1 : nextMoment(game);
    if (style === "masher") inputs.push(...this.#mash(at));
    return inputs;
  }

  #build(game: Game): readonly Input[] {
    const { pieces } = game.state;
    if (pieces === this.#placed) return [];
    const best = bestOf(game, this.#dice, this.#player.slips);
    if (best === undefined) return [];
    this.#placed = pieces;
    return inputsFor(game, best).inputs;
  }

  #mash(at: number): readonly Input[] {
    return Array.from({ length: 1 + this.#dice(5) }, () => ({ at, name: this.#keys[this.#dice(this.#keys.length)]! }));
  }
}

/** A match before anything has happened. */
export function matchOf({ request }: Plan): Match {
  return newMatch(unwrap(parseMatchSetup(request)));
}

/** The hands of every seat of a match. */
export function handsOf({ players, luck }: Plan, { games }: Match): Hands[] {
  const dice = makeDice(luck);
  return players.map((player, seat) => new Hands(player, games[seat]!, makeDice(dice(1 << 30) + seat)));
}

export interface Played {
  readonly match: Match;
  readonly log: MatchLog;
}

/** Plays a match under one clock as it is played live; `watch` looks at it after every input and every advance. */
export function playLive(plan: Plan, watch: (match: Match) => void = () => {}, match = matchOf(plan)): Played {
  const hands = handsOf(plan, match);
  const inputs: Input[][] = hands.map(() => []);
  const isOn = (_: Hands, seat: number): boolean => match.games[seat]!.state.phase !== "ended" && !hands[seat]!.isDone;
  let end = 0;
  for (;;) {
    const next = hands.filter(isOn).reduce((first, each) => (each.nextAt < first ? each.nextAt : first), Infinity);
    if (next === Infinity) break;
    end = next;
    unwrap(advanceMatch(match, next));
    watch(match);
    for (const [seat, hand] of hands.entries()) {
      if (hand.nextAt !== next || !isOn(hand, seat)) continue;
      for (const input of hand.move(match.games[seat]!)) {
        inputs[seat]!.push(input);
        unwrap(playSeat(match, seat, input));
        watch(match);
      }
    }
  }
  end += plan.rest;
  unwrap(advanceMatch(match, end));
  watch(match);
  return { match, log: unwrap(checkMatchLog(match.setup, inputs, [], end)) };
}

/** What a game has come to, without the numbers of seats and attacks and without the times of receives. */
export function faceOf({ games }: Match, seat: number): object {
  const game = games[seat]!;
  const { score, lines, level, outcome, raised, sent, cancelled, queued } = game.state;
  return { board: boardOf(game), score, lines, level, outcome, raised, sent, cancelled, queued };
}
