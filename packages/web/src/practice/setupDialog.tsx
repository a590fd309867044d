// Which rule book is practised, and the little that matters for it: level, Lock Down, speed.

import { type OptionName, RULE_BOOKS, type RuleBookId } from "@korobeinix/engine";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { BookOption } from "../parts/bookOption.tsx";
import { Dialog } from "../parts/dialog.tsx";
import type { Shell } from "../parts/context.ts";
import { Choice } from "../parts/controls.tsx";
import { bookOf, isChoice } from "../settings/requests.ts";
import type { TranslatePractice } from "./practiceWords.ts";

const ASKED: readonly OptionName[] = ["startingLevel", "lockDown", "speed", "authentic"];

export interface SetupDialogProps {
  readonly shell: Shell;
  readonly p: TranslatePractice;
  readonly book: RuleBookId;
  readonly onBegin: (book: RuleBookId) => void;
  readonly onClose: () => void;
}

export function SetupDialog({ shell, p, book: now, onBegin, onClose }: SetupDialogProps): VNode {
  const { t } = shell;
  const [chosen, setChosen] = useState(now);
  const book = bookOf(chosen);
  return (
    <Dialog {...{ shell, onClose }} close={p("close")} name="setup" title={p("setup.title")}>
      <div class="form">
        <Choice
          label={t("setup.book")}
          value={chosen}
          among={RULE_BOOKS.map(({ id }) => ({ value: id, label: t(`book.${id}`) }))}
          onChange={setChosen}
        />
        {ASKED.filter((name) => isChoice(book.options[name])).map((name) => (
          <BookOption key={`${chosen} ${name}`} {...{ shell, book, name }} />
        ))}
      </div>
      <div class="practice-buttons">
        <button type="button" class="primary" data-first onClick={() => onBegin(chosen)}>
          {p("setup.begin")}
        </button>
        <button type="button" class="secondary" data-back onClick={onClose}>
          {p("cancel")}
        </button>
      </div>
    </Dialog>
  );
}
