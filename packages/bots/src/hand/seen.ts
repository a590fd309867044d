// Where a search has been, and how much was left to the piece there: time before it falls, time before it locks, moves
// under Extended Placement. Who comes to the same place with no more than that left has nothing new to find.

import { NEVER, type Rules, type State } from "@korobeinix/engine";

/** A time counts as the presses that it leaves room for; beyond so many, more time makes no difference. */
const MOST_PRESSES = 4;

/** Rows above the stack, and below the ceiling, from which one stroke reaches neither. */
const OPEN_ROWS = 4;

/** Whether a piece is so high above every Block that one row more or less makes no difference but in time. */
export function isInTheOpen({ geometry }: Rules, state: State): boolean {
  return state.y >= lowestOpenRow(state) && state.y + OPEN_ROWS < geometry.height;
}

/** The lowest row for a centre in the open. */
export function lowestOpenRow({ stackHeight }: State): number {
  return stackHeight + OPEN_ROWS;
}

/** How far below and beside the Matrix a centre may be, and a row beyond all others. */
const LOWEST = 8;
const OPEN = 127;

interface Slack {
  /** Time; in the open, rows. */
  readonly fall: number;
  readonly lock: number;
  readonly actions: number;
}

export class Seen {
  readonly #rules: Rules;
  readonly #gap: number;
  readonly #slacks = new Map<number, Slack[]>();

  /** `gap`: from one press to the next. */
  constructor(rules: Rules, gap: number) {
    this.#rules = rules;
    this.#gap = gap;
  }

  /** Whether nobody was there with as much left; from now on somebody was. */
  isBetter(state: State): boolean {
    const place = this.#pack(state);
    const slack = this.#slackOf(state);
    const known = this.#slacks.get(place);
    if (known === undefined) this.#slacks.set(place, [slack]);
    else if (known.some((other) => other.fall >= slack.fall && isAsGood(other, slack))) return false;
    else known.push(slack);
    return true;
  }

  /** Whether somebody was there with as much left but for the time before it falls. */
  isKnown(state: State): boolean {
    const slack = this.#slackOf(state);
    return this.#slacks.get(this.#pack(state))?.some((other) => isAsGood(other, slack)) === true;
  }

  #slackOf(state: State): Slack {
    const { time, y, fallAt, lockAt, lockMicros, actionsLeft } = state;
    const { lock } = this.#rules;
    const presses = (micros: number): number => Math.min(MOST_PRESSES, Math.floor(micros / this.#gap));
    const fall = fallAt === NEVER ? MOST_PRESSES : presses(fallAt - time);
    return {
      fall: isInTheOpen(this.#rules, state) ? y : fall,
      lock: lock.by === "timer" ? presses(lockAt === NEVER ? lockMicros : lockAt - time) : 0,
      actions: lock.isResetByActions ? actionsLeft : 0,
    };
  }

  /** Facing, centre, and of how it was last turned what a spin may depend on. */
  #pack(state: State): number {
    const { facing, x, rotationPoint, isPointFive } = state;
    const canSpin = this.#rules.book.spins.rule !== "none";
    const turned = !canSpin || rotationPoint === 0 ? 0 : isPointFive ? 2 : 1;
    const row = isInTheOpen(this.#rules, state) ? OPEN : state.y + LOWEST;
    return (((facing * 64 + x + LOWEST) * (OPEN + 1) + row) << 2) | turned;
  }
}

function isAsGood(one: Slack, other: Slack): boolean {
  return one.lock >= other.lock && one.actions >= other.actions;
}
