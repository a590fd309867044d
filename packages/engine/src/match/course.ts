// The course of a run: the inputs, the time up to which each seat goes, and the referee.

import type { Input } from "../actions.ts";
import { NEVER } from "../micros.ts";
import type { Problem } from "../result.ts";
import type { MatchLog } from "./log.ts";
import type { RoomRules } from "./room.ts";
import type { AttackRuling, Ruling } from "./ruling.ts";

/** What a run of a match follows. It remembers how far the run has come, so the run may pause and go on. */
export interface Course {
  /** The inputs of each seat. */
  readonly inputs: readonly (readonly Input[])[];
  /** How many inputs of each seat have been played. */
  readonly played: number[];
  /** The time up to which each seat goes. */
  readonly limits: number[];
  readonly referee: Referee;
}

/** Who rules: the match, on everything as it happens; a room, at a time of its own; or a log with a room's rulings. */
export type Referee =
  | { readonly by: "match" }
  | { readonly by: "room"; readonly at: number; readonly marginMicros: number }
  | Said;

/** The rulings of a log, and how far they have been followed. */
export interface Said {
  readonly by: "log";
  readonly rulings: readonly Ruling[];
  /** The rulings on the attacks of each seat. */
  readonly attacks: readonly (readonly AttackRuling[])[];
  /** How many attacks of each seat have been sent. */
  readonly sent: number[];
  /** How many rulings have been followed. */
  ruled: number;
  /** Rulings after this time wait. */
  until: number;
  /** The room's rules, to check the rulings against; undefined: arrivals and patience are not checked. */
  readonly rules: RoomRules | undefined;
  /** The first false statement of the log. The run stops there. */
  fault: Problem | undefined;
}

/** The referee of a match without a room. */
export const TOGETHER: Referee = { by: "match" };

/** The course of a log, at its beginning. */
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

/** Lets all seats go on to a time. */
export function goTo(course: Course, to: number): void {
  course.limits.fill(to);
  if (course.referee.by === "log") course.referee.until = to;
}

/** How far a course has been followed. */
export interface Passed {
  readonly played: readonly number[];
  readonly sent: readonly number[];
  readonly ruled: number;
}

export function passedOf({ played, referee }: Course): Passed {
  if (referee.by !== "log") return { played: [...played], sent: [], ruled: 0 };
  return { played: [...played], sent: [...referee.sent], ruled: referee.ruled };
}

/** Puts a course back, or forward, to a saved point. */
export function passTo({ played, referee }: Course, passed: Passed): void {
  played.splice(0, played.length, ...passed.played);
  if (referee.by !== "log") return;
  referee.sent.splice(0, referee.sent.length, ...passed.sent);
  referee.ruled = passed.ruled;
}
