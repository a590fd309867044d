// What a referee does with one attack and with one end, slow and obvious, for the second referees: who gets an attack, when
// it arrives, what crosses it, where the hot potato goes. It never forgets a parcel; what crosses follows from the times.

import { MAX_QUEUED, MAX_SEATS, NEVER, type Outcome } from "../../src/index.ts";
import type { MatchFact, MatchSetup, Ruling } from "../../src/doors/match.ts";
import { draw, POTATO, SEAT_TARGETS } from "../../src/random.ts";
import type { Deed } from "./naiveGame.ts";

/** An attack on its way to one seat, or arrived there; `lines` are what is left of it. */
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

/** A fact of the match, and its time. */
export type Told = MatchFact & { readonly at: number };

/** By the time of arrival; at the same time by number. */
export function inOrderOfArrival(sent: readonly Sent[]): Sent[] {
  return sent.toSorted((one, other) => one.arrival - other.arrival || one.attack - other.attack);
}

/** The share of all lines so far that a handicap lets through (G-B3.5). */
function shareOf(lines: number, receives: number): number {
  return Math.floor((lines * receives) / 100);
}

/** How the lines that come are shared: whole lines, which add up to the share. */
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
  /** When the game of each seat ended, by the rulings; `NEVER`: it plays. */
  readonly endedAt: number[];
  potato = -1;
  readonly #setup: MatchSetup;
  readonly #margin: number;
  /** Lines sent from each seat to each so far. */
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

  /** The seats that play, by the rulings. */
  get living(): number[] {
    return [...this.endedAt.keys()].filter((seat) => this.endedAt[seat] === NEVER);
  }

  /** Whether an attack has to be ruled on: lines are sent, or it may move the hot potato. */
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

  /** What is still on its way to these seats is void, and the potato leaves them. */
  ruleOnEnds(at: number, ends: readonly End[]): void {
    for (const end of ends) this.endedAt[end.seat] = end.at;
    for (const { seat, outcome } of ends) {
      const hasFinished = outcome === "timeUp" || outcome === "goalReached";
      this.tell(at, { type: hasFinished ? "finished" : "knockedOut", seat, outcome });
      for (const sent of this.sent) if (sent.to === seat) this.#voidIfLate(sent);
    }
    const isMoved = ends.some(({ seat }) => seat === this.potato) && this.living.length > 0;
    if (isMoved) this.passPotato(at);
    // The last of them says where it went.
    for (const [i, { seat }] of ends.entries()) {
      const isSaid = isMoved && i === ends.length - 1;
      this.rulings.push({ at, type: "end", seat, ...(isSaid ? { potato: this.potato } : {}) });
    }
  }

  /** When the match is over no end is ruled on any more; what is on its way to the fallen is void all the same. */
  noteEnd(seat: number, endedAt: number): void {
    this.endedAt[seat] = endedAt;
    for (const sent of this.sent) if (sent.to === seat) this.#voidIfLate(sent);
  }

  /** To a random player that still plays, perhaps the same; of two the authentic one goes to the other (N-18). */
  passPotato(at: number): void {
    const { living } = this;
    const isAuthentic = this.#setup.shared.options.authentic && living.length === 2;
    const candidates = isAuthentic ? living.filter((seat) => seat !== this.potato) : living;
    this.potato = candidates[draw(this.#setup.shared.seed, POTATO, this.#potatoMoves++, candidates.length)]!;
    this.tell(at, { type: "passed", seat: this.potato });
  }

  /** The Mark, or the next opponent after it that still plays (G-B3.6). */
  targetFrom(seat: number, mark: number, made: number = NEVER): number | undefined {
    const opponents = this.#opponentsOf(seat, made);
    const seats = this.endedAt.map((_, step) => (mark + step) % this.endedAt.length);
    return seats.find((other) => opponents.includes(other));
  }

  tell(at: number, fact: MatchFact): void {
    this.events.push({ ...fact, at });
  }

  /** Of other teams, and not out when the attack was made. */
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

  /** The smaller is cancelled on both sides; the oldest attacks come first. */
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

  /** What arrives when the game has ended never arrives. */
  #voidIfLate(sent: Sent): void {
    const { attack, from, to, made, arrival, lines } = sent;
    if (lines === 0 || arrival < this.endedAt[to]!) return;
    this.tell(made, { type: "voided", attack, from, to, lines });
    sent.lines = 0;
  }
}
