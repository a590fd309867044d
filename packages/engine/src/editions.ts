// Editions of the rules (E-24). A log names the edition it was played under and always plays under it.
//
// Most of an edition is data: its rule books. When a behaviour changes after a release, the rule books get a new word
// for it, the books of earlier editions keep the old word, and a new list is appended here.

import type { RuleBook } from "./ruleBook.ts";
import { RULE_BOOKS } from "./ruleBooks/index.ts";

/** Rule books by edition, those of edition 1 first: append, never change a list that was released. */
export type Editions = readonly (readonly RuleBook[])[];

/** The editions there are. */
export const EDITIONS: Editions = [RULE_BOOKS];

/** The edition that new games are played under. */
export const EDITION = 1;

/** The newest edition that was released: its games must always play as they do now. 0: none was. */
export const RELEASED_EDITION = 0;
