// Editions of the rules (E-24). A log names its edition and always plays by the rules of that edition.
//
// Most of an edition is data: its rule books. When a behaviour changes after a release, the rule books get a new word
// for it, the books of earlier editions keep the old word, and a new list is appended here.

import type { RuleBook } from "./ruleBook.ts";
import { RULE_BOOKS } from "./ruleBooks/index.ts";

/** The rule books of each edition, edition 1 first. Append a list; never change a list that was released. */
export type Editions = readonly (readonly RuleBook[])[];

/** All editions. */
export const EDITIONS: Editions = [RULE_BOOKS];

/** The edition of new games. */
export const EDITION = 1;

/** The newest released edition; 0: there is none. The games of a released edition must play the same for ever. */
export const RELEASED_EDITION = 0;
