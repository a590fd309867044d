// How a game went and how its best did, read from their logs beside the page.

import type { Log } from "@korobeinix/engine/log";
import { useEffect, useState } from "preact/hooks";
import { readCourse } from "../library/splits.ts";
import { openReplay } from "../logs/openReplay.ts";
import type { RecordLine } from "../storage/storage.ts";
import type { Course } from "../table/course.ts";

export interface Courses {
  readonly own: Course;
  /** Undefined: there is none, or it cannot be read. */
  readonly best: Course | undefined;
}

/** Undefined until they are known. */
export function useCourses(log: Log | undefined, best: RecordLine | undefined): Courses | undefined {
  const [courses, setCourses] = useState<Courses>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const read = async (): Promise<void> => {
      if (log === undefined) return;
      const own = (await openReplay(log, { signal })).markers.course;
      const other = best === undefined ? undefined : await readCourse(best.log, { signal });
      if (!signal.aborted) setCourses({ own, best: other });
    };
    // Whoever has gone on is not interested any more.
    void read().catch(() => undefined);
    return () => leaving.abort();
  }, [log, best]);
  return courses;
}
