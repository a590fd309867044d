// Beside the headline of a result: how the game went against the best, with its statistics; and the table with its own line.

import { unwrap } from "@korobeinix/engine";
import type { Log } from "@korobeinix/engine/log";
import { parseTable } from "@korobeinix/engine/records";
import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import type { GameResult } from "../library/result.ts";
import { splitsOf, thinned } from "../library/splits.ts";
import type { Shell } from "../parts/context.ts";
import { Curve } from "../parts/curve.tsx";
import { RecordsTable } from "../parts/recordsTable.tsx";
import { StatisticsList } from "../parts/statisticsList.tsx";
import type { RecordLine } from "../storage/storage.ts";
import { spokenBy } from "../words/translate.ts";
import { resultWords } from "./resultWords.ts";
import { Splits } from "./splits.tsx";
import { type Courses, useCourses } from "./useCourses.ts";

const SIDES = ["game", "table"] as const;
export type SideName = (typeof SIDES)[number];

export interface SideProps {
  readonly shell: Shell;
  readonly result: GameResult;
  /** The game itself; undefined: there is none to look into. */
  readonly log: Log | undefined;
  /** The table with the game's own line; undefined while it is being read. */
  readonly lines: readonly RecordLine[] | undefined;
  readonly side: SideName;
  readonly onSide: (side: SideName) => void;
  /** Shows all tables. */
  readonly onTable: () => void;
}

export function Side(props: SideProps): VNode {
  const { shell, result, lines, side, onSide, onTable } = props;
  const t = spokenBy(shell.t, result.ruleBook);
  const w = resultWords(shell, result.ruleBook);
  const courses = useCourses(props.log, result.best);
  return (
    <div class="result-side">
      <div class="tabs is-small">
        {SIDES.map((name) => (
          <button
            key={name}
            type="button"
            class="tab"
            aria-current={side === name ? "true" : undefined}
            onClick={() => onSide(name)}
          >
            {name === "table" ? t("result.side.table") : w("side.game")}
          </button>
        ))}
      </div>
      {side === "table" && lines !== undefined && (
        <div class="result-lines">
          <RecordsTable
            {...{ shell, lines }}
            table={unwrap(parseTable(result.table))}
            isOneOfMany={false}
            highlightId={result.replay}
          />
          <button type="button" class="secondary" onClick={onTable}>
            {t("result.table")}
          </button>
        </div>
      )}
      {side === "game" && <TheGame {...props} courses={courses} />}
    </div>
  );
}

/** A line across a screen needs no more. */
const CURVE_POINTS = 200;

function TheGame({ shell, result, log, courses }: SideProps & { readonly courses: Courses | undefined }): VNode {
  const t = spokenBy(shell.t, result.ruleBook);
  const w = resultWords(shell, result.ruleBook);
  const { curve, micros } = result;
  const splits = useMemo(
    () => (courses === undefined || log === undefined ? [] : splitsOf(log.setup, courses.own, courses.best)),
    [courses, log],
  );
  const best = useMemo(() => {
    const course = courses?.best ?? [];
    return thinned(course, course.at(-1)?.at ?? 0, CURVE_POINTS).map((point) => ({
      micros: point.at,
      value: point[curve.measure],
    }));
  }, [courses, curve]);
  return (
    <>
      <Curve shell={{ ...shell, t }} {...{ curve, micros }} other={{ name: w("curve.best"), points: best }} />
      {log !== undefined && splits.length > 0 && (
        <Splits {...{ shell, splits }} setup={log.setup} hasBest={courses?.best !== undefined} />
      )}
      <StatisticsList shell={shell} result={result} hasHiddenTitle />
    </>
  );
}
