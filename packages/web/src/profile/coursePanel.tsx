// How the player got on: the tables that were played in, and for the chosen one a curve of the chosen measure.

import type { VNode } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { App, Shell } from "../parts/context.ts";
import { tableTitle } from "../parts/tableTitle.ts";
import type { Learned } from "../storage/storage.ts";
import { variationName } from "../words/variationName.ts";
import { CourseChart } from "./courseChart.tsx";
import {
  type Course,
  type CourseGame,
  isLessBetter,
  type Measure,
  measuresOf,
  pointsOf,
  summaryOf,
} from "./courses.ts";
import { CourseSummary } from "./courseSummary.tsx";
import { JudgeButton } from "./judgeButton.tsx";
import { gamesText, measureName, profileWords, valueText } from "./profileWords.ts";
import { studyGames, unstudied } from "./study.ts";

export interface CoursePanelProps {
  readonly app: App;
  /** At least one. */
  readonly courses: readonly Course[];
  readonly kept: ReadonlySet<string>;
  readonly onLearned: (game: CourseGame, learned: Learned) => void;
}

export function CoursePanel({ app, courses, kept, onLearned }: CoursePanelProps): VNode {
  const shell = app.shell.value;
  const w = profileWords(shell);
  const [name, setName] = useState(courses[0]!.table.name);
  const [wanted, setMeasure] = useState<Measure>("result");
  const course = courses.find(({ table }) => table.name === name) ?? courses[0]!;
  const measures = measuresOf(course.table.book);
  const measure = measures.includes(wanted) ? wanted : "result";
  const points = useMemo(() => pointsOf(course, measure), [course, measure]);
  const progress = useStudy(app, [course, ...courses.filter((one) => one !== course)], kept, onLearned);
  return (
    <section class="profile-courses" aria-labelledby="profile-courses" data-book={course.table.book.id}>
      <h2 id="profile-courses">{w("course.title")}</h2>
      <nav class="profile-tables" data-column aria-label={w("course.tables")}>
        {courses.map((one) => (
          <TableButton
            key={one.table.name}
            {...{ shell, courses }}
            course={one}
            isChosen={one === course}
            onChoose={() => setName(one.table.name)}
          />
        ))}
      </nav>
      <div class="profile-course" data-column>
        <nav class="tabs is-small" aria-label={w("course.measure")}>
          {measures.map((one) => (
            <button
              key={one}
              type="button"
              class="tab"
              aria-current={one === measure ? "true" : undefined}
              onClick={() => setMeasure(one)}
            >
              {measureName(shell, course, one)}
            </button>
          ))}
        </nav>
        {points.length > 0 ? (
          <>
            <CourseSummary {...{ shell, course, measure, points }} />
            <CourseChart key={`${name} ${measure}`} {...{ shell, course, measure, points, kept }} />
          </>
        ) : (
          <p class="profile-none">{w(measure === "accuracy" ? "course.noneAccuracy" : "course.none")}</p>
        )}
        {measure === "accuracy" && <JudgeButton key={name} {...{ app, course, kept, onLearned }} />}
        <p class="profile-study quiet" role="status">
          {progress}
        </p>
      </div>
    </section>
  );
}

interface TableButtonProps {
  readonly shell: Shell;
  readonly courses: readonly Course[];
  readonly course: Course;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function TableButton({ shell, courses, course, isChosen, onChoose }: TableButtonProps): VNode {
  const { t } = shell;
  const { table, count } = course;
  const isOneOfMany = courses.some(
    (one) => one !== course && one.table.book === table.book && one.table.variation.id === table.variation.id,
  );
  const parts = [variationName(shell, table.variation.id), ...(isOneOfMany ? [tableTitle(t, table)] : [])];
  const best = summaryOf(pointsOf(course, "result"), isLessBetter(course, "result"))?.best.value;
  return (
    <button
      type="button"
      class="profile-table"
      data-book={table.book.id}
      aria-current={isChosen ? "true" : undefined}
      onClick={onChoose}
    >
      <strong>
        {t(`book.${table.book.id}`)} · {parts.join(" · ")}
      </strong>
      <small>{gamesText(shell, count)}</small>
      <em>{best === undefined ? "–" : valueText(shell, course, "result", best)}</em>
    </button>
  );
}

/** Looks through the games, those of the first table first, and says how far it is. */
function useStudy(
  app: App,
  courses: readonly Course[],
  kept: ReadonlySet<string>,
  onLearned: CoursePanelProps["onLearned"],
): string {
  const [progress, setProgress] = useState<readonly [number, number]>();
  useEffect(() => {
    const leaving = new AbortController();
    const wanted = courses.flatMap(({ games }) => unstudied(games, kept));
    const options = {
      storage: app.storage,
      signal: leaving.signal,
      onProgress: (done: number, of: number) => setProgress([done, of]),
      onLearned,
    };
    // Whoever leaves is not interested any more.
    if (wanted.length > 0) studyGames(wanted, options).catch(() => undefined);
    return () => {
      leaving.abort();
      setProgress(undefined);
    };
    // Not the games themselves: they change with every one that is looked at.
  }, [app, courses[0]?.table.name, kept]);
  if (progress === undefined || progress[0] >= progress[1]) return "";
  return profileWords(app.shell.value)("course.studying", { done: progress[0], count: progress[1] });
}
