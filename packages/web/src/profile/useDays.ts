// What the profile is made of, read when it is shown: the day book, and which of its games can still be watched.

import { useEffect, useState } from "preact/hooks";
import type { App } from "../parts/context.ts";
import { withGames } from "../storage/kinds/dayLine.ts";
import type { DayLine, Learned } from "../storage/storage.ts";
import type { CourseGame } from "./courses.ts";

export interface Past {
  readonly lines: readonly DayLine[];
  /** Ids of games whose logs are kept. */
  readonly kept: ReadonlySet<string>;
}

/** Undefined while it is being read. With a way to lay over it what was learned meanwhile. */
export function usePast(app: App): readonly [Past | undefined, (game: CourseGame, learned: Learned) => void] {
  const [past, setPast] = useState<Past>();
  useEffect(() => {
    let isCurrent = true;
    const read = async (): Promise<void> => {
      const [lines, kept] = await Promise.all([app.storage.loadDays(), keptIds(app)]);
      if (isCurrent) setPast({ lines, kept });
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [app]);
  const learn = (game: CourseGame, learned: Learned): void =>
    setPast((now) => now && { ...now, lines: now.lines.map((line) => withLearned(line, game, learned)) });
  return [past, learn];
}

function withLearned(line: DayLine, { line: id, ...game }: CourseGame, learned: Learned): DayLine {
  return line.id === id ? withGames(line, [{ ...game, ...learned }]) : line;
}

/** Those of the tables are kept also when they are no longer among the replays. */
async function keptIds({ storage }: App): Promise<ReadonlySet<string>> {
  const [replays, names] = await Promise.all([storage.loadReplays(), storage.loadTableNames()]);
  const tables = await Promise.all(names.map((name) => storage.loadTable(name)));
  return new Set([...replays, ...tables.flat()].map(({ id }) => id));
}
