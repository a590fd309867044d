// Why a plan cannot be played, in the words of its screen. Whether it can, the engine says; what one screen seats and what
// people have in hand, the plan itself.

import type { MatchPlan } from "../settings/matchPlan.ts";
import { checkPlan } from "../settings/matchRequests.ts";
import { bookOf } from "../settings/requests.ts";
import type { Settings } from "../settings/settings.ts";
import { teamsOf, termOf } from "./planRules.ts";
import { LEAST_SEATS, mostSeats, peopleOf } from "./planSeats.ts";

export type PlanProblem =
  | { readonly kind: "needTwo" | "oneTeam" | "noGarbage" | "other" }
  /** More than the rule book or the screen seats, and how many have to go. */
  | { readonly kind: "bookSeats" | "screenSeats"; readonly most: number; readonly more: number }
  | { readonly kind: "unclaimed"; readonly seat: number }
  | { readonly kind: "noRoom"; readonly count: number };

/** Any seed will do: none of them makes a plan wrong. */
const SEED = 0;

/** `hasRoom`: whether the window can carry so many boards. */
export function planProblem(plan: MatchPlan, settings: Settings, hasRoom: boolean): PlanProblem | undefined {
  const count = plan.seats.length;
  const { seats: bookSeats } = bookOf(plan.ruleBook).match;
  const most = mostSeats(plan);
  if (count < LEAST_SEATS) return { kind: "needTwo" };
  if (count > most) return { kind: most < bookSeats ? "screenSeats" : "bookSeats", most, more: count - most };
  if (!checkPlan(plan, settings, SEED).ok) return { kind: whyRefused(plan) };
  const unclaimed = peopleOf(plan).find((seat) => plan.seats[seat]!.device === undefined);
  if (unclaimed !== undefined) return { kind: "unclaimed", seat: unclaimed };
  return hasRoom ? undefined : { kind: "noRoom", count };
}

/** The engine's reasons are for engineers: players see what of their plan they are about. */
function whyRefused(plan: MatchPlan): "oneTeam" | "noGarbage" | "other" {
  if (teamsOf(plan).length === 1) return "oneTeam";
  return termOf(plan, "garbage") === "none" ? "noGarbage" : "other";
}
