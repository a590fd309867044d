// Before a game: rule book, variation and whatever its data leave to choose.

import { RULE_BOOKS, type RuleBook, type RuleBookId, type Variation } from "@korobeinix/engine";
import type { VNode } from "preact";
import { BookOption } from "../parts/bookOption.tsx";
import type { Shell } from "../parts/context.ts";
import { Choice } from "../parts/controls.tsx";
import { variationName } from "../words/variationName.ts";
import {
  bookOf,
  choicesOf,
  newSeed,
  requestOf,
  valueOf,
  variationOf,
  withBook,
  withVariation,
} from "../settings/requests.ts";
import { Screen } from "../parts/screen.tsx";

export interface GameSetupProps {
  readonly shell: Shell;
  readonly book: RuleBookId;
  /** Races the best game of this table; undefined: there is none. */
  readonly onRace?: (() => void) | undefined;
}

export function GameSetup({ shell, book: id, onRace }: GameSetupProps): VNode {
  const { t } = shell;
  const settings = shell.settings.value;
  const book = bookOf(id);
  const variation = variationOf(settings, book);
  const choices = choicesOf(book, variation);
  const start = (): void => {
    shell.saveSettings((now) => withBook(now, id));
    shell.startGame(requestOf(settings, id, newSeed()));
  };
  return (
    <Screen shell={shell} name="setup" title={t("setup.title")} book={id} onBack={shell.back}>
      <div class="setup-body">
        <div class="setup-book">
          <p class="menu-year">{t(`year.${id}`)}</p>
          <h2>{t(`book.${id}`)}</h2>
          <p class="menu-line">{t(`line.${id}`)}</p>
          <p class="setup-aim" aria-live="polite">
            <strong>{variationName(shell, variation.id)}</strong> {aimOf(shell, book, variation)}
          </p>
          <button type="button" class="primary" data-first onClick={start}>
            {t("setup.start")}
          </button>
          {onRace !== undefined && (
            <button type="button" class="secondary" onClick={onRace}>
              {t("setup.race")}
            </button>
          )}
        </div>
        <div class="form">
          <Choice
            label={t("setup.book")}
            value={id}
            among={RULE_BOOKS.map((one) => ({ value: one.id, label: t(`book.${one.id}`) }))}
            onChange={(chosen) => shell.replace({ screen: "setup", book: chosen })}
          />
          {book.variations.length > 1 && (
            <Choice
              label={t("setup.variation")}
              value={variation.id}
              among={book.variations.map((one) => ({ value: one.id, label: variationName(shell, one.id) }))}
              onChange={(chosen) => shell.saveSettings((now) => withVariation(now, id, chosen))}
            />
          )}
          {choices.map((name) => (
            <BookOption key={name} shell={shell} book={book} name={name} />
          ))}
          {choices.length === 0 && book.variations.length === 1 && <p class="quiet">{t("setup.plain")}</p>}
        </div>
      </div>
    </Screen>
  );
}

function aimOf({ t, settings }: Shell, book: RuleBook, { ends }: Variation): string {
  switch (ends.by) {
    case "level":
      return t("variation.byLevel", { level: ends.last });
    case "lines":
      return t("variation.byLines", { lines: ends.lines });
    case "minutes": {
      const isForLines = valueOf(settings.value, book, "objective") === "lines";
      const minutes = String(valueOf(settings.value, book, "minutes"));
      return t(isForLines ? "variation.byMinutesLines" : "variation.byMinutes", { minutes });
    }
    case "nothing":
      return t("variation.byNothing");
  }
}
