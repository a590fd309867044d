// Help (G-2.6): pages at the left, and the one that is read.

import { RULE_BOOKS, type RuleBookId } from "@korobeinix/engine";
import "../styles/help.css";
import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useMemo } from "preact/hooks";
import type { App } from "../parts/context.ts";
import { HELP_PAGES, type HelpPage } from "../routes/routes.ts";
import { Screen } from "../parts/screen.tsx";
import { makeHand } from "./hand.ts";
import { BookPage } from "./pages/bookPage.tsx";
import { BooksPage } from "./pages/booksPage.tsx";
import { ControlsPage } from "./pages/controlsPage.tsx";
import { CreditsPage } from "./pages/creditsPage.tsx";
import { GlossaryPage } from "./pages/glossaryPage.tsx";
import type { PageProps } from "./pages/pageProps.ts";
import { PlayPage } from "./pages/playPage.tsx";
import { ScoringPage } from "./pages/scoringPage.tsx";
import { helpWords } from "./words.ts";

type General = (typeof HELP_PAGES)[number];

const PAGES: { readonly [Page in General]: (props: PageProps) => VNode } = {
  play: PlayPage,
  controls: ControlsPage,
  scoring: ScoringPage,
  books: BooksPage,
  glossary: GlossaryPage,
  credits: CreditsPage,
};

/** In the order they are read: the rule books after the table that compares them. */
const ORDER: readonly HelpPage[] = [
  "play",
  "controls",
  "scoring",
  "books",
  ...RULE_BOOKS.map(({ id }) => id),
  "glossary",
  "credits",
];

function bookOfPage(page: HelpPage): RuleBookId | undefined {
  return RULE_BOOKS.find(({ id }) => id === page)?.id;
}

export function HelpView({ app, page }: { readonly app: App; readonly page: HelpPage }): VNode {
  const shell = app.shell.value;
  const { help } = helpWords(shell.language);
  const hand = useMemo(makeHand, []);
  useEffect(() => () => hand.empty(), [hand, page]);
  // Another page begins at its top.
  useLayoutEffect(() => window.scrollTo({ top: 0 }), [page]);
  const book = bookOfPage(page);
  const general = HELP_PAGES.find((each) => each === page);
  const Page = general === undefined ? undefined : PAGES[general];
  const nameOf = (each: HelpPage): string => {
    const id = bookOfPage(each);
    const own = HELP_PAGES.find((one) => one === each);
    if (id !== undefined) return shell.t(`book.${id}`);
    return own === undefined ? "" : help(`page.${own}`);
  };
  return (
    <Screen
      shell={shell}
      name="help"
      part={page}
      title={help("title")}
      book={book ?? shell.settings.value.last.ruleBook}
      onBack={shell.back}
    >
      <div class="help-body">
        <nav class="tabs is-side help-nav" data-column aria-label={help("nav.pages")}>
          {ORDER.map((each) => (
            <button
              key={each}
              type="button"
              class={bookOfPage(each) === undefined ? "tab" : "tab is-book"}
              data-book={bookOfPage(each)}
              data-first={each === page ? true : undefined}
              aria-current={each === page ? "page" : undefined}
              onClick={() => shell.replace({ screen: "help", page: each })}
            >
              {nameOf(each)}
            </button>
          ))}
        </nav>
        <article class="help-page" data-column aria-labelledby="help-page" data-page={page}>
          <h2 id="help-page">
            {nameOf(page)} {book !== undefined && <small class="menu-year">{shell.t(`year.${book}`)}</small>}
          </h2>
          {Page !== undefined && <Page key={page} app={app} hand={hand} />}
          {book !== undefined && <BookPage key={book} app={app} hand={hand} book={book} />}
        </article>
      </div>
    </Screen>
  );
}
