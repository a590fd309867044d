// The match rules of rule books without garbage: all seats get the same pieces, and the first at the goal or the last
// one standing wins.

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
