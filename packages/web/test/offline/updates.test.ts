import { describe, expect, it } from "vitest";
import { TAKE_OVER } from "../../src/offline/build.ts";
import { type Updates, watchUpdates } from "../../src/offline/updates.ts";

/** As far as a page sees it: workers that install, wait and take over. */
class FakeWorkers extends EventTarget {
  controller: ServiceWorker | null = null;
  readonly messages: unknown[] = [];
  readonly registration = Object.assign(new EventTarget(), {
    installing: null as EventTarget | null,
    waiting: null as (EventTarget & { postMessage(message: unknown): void }) | null,
    active: null as EventTarget | null,
    update: (): Promise<never> => Promise.reject(new TypeError("no network")),
  });

  register(): Promise<ServiceWorkerRegistration> {
    return Promise.resolve(this.registration as unknown as ServiceWorkerRegistration);
  }

  /** A worker is found and installed; the first of all takes over at once. */
  install(): void {
    const finish = this.find();
    this.tell();
    finish();
  }

  /** A worker begins to install, and does so to its end when the answer is called. */
  find(): () => void {
    const worker = Object.assign(new EventTarget(), {
      postMessage: (message: unknown) => void this.messages.push(message),
    });
    this.registration.installing = worker;
    return () => {
      this.registration.installing = null;
      this.registration.waiting = worker;
      if (this.registration.active === null) this.takeOver();
      worker.dispatchEvent(new Event("statechange"));
    };
  }

  /** The page hears of what was found. */
  tell(): void {
    this.registration.dispatchEvent(new Event("updatefound"));
  }

  takeOver(): void {
    this.registration.active = this.registration.waiting;
    this.registration.waiting = null;
    this.controller = this.registration.active as ServiceWorker | null;
    this.dispatchEvent(new Event("controllerchange"));
  }
}

interface Watched {
  readonly workers: FakeWorkers;
  readonly updates: Updates;
  readonly reloads: () => number;
}

async function watch(workers = new FakeWorkers()): Promise<Watched> {
  let reloads = 0;
  const reload = (): void => void reloads++;
  const updates = await watchUpdates({ workers, reload, onOccasion: (check) => check() });
  return { workers, updates, reloads: () => reloads };
}

/** A page that has been kept since an earlier visit. */
async function watchKept(): Promise<Watched> {
  const watched = await watch();
  watched.workers.install();
  return watched;
}

describe("news of a version", () => {
  it("W-24: the first worker of all is no news", async () => {
    const { updates, reloads } = await watchKept();
    expect([updates.news.value, reloads()]).toEqual([undefined, 0]);
  });

  it("W-24: a new version is told, waits for consent, and is then loaded once", async () => {
    const { workers, updates, reloads } = await watchKept();
    workers.install();
    expect([updates.news.value, workers.messages, reloads()]).toEqual(["ready", [], 0]);
    updates.accept();
    expect([workers.messages, reloads()]).toEqual([[TAKE_OVER], 0]);
    workers.takeOver();
    workers.dispatchEvent(new Event("controllerchange"));
    expect(reloads()).toBe(1);
  });

  it("W-24: one that waits since an earlier visit is told too", async () => {
    const { workers } = await watchKept();
    workers.install();
    expect((await watch(workers)).updates.news.value).toBe("ready");
  });

  it("W-24: so is one that was ready before the page heard of it, and one found before the page listened", async () => {
    const { workers, updates } = await watchKept();
    workers.find()();
    expect(updates.news.value).toBeUndefined();
    workers.tell();
    expect(updates.news.value).toBe("ready");
    const early = (await watchKept()).workers;
    const finish = early.find();
    const { updates: late } = await watch(early);
    finish();
    expect(late.news.value).toBe("ready");
  });

  it("W-24: what is put off is told no more, until there is something newer", async () => {
    const { workers, updates, reloads } = await watchKept();
    workers.install();
    updates.later();
    expect(updates.news.value).toBeUndefined();
    workers.install();
    expect([updates.news.value, reloads()]).toEqual(["ready", 0]);
  });

  it("W-25: agreed to in another tab, it is told here, and loaded only when the player agrees", async () => {
    const { workers, updates, reloads } = await watchKept();
    workers.install();
    workers.takeOver();
    expect([updates.news.value, reloads()]).toEqual(["elsewhere", 0]);
    updates.accept();
    expect([workers.messages, reloads()]).toEqual([[], 1]);
  });
});
