// The room's inbox for one seat. It puts the batches of the seat in order by the number of their first input, passes over
// what it has already, and keeps what is ahead of the room's clock until its time.

import type { Input } from "../../src/index.ts";
import type { Hearing } from "../../src/doors/match.ts";

/** What a client sends: its inputs from the `from`-th on; nothing before `upTo` follows. */
export interface Batch {
  readonly from: number;
  readonly inputs: readonly Input[];
  readonly upTo: number;
}

export class Inbox {
  readonly #seat: number;
  /** All inputs that have come without a gap. */
  readonly #inputs: Input[] = [];
  /** Batches before which something is missing. */
  #early: Batch[] = [];
  #upTo = 0;
  #heard = 0;
  #heardTo = 0;
  /** Batches that came before their time, and those that brought nothing new. */
  early = 0;
  repeated = 0;

  constructor(seat: number) {
    this.#seat = seat;
  }

  /** Up to which time the seat has been heard. */
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

  /** When there will be something more to hear, if nothing more comes. */
  nextAt(now: number): number | undefined {
    return this.#upTo > now ? this.#upTo : undefined;
  }

  /** What the room hears of the seat now, if there is anything new. */
  hear(now: number): Hearing | undefined {
    const upTo = Math.min(this.#upTo, now);
    const inputs = this.#inputs.slice(this.#heard).filter(({ at }) => at <= upTo);
    if (inputs.length === 0 && upTo <= this.#heardTo) return undefined;
    this.#heard += inputs.length;
    this.#heardTo = upTo;
    return { seat: this.#seat, inputs, upTo };
  }
}
