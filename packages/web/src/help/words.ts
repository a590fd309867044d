// The words of Help in a language, and what its demonstrations are called in them.

import { enBookPages } from "../words/en/bookPages.ts";
import { enDemonstrations } from "../words/en/demonstrations.ts";
import { enHelp } from "../words/en/help.ts";
import { esBookPages } from "../words/es/bookPages.ts";
import { esDemonstrations } from "../words/es/demonstrations.ts";
import { esHelp } from "../words/es/help.ts";
import { type Translate, type TranslateOf, translatorOf } from "../words/translate.ts";
import type { LanguageId } from "../words/words.ts";
import type { Demonstration } from "./demonstration.ts";

type DemonstrationKey = keyof typeof enDemonstrations;

export interface HelpWords {
  readonly help: TranslateOf<keyof typeof enHelp>;
  readonly shown: TranslateOf<DemonstrationKey>;
  readonly books: TranslateOf<keyof typeof enBookPages>;
}

const WORDS: { readonly [Language in LanguageId]: HelpWords } = {
  en: {
    help: translatorOf<keyof typeof enHelp>(enHelp),
    shown: translatorOf<DemonstrationKey>(enDemonstrations),
    books: translatorOf<keyof typeof enBookPages>(enBookPages),
  },
  es: {
    help: translatorOf<keyof typeof enHelp>(esHelp),
    shown: translatorOf<DemonstrationKey>(esDemonstrations),
    books: translatorOf<keyof typeof enBookPages>(esBookPages),
  },
};

export function helpWords(language: LanguageId): HelpWords {
  return WORDS[language];
}

function isKey(key: string): key is DemonstrationKey {
  return Object.hasOwn(enDemonstrations, key);
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
