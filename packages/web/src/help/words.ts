// The words of Help in a language, and what its demonstrations are called in them.

import { someWordsOf } from "../words/fetch.ts";
import { makeTranslator, type Translate, type TranslatePart } from "../words/translate.ts";
import type { LanguageId, Parts } from "../words/words.ts";
import type { Demonstration } from "./demonstration.ts";

export interface HelpWords {
  readonly help: TranslatePart<"help">;
  readonly shown: TranslatePart<"demonstrations">;
  readonly books: TranslatePart<"bookPages">;
}

export function helpWords(language: LanguageId): HelpWords {
  return {
    help: makeTranslator(language, "help"),
    shown: makeTranslator(language, "demonstrations"),
    books: makeTranslator(language, "bookPages"),
  };
}

function isKey(key: string): key is keyof Parts["demonstrations"] {
  return Object.hasOwn(someWordsOf("demonstrations"), key);
}

/** Clockwise from North, as facings are counted. */
const FACINGS = ["N", "E", "S", "W"] as const;

interface Told {
  readonly title: string;
  readonly text: string;
}

/** What a demonstration is called and what it shows. */
export function toldOf({ shown }: HelpWords, t: Translate, { id, kind }: Demonstration): Told {
  if (kind === undefined) return { title: tell(shown, `${id}.title`), text: tell(shown, `${id}.text`) };
  const [from, to] = kind.turn.split("-").map((letter) => FACINGS.findIndex((facing) => facing === letter));
  const isClockwise = ((to ?? 0) - (from ?? 0) + FACINGS.length) % FACINGS.length === 1;
  const facing = (index = 0): string => shown(`facing.${FACINGS[index] ?? "N"}`);
  return {
    title: shown("kind.title", { number: kind.number, action: t(`action.${kind.action}`) }),
    text: shown("kind.text", {
      from: facing(from),
      to: facing(to),
      way: shown(isClockwise ? "way.clockwise" : "way.counterclockwise"),
      point: kind.point,
    }),
  };
}

/** A demonstration without words shows its name: a test keeps that from happening. */
function tell(shown: HelpWords["shown"], key: string): string {
  return isKey(key) ? shown(key) : key;
}
