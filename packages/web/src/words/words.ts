// The words of the application. A language is one file that satisfies `Words`: a missing string does not compile.

import type { en } from "./en.ts";

/** Every string of the application; `{name}` in a string is replaced by a value. */
export type Words = { readonly [Key in keyof typeof en]: string };
export type WordKey = keyof Words;

export const LANGUAGES = ["en", "es"] as const;
export type LanguageId = (typeof LANGUAGES)[number];
