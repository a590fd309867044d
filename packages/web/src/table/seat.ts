// A seat: a name, and where its inputs come from.

import type { Game } from "@korobeinix/engine";
import { ComputerSource } from "./computerSource.ts";
import type { LogSource } from "./logSource.ts";
import { Session } from "./session.ts";

/** Hands, a computer, or a log. */
export type Source = Session | ComputerSource | LogSource;

/** Those who play now: the table's time is theirs, and they end it. A log only goes along. */
export type Player = Session | ComputerSource;

export interface Seat {
  readonly name: string;
  readonly source: Source;
}

export function gameOf({ source }: Seat): Game {
  return source.game;
}

export function playerOf({ source }: Seat): Player | undefined {
  return source instanceof Session || source instanceof ComputerSource ? source : undefined;
}

/** The session of a seat that a person plays from. */
export function handsOf({ source }: Seat): Session | undefined {
  return source instanceof Session ? source : undefined;
}
