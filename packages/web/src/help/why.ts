// Why a control was not followed: from a refusal to a sentence that names its clause, and the page of Help about it.

import type { Control, Refusal, RuleBook, RuleBookId } from "@korobeinix/engine";
import type { HelpPage } from "../routes/routes.ts";
import { makeTranslator } from "../words/translate.ts";
import type { LanguageId } from "../words/words.ts";

interface Refused {
  readonly control: Control;
  readonly why: Refusal;
  readonly clause: string;
}

interface Why {
  readonly clause: string;
  readonly text: string;
  readonly page: HelpPage;
}

/** What can be refused, and for what kind of reason. */
type Kind = keyof RuleBook["refusals"] | "switchedOff";

/** Where the reason is a control that there is not, the page that names those there are says more. */
const PAGES: { readonly [Name in Kind]?: HelpPage } = { absent: "controls" };

function kindOf(control: Control, why: Refusal): Kind {
  if (why === "noPiece" || why === "absent" || why === "switchedOff") return why;
  if (control === "hold" || control === "speed") return control;
  return control === "left" || control === "right" ? "move" : "rotate";
}

export function whyOf(language: LanguageId, book: RuleBook, { control, why, clause }: Refused): Why {
  const t = makeTranslator(language, "why");
  const kind = kindOf(control, why);
  const id: RuleBookId = book.id;
  const rejected = t(`rejected.${kind}`, { control: t(`control.${control}`) });
  return {
    clause,
    text: t("sentence", { rejected, clause, reason: t(`${id}.${kind}`) }),
    page: PAGES[kind] ?? id,
  };
}
