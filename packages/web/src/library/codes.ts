// Codes typed as one's name (N-21). A game under a code is marked and never enters a table.

import {
  isAllowed,
  parseSetup,
  type RuleBook,
  type RuleBookId,
  type Setup,
  type SetupRequest,
  unwrap,
} from "@korobeinix/engine";
import type { MatchPlan } from "../settings/matchPlan.ts";
import { bookOf } from "../settings/requests.ts";

export type Code = "2FAST4U" | "AI2EZ4U" | "01DERS" | "1N175R4M" | "HALUCI";

const CODES: readonly Code[] = ["2FAST4U", "AI2EZ4U", "01DERS", "1N175R4M", "HALUCI"];

/** The rule books whose games codes change. */
const KNOWN_IN: ReadonlySet<RuleBookId> = new Set(["new"]);

export function codeOf(name: string): Code | undefined {
  return CODES.find((code) => code === name.trim().toUpperCase());
}

export function knowsCodes(book: RuleBookId): boolean {
  return KNOWN_IN.has(book);
}

/** Codes that erase something. */
export type ErasingCode = Extract<Code, "01DERS" | "1N175R4M">;

/** What a code does when it is typed. */
export type CodeAnswer =
  | { readonly kind: "accepted"; readonly code: Exclude<Code, ErasingCode> }
  /** It erases something: that is asked for first. */
  | { readonly kind: "asks"; readonly code: ErasingCode }
  /** HALUCI goes with the song of its name. */
  | { readonly kind: "refused"; readonly code: Code };

export function answerCode(code: Code, tune: string): CodeAnswer {
  switch (code) {
    case "01DERS":
    case "1N175R4M":
      return { kind: "asks", code };
    case "HALUCI":
      return { kind: tune === "haluci" ? "accepted" : "refused", code };
    case "AI2EZ4U":
    case "2FAST4U":
      return { kind: "accepted", code };
  }
}

/** The codes that make pieces speed up faster, by who plays. */
const FASTER = { player: "2FAST4U", computer: "AI2EZ4U" } as const;

/** What a request comes to under the codes that hold. */
export function setupUnder(
  request: SetupRequest,
  codes: ReadonlySet<Code>,
  player: keyof typeof FASTER,
): { readonly setup: Setup; readonly asked: SetupRequest } {
  const setup = unwrap(parseSetup(request));
  if (!codes.has(FASTER[player]) || !canBeFast(setup.book)) return { setup, asked: request };
  const asked = { ...request, options: { ...request.options, fast: true } };
  return { setup: unwrap(parseSetup(asked)), asked };
}

/** A plan under the codes that hold: they alone say at which seats pieces speed up faster. */
export function planUnder(plan: MatchPlan, codes: ReadonlySet<Code>): MatchPlan {
  if (!canBeFast(bookOf(plan.ruleBook))) return plan;
  const seats = plan.seats.map((seat) => {
    const code = seat.computer === undefined ? FASTER.player : FASTER.computer;
    return { ...seat, options: { ...seat.options, fast: codes.has(code) } };
  });
  return { ...plan, seats };
}

function canBeFast({ options }: RuleBook): boolean {
  return isAllowed(options.fast, true);
}
