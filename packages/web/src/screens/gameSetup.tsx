// Before a game: rule book and variation stand over all the rest, for both columns below follow from them: what is to be
// played and its start at the left, whatever the rule book leaves to choose at the right.

import { RULE_BOOKS, type RuleBook, type RuleBookId, type Variation } from "@korobeinix/engine";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import type { RecordLine } from "../storage/storage.ts";
import { BookOption } from "../parts/bookOption.tsx";
import type { Shell } from "../parts/context.ts";
import { Choice } from "../parts/controls.tsx";
import { PlayerName } from "../parts/nameInput.tsx";
import { variationName } from "../words/variationName.ts";
import {
  bookOf,
  choicesOf,
  newSeed,
  requestOf,
  tableNow,
  valueOf,
  variationOf,
  withBook,
  withVariation,
} from "../settings/requests.ts";
import { Screen } from "../parts/screen.tsx";

export interface GameSetupProps {
  readonly shell: Shell;
  readonly book: RuleBookId;
  /** The lines of the table that the game would enter, best first; undefined while they are being read. */
  readonly lines?: readonly RecordLine[] | undefined;
  /** Races the best game of this table; undefined: there is none. */
  readonly onRace?: (() => void) | undefined;
  /** Plays it against a computer (N-20); undefined: it cannot be played by two. */
  readonly onDuel?: (() => void) | undefined;
  /** Lets a computer play it. */
  readonly onWatch: () => void;
}

export function GameSetup({ shell, book: id, lines, onRace, onDuel, onWatch }: GameSetupProps): VNode {
  const { t } = shell;
  const settings = shell.settings.value;
  const book = bookOf(id);
  const variation = variationOf(settings, book);
  const choices = choicesOf(book, variation);
  // The rule book looked at last is the one that the menu offers.
  useEffect(() => {
    if (shell.settings.peek().last.ruleBook !== id) shell.saveSettings((now) => withBook(now, id));
  }, [shell, id]);
  return (
    <Screen shell={shell} name="setup" title={t("setup.title")} book={id} onBack={shell.back}>
      <div class="setup-what">
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
      </div>
      <div class="setup-body">
        <div class="setup-book" data-column>
          <p class="menu-year">{t(`year.${id}`)}</p>
          <h2>{t(`book.${id}`)}</h2>
          <p class="menu-line">{t(`line.${id}`)}</p>
          <p class="setup-aim" aria-live="polite">
            {aimOf(shell, book, variation)}
          </p>
          <p class="setup-best">{bestOf(shell, id, lines)}</p>
          <div class="setup-start">
            <button
              type="button"
              class="primary"
              data-first
              onClick={() => shell.startGame(requestOf(shell.settings.peek(), id, newSeed()))}
            >
              {t("setup.start")}
            </button>
            {onRace !== undefined && (
              <button type="button" class="secondary" onClick={onRace}>
                {t("setup.race")}
              </button>
            )}
            {onDuel !== undefined && (
              <button type="button" class="secondary" onClick={onDuel}>
                {t("setup.duel")}
              </button>
            )}
            <button type="button" class="secondary" onClick={onWatch}>
              {t("setup.watch")}
            </button>
          </div>
          <PlayerName shell={shell} />
        </div>
        <div class="form" data-column>
          {choices.map((name) => (
            <BookOption key={name} shell={shell} book={book} name={name} />
          ))}
          {choices.length === 0 && <p class="quiet">{t("setup.plain")}</p>}
        </div>
      </div>
    </Screen>
  );
}

/** The best result of the table that the game would enter. */
function bestOf(shell: Shell, id: RuleBookId, lines: readonly RecordLine[] | undefined): string {
  const { t, format } = shell;
  const [best] = lines ?? [];
  if (lines === undefined) return t("records.loading");
  if (best === undefined) return t("records.empty");
  const { measure } = tableNow(shell.settings.value, id);
  const isByTime = measure === "time" || measure === "longest";
  const value = isByTime ? format.time(best.micros) : format.number(best[measure]);
  return t(`setup.best.${measure}`, { value, name: best.name === "" ? t("records.nobody") : best.name });
}

function aimOf({ t, settings }: Shell, book: RuleBook, { ends, rising }: Variation): string {
  if (rising !== undefined) return t("variation.byRising");
  switch (ends.by) {
    case "level":
      return t("variation.byLevel", { level: ends.last });
    case "lines":
      return t("variation.byLines", { lines: String(valueOf(settings.value, book, "lines")) });
    case "rows":
      return t("variation.byRows", { rows: String(valueOf(settings.value, book, "rows")) });
    case "minutes": {
      const isForLines = valueOf(settings.value, book, "objective") === "lines";
      const minutes = String(valueOf(settings.value, book, "minutes"));
      return t(isForLines ? "variation.byMinutesLines" : "variation.byMinutes", { minutes });
    }
    case "nothing":
      return t("variation.byNothing");
  }
}
