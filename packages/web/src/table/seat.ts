// A seat: a name, and where its inputs come from.

import type { Game } from "@korobeinix/engine";
import { ComputerSource } from "./computerSource.ts";
import { Hands } from "./hands.ts";
import type { LogSource } from "./logSource.ts";

/** Hands, a computer, or a log. */
export type Source = Hands | ComputerSource | LogSource;

/** Those who play now: the table's time is theirs, and they end it. A log only goes along. */
export type Player = Hands | ComputerSource;

export interface Seat {
  readonly name: string;
  readonly source: Source;
}

export function gameOf({ source }: Seat): Game {
  return source.game;
}

export function playerOf({ source }: Seat): Player | undefined {
  return source instanceof Hands || source instanceof ComputerSource ? source : undefined;
}

/** The hands of a seat that a person plays from. */
export function handsOf({ source }: Seat): Hands | undefined {
  return source instanceof Hands ? source : undefined;
}
