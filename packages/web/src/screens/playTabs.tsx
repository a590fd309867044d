// Options of play: who plays, when the countdown runs, and what each rule book leaves to choose for good.

import { RULE_BOOKS, type RuleBookId } from "@korobeinix/engine";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { COUNTDOWNS } from "../settings/settings.ts";
import { BookOption } from "../parts/bookOption.tsx";
import type { Shell } from "../parts/context.ts";
import { Choice } from "../parts/controls.tsx";
import { PlayerName } from "../parts/nameInput.tsx";
import { LASTING_OPTIONS, bookOf, isChoice } from "../settings/requests.ts";

interface TabProps {
  readonly shell: Shell;
}

export function GameTab({ shell }: TabProps): VNode {
  const { t } = shell;
  const [id, setId] = useState<RuleBookId>(shell.settings.value.last.ruleBook);
  const book = bookOf(id);
  const names = LASTING_OPTIONS.filter((name) => isChoice(book.options[name]));
  return (
    <>
      <PlayerName shell={shell} />
      <Choice
        label={t("options.countdown")}
        hint={t("options.countdownHint")}
        value={shell.settings.value.countdown}
        among={COUNTDOWNS.map((value) => ({ value, label: t(`countdown.${value}`) }))}
        onChange={(countdown) => shell.saveSettings((settings) => ({ ...settings, countdown }))}
      />
      <BookChoice shell={shell} value={id} onChange={setId} />
      {names.map((name) => (
        <BookOption key={`${id}-${name}`} shell={shell} book={book} name={name} />
      ))}
      {names.length === 0 && <p class="quiet">{t("options.nothing", { book: t(`book.${id}`) })}</p>}
    </>
  );
}

export interface BookChoiceProps extends TabProps {
  readonly value: RuleBookId;
  readonly onChange: (id: RuleBookId) => void;
}

export function BookChoice({ shell, value, onChange }: BookChoiceProps): VNode {
  const { t } = shell;
  const among = RULE_BOOKS.map(({ id }) => ({ value: id, label: t(`book.${id}`) }));
  return <Choice label={t("options.gameFor")} value={value} among={among} onChange={onChange} />;
}
