// One game refereed: every turn each partner is asked for a move, the moves are judged, and all are made at once. Who gives
// no valid move has lost; the others do not wait.

import type { TbpMove } from "@korobeinix/bots";
import { type Game, type Input, newGame } from "@korobeinix/engine";
import { Briefing } from "./briefing.ts";
import { judge } from "./judge.ts";
import type { Partner } from "./partner.ts";
import { TURN, type Table } from "./table.ts";

export interface Limits {
  /** Pieces that each seat plays at most. */
  readonly pieces: number;
  /** How long a partner may calculate before it is asked, and how long its answer may take then. */
  readonly thinkMs: number;
  readonly answerMs: number;
}

/** What a seat has done. */
export interface Tally {
  readonly pieces: number;
  /** Lines that its clears were worth, those that only cancelled included. */
  readonly attack: number;
  /** Positions looked at, as far as it told, and for how many moves it did. */
  readonly nodes: number;
  readonly told: number;
  /** Moves that it preferred to the one that was made, and that were not valid. */
  readonly refused: number;
}

/** It forfeited, as the protocol lets it, or broke a rule. */
export type Loss = { readonly by: "forfeit" } | { readonly by: "rule"; readonly fault: string };

export interface Outcome {
  /** The seats that have won; both: drawn; none: a game played alone. */
  readonly winners: readonly number[];
  /** By seat: why it lost otherwise than on its board. */
  readonly losses: readonly (Loss | undefined)[];
  readonly tallies: readonly Tally[];
}

/** A partner at its seat. */
class Seat {
  readonly partner: Partner;
  readonly #game: Game;
  readonly #scratch: Game;
  readonly #briefing = new Briefing();
  #move: TbpMove | undefined;
  #nodes = 0;
  #told = 0;
  #refused = 0;
  loss: Loss | undefined;

  constructor(partner: Partner, game: Game) {
    this.partner = partner;
    this.#game = game;
    this.#scratch = newGame(game.rules.setup);
  }

  /** Tells the partner where it is. */
  brief(): void {
    for (const message of this.#briefing.next(this.#game, this.#move)) this.partner.tell(message);
  }

  /** Its move as inputs; none, and a loss, if it gives no valid one. */
  async ask(limitMs: number): Promise<readonly Input[]> {
    const reply = await this.partner.ask({ type: "suggest" }, "suggestion", limitMs);
    if (!reply.ok) return this.#lose({ by: "rule", fault: reply.fault });
    const { moves, move_info } = reply.message;
    if (moves.length === 0) return this.#lose({ by: "forfeit" });
    const verdict = judge(this.#game, this.#scratch, moves);
    if (!verdict.ok) return this.#lose({ by: "rule", fault: verdict.fault });
    if (move_info?.nodes !== undefined) {
      this.#nodes += move_info.nodes;
      this.#told++;
    }
    this.#refused += verdict.refused;
    this.#move = verdict.move;
    return verdict.inputs;
  }

  #lose(loss: Loss): readonly Input[] {
    this.loss = loss;
    return [];
  }

  get tally(): Tally {
    const { pieces, sent, cancelled } = this.#game.state;
    const [nodes, told, refused] = [this.#nodes, this.#told, this.#refused];
    return { pieces, attack: sent + cancelled, nodes, told, refused };
  }
}

/** Plays until a seat is out, loses by rule, or all pieces are played. */
export async function referee(table: Table, partners: readonly Partner[], limits: Limits): Promise<Outcome> {
  const seats = partners.map((partner, seat) => new Seat(partner, table.games[seat]!));
  const over = (winners: readonly number[]): Outcome => {
    for (const seat of seats) seat.partner.tell({ type: "stop" });
    return { winners, losses: seats.map(({ loss }) => loss), tallies: seats.map(({ tally }) => tally) };
  };
  for (let turn = 1; turn <= limits.pieces; turn++) {
    table.advance(turn * TURN);
    if (table.winners !== undefined) return over(table.winners);
    for (const seat of seats) seat.brief();
    await Promise.all(seats.map(({ partner }) => partner.rest(limits.thinkMs)));
    const inputs: (readonly Input[])[] = [];
    for (const seat of seats) inputs.push(await seat.ask(limits.answerMs));
    const fair = [...seats.keys()].filter((seat) => seats[seat]!.loss === undefined);
    if (fair.length < seats.length) return over(fair);
    table.play(inputs);
  }
  table.advance((limits.pieces + 1) * TURN);
  return over(table.winners ?? [...seats.keys()]);
}
