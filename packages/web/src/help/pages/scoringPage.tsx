// What moves earn: every scoring action demonstrated (G-8c), and tables made from the rule books.

import { RULE_BOOKS, type RuleBook, SCORING_ACTIONS } from "@korobeinix/engine";
import type { VNode } from "preact";
import type { Shell } from "../../parts/context.ts";
import { SUBJECTS_ON } from "../demonstrations/index.ts";
import { SubjectView } from "../subjectView.tsx";
import { type HelpWords, helpWords } from "../words.ts";
import type { PageProps } from "./pageProps.ts";

export function ScoringPage({ app, hand }: PageProps): VNode {
  const shell = app.shell.value;
  const { help } = helpWords(shell.language);
  const [first, ...rest] = SUBJECTS_ON.scoring;
  return (
    <>
      <p class="help-lead">{help("scoring.lead")}</p>
      {first !== undefined && <SubjectView {...{ app, hand }} subject={first} />}
      <div class="score-books">
        {RULE_BOOKS.map((book) => (
          <section key={book.id} data-book={book.id}>
            <h3>{shell.t(`book.${book.id}`)}</h3>
            <Scores {...{ shell, book, help }} />
          </section>
        ))}
      </div>
      {rest.map((subject) => (
        <SubjectView key={subject} {...{ app, hand, subject }} />
      ))}
    </>
  );
}

interface ScoresProps {
  readonly shell: Shell;
  readonly book: RuleBook;
  readonly help: HelpWords["help"];
}

function Scores({ shell, book, help }: ScoresProps): VNode {
  const { scoring } = book;
  if (scoring.rule === "none") return <p class="quiet">{help("scoring.none")}</p>;
  if (scoring.rule === "actions") return <Actions {...{ shell, book, help }} />;
  const rows: readonly (readonly [text: string, points: number])[] =
    scoring.rule === "distance"
      ? [[help("scoring.distance"), 1]]
      : [
          [help("scoring.line"), scoring.line],
          [help("scoring.four"), scoring.four],
          [help("scoring.silver"), scoring.silverStrip],
          [help("scoring.gold"), scoring.goldStrip],
        ];
  return (
    <table class="scores">
      <Head {...{ shell, book, help }} columns={[help("scoring.points")]} />
      <tbody>
        {rows.map(([text, points]) => (
          <tr key={text}>
            <th scope="row">{text}</th>
            <td>{shell.format.number(points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Head({ shell, book, help, columns }: ScoresProps & { readonly columns: readonly string[] }): VNode {
  return (
    <>
      <caption class="unseen">
        {shell.t(`book.${book.id}`)}: {help("scoring.actions")}
      </caption>
      <thead>
        <tr>
          <th scope="col">{help("scoring.action")}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}

/** Actions by name; what Back-to-Back adds only where something earns it. */
function Actions({ shell, book, help }: ScoresProps): VNode | null {
  const { scoring, dropPoints } = book;
  if (scoring.rule !== "actions") return null;
  const number = (value: number): string => shell.format.number(value);
  const values = SCORING_ACTIONS.map((action) => ({ action, ...scoring.actions[action] }));
  const hasBonus = values.some(({ backToBack }) => backToBack === "earns");
  const columns = [help("scoring.points"), ...(hasBonus ? [help("scoring.backToBack"), help("scoring.goal")] : [])];
  const drops = [
    ["softDrop", dropPoints.soft],
    ["hardDrop", dropPoints.hard],
  ] as const;
  return (
    <>
      <table class="scores">
        <Head {...{ shell, book, help, columns }} />
        <tbody>
          {values.map(({ action, points, backToBack, goalLines }) => (
            <tr key={action}>
              <th scope="row">{shell.t(`action.${action}`)}</th>
              <td>{number(points)}</td>
              {hasBonus && <td>{backToBack === "earns" ? number(points + points / 2) : ""}</td>}
              {hasBonus && <td>{number(goalLines)}</td>}
            </tr>
          ))}
          {drops.map(([drop, points]) => (
            <tr key={drop}>
              <th scope="row">{help(`scoring.${drop}`)}</th>
              <td>{number(points)}</td>
              {hasBonus && <td />}
              {hasBonus && <td />}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="quiet">{help(scoring.timesLevel ? "scoring.timesLevel" : "scoring.notTimesLevel")}</p>
    </>
  );
}
