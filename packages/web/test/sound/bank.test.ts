import { afterEach, describe, expect, it, vi } from "vitest";
import { type Bank, makeBank } from "../../src/sound/bank.ts";
import { type RenderRequest, renderSound, type SoundKey } from "../../src/sound/renderSound.ts";
import { fakeAudio } from "./fakeAudio.ts";

const MOVE: SoundKey = { effect: "move" };
const NOTE: SoundKey = { instrument: "domra", pitch: 69 };

/** Answers when it is told to. */
class FakeWorker extends EventTarget {
  static last: FakeWorker;
  readonly requests: RenderRequest[] = [];
  isTerminated = false;

  constructor() {
    super();
    FakeWorker.last = this;
  }

  postMessage(request: RenderRequest): void {
    this.requests.push(request);
  }

  answer(): void {
    for (const request of this.requests.splice(0)) {
      const data = { key: request.key, samples: renderSound(request) };
      this.dispatchEvent(new MessageEvent("message", { data }));
    }
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

function makeFakeBank(): { readonly bank: Bank; readonly worker: FakeWorker } {
  fakeAudio();
  vi.stubGlobal("Worker", FakeWorker);
  const bank = makeBank(new AudioContext());
  return { bank, worker: FakeWorker.last };
}

afterEach(() => vi.unstubAllGlobals());

describe("the bank of sounds", () => {
  it("G-13.2: a worker renders each sound once, ahead of time", async () => {
    const { bank, worker } = makeFakeBank();
    bank.prepare([MOVE, NOTE], "soon");
    bank.prepare([NOTE], "now");
    expect(worker.requests.map(({ key }) => key)).toEqual([MOVE, NOTE]);
    expect(bank.isReady(MOVE)).toBe(false);
    const ready = bank.whenReady();
    worker.answer();
    await ready;
    expect([bank.isReady(MOVE), bank.isReady(NOTE)]).toEqual([true, true]);
    bank.prepare([MOVE], "soon");
    expect(worker.requests).toEqual([]);
    expect(bank.get(NOTE)).toBe(bank.get(NOTE));
  });

  it("F-13: what the music begins with goes before what waits, and nothing is rendered twice", async () => {
    const { bank, worker } = makeFakeBank();
    const notes = [60, 62, 64, 65, 67].map((pitch): SoundKey => ({ instrument: "domra", pitch }));
    bank.prepare(notes, "later");
    bank.prepare([MOVE], "soon");
    bank.prepare([notes[4]!, notes[3]!], "now");
    const order: SoundKey[] = [];
    const ready = bank.whenReady();
    while (worker.requests.length > 0) {
      order.push(...worker.requests.map(({ key }) => key));
      worker.answer();
    }
    await ready;
    expect(order).toEqual([notes[0], notes[1], notes[4], notes[3], MOVE, notes[2]]);
  });

  it("G-13.2: a sound that is needed sooner is there at once, and stays the one that was heard", () => {
    const { bank, worker } = makeFakeBank();
    bank.prepare([MOVE], "soon");
    const heard = bank.get(MOVE);
    expect(heard.length).toBe(renderSound({ key: MOVE, rate: 8000 }).length);
    worker.answer();
    expect(bank.get(MOVE)).toBe(heard);
  });

  it("G-13.2: without a worker, or when it fails, nobody waits: sounds are rendered when they are needed", async () => {
    const { bank, worker } = makeFakeBank();
    bank.prepare([MOVE], "soon");
    const ready = bank.whenReady();
    worker.dispatchEvent(new Event("error"));
    await ready;
    expect(worker.isTerminated).toBe(true);
    expect([bank.isReady(NOTE), bank.get(NOTE).length > 0]).toEqual([true, true]);
    vi.stubGlobal("Worker", undefined);
    expect(makeBank(new AudioContext()).isReady(MOVE)).toBe(true);
  });
});
