// The words of the application. A language is one folder, with a file for each part, and its line in `LANGUAGES`:
// nothing else knows which there are. What English has and another language lacks does not compile.

import type { words as bookPages } from "./en/bookPages.ts";
import type { words as coach } from "./en/coach.ts";
import type { words as compare } from "./en/compare.ts";
import type { words as computers } from "./en/computers.ts";
import type { words as demonstrations } from "./en/demonstrations.ts";
import type { words as match } from "./en/match.ts";
import type { words as versus } from "./en/versus.ts";
import type { words as standings } from "./en/standings.ts";
import type { words as drills } from "./en/drills.ts";
import type { words as film } from "./en/film.ts";
import type { words as game } from "./en/game.ts";
import type { words as help } from "./en/help.ts";
import type { words as practice } from "./en/practice.ts";
import type { words as profile } from "./en/profile.ts";
import type { words as replays } from "./en/replays.ts";
import type { words as result } from "./en/result.ts";
import type { words as touch } from "./en/touch.ts";
import type { words as watch } from "./en/watch.ts";
import type { words as why } from "./en/why.ts";
import type { words as wonders } from "./en/wonders.ts";

/** What each calls itself, and whose way of writing dates it has. */
export const LANGUAGES = {
  en: { name: "English", locale: "en-GB" },
  es: { name: "Español", locale: "es" },
} as const;
export type LanguageId = keyof typeof LANGUAGES;
export const LANGUAGE_IDS: readonly LanguageId[] = Object.keys(LANGUAGES) as LanguageId[];

/** Every string of a part, as English has them; `{name}` in a string is replaced by a value. */
type WordsLike<English> = { readonly [Key in keyof English]: string };

/** Each is fetched with the part of the application that says it, "game" before anything is shown. */
export interface Parts {
  readonly bookPages: WordsLike<typeof bookPages>;
  readonly coach: WordsLike<typeof coach>;
  readonly compare: WordsLike<typeof compare>;
  readonly computers: WordsLike<typeof computers>;
  readonly demonstrations: WordsLike<typeof demonstrations>;
  readonly drills: WordsLike<typeof drills>;
  readonly film: WordsLike<typeof film>;
  readonly game: WordsLike<typeof game>;
  readonly help: WordsLike<typeof help>;
  readonly match: WordsLike<typeof match>;
  readonly versus: WordsLike<typeof versus>;
  readonly standings: WordsLike<typeof standings>;
  readonly practice: WordsLike<typeof practice>;
  readonly profile: WordsLike<typeof profile>;
  readonly replays: WordsLike<typeof replays>;
  readonly result: WordsLike<typeof result>;
  readonly touch: WordsLike<typeof touch>;
  readonly watch: WordsLike<typeof watch>;
  readonly why: WordsLike<typeof why>;
  readonly wonders: WordsLike<typeof wonders>;
}

export type Part = keyof Parts;
export type WordKey = keyof Parts["game"];
