// What a match is run by: whose inputs come, how far each seat goes, and who rules.

import type { Input } from "../actions.ts";
import { NEVER } from "../micros.ts";
import type { Problem } from "../result.ts";
import type { MatchLog } from "./log.ts";
import type { RoomRules } from "./room.ts";
import type { AttackRuling, Ruling } from "./ruling.ts";

/** A run of a match. It changes as it is followed, and may be left and taken up again. */
export interface Course {
  /** The inputs of each seat. */
  readonly inputs: readonly (readonly Input[])[];
  /** How many of them have been played. */
  readonly played: number[];
  /** The time up to which each seat goes. */
  readonly limits: number[];
  readonly referee: Referee;
}

/** Who rules: the match on everything as it happens; a room at a time of its own; or the log that holds a room's rulings. */
export type Referee =
  | { readonly by: "match" }
  | { readonly by: "room"; readonly at: number; readonly marginMicros: number }
  | Said;

/** The rulings of a log, and how far they have been followed. */
export interface Said {
  readonly by: "log";
  readonly rulings: readonly Ruling[];
  /** Those on the attacks of each seat. */
  readonly attacks: readonly (readonly AttackRuling[])[];
  /** How many of these have been sent, seat by seat. */
  readonly sent: number[];
  ruled: number;
  /** Rulings after this time wait. */
  until: number;
  /** What the rulings are held against; undefined: they are taken as true. */
  readonly rules: RoomRules | undefined;
  /** The first thing in the log that is not true. The run stops there. */
  fault: Problem | undefined;
}

/** The inputs of a match whose seats go on together are given one by one. */
export const TOGETHER: Referee = { by: "match" };

/** A log to be played from its beginning. */
export function courseOf(log: MatchLog, rules?: RoomRules): Course {
  const { setup, inputs, rulings } = log;
  const played = inputs.map(() => 0);
  const limits = inputs.map(() => 0);
  if (!setup.isInRoom) return { inputs, played, limits, referee: TOGETHER };
  const attacks = inputs.map((_, seat) =>
    rulings.filter((each): each is AttackRuling => each.type === "attack" && each.seat === seat),
  );
  const sent = inputs.map(() => 0);
  const said: Said = { by: "log", rulings, attacks, sent, ruled: 0, until: NEVER, rules, fault: undefined };
  return { inputs, played, limits, referee: said };
}

/** All seats go on to the same time. */
export function goTo(course: Course, to: number): void {
  course.limits.fill(to);
  if (course.referee.by === "log") course.referee.until = to;
}

/** How far a course has been followed, to be gone back to. */
export interface Passed {
  readonly played: readonly number[];
  readonly sent: readonly number[];
  readonly ruled: number;
}

export function passedOf({ played, referee }: Course): Passed {
  if (referee.by !== "log") return { played: [...played], sent: [], ruled: 0 };
  return { played: [...played], sent: [...referee.sent], ruled: referee.ruled };
}

/** Goes back, or forward, to where a course has been followed to. */
export function passTo({ played, referee }: Course, passed: Passed): void {
  played.splice(0, played.length, ...passed.played);
  if (referee.by !== "log") return;
  referee.sent.splice(0, referee.sent.length, ...passed.sent);
  referee.ruled = passed.ruled;
}
