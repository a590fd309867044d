// News of the site's own version. A new one is announced and never forced: the page is loaded anew only when its player
// agrees, whichever tab brought the news.

import { type ReadonlySignal, signal } from "@preact/signals";
import { pageLockOf, TAKE_OVER } from "./build.ts";

/** A version that waits for consent, or one that another tab has agreed to. */
export type News = "ready" | "elsewhere";

export interface Updates {
  /** Undefined while there is nothing to tell. */
  readonly news: ReadonlySignal<News | undefined>;
  readonly accept: () => void;
  /** Says no more of this version until the next visit. */
  readonly later: () => void;
}

/** What of the browser is needed. */
export interface UpdatesHost {
  readonly workers: Pick<ServiceWorkerContainer, "controller" | "register" | "addEventListener">;
  readonly reload: () => void;
  /** Calls back now and then, when it is worth asking for a new version. */
  readonly onOccasion: (check: () => void) => void;
}

const WORKER = "./sw.js";

export async function watchUpdates({ workers, reload, onOccasion }: UpdatesHost): Promise<Updates> {
  const news = signal<News | undefined>();
  let hasWorker = workers.controller !== null;
  let hasAgreed = false;
  let isReloading = false;

  const reloadOnce = (): void => {
    if (isReloading) return;
    isReloading = true;
    reload();
  };

  workers.addEventListener("controllerchange", () => {
    if (hasAgreed) return reloadOnce();
    // The first worker of all only begins to keep what is there.
    if (hasWorker) news.value = "elsewhere";
    hasWorker = true;
  });

  const registration = await workers.register(WORKER, { updateViaCache: "none" });
  let told: ServiceWorker | null = null;
  // By the worker's own word: that it waits may be heard of later than that it is installed.
  const tellIfReady = (worker: ServiceWorker): void => {
    if (worker.state !== "installed" || registration.active === null || worker === told) return;
    told = worker;
    news.value = "ready";
  };
  // A tab in the background hears late: what was found may be ready by then, and no change of it is to come.
  const look = (): void => {
    const { installing, waiting } = registration;
    if (waiting !== null) tellIfReady(waiting);
    installing?.addEventListener("statechange", () => tellIfReady(installing));
  };
  registration.addEventListener("updatefound", look);
  look();
  onOccasion(() => void registration.update().then(look, ignore));

  return {
    news,
    accept: () => {
      hasAgreed = true;
      // What waited may have taken over for another tab in the meantime.
      if (registration.waiting === null) reloadOnce();
      else registration.waiting.postMessage(TAKE_OVER, []);
    },
    later: () => {
      news.value = undefined;
    },
  };
}

/** Keeps the files that this page came with, by its script, as long as it is open. */
export function holdBuild(locks: LockManager, script: string): void {
  const untilClosed = new Promise<never>(ignore);
  locks.request(pageLockOf(script), { mode: "shared" }, () => untilClosed).catch(ignore);
}

/** Without a network there is nothing new. */
function ignore(): void {}
