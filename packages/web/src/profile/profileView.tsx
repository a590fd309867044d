// The profile (F-18): who plays, how much, on which days, how it went in each table, what was learned; and everything in
// one file (F-19).

import "../styles/profile.css";
import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import type { App, Shell } from "../parts/context.ts";
import { Screen } from "../parts/screen.tsx";
import { dayOf } from "../storage/kinds/dayLine.ts";
import { Against } from "./against.tsx";
import { BackupPanel } from "./backupPanel.tsx";
import { Calendar } from "./calendar.tsx";
import { CoursePanel } from "./coursePanel.tsx";
import { coursesOf } from "./courses.ts";
import { LearnedPanel } from "./learnedPanel.tsx";
import { ProfileHead } from "./profileHead.tsx";
import { profileWords } from "./profileWords.ts";
import { totalsOf } from "./totals.ts";
import { usePast } from "./useDays.ts";
import { WonderPanel } from "./wonderPanel.tsx";

export function ProfileView({ app }: { readonly app: App }): VNode {
  const shell = app.shell.value;
  const w = profileWords(shell);
  const [past, learn] = usePast(app);
  const lines = past?.lines ?? [];
  const courses = useMemo(() => coursesOf(lines), [past]);
  const totals = useMemo(() => totalsOf(lines), [past]);
  const today = dayOf(Date.now());
  const isNew = past !== undefined && totals.games === 0;
  return (
    <Screen
      shell={shell}
      name="profile"
      title={w("profile.title")}
      part={past === undefined ? "reading" : "there"}
      book={courses[0]?.table.book.id ?? shell.settings.value.last.ruleBook}
      onBack={shell.back}
    >
      {past === undefined && <p class="quiet">{w("profile.loading")}</p>}
      {isNew && <Newcomer shell={shell} />}
      {past !== undefined && !isNew && (
        <div class="profile-body">
          <ProfileHead {...{ shell, totals }} />
          <Calendar {...{ shell, lines, today }} />
          {courses.length > 0 && <CoursePanel {...{ app, courses }} kept={past.kept} onLearned={learn} />}
          <div class="profile-columns">
            <LearnedPanel {...{ shell, lines }} />
            <Against app={app} />
            <WonderPanel shell={shell} lines={app.wonderLines.value} />
          </div>
        </div>
      )}
      {past !== undefined && <BackupPanel app={app} />}
    </Screen>
  );
}

/** A year of empty days, and the way to the first game. */
function Newcomer({ shell }: { readonly shell: Shell }): VNode {
  const w = profileWords(shell);
  return (
    <section class="profile-empty" aria-labelledby="profile-empty">
      <div class="profile-empty-days" aria-hidden="true">
        {Array.from({ length: EMPTY_DAYS }, (_, i) => (
          <i key={i} class={DROPPED.has(i) ? "is-lit" : ""} />
        ))}
      </div>
      <h2 id="profile-empty">{w("empty.title")}</h2>
      <p class="quiet">{w("empty.text")}</p>
      <button type="button" class="primary" data-first onClick={() => shell.go({ screen: "menu" })}>
        {w("empty.play")}
      </button>
    </section>
  );
}

/** Columns of seven, in one of which a T has come to rest. */
const EMPTY_DAYS = 26 * 7;
const DROPPED: ReadonlySet<number> = new Set([12 * 7 + 6, 13 * 7 + 6, 14 * 7 + 6, 13 * 7 + 5]);
