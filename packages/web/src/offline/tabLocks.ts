// Locks among the tabs themselves, for pages that came by plain http: browsers keep their own locks from them. A tab that
// wants a lock asks all others. The tab that holds it says no; where all are silent, the lock is free.

import { newId } from "../storage/newId.ts";

/** What of the browser's locks the places of tabs need. */
export interface Locks {
  request(
    name: string,
    options: Pick<LockOptions, "ifAvailable" | "signal">,
    use: (lock: object | null) => Promise<never> | void,
  ): Promise<unknown>;
}

/** What of a `BroadcastChannel` is needed. */
export interface Channel {
  postMessage(message: Message): void;
  addEventListener(type: "message", listener: (event: MessageEvent<Message>) => void): void;
}

interface Message {
  readonly lock: string;
  /** Of the tab that asks. Of two that ask at once, the lower one goes first. */
  readonly ticket: string;
  readonly isRefused: boolean;
}

interface Question {
  readonly ticket: string;
  readonly refuse: () => void;
}

/** A tab whose processor is busy drawing answers late. */
const ANSWER_MS = 400;

export function tabLocks(channel: Channel, answerMs = ANSWER_MS): Locks {
  const held = new Set<string>();
  const asked = new Map<string, Question>();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is its origin's own
  const tell = (message: Message): void => channel.postMessage(message);

  channel.addEventListener("message", ({ data: { lock, ticket, isRefused } }) => {
    const own = asked.get(lock);
    if (isRefused) {
      if (own?.ticket === ticket) own.refuse();
    } else if (held.has(lock) || (own !== undefined && own.ticket < ticket)) {
      tell({ lock, ticket, isRefused: true });
    } else {
      own?.refuse();
    }
  });

  const take = async (lock: string): Promise<boolean> => {
    if (held.has(lock) || asked.has(lock)) return false;
    const ticket = newId();
    const isFree = await new Promise<boolean>((resolve) => {
      asked.set(lock, { ticket, refuse: () => resolve(false) });
      tell({ lock, ticket, isRefused: false });
      setTimeout(() => resolve(true), answerMs);
    });
    asked.delete(lock);
    if (isFree) held.add(lock);
    return isFree;
  };

  return {
    request: async (lock, { ifAvailable = false, signal }, use) => {
      while (!(await take(lock))) {
        if (ifAvailable) return use(null);
        signal?.throwIfAborted();
        await new Promise((resolve) => setTimeout(resolve, answerMs));
      }
      try {
        return await use({ name: lock });
      } finally {
        held.delete(lock);
      }
    },
  };
}
