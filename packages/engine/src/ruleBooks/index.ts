// All rule books, in the order of `RULE_BOOK_IDS`.

import type { RuleBook } from "../ruleBook.ts";
import { basic } from "./basic.ts";
import { guideline } from "./guideline.ts";
import { korobeinix } from "./korobeinix.ts";
import { theNew } from "./new.ts";
import { reglas } from "./reglas.ts";

/** The five rule books. */
export const RULE_BOOKS: readonly RuleBook[] = [guideline, basic, theNew, reglas, korobeinix];
