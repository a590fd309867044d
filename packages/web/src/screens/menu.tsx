// The main menu (G-2.3, F-12): a short list, and beside it the rule book that has the focus, in a sentence and a picture.

import { RULE_BOOKS, type RuleBookId } from "@korobeinix/engine";
import type { ComponentChildren, VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import { bookLine } from "../parts/bookLine.ts";
import type { Shell } from "../parts/context.ts";
import { lazyPart } from "../parts/lazyView.tsx";
import { Screen } from "../parts/screen.tsx";
import { bookOf, newSeed, requestOf, variationOf, withBook } from "../settings/requests.ts";
import { variationName } from "../words/variationName.ts";
import { hasFingers } from "./fingers.ts";
import { MenuMore, MenuTools } from "./menuMore.tsx";

/** One step further, and fetched there. */
const Comparison = lazyPart(["compare"], async () => (await import("./comparison.tsx")).Comparison);

export interface MenuProps {
  readonly shell: Shell;
  /** A live miniature of a rule book. */
  readonly preview?: (book: RuleBookId) => ComponentChildren;
  /** Installs the game, where the browser offers it. */
  readonly install?: (() => void) | undefined;
}

export function Menu({ shell, preview, install }: MenuProps): VNode {
  const { t, go } = shell;
  const last = shell.settings.value.last.ruleBook;
  const [shown, setShown] = useState<RuleBookId>(last);
  const [isComparing, setComparing] = useState(false);
  const differ = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setComparing(false);
    differ.current?.focus();
  };
  // A finger cannot point at a rule book without pressing: the first tap shows it and has it played, the next sets it up.
  const choose = (id: RuleBookId, event: MouseEvent): void => {
    const isTap = event instanceof PointerEvent && event.pointerType === "touch";
    setShown(id);
    if (!isTap || id === last) go({ screen: "setup", book: id });
    else shell.saveSettings((now) => withBook(now, id));
  };
  const onBack = (): void => go({ screen: "title" });
  const title = `${t("app.name")}: ${t("menu.title")}`;
  return (
    <>
      <Screen shell={shell} name="menu" title={title} hasHiddenTitle book={shown} {...{ onBack }}>
        <div class="menu-list">
          <div class="menu-head">
            <p class="wordmark" aria-hidden="true">
              {t("app.name")}
            </p>
            <MenuTools shell={shell} />
          </div>
          <MenuPlay shell={shell} onShow={() => setShown(last)} />
          <nav class="menu-books" aria-label={t("menu.books")}>
            <ul>
              {RULE_BOOKS.map(({ id }) => (
                <li key={id}>
                  <button
                    type="button"
                    class={id === shown ? "menu-item is-shown" : "menu-item"}
                    data-book={id}
                    onFocus={() => setShown(id)}
                    onPointerEnter={(event) => event.pointerType !== "touch" && setShown(id)}
                    onClick={(event) => choose(id, event)}
                  >
                    <span>{t(`book.${id}`)}</span>
                    <small>{t(`year.${id}`)}</small>
                  </button>
                </li>
              ))}
            </ul>
          </nav>
          <MenuMore {...{ shell, shown, install }} />
        </div>
        <section class="menu-book" aria-labelledby="menu-book-name">
          <div class="menu-words">
            <p class="menu-year">{t(`year.${shown}`)}</p>
            <h2 id="menu-book-name">{t(`book.${shown}`)}</h2>
            <p class="menu-line">{bookLine(shell, shown)}</p>
            <p class="menu-about">
              {hasFingers.value && (
                <button
                  type="button"
                  class="secondary"
                  aria-label={t("menu.setUp", { book: t(`book.${shown}`) })}
                  onClick={() => go({ screen: "setup", book: shown })}
                >
                  {t("menu.setUpShort")}
                </button>
              )}
              <button ref={differ} type="button" class="secondary" onClick={() => setComparing(true)}>
                {t("menu.differ")}
              </button>
            </p>
          </div>
          <div class="menu-preview">{preview?.(shown)}</div>
        </section>
      </Screen>
      {isComparing && <Comparison {...{ shell }} chosen={shown} onClose={close} />}
    </>
  );
}

/** What one does first. A match stands next to what has the focus: it is four presses from the title at most (S-1). */
function MenuPlay({ shell, onShow }: { readonly shell: Shell; readonly onShow: () => void }): VNode {
  const { t, go, resumeSave } = shell;
  const settings = shell.settings.value;
  const last = settings.last.ruleBook;
  const game = `${t(`book.${last}`)} · ${variationName(shell, variationOf(settings, bookOf(last)).id)}`;
  const play = (): void => shell.startGame(requestOf(settings, last, newSeed()));
  const hasGame = resumeSave !== undefined;
  // A game that was left is found after the first picture: what has the focus then goes on with it.
  return (
    <>
      <button type="button" class="menu-play" data-first onFocus={onShow} onClick={resumeSave ?? play}>
        <span>{t(hasGame ? "menu.resume" : "menu.play")}</span>
        <small>{hasGame ? t("menu.resumeHint") : game}</small>
      </button>
      <button type="button" class="menu-item is-framed menu-match" onClick={() => go({ screen: "match" })}>
        <span>{t("menu.match")}</span>
        <small>{t("menu.matchHint")}</small>
      </button>
      {hasGame && (
        <button
          type="button"
          class="menu-item is-framed is-new"
          title={t("menu.givesUp")}
          onFocus={onShow}
          onClick={play}
        >
          <span>{t("menu.playNew")}</span>
          <small>{game}</small>
        </button>
      )}
    </>
  );
}
