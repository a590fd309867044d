// Who plays at a seat: something that is told messages of the Tetris Bot Protocol and asked for answers.

import { type FromBot, type Skill, TBP_INFO, type ToBot, TbpBot } from "@korobeinix/bots";

/** The answer of a type that was due, or the reason why there is none: the partner loses by it. */
export type Reply<Type extends FromBot["type"]> =
  | { readonly ok: true; readonly message: Extract<FromBot, { readonly type: Type }> }
  | Fault;

/** What a partner loses by. */
export interface Fault {
  readonly ok: false;
  readonly fault: string;
}

export interface Partner {
  tell(message: ToBot): void;
  /** Tells a message, if there is one, and waits for its answer, but no longer than allowed. */
  ask<Type extends FromBot["type"]>(message: ToBot | undefined, due: Type, limitMs: number): Promise<Reply<Type>>;
  /** Leaves it so much time to calculate before it is asked, if it can use it. */
  rest(ms: number): Promise<void>;
  /** Says goodbye; afterwards nothing of it runs. */
  close(): Promise<void>;
}

/** Our own bot, in this process: it knows exactly what any other partner is told. */
export class OwnPartner implements Partner {
  readonly #bot: TbpBot;

  constructor(skill: Skill) {
    this.#bot = new TbpBot(skill);
  }

  tell(message: ToBot): void {
    this.#bot.receive(message);
  }

  ask<Type extends FromBot["type"]>(message: ToBot | undefined, due: Type): Promise<Reply<Type>> {
    const answers = message === undefined ? [TBP_INFO] : this.#bot.receive(message);
    const answer = answers.find(({ type }) => type === due) as Extract<FromBot, { readonly type: Type }> | undefined;
    return Promise.resolve(answer === undefined ? { ok: false, fault: `no ${due}` } : { ok: true, message: answer });
  }

  rest(): Promise<void> {
    return Promise.resolve();
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
