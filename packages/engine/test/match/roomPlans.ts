// Random matches in rooms for property tests, with the network lines of their players.

import fc from "fast-check";
import { ROOM_RULES, type RoomRules } from "../../src/doors/match.ts";
import { anyPlan, type Plan, type Wishes } from "./anyMatch.ts";
import { anyLines, type Line } from "./delayedPlay.ts";

/** The usual rules of rooms, and rules with other margins: none, very short ones and a long one. */
export const anyRules: fc.Arbitrary<RoomRules> = fc.constantFrom(
  ROOM_RULES,
  { ...ROOM_RULES, marginMicros: 0 },
  { ...ROOM_RULES, marginMicros: 1 },
  { ...ROOM_RULES, marginMicros: 60_000 },
  { ...ROOM_RULES, marginMicros: 700_000 },
);

export type RoomPlan = readonly [plan: Plan, lines: readonly Line[]];

/** Matches whose players are quick and careful, so that they attack all the time. */
function busy(wishes: Wishes): fc.Arbitrary<Plan> {
  const quick = (plan: Plan): Plan => {
    const players = plan.players.map((player) => {
      const style = player.beat < 300_000 ? ("racer" as const) : ("builder" as const);
      return { ...player, style, beat: 200_000, slips: Math.min(player.slips, 5), moves: 150 };
    });
    return { ...plan, players };
  };
  return anyPlan({ ...wishes, isInRoom: true, isFight: true }).map(quick);
}

/** Matches of any size and kind, and fights. Many fights have two seats, because their attacks cross most often. */
export const anyRoomPlan: fc.Arbitrary<RoomPlan> = fc.tuple(
  fc.oneof(anyPlan({ isInRoom: true }), busy({}), busy({ isDuel: true })),
  anyLines,
);

/** Only fights. */
export const anyRoomFight: fc.Arbitrary<RoomPlan> = fc.tuple(fc.oneof(busy({}), busy({ isDuel: true })), anyLines);

/** Matches that go on until time is up (`ultra`), or to the end of the last level (`marathon`). */
export function anyLongRoomPlan(variation: "ultra" | "marathon"): fc.Arbitrary<RoomPlan> {
  const plans = anyPlan({ isInRoom: true, isLong: true }).filter(({ request }) => request.variation === variation);
  return fc.tuple(plans, anyLines);
}

/** Only fights for the hot potato. */
export const anyHotFight: fc.Arbitrary<RoomPlan> = fc.tuple(
  busy({}).filter(({ request }) => request.terms?.["targeting"] === "potato"),
  anyLines,
);
