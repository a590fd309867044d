// The list of drills (F-20), family by family, with what has been earned in each.

import "../styles/drills.css";
import type { VNode } from "preact";
import type { App, Shell } from "../parts/context.ts";
import { Screen } from "../parts/screen.tsx";
import { MiniBoard } from "../practice/miniBoard.tsx";
import { bookOf } from "../settings/requests.ts";
import { skinOf } from "../stage/skinOf.ts";
import { SKINS } from "../stage/skins/index.ts";
import type { DrillRecord } from "../storage/storage.ts";
import { DRILLS } from "./catalogue/index.ts";
import { type Drill, FAMILIES } from "./drill.ts";
import { drillWords, goalText, titleOf } from "./drillWords.ts";
import { pictureOf } from "./picture.ts";
import { StarRow } from "./starRow.tsx";
import { countStars, STARS } from "./stars.ts";
import { useRecords } from "./useRecords.ts";

export function DrillsView({ app }: { readonly app: App }): VNode {
  const shell = app.shell.value;
  const d = drillWords(shell);
  const records = useRecords(app);
  const earned = DRILLS.reduce((sum, { id }) => sum + countStars(records?.get(id)?.stars ?? 0), 0);
  const first = DRILLS.find(({ id }) => records?.get(id) === undefined) ?? DRILLS[0];
  return (
    <Screen
      shell={shell}
      name="drills"
      title={d("title")}
      part={records === undefined ? "reading" : "there"}
      onBack={shell.back}
    >
      <div class="drills-lead">
        <p>{d("lead")}</p>
        <p class="drills-total">
          <strong>{d("stars.of", { count: earned, all: DRILLS.length * STARS.length })}</strong>
          <span>{d("stars.total")}</span>
        </p>
      </div>
      <p class="drills-own">
        <button type="button" class="secondary" onClick={() => shell.go({ screen: "maker" })}>
          {d("maker.open")}
        </button>
        <span class="quiet">{d("maker.text")}</span>
      </p>
      {FAMILIES.map((family) => (
        <section key={family} class="drills-family" aria-labelledby={`drills-${family}`}>
          <h2 id={`drills-${family}`}>{d(`family.${family}`)}</h2>
          <p class="quiet">{d(`family.${family}.text`)}</p>
          <ul>
            {DRILLS.filter((drill) => drill.family === family).map((drill) => (
              <li key={drill.id} data-book={drill.ruleBook}>
                <DrillCard {...{ shell, drill }} record={records?.get(drill.id)} isFirst={drill === first} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Screen>
  );
}

interface DrillCardProps {
  readonly shell: Shell;
  readonly drill: Drill;
  readonly record: DrillRecord | undefined;
  readonly isFirst: boolean;
}

/** Rows of the picture: what matters lies at the bottom. */
const PICTURE_ROWS = 7;

function DrillCard({ shell, drill, record, isFirst }: DrillCardProps): VNode {
  const d = drillWords(shell);
  const { id, ruleBook, goal } = drill;
  const skin = SKINS[skinOf(ruleBook, shell.settings.value.display)];
  return (
    <button
      type="button"
      class="drill-card"
      data-first={isFirst ? "" : undefined}
      onClick={() => shell.go({ screen: "drill", id })}
    >
      <MiniBoard skin={skin} board={pictureOf(drill)} columns={bookOf(ruleBook).matrix.columns} rows={PICTURE_ROWS} />
      <span class="drill-card-words">
        <strong>{titleOf(shell, drill)}</strong>
        <span>{goalText(shell, goal)}</span>
        <small>
          {shell.t(`book.${ruleBook}`)}
          {record !== undefined && ` · ${d("best.time", { time: shell.format.time(record.micros) })}`}
        </small>
      </span>
      <StarRow shell={shell} stars={record?.stars ?? 0} />
    </button>
  );
}
