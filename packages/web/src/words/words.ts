// The words of the application. A language is one folder: `game.ts`, loaded at once, and a file for each part that is
// loaded when it is first opened. What English has and another language lacks does not compile.

import type { en } from "./en/game.ts";

/** Every string of a part, as English has them; `{name}` in a string is replaced by a value. */
export type WordsLike<English> = { readonly [Key in keyof English]: string };
export type Words = WordsLike<typeof en>;
export type WordKey = keyof Words;

export const LANGUAGES = ["en", "es"] as const;
export type LanguageId = (typeof LANGUAGES)[number];
