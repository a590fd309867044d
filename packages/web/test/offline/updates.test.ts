import { describe, expect, it } from "vitest";
import { TAKE_OVER } from "../../src/offline/build.ts";
import { type Updates, watchUpdates } from "../../src/offline/updates.ts";

type FakeWorker = EventTarget & { state: ServiceWorkerState; postMessage(message: unknown): void };

/** As far as a page sees it: workers that install, wait and take over. */
class FakeWorkers extends EventTarget {
  controller: ServiceWorker | null = null;
  readonly messages: unknown[] = [];
  readonly registration = Object.assign(new EventTarget(), {
    installing: null as FakeWorker | null,
    waiting: null as FakeWorker | null,
    active: null as FakeWorker | null,
    update: (): Promise<void> => Promise.reject(new TypeError("no network")),
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
    const worker: FakeWorker = Object.assign(new EventTarget(), {
      state: "installing" as const,
      postMessage: (message: unknown) => void this.messages.push(message),
    });
    this.registration.installing = worker;
    return () => {
      worker.state = "installed";
      worker.dispatchEvent(new Event("statechange"));
      this.registration.installing = null;
      this.registration.waiting = worker;
      if (this.registration.active === null) this.takeOver();
    };
  }

  /** The page hears of what was found. */
  tell(): void {
    this.registration.dispatchEvent(new Event("updatefound"));
  }

  takeOver(): void {
    this.registration.active = this.registration.waiting;
    this.registration.waiting = null;
    if (this.registration.active !== null) this.registration.active.state = "activating";
    this.controller = this.registration.active as ServiceWorker | null;
    this.dispatchEvent(new Event("controllerchange"));
  }
}

interface Watched {
  readonly workers: FakeWorkers;
  readonly updates: Updates;
  readonly reloads: () => number;
  /** It is worth asking for a new version. */
  readonly check: () => void;
}

async function watch(workers = new FakeWorkers()): Promise<Watched> {
  let reloads = 0;
  const reload = (): void => void reloads++;
  let check = (): void => {};
  const onOccasion = (given: () => void): void => {
    check = given;
    check();
  };
  const updates = await watchUpdates({ workers, reload, onOccasion });
  return { workers, updates, reloads: () => reloads, check };
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

  it("W-24: one that no event told of is told on the next occasion", async () => {
    const { workers, updates, check } = await watchKept();
    workers.find()();
    const asked = Promise.resolve();
    workers.registration.update = () => asked;
    check();
    expect(updates.news.value).toBeUndefined();
    await asked;
    expect(updates.news.value).toBe("ready");
  });

  it("W-24: what is put off is told no more, until there is something newer", async () => {
    const { workers, updates, reloads, check } = await watchKept();
    workers.install();
    updates.later();
    const asked = Promise.resolve();
    workers.registration.update = () => asked;
    check();
    workers.tell();
    await asked;
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
