// The days of the last year, a square for each: the more was played, the brighter.

import type { VNode } from "preact";
import { useMemo, useState } from "preact/hooks";
import type { Shell } from "../parts/context.ts";
import type { DayLine } from "../storage/storage.ts";
import { dayText, durationText, gamesText, monthText, profileWords } from "./profileWords.ts";
import { type CalendarDay, calendarOf, streaksOf, totalsOf } from "./totals.ts";

export interface CalendarProps {
  readonly shell: Shell;
  readonly lines: readonly DayLine[];
  readonly today: string;
}

const WEEKS = 53;
const GRADES = [0, 1, 2, 3, 4] as const;

export function Calendar({ shell, lines, today }: CalendarProps): VNode {
  const w = profileWords(shell);
  const weeks = useMemo(() => calendarOf(lines, today, WEEKS), [lines, today]);
  const streaks = useMemo(() => streaksOf(lines, today), [lines, today]);
  const [shown, setShown] = useState<CalendarDay>();
  const days = weeks.flat();
  const played = days.filter(({ games }) => games > 0);
  const sum = (name: "games" | "micros"): number => played.reduce((total, day) => total + day[name], 0);
  const spoken = w("days.spoken", {
    days: played.length,
    games: gamesText(shell, sum("games")),
    time: durationText(shell, sum("micros")),
  });
  const figures = [
    ["total.days", totalsOf(lines).days],
    ["days.now", streaks.now],
    ["days.longest", streaks.longest],
  ] as const;
  const onOver = (event: MouseEvent): void => {
    const name = event.target instanceof HTMLElement ? event.target.dataset["day"] : undefined;
    setShown(days.find(({ day }) => day === name));
  };
  return (
    <section class="profile-days" aria-labelledby="profile-days">
      <header>
        <h2 id="profile-days">{w("days.title")}</h2>
        <p class="profile-day" aria-hidden="true">
          {shown === undefined ? "" : dayLineText(shell, shown)}
        </p>
      </header>
      <div
        class="profile-weeks"
        role="img"
        aria-label={spoken}
        onMouseOver={onOver}
        onMouseLeave={() => setShown(undefined)}
      >
        {weeks.map((week, i) => (
          <div key={week[0]?.day} class="profile-week">
            <span class="profile-month">{monthAbove(shell, weeks, i)}</span>
            {week.map(({ day, grade }) => (
              <i key={day} data-day={day} data-grade={grade} class={day === today ? "is-today" : ""} />
            ))}
          </div>
        ))}
      </div>
      <div class="profile-days-foot">
        <dl class="profile-streaks">
          {figures.map(([key, value]) => (
            <div key={key}>
              <dt>{w(key)}</dt>
              <dd>{shell.format.number(value)}</dd>
            </div>
          ))}
        </dl>
        <p class="profile-grades" aria-hidden="true">
          {w("days.less")}
          {GRADES.map((grade) => (
            <i key={grade} data-grade={grade} />
          ))}
          {w("days.more")}
        </p>
      </div>
    </section>
  );
}

function dayLineText(shell: Shell, { day, games, micros }: CalendarDay): string {
  const w = profileWords(shell);
  const date = dayText(shell, day);
  if (games === 0) return w("days.none", { date });
  return w("days.day", { date, games: gamesText(shell, games), time: durationText(shell, micros) });
}

/** Above the week in which a month begins, where there is room before the edge. */
function monthAbove(shell: Shell, weeks: readonly (readonly CalendarDay[])[], week: number): string {
  const first = weeks[week]?.find(({ day }) => day.endsWith("-01"));
  return first === undefined || week > weeks.length - 3 ? "" : monthText(shell, first.day);
}
