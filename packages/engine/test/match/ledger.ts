// The books of a match. The ledger adds up the lines between every pair of seats, and the lines of every attack, from
// the events of the games and of the match. It compares the sums with the Receiving Queues and the lines on their way
// (E-37, E-38).

import { type GameEvent, MAX_SEATS, receivingQueueOf, takeEvents } from "../../src/index.ts";
import { type Match, type MatchEvent, ROOM_RULES, type Ruling, takeMatchEvents } from "../../src/doors/match.ts";
import { mayCross } from "./naiveOffice.ts";

/** The lines that one seat has sent to another. */
interface Account {
  /** `due`: the lines sent by the rulings and the events of the games. `sent`: the same by the events of the match. */
  due: number;
  sent: number;
  crossed: number;
  voided: number;
  received: number;
  /** The lines that a full queue could not hold. */
  overflowed: number;
  cancelled: number;
  entered: number;
}

/** A Lock Down that cleared lines. */
interface Deed {
  readonly seat: number;
  /** The number of the clear among those of its seat, from 0. */
  readonly index: number;
  readonly made: number;
  arrival: number;
  lines: number;
  /** The lines left of the attack for each recipient. */
  readonly left: Map<number, number>;
}

/** Counts of events. A test checks with them that the events occurred. */
export interface Tally {
  [what: string]: number;
}

export class Ledger {
  readonly tally: Tally = {};
  readonly events: MatchEvent[] = [];
  readonly rulings: Ruling[] = [];
  readonly #match: Match;
  readonly #accounts: Account[][];
  readonly #clears: number[];
  /** The clears of each seat that wait for a ruling. */
  readonly #waiting: Deed[][];
  /** Attacks by their numbers. */
  readonly #attacks = new Map<number, Deed>();
  #wrong: string | undefined;

  constructor(match: Match) {
    const { games } = match;
    this.#match = match;
    this.#clears = games.map(() => 0);
    this.#waiting = games.map(() => []);
    this.#accounts = games.map(() =>
      games.map(() => ({
        due: 0,
        sent: 0,
        crossed: 0,
        voided: 0,
        received: 0,
        overflowed: 0,
        cancelled: 0,
        entered: 0,
      })),
    );
    match.events = [];
    match.rulings = [];
    for (const game of games) game.events = [];
  }

  /** Books all events since the last call. Returns the first fault in the books, or undefined. */
  audit(
    rulings: readonly Ruling[] = this.#match.rulings!.splice(0),
    events: readonly MatchEvent[] = takeMatchEvents(this.#match),
  ): string | undefined {
    for (const [seat, game] of this.#match.games.entries()) this.#bookGame(seat, takeEvents(game));
    for (const ruling of rulings) this.#bookRuling(ruling);
    for (const event of events) this.#bookMatch(event);
    return this.#wrong ?? this.#checkWaiting() ?? this.#checkPairs();
  }

  /** Returns a fault if two attacks may cross and both have lines left. */
  auditCrossings(): string | undefined {
    for (const [one, deed] of this.#attacks) {
      for (const [other, against] of this.#attacks) {
        const isWhole = (deed.left.get(against.seat) ?? 0) > 0 && (against.left.get(deed.seat) ?? 0) > 0;
        if (other < one && isWhole && mayCross(deed, against)) return `${one} and ${other} have not crossed`;
      }
    }
    return undefined;
  }

  #count(what: string, times = 1): void {
    this.tally[what] = (this.tally[what] ?? 0) + times;
  }

  #bookGame(seat: number, events: readonly GameEvent[]): void {
    const { targeting, garbage } = this.#match.setup.shared.terms!;
    const waiting = this.#waiting[seat]!;
    for (const event of events) {
      if (event.type === "received") {
        this.#count("received");
        const account = this.#accounts[event.from]![seat]!;
        account.received += event.lines;
        account.overflowed += event.excess;
      } else if (event.type === "cancelled" || event.type === "raised") {
        this.#count(event.type);
        const what = event.type === "raised" ? "entered" : "cancelled";
        for (const { from, lines } of event.parts) this.#accounts[from]![seat]![what] += lines;
      } else if (event.type === "cleared" && garbage !== "none") {
        const index = this.#clears[seat]!++;
        waiting.push({ seat, index, made: event.at, arrival: 0, lines: 0, left: new Map() });
      } else if (event.type === "attacked") {
        this.#count("attacked");
        waiting.at(-1)!.lines = event.lines;
      }
    }
    // A clear that sends nothing concerns the referee only where it may move the potato.
    const due = waiting.filter(({ lines }) => lines > 0 || targeting === "potato");
    waiting.splice(0, waiting.length, ...due);
  }

  #bookRuling(ruling: Ruling): void {
    this.rulings.push(ruling);
    if (ruling.type !== "attack") return;
    const { seat, to, index, at, arrival } = ruling;
    const deed = this.#waiting[seat]!.shift();
    if (deed === undefined || deed.index !== index) return this.#blame(`seat ${seat}: a ruling without an attack`);
    const { isInRoom, travelMicros } = this.#match.setup;
    const isTimely = arrival === Math.max(deed.made + travelMicros, at + (isInRoom ? ROOM_RULES.marginMicros : 0));
    if (!isTimely || at < deed.made) this.#blame(`attack ${index} of seat ${seat} arrives at ${arrival}`);
    deed.arrival = arrival;
    for (const other of to) this.#accounts[seat]![other]!.due += deed.lines;
    if (deed.lines === 0) return;
    this.#attacks.set(isInRoom ? index * MAX_SEATS + seat + 1 : this.#attacks.size + 1, deed);
  }

  #bookMatch(event: MatchEvent): void {
    this.events.push(event);
    this.#count(event.type === "over" ? event.result : event.type);
    if (event.type === "sent" || event.type === "voided") {
      const { from, to, lines, type } = event;
      // An attack without a recipient belongs to no account.
      if (to < 0) return;
      const { left, made, arrival } = this.#attacks.get(event.attack)!;
      const isTrue = event.type === "voided" || (event.at === made && event.arrival === arrival);
      if (!isTrue) this.#blame(`attack ${event.attack}: ${JSON.stringify(event)}`);
      this.#accounts[from]![to]![type] += lines;
      left.set(to, (left.get(to) ?? 0) + (type === "sent" ? lines : -lines));
    } else if (event.type === "crossed") {
      this.#bookCrossing(event.attack, event.other, event.lines);
    }
  }

  /** Two attacks cross only if each was made before the other arrived. Both lose the same. The oldest cross first. */
  #bookCrossing(attack: number, other: number, lines: number): void {
    const [one, against] = [this.#attacks.get(attack)!, this.#attacks.get(other)!];
    const leftOf = (deed: Deed, seat: number): number => deed.left.get(seat) ?? 0;
    const isOlderLeft = [...this.#attacks].some(
      ([number, deed]) =>
        number < other && deed.seat === against.seat && leftOf(deed, one.seat) > 0 && mayCross(one, deed),
    );
    if (!mayCross(one, against)) this.#blame(`${attack} and ${other} must not cross`);
    if (isOlderLeft) this.#blame(`${attack} has crossed ${other} before an older attack`);
    for (const [deed, seat] of [
      [one, against.seat],
      [against, one.seat],
    ] as const) {
      deed.left.set(seat, leftOf(deed, seat) - lines);
      this.#accounts[deed.seat]![seat]!.crossed += lines;
      if (leftOf(deed, seat) < 0) this.#blame(`${attack} and ${other} have crossed with more than there was`);
    }
  }

  #blame(wrong: string): void {
    this.#wrong ??= wrong;
  }

  /** Every attack has its ruling. Exceptions: attacks of the present time under one clock, and a match that is over. */
  #checkWaiting(): string | undefined {
    const { state, setup } = this.#match;
    if (state.result !== "playing") return undefined;
    const late = this.#waiting.flat().find(({ made }) => setup.isInRoom || made !== state.time);
    return late === undefined ? undefined : `seat ${late.seat}: its attack of ${late.made} is not ruled on`;
  }

  /** Lines sent are those cancelled (in the queue or by crossing), entered, queued, on their way, and void (E-38). */
  #checkPairs(): string | undefined {
    const { games, state } = this.#match;
    for (const [to, game] of games.entries()) {
      const queue = receivingQueueOf(game);
      for (const from of games.keys()) {
        const account = this.#accounts[from]![to]!;
        const { due, sent, crossed, voided, received, overflowed, cancelled, entered } = account;
        const queued = sumOf(queue.filter((parcel) => parcel.from === from));
        const onTheirWay = sumOf(state.parcels.filter((each) => each.from === from && each.to === to));
        const isTrue =
          due === sent &&
          received === cancelled + entered + queued &&
          sent === crossed + voided + onTheirWay + overflowed + cancelled + entered + queued;
        if (!isTrue) return `${from} to ${to}: ${JSON.stringify({ ...account, queued, onTheirWay })}`;
      }
      if (sumOf(queue) !== game.state.queued) return `seat ${to}: the meter shows ${game.state.queued}`;
    }
    return undefined;
  }
}

function sumOf(parcels: readonly { readonly lines: number }[]): number {
  return parcels.reduce((sum, { lines }) => sum + lines, 0);
}

/** Adds one tally to another. */
export function addTo(all: Tally, more: Tally): void {
  for (const [what, times] of Object.entries(more)) all[what] = (all[what] ?? 0) + times;
}
