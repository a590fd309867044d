// The main menu (G-2.3): a short list, and beside it the rule book that has the focus.

import { RULE_BOOKS, type RuleBookId } from "@korobeinix/engine";
import type { ComponentChildren, VNode } from "preact";
import { useState } from "preact/hooks";
import type { Route } from "../routes/routes.ts";
import type { WordKey } from "../words/words.ts";
import { Comparison } from "./comparison.tsx";
import type { Shell } from "../parts/context.ts";
import { bookOf, newSeed, requestOf, tableNow, variationOf } from "../settings/requests.ts";
import { Screen } from "../parts/screen.tsx";
import { variationName } from "../words/variationName.ts";

export interface MenuProps {
  readonly shell: Shell;
  /** A live miniature of a rule book. */
  readonly preview?: (book: RuleBookId) => ComponentChildren;
  /** Installs the game, where the browser offers it. */
  readonly install?: (() => void) | undefined;
}

export function Menu({ shell, preview, install }: MenuProps): VNode {
  const { t, go } = shell;
  const settings = shell.settings.value;
  const last = settings.last.ruleBook;
  const [shown, setShown] = useState<RuleBookId>(last);
  const variation = variationOf(settings, bookOf(last));
  const records: Route = { screen: "records", table: tableNow(settings, shown).name };
  const more: readonly (readonly [WordKey, Route])[] = [
    ["menu.practice", { screen: "practice", book: shown }],
    ["menu.replays", { screen: "replays" }],
    ["menu.records", records],
    ["menu.wonders", { screen: "wonders" }],
    ["menu.options", { screen: "options", tab: "game" }],
    ["menu.help", { screen: "help", page: "play" }],
    ["menu.notice", { screen: "legal" }],
  ];
  return (
    <Screen
      shell={shell}
      name="menu"
      title={`${t("app.name")}: ${t("menu.title")}`}
      hasHiddenTitle
      book={shown}
      onBack={() => go({ screen: "title" })}
    >
      <div class="menu-list">
        <p class="wordmark" aria-hidden="true">
          {t("app.name")}
        </p>
        {shell.resumeSave !== undefined && (
          <button type="button" class="menu-play" data-first onClick={shell.resumeSave}>
            <span>{t("menu.resume")}</span>
            <small>{t("menu.resumeHint")}</small>
          </button>
        )}
        {shell.resumeSave !== undefined && <MatchItem {...{ t, go }} />}
        <button
          type="button"
          class={shell.resumeSave === undefined ? "menu-play" : "menu-play is-second"}
          data-first={shell.resumeSave === undefined ? true : undefined}
          onFocus={() => setShown(last)}
          onClick={() => shell.startGame(requestOf(settings, last, newSeed()))}
        >
          <span>{t(shell.resumeSave === undefined ? "menu.play" : "menu.playNew")}</span>
          <small>
            {t(`book.${last}`)} · {variationName(shell, variation.id)}
            {shell.resumeSave !== undefined && <em>{t("menu.givesUp")}</em>}
          </small>
        </button>
        {shell.resumeSave === undefined && <MatchItem {...{ t, go }} />}
        <nav aria-label={t("menu.books")}>
          <ul>
            {RULE_BOOKS.map(({ id }) => (
              <li key={id}>
                <button
                  type="button"
                  class={id === shown ? "menu-item is-shown" : "menu-item"}
                  data-book={id}
                  onFocus={() => setShown(id)}
                  onPointerEnter={() => setShown(id)}
                  onClick={() => go({ screen: "setup", book: id })}
                >
                  <span>{t(`book.${id}`)}</span>
                  <small>{t(`year.${id}`)}</small>
                </button>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={t("menu.more")} class="menu-more">
          <ul>
            {more.map(([key, route]) => (
              <li key={key}>
                <button type="button" class="menu-item is-quiet" onClick={() => go(route)}>
                  {t(key)}
                </button>
              </li>
            ))}
            {install !== undefined && (
              <li>
                <button type="button" class="menu-item is-quiet" onClick={install}>
                  {t("install.install")}
                </button>
              </li>
            )}
          </ul>
        </nav>
      </div>
      <section class="menu-book" aria-labelledby="menu-book-name">
        <div class="menu-words">
          <p class="menu-year">{t(`year.${shown}`)}</p>
          <h2 id="menu-book-name">{t(`book.${shown}`)}</h2>
          <p class="menu-line">{t(`line.${shown}`)}</p>
          <Comparison t={t} chosen={shown} />
        </div>
        <div class="menu-preview" aria-hidden="true">
          {preview?.(shown)}
        </div>
      </section>
    </Screen>
  );
}

/** Next to what has the focus first: a match is four presses from the title at most (S-1). */
function MatchItem({ t, go }: Pick<Shell, "t" | "go">): VNode {
  return (
    <button type="button" class="menu-item menu-match" onClick={() => go({ screen: "match" })}>
      <span>{t("menu.match")}</span>
      <small>{t("menu.matchHint")}</small>
    </button>
  );
}
