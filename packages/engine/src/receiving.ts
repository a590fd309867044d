// The Receiving Queue (G-B3.3): lines of attacks that wait for their way into the Matrix, the oldest first. The state
// stores three numbers for each attack.

import { MAX_QUEUED } from "./actions.ts";
import { type Game, countEvent, tell } from "./game.ts";

/** Lines of one attack. */
export interface Parcel {
  /** The seat that sent them, and the attack's number. */
  readonly from: number;
  readonly attack: number;
  readonly lines: number;
}

/** Lines taken from the queue. While nobody listens to events, `list` stays empty. */
interface Taken {
  readonly lines: number;
  readonly list: readonly Parcel[];
}

const FROM = 0;
const ATTACK = 1;
const LINES = 2;
const PARCEL = 3;

const NOTHING: Taken = { lines: 0, list: [] };

/** Adds the lines of an attack to the queue. Lines that do not fit are void. */
export function enqueue(game: Game, { from, attack, lines }: Parcel): void {
  const { state } = game;
  const taken = Math.min(lines, MAX_QUEUED - state.queued);
  state.receives++;
  if (taken > 0) state.incoming.push(from, attack, taken);
  state.queued += taken;
  if (countEvent(game)) tell(game, { type: "received", from, attack, lines: taken, excess: lines - taken });
}

/** Takes at most `most` lines out of the queue, the oldest first. */
export function takeOldest(game: Game, most: number): Taken {
  const { state, events } = game;
  const { incoming } = state;
  if (most <= 0 || incoming.length === 0) return NOTHING;
  const list: Parcel[] = [];
  let left = Math.min(most, state.queued);
  const lines = left;
  let first = 0;
  while (left > 0) {
    const part = Math.min(left, incoming[first + LINES]!);
    if (events !== null) list.push({ from: incoming[first + FROM]!, attack: incoming[first + ATTACK]!, lines: part });
    left -= part;
    incoming[first + LINES]! -= part;
    if (incoming[first + LINES] === 0) first += PARCEL;
  }
  incoming.splice(0, first);
  state.queued -= lines;
  return { lines, list };
}

/** The attacks in the Receiving Queue, the oldest first. */
export function receivingQueueOf({ state }: Game): readonly Parcel[] {
  const { incoming } = state;
  const parcels: Parcel[] = [];
  for (let i = 0; i < incoming.length; i += PARCEL)
    parcels.push({ from: incoming[i + FROM]!, attack: incoming[i + ATTACK]!, lines: incoming[i + LINES]! });
  return parcels;
}
