// The five rule books side by side.

import { RULE_BOOKS } from "@korobeinix/engine";
import type { VNode } from "preact";
import { type RowName, ROWS } from "../comparison.ts";
import { helpWords } from "../words.ts";
import type { PageProps } from "./pageProps.ts";

export function BooksPage({ app }: PageProps): VNode {
  const shell = app.shell.value;
  const { help, books: say } = helpWords(shell.language);
  const caption = help("books.caption");
  return (
    <>
      <p class="help-lead">{help("books.lead")}</p>
      <div class="help-table" role="region" aria-label={caption} tabIndex={0}>
        <table class="side-by-side">
          <caption class="unseen">{caption}</caption>
          <thead>
            <tr>
              <td />
              {RULE_BOOKS.map(({ id }) => (
                <th key={id} scope="col" data-book={id}>
                  <button type="button" onClick={() => shell.replace({ screen: "help", page: id })}>
                    {shell.t(`book.${id}`)}
                    <small>{shell.t(`year.${id}`)}</small>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {(Object.keys(ROWS) as RowName[]).map((name) => (
              <tr key={name}>
                <th scope="row">{say(`row.${name}`)}</th>
                {RULE_BOOKS.map((book) => (
                  <td key={book.id}>{ROWS[name](book, { shell, say })}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
