// A rule book's own page: its demonstrations, what is special beside the first, what was decided.

import type { RuleBookId } from "@korobeinix/engine";
import type { VNode } from "preact";
import { SUBJECTS_ON } from "../demonstrations/index.ts";
import { bookLine } from "../../parts/bookLine.ts";
import { SubjectView } from "../subjectView.tsx";
import { helpWords } from "../words.ts";
import type { PageProps } from "./pageProps.ts";

const SPECIALS = [1, 2, 3, 4] as const;
const DECISIONS = [1, 2, 3] as const;

export function BookPage({ app, hand, book }: PageProps & { readonly book: RuleBookId }): VNode {
  const shell = app.shell.value;
  const { help, books: say } = helpWords(shell.language);
  return (
    <>
      <p class="help-lead">{bookLine(shell, book)}</p>
      {SUBJECTS_ON[book].map((subject, i) => (
        <SubjectView key={subject} {...{ app, hand, subject }}>
          {i === 0 && (
            <section class="help-special">
              <h4>{help("book.special")}</h4>
              <ul>
                {SPECIALS.map((n) => (
                  <li key={n}>{say(`${book}.special.${n}`)}</li>
                ))}
              </ul>
            </section>
          )}
        </SubjectView>
      ))}
      <section class="help-special">
        <h3>{help("book.decisions")}</h3>
        <p class="quiet">{help("book.decisionsNote")}</p>
        <ul>
          {DECISIONS.map((n) => (
            <Decision key={n} text={say(`${book}.decision.${n}`)} />
          ))}
        </ul>
      </section>
      <button type="button" class="primary" onClick={() => shell.go({ screen: "setup", book })}>
        {help("book.playIt", { book: shell.t(`book.${book}`) })}
      </button>
    </>
  );
}

/** The clause before the colon stands out. */
function Decision({ text }: { readonly text: string }): VNode {
  const [clause = "", ...rest] = text.split(": ");
  return (
    <li>
      <b>{clause}</b> {rest.join(": ")}
    </li>
  );
}
