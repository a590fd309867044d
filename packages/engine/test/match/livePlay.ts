// Players for random matches, and a function that plays a match live with them. Builders and racers put pieces low and
// leave a column open for four lines at once. Mashers press random keys. Idlers do nothing.

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

/** The worth of a Lock Down by its lines, while the stack is low. One line sends nothing, so it is worth little. */
const LINES_WORTH = [0, -8, 12, 30, 90] as const;

/** The worth of the board after a placement. Low, even boards without holes, with the last column open, are best. */
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

/** The hands of one player. At each beat they give the player's next inputs. */
export class Hands {
  nextAt: number;
  readonly #player: Player;
  readonly #dice: Dice;
  readonly #seats: number;
  readonly #keys: readonly InputName[];
  #moves = 0;
  /** The number of the last piece that the player has placed. */
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

  /** The player has made all its moves. */
  get isDone(): boolean {
    return this.#moves >= this.#player.moves;
  }

  /** The player's inputs at this beat. */
  move(game: Game): readonly Input[] {
    const { style, beat, leavesAfter } = this.#player;
    const at = this.nextAt;
    this.nextAt += beat;
    if (this.#moves++ === leavesAfter) return [{ at, name: "ended", value: 0 }];
    const inputs: Input[] = [];
    if (this.#seats > 0 && this.#dice(12) === 0) inputs.push({ at, name: "target", value: this.#dice(this.#seats) });
    if (style === "builder" || style === "racer") inputs.push(...this.#build(game));
    // A racer moves again as soon as it has another piece.
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

/** Plays a match live, under one clock. `watch` looks at the match after every input and every advance. */
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

/** The state of a seat's game, without the numbers of seats and attacks and without the times of received lines. */
export function faceOf({ games }: Match, seat: number): object {
  const game = games[seat]!;
  const { score, lines, level, outcome, raised, sent, cancelled, queued } = game.state;
  return { board: boardOf(game), score, lines, level, outcome, raised, sent, cancelled, queued };
}
