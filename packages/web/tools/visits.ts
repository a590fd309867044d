// One thing after the other on a page. What fails is tried once more on a new page, for after a failure the old one may be
// anywhere; what fails again is left out, with its reason, and the others go on.

import { stripVTControlCharacters } from "node:util";

interface Named {
  readonly name: string;
}

/** What is needed of a page of a browser. */
interface Visited {
  context(): { close(): Promise<void> };
}

export interface Visits<Task extends Named, Page extends Visited> {
  readonly tasks: readonly Task[];
  /** A page, before it has shown anything. */
  readonly open: () => Promise<Page>;
  /** What comes before the first task on a page. */
  readonly begin: (page: Page) => Promise<void>;
  readonly work: (page: Page, task: Task) => Promise<void>;
  /** Hears of every failure. */
  readonly onFailure: (name: string, why: string) => void;
}

export interface Missing {
  readonly name: string;
  readonly why: string;
}

const TRIES = 2;
/** Longer than the slowest machine takes for one task: what hangs ends, too. */
const TASK_MS = 10 * 60_000;

/** Gives what could not be done. */
export async function visitEach<Task extends Named, Page extends Visited>(
  visits: Visits<Task, Page>,
): Promise<readonly Missing[]> {
  const { tasks, open, begin, work, onFailure } = visits;
  const missing: Missing[] = [];
  let page: Page | undefined;
  const close = async (): Promise<void> => {
    const left = page;
    page = undefined;
    // A browser that is gone closes nothing.
    await left
      ?.context()
      .close()
      .catch(() => undefined);
  };
  const doTask = async (task: Task): Promise<void> => {
    if (page === undefined) {
      page = await open();
      await begin(page);
    }
    await work(page, task);
  };
  /** Gives why it failed; undefined: it is done. */
  const attempt = async (task: Task): Promise<string | undefined> => {
    try {
      await inTime(doTask(task));
      return undefined;
    } catch (error) {
      const why = reasonOf(error);
      onFailure(task.name, why);
      await close();
      return why;
    }
  };
  for (const task of tasks) {
    let why: string | undefined = "";
    for (let i = 0; i < TRIES && why !== undefined; i++) why = await attempt(task);
    if (why !== undefined) missing.push({ name: task.name, why });
  }
  await close();
  return missing;
}

async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done in ${TASK_MS / 60_000} minutes`)), TASK_MS);
  });
  await Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}

/** What went wrong, and what was waited for where it was a wait. */
function reasonOf(error: unknown): string {
  const [first = "", ...log] = stripVTControlCharacters(String(error)).split("\n");
  const waited = log.find((line) => line.includes("waiting for"));
  return [first, waited?.replace(/^[\s-]*/, "")].filter(Boolean).join(" ");
}
