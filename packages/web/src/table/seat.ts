// A seat: a name, and where its inputs come from.

import type { Game } from "@korobeinix/engine";
import type { LogSource } from "./logSource.ts";
import { Session } from "./session.ts";

/** Hands, or a log. */
export type Source = Session | LogSource;

export interface Seat {
  readonly name: string;
  readonly source: Source;
}

export function gameOf({ source }: Seat): Game {
  return source.game;
}

/** The session of a seat that a person plays from. */
export function handsOf({ source }: Seat): Session | undefined {
  return source instanceof Session ? source : undefined;
}
