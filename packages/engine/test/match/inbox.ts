// The room's inbox for one seat. The inbox puts the seat's batches in order by the number of their first input. It
// skips inputs that it already has. It keeps inputs that are ahead of the room's clock until their time comes.

import type { Input } from "../../src/index.ts";
import type { Hearing } from "../../src/doors/match.ts";

/** A message of a client: its inputs from number `from` on. The client makes no more inputs before the time `upTo`. */
export interface Batch {
  readonly from: number;
  readonly inputs: readonly Input[];
  readonly upTo: number;
}

export class Inbox {
  readonly #seat: number;
  /** All inputs that have arrived without a gap. */
  readonly #inputs: Input[] = [];
  /** Batches that wait because inputs before them are missing. */
  #early: Batch[] = [];
  #upTo = 0;
  #heard = 0;
  #heardTo = 0;
  /** How many batches came before an earlier batch, and how many brought nothing new. */
  early = 0;
  repeated = 0;

  constructor(seat: number) {
    this.#seat = seat;
  }

  /** The time up to which the room has heard the seat. */
  get heardTo(): number {
    return this.#heardTo;
  }

  take(batch: Batch): void {
    if (batch.from > this.#inputs.length) {
      this.#early.push(batch);
      this.early++;
      return;
    }
    const fresh = batch.inputs.slice(this.#inputs.length - batch.from);
    if (fresh.length === 0 && batch.upTo <= this.#upTo) this.repeated++;
    this.#inputs.push(...fresh);
    this.#upTo = Math.max(this.#upTo, batch.upTo);
    const waiting = this.#early;
    this.#early = [];
    for (const each of waiting) this.take(each);
  }

  /** The time of the room's clock at which the inbox can release all it holds; undefined if it holds nothing back. */
  nextAt(now: number): number | undefined {
    return this.#upTo > now ? this.#upTo : undefined;
  }

  /** The hearing of the seat at this time, or undefined if there is nothing new. */
  hear(now: number): Hearing | undefined {
    const upTo = Math.min(this.#upTo, now);
    const inputs = this.#inputs.slice(this.#heard).filter(({ at }) => at <= upTo);
    if (inputs.length === 0 && upTo <= this.#heardTo) return undefined;
    this.#heard += inputs.length;
    this.#heardTo = upTo;
    return { seat: this.#seat, inputs, upTo };
  }
}
