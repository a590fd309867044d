// A second referee for matches under one clock, written from the clauses in slow and obvious code. It runs every game
// by itself, reads the events of each game, and rules at every time at which something happened.

import { MINUTE, NEVER } from "../../src/index.ts";
import type { MatchLog, MatchSetup } from "../../src/doors/match.ts";
import { NaiveGame } from "./naiveGame.ts";
import { inOrderOfArrival, NaiveOffice } from "./naiveOffice.ts";
import { endOf, NaiveTable } from "./naiveTable.ts";

export class NaiveReferee {
  readonly players: readonly NaiveGame[];
  readonly office: NaiveOffice;
  readonly table: NaiveTable;
  readonly #setup: MatchSetup;
  /** How many of each seat's Lock Downs have been ruled on. */
  readonly #ruled: number[];

  constructor(setup: MatchSetup) {
    this.#setup = setup;
    this.players = setup.seats.map((seat, i) => new NaiveGame(seat.setup, i));
    this.office = new NaiveOffice(setup, 0);
    this.table = new NaiveTable(setup);
    this.#ruled = setup.seats.map(() => 0);
  }

  /** Plays a log. It goes from one time to the next at which a game has a moment or an input, or an attack arrives. */
  run({ inputs, end }: MatchLog): void {
    const limit = this.#setup.limitMinutes * MINUTE;
    const waiting = inputs.map((own) => own.toReversed());
    for (let at = 0; at <= end;) {
      for (const [seat, player] of this.players.entries()) {
        player.advance(at);
        while (waiting[seat]!.at(-1)?.at === at) player.play(waiting[seat]!.pop()!);
        player.advance(at);
      }
      // At the end of the log another input of the same time could still come. So the referee does not rule, and no
      // lines arrive.
      if (!this.table.isOver && at < end) this.#rule(at);
      const now = at;
      const later = [
        ...this.players.map(({ nextAt }) => nextAt),
        ...waiting.map((own) => own.at(-1)?.at ?? NEVER),
        ...this.office.sent.filter(({ lines }) => lines > 0).map(({ arrival }) => arrival),
        limit,
      ];
      at = Math.min(...later.filter((time) => time > now));
    }
    for (const player of this.players) player.advance(end);
  }

  /** Rules first on the attacks, then on the games that ended, then on the goals. Then lines arrive (E-34). */
  #rule(at: number): void {
    this.#ruleOnAttacks(at);
    this.#ruleOnEnds(at);
    const courses = this.players.map(({ course }) => course);
    const before = this.table.reached.length;
    const placed = this.table.decide(
      courses,
      courses.map(() => at + 1),
    );
    for (const team of this.table.reached.slice(before)) this.office.tell(at, { type: "reached", team });
    for (const each of placed) this.office.tell(at, { type: "placed", ...each });
    for (const { to, from, attack, lines, arrival } of inOrderOfArrival(this.office.sent))
      if (lines > 0 && arrival === at) this.players[to]!.give({ at, name: "received", value: lines, from, attack });
    this.#end(at);
  }

  /** Rules on the attacks in the order of the seats. The holder of the hot potato comes last. */
  #ruleOnAttacks(at: number): void {
    const { potato } = this.office;
    const seats = [...this.players.keys()];
    for (const seat of [...seats.filter((each) => each !== potato), ...seats.filter((each) => each === potato)]) {
      const { deeds } = this.players[seat]!;
      for (const deed of deeds.slice(this.#ruled[seat])) {
        this.#ruled[seat]!++;
        if (this.office.isOfConcern(deed)) this.office.ruleOnAttack(at, deed);
      }
    }
  }

  #ruleOnEnds(at: number): void {
    const ended = [...this.players.keys()].filter((seat) => this.players[seat]!.course.end?.at === at);
    if (ended.length === 0) return;
    const targets = this.#targets();
    this.office.ruleOnEnds(
      at,
      ended.map((seat) => ({ seat, ...this.players[seat]!.course.end! })),
    );
    for (const seat of this.office.living) {
      const to = this.#targets()[seat];
      if (to !== undefined && to !== targets[seat]) this.office.tell(at, { type: "markMoved", seat, to });
    }
  }

  /** The target of each seat, if the players choose their targets. */
  #targets(): readonly (number | undefined)[] {
    const { targeting, garbage } = this.#setup.shared.terms!;
    const hasMarks = targeting === "chosen" && garbage !== "none";
    return this.players.map(({ mark }, seat) => (hasMarks ? this.office.targetFrom(seat, mark) : undefined));
  }

  #end(at: number): void {
    const { verdict } = this.table;
    if (verdict === undefined) return;
    this.office.rulings.push({ at, type: "over", arrival: at, ...verdict });
    this.office.tell(at, { type: "over", ...verdict });
    for (const [seat, player] of this.players.entries())
      player.give({ at, name: "ended", value: endOf(verdict, seat) });
  }
}
