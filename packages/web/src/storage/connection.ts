// A way to the disk. All of it may fail: trouble.ts says what a failure means to the player.

import type { Stores } from "./stores.ts";

export interface Connection {
  /** One transaction on these stores: all that the action writes is done when it is over, or nothing is. */
  run<T>(stores: readonly string[], mode: Mode, action: (stores: Stores) => Promise<T>): Promise<T>;
}

export type Mode = "readonly" | "readwrite";

/** The connection that there is, or a new one. */
export type Connect = () => Promise<Connection>;
