// What rule books say of matches whose games do not reach each other: the same pieces for all, and a goal or the last one
// standing.

import { MAX_SEATS } from "../actions.ts";
import { only } from "../options.ts";
import type { MatchRule } from "../ruleBook.ts";
import { SIDE_BY_SIDE } from "../terms.ts";

export const SIDE_BY_SIDE_MATCH: MatchRule = {
  seats: MAX_SEATS,
  terms: SIDE_BY_SIDE,
  options: { practice: only(false) },
  handicapLines: 0,
  computersSendGarbage: false,
};
