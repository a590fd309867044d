// The rulings of the second referees on one attack and on one end, in slow and obvious code. The office decides which
// seats get an attack, when it arrives, which attacks cross it, and where the hot potato goes. It keeps all attacks for
// ever: the times alone decide which of them cross.

import { MAX_QUEUED, MAX_SEATS, NEVER, type Outcome } from "../../src/index.ts";
import type { MatchFact, MatchSetup, Ruling } from "../../src/doors/match.ts";
import { draw, POTATO, SEAT_TARGETS } from "../../src/random.ts";
import type { Deed } from "./naiveGame.ts";

/** An attack on its way to one seat, or arrived there. `lines` is the number of lines left of it. */
export interface Sent {
  readonly attack: number;
  readonly from: number;
  readonly to: number;
  readonly made: number;
  readonly arrival: number;
  lines: number;
}

/** A game that has ended by itself. */
export interface End {
  readonly seat: number;
  readonly at: number;
  readonly outcome: Outcome;
}

/** A fact of the match with its time. */
export type Told = MatchFact & { readonly at: number };

/** Sorts attacks by their time of arrival. Attacks of the same time are sorted by number. */
export function inOrderOfArrival(sent: readonly Sent[]): Sent[] {
  return sent.toSorted((one, other) => one.arrival - other.arrival || one.attack - other.attack);
}

/** The share of all lines so far that a handicap lets through (G-B3.5). */
function shareOf(lines: number, receives: number): number {
  return Math.floor((lines * receives) / 100);
}

/** The lines of an attack that a handicap lets through: whole lines, which add up to the share of all lines so far. */
export function arrivingOf(before: number, lines: number, receives: number): number {
  return Math.min(MAX_QUEUED, shareOf(before + lines, receives) - shareOf(before, receives));
}

/** Two attacks of a pair cross if each was made before the other arrived, or at that very time. */
export function mayCross(
  one: { readonly made: number; readonly arrival: number },
  other: { readonly made: number; readonly arrival: number },
): boolean {
  return one.made <= other.arrival && other.made <= one.arrival;
}

export class NaiveOffice {
  readonly rulings: Ruling[] = [];
  readonly events: Told[] = [];
  readonly sent: Sent[] = [];
  /** The time at which the game of each seat ended, by the rulings. `NEVER`: the seat still plays. */
  readonly endedAt: number[];
  potato = -1;
  readonly #setup: MatchSetup;
  readonly #margin: number;
  /** The lines that each seat has sent to each other seat. */
  readonly #lines: number[][];
  #attacks = 0;
  #potatoMoves = 0;

  constructor(setup: MatchSetup, margin: number) {
    this.#setup = setup;
    this.#margin = margin;
    this.endedAt = setup.seats.map(() => NEVER);
    this.#lines = setup.seats.map(() => setup.seats.map(() => 0));
    const { targeting, garbage } = setup.shared.terms!;
    if (targeting === "potato" && garbage !== "none") this.passPotato(0);
  }

  /** The seats that still play, by the rulings. */
  get living(): number[] {
    return [...this.endedAt.keys()].filter((seat) => this.endedAt[seat] === NEVER);
  }

  /** Whether an attack needs a ruling: it sends lines, or it may move the hot potato. */
  isOfConcern({ lines }: Deed): boolean {
    const { targeting, garbage } = this.#setup.shared.terms!;
    return lines > 0 || (targeting === "potato" && garbage !== "none");
  }

  ruleOnAttack(at: number, deed: Deed): void {
    const { seat, index, made, lines } = deed;
    // The holder's own clear moves the potato before its attack is sent on (N-18).
    const isMoved = seat === this.potato;
    if (isMoved) this.passPotato(at);
    const to = lines > 0 ? this.#recipients(deed) : [];
    const arrival = Math.max(made + this.#setup.travelMicros, at + this.#margin);
    const potato = isMoved ? { potato: this.potato } : {};
    this.rulings.push({ at, type: "attack", seat, index, to, arrival, ...potato });
    if (lines === 0) return;
    const attack = this.#setup.isInRoom ? index * MAX_SEATS + seat + 1 : ++this.#attacks;
    if (to.length === 0) this.tell(made, { type: "voided", attack, from: seat, to: -1, lines });
    for (const other of to) this.#send({ attack, from: seat, to: other, made, arrival, lines });
  }

  /** Attacks that are still on their way to these seats become void, and the potato leaves these seats. */
  ruleOnEnds(at: number, ends: readonly End[]): void {
    for (const end of ends) this.endedAt[end.seat] = end.at;
    for (const { seat, outcome } of ends) {
      const hasFinished = outcome === "timeUp" || outcome === "goalReached";
      this.tell(at, { type: hasFinished ? "finished" : "knockedOut", seat, outcome });
      for (const sent of this.sent) if (sent.to === seat) this.#voidIfLate(sent);
    }
    const isMoved = ends.some(({ seat }) => seat === this.potato) && this.living.length > 0;
    if (isMoved) this.passPotato(at);
    // The last of these rulings names the new holder.
    for (const [i, { seat }] of ends.entries()) {
      const isSaid = isMoved && i === ends.length - 1;
      this.rulings.push({ at, type: "end", seat, ...(isSaid ? { potato: this.potato } : {}) });
    }
  }

  /** Notes an end after the match is over. It gets no ruling, but attacks on their way to the seat become void. */
  noteEnd(seat: number, endedAt: number): void {
    this.endedAt[seat] = endedAt;
    for (const sent of this.sent) if (sent.to === seat) this.#voidIfLate(sent);
  }

  /** Passes the potato to a random living seat. If two are left, the authentic potato goes to the other (N-18). */
  passPotato(at: number): void {
    const { living } = this;
    const isAuthentic = this.#setup.shared.options.authentic && living.length === 2;
    const candidates = isAuthentic ? living.filter((seat) => seat !== this.potato) : living;
    this.potato = candidates[draw(this.#setup.shared.seed, POTATO, this.#potatoMoves++, candidates.length)]!;
    this.tell(at, { type: "passed", seat: this.potato });
  }

  /** The target of a seat: the opponent at the Target Mark, or the next opponent that still plays (G-B3.6). */
  targetFrom(seat: number, mark: number, made: number = NEVER): number | undefined {
    const opponents = this.#opponentsOf(seat, made);
    const seats = this.endedAt.map((_, step) => (mark + step) % this.endedAt.length);
    return seats.find((other) => opponents.includes(other));
  }

  tell(at: number, fact: MatchFact): void {
    this.events.push({ ...fact, at });
  }

  /** The seats of other teams that were not out when the attack was made. */
  #opponentsOf(seat: number, made: number): number[] {
    const { seats } = this.#setup;
    return [...seats.keys()].filter((to) => seats[to]!.team !== seats[seat]!.team && this.endedAt[to]! >= made);
  }

  #recipients({ seat, index, made, mark }: Deed): readonly number[] {
    const opponents = this.#opponentsOf(seat, made);
    if (opponents.length === 0) return [];
    const { terms, seed } = this.#setup.shared;
    switch (terms!.targeting) {
      case "all":
        return opponents;
      case "random":
        return [opponents[draw(seed, SEAT_TARGETS + seat, index, opponents.length)]!];
      case "chosen":
        return [this.targetFrom(seat, mark, made)!];
      case "potato":
        return opponents.filter((other) => other === this.potato);
    }
  }

  #send(asked: Sent): void {
    const { attack, from, to, made, arrival, lines } = asked;
    this.tell(made, { type: "sent", attack, from, to, lines, arrival });
    const before = this.#lines[from]![to]!;
    const arriving = arrivingOf(before, lines, this.#setup.seats[to]!.setup.terms!.receives);
    this.#lines[from]![to] = before + lines;
    if (arriving < lines) this.tell(made, { type: "voided", attack, from, to, lines: lines - arriving });
    const sent = { ...asked, lines: arriving };
    this.#cross(sent);
    this.sent.push(sent);
    this.#voidIfLate(sent);
  }

  /** Crosses an attack with those against it, the oldest first. Both sides lose the lines of the smaller attack. */
  #cross(one: Sent): void {
    const against = this.sent.filter(({ from, to }) => from === one.to && to === one.from);
    for (const other of against.toSorted((a, b) => a.made - b.made || a.attack - b.attack)) {
      const lines = Math.min(one.lines, other.lines);
      if (lines === 0 || !mayCross(one, other)) continue;
      one.lines -= lines;
      other.lines -= lines;
      this.tell(one.made, { type: "crossed", attack: one.attack, other: other.attack, lines });
    }
  }

  /** An attack that would arrive at or after the end of the recipient's game becomes void. */
  #voidIfLate(sent: Sent): void {
    const { attack, from, to, made, arrival, lines } = sent;
    if (lines === 0 || arrival < this.endedAt[to]!) return;
    this.tell(made, { type: "voided", attack, from, to, lines });
    sent.lines = 0;
  }
}
