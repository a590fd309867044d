// The rule books there are, in the order of their codes in a binary log: append, never reorder.

import type { RuleBook } from "../ruleBook.ts";
import { guideline } from "./guideline.ts";

export const RULE_BOOKS: readonly RuleBook[] = [guideline];
