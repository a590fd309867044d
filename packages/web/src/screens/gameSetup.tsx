// Before a game: the rule book with its start, its variations, and what they leave to choose, one below the other; the
// rule book plays beside it. What few change is folded away.

import "../styles/setup.css";
import { type OptionName, RULE_BOOKS, type RuleBook, type RuleBookId } from "@korobeinix/engine";
import type { ComponentChildren, VNode } from "preact";
import { useEffect, useId, useState } from "preact/hooks";
import { bookLine } from "../parts/bookLine.ts";
import { BookOption } from "../parts/bookOption.tsx";
import type { Shell } from "../parts/context.ts";
import { Choice } from "../parts/controls.tsx";
import { Fold } from "../parts/fold.tsx";
import { lazyPart } from "../parts/lazyView.tsx";
import { PlayerName } from "../parts/nameInput.tsx";
import { Screen } from "../parts/screen.tsx";
import { bookOf, choicesOf, LASTING_OPTIONS, newSeed, requestOf, variationOf, withBook } from "../settings/requests.ts";
import { spokenBy } from "../words/translate.ts";
import { type Bests, VariationCards } from "./variationCards.tsx";

/** Its pictures are painted when they are asked for. */
const SkinChoice = lazyPart([], async () => (await import("./skinChooser.tsx")).SkinChoice);

/** Where a rule book leaves no more than this to choose, there is room for its looks. */
const FEW = 2;
const NARROW = "(max-width: 760px), (max-height: 520px)";

export interface GameSetupProps {
  readonly shell: Shell;
  readonly book: RuleBookId;
  readonly bests: Bests;
  /** A live miniature of the rule book. */
  readonly preview?: ComponentChildren;
  /** Races the best game of this table; undefined: there is none. */
  readonly onRace?: (() => void) | undefined;
  /** Plays it against a computer (N-20); undefined: it cannot be played by two. */
  readonly onDuel?: (() => void) | undefined;
  /** Lets a computer play it. */
  readonly onWatch: () => void;
}

export function GameSetup({ shell, book: id, bests, preview, onRace, onDuel, onWatch }: GameSetupProps): VNode {
  const { t } = shell;
  const settings = shell.settings.value;
  const book = bookOf(id);
  const choices = choicesOf(book, variationOf(settings, book));
  // The rule book looked at last is the one that the menu offers.
  useEffect(() => {
    if (shell.settings.peek().last.ruleBook !== id) shell.saveSettings((now) => withBook(now, id));
  }, [shell, id]);
  return (
    <Screen shell={shell} name="setup" title={t("setup.title")} hasHiddenTitle book={id} onBack={shell.back}>
      <div class="setup-picture">{preview}</div>
      <div class="setup-page">
        <Choice
          label={t("setup.book")}
          isBare
          value={id}
          among={RULE_BOOKS.map((one) => ({ value: one.id, label: t(`book.${one.id}`) }))}
          onChange={(chosen) => shell.replace({ screen: "setup", book: chosen })}
        />
        <div class="setup-book">
          <p class="menu-year">{t(`year.${id}`)}</p>
          <h2>{t(`book.${id}`)}</h2>
          <p class="menu-line">{bookLine(shell, id)}</p>
        </div>
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
        <VariationCards {...{ shell, book, bests }} />
        <div class="form">
          {choices
            .filter((name) => !LASTING_OPTIONS.includes(name))
            .map((name) => (
              <BookOption key={name} {...{ shell, book, name }} />
            ))}
        </div>
        <SetupMore
          key={id}
          {...{ shell, book }}
          hasRoom={choices.length <= FEW}
          names={choices.filter((name) => LASTING_OPTIONS.includes(name))}
        />
      </div>
    </Screen>
  );
}

interface SetupMoreProps {
  readonly shell: Shell;
  readonly book: RuleBook;
  /** Options that few change. */
  readonly names: readonly OptionName[];
  /** Whether the page is short enough for the looks to be shown at once. */
  readonly hasRoom: boolean;
}

/** One of the two is open at a time: the page stays short. */
function SetupMore({ shell, book, names, hasRoom }: SetupMoreProps): VNode {
  const t = spokenBy(shell.t, book.id);
  const id = useId();
  const isLooksFirst = hasRoom && !matchMedia(NARROW).matches;
  const [open, setOpen] = useState<"options" | "looks" | undefined>(isLooksFirst ? "looks" : undefined);
  const toggle = (part: "options" | "looks"): void => setOpen(part === open ? undefined : part);
  const isForOptions = open === "options" && names.length > 0;
  return (
    <div class="setup-more">
      <div class="setup-folds">
        {names.length > 0 && (
          <Fold isOpen={isForOptions} controls={id} onToggle={() => toggle("options")}>
            <span>
              {t("setup.more")}
              <small>{names.map((name) => t(`option.${name}`)).join(", ")}</small>
            </span>
          </Fold>
        )}
        <Fold isOpen={open === "looks"} controls={id} onToggle={() => toggle("looks")}>
          <span>
            {t("setup.looks")}
            <small>{t("setup.looksHint")}</small>
          </span>
        </Fold>
      </div>
      <div id={id} class="form" hidden={!isForOptions && open !== "looks"}>
        {isForOptions && names.map((name) => <BookOption key={name} {...{ shell, book, name }} />)}
        {open === "looks" && <SkinChoice shell={shell} book={book.id} />}
      </div>
      <PlayerName shell={shell} />
    </div>
  );
}
