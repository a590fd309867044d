// A plan as a link: all of it in the address, in the letters that addresses allow (S-5). What a stranger's link says is
// bounded by length before it is read, and taken only if it is a whole plan. The version stands first: links are kept by
// those who got them.

import { bad, good, type Result } from "@korobeinix/engine";
import { type MatchPlan, parsePlan, type SeatDevice, type SeatPlan } from "../settings/matchPlan.ts";
import { bytesOf, lettersOf } from "../storage/base64.ts";
import { fitPlan } from "./planRules.ts";

const VERSION = 1;
/** The longest code that a link may have; a plan of six seats with handicaps takes half of it. */
export const MAX_PLAN_CODE = 2_000;
const TOO_LONG = bad("tooMuch", "link", `longer than ${MAX_PLAN_CODE} characters`);
const DAMAGED = bad("damaged", "link", "no plan can be read from it");

/** Pads and fingers are those of whoever has them in hand: they are claimed again. */
const PASSED_ON: ReadonlySet<SeatDevice | undefined> = new Set<SeatDevice>(["keyboard"]);

export function makePlanLink(plan: MatchPlan): Result<string> {
  const { ruleBook, variation, options, terms, goals, seats, bestOf } = plan;
  const lists = [VERSION, ruleBook, variation, bestOf, options, terms, goals, seats.map(listOf)];
  const code = lettersOf(new TextEncoder().encode(JSON.stringify(lists)));
  return code.length > MAX_PLAN_CODE ? TOO_LONG : good(code);
}

export function parsePlanLink(code: string): Result<MatchPlan> {
  if (code.length > MAX_PLAN_CODE) return TOO_LONG;
  const lists = read(code);
  if (!Array.isArray(lists)) return DAMAGED;
  const [version, ruleBook, variation, bestOf, options, terms, goals, seats] = lists as readonly unknown[];
  if (version !== VERSION) return bad("version", "link", "written by another version");
  const seatsOf = Array.isArray(seats) ? (seats as readonly unknown[]).map(seatOf) : seats;
  const plan = parsePlan({ ruleBook, variation, bestOf, options, terms, goals, seats: seatsOf });
  return plan === undefined ? bad("form", "link", "is no whole plan") : good(fitPlan(plan));
}

function listOf({ computer, device, name, avatar, team, options, terms }: SeatPlan): readonly unknown[] {
  const own = PASSED_ON.has(device) ? device : undefined;
  const list = [avatar, team, computer ?? 0, own ?? 0, name, options, terms];
  const isEmpty = (value: unknown): boolean =>
    value === "" || (typeof value === "object" && Object.keys(value!).length === 0);
  // What is left out at the end is empty.
  const length = 1 + list.findLastIndex((value) => value !== 0 && !isEmpty(value));
  return list.slice(0, Math.max(2, length));
}

function seatOf(value: unknown): unknown {
  if (!Array.isArray(value)) return undefined;
  const [avatar, team, computer, device, name = "", options = {}, terms = {}] = value as readonly unknown[];
  const isPerson = computer === undefined || computer === 0;
  return { avatar, team, computer: isPerson ? undefined : computer, device, name, options, terms };
}

function read(code: string): unknown {
  if (!/^[A-Za-z0-9_-]+$/.test(code)) return undefined;
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytesOf(code)));
  } catch {
    return undefined;
  }
}
