// What is played at a table: games side by side (sideBySide.ts), or a match (matchPlay.ts).

import type { Game } from "@korobeinix/engine";
import type { BoardFrame } from "../stage/stage.ts";
import type { ComputerSource } from "./computerSource.ts";
import type { Hands } from "./hands.ts";

export interface Play {
  /** One for each board. */
  readonly games: readonly Game[];
  /** How much of its time has passed: the same for all. */
  readonly micros: number;
  readonly isOver: boolean;
  /** Lets time pass for all, with what is to be pressed on the way. */
  advanceTo(at: number): void;
  /** What is held is let go, by everybody. */
  releaseAll(): void;
  /** Those that a seat is played with now; undefined: nobody's. */
  handsAt(seat: number): Hands | undefined;
  /** Every board, with what has happened on it since the last time. */
  frames(): readonly BoardFrame[];
}

/** Computers press in the order of time, whoever sits where: `passTo` lets it pass for all that is played. */
export function pressInTime(computers: readonly ComputerSource[], at: number, passTo: (at: number) => void): void {
  for (const computer of computers) computer.begin(at);
  for (;;) {
    let first: ComputerSource | undefined;
    let next = at;
    for (const computer of computers) {
      const own = computer.nextAt();
      if (own > next || (own === next && first !== undefined)) continue;
      first = computer;
      next = own;
    }
    if (first === undefined) break;
    passTo(next);
    first.act();
  }
  passTo(at);
}
