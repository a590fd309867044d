import { afterEach, describe, expect, it, vi } from "vitest";
import { claimSlot, type SlotHost, withFreeSlot } from "../../src/offline/saveSlot.ts";
import { type Channel, tabLocks } from "../../src/offline/tabLocks.ts";

/** A tab with its locks, until it is closed. */
interface Tab {
  readonly locks: NonNullable<SlotHost["locks"]>;
  readonly close: () => void;
}

/** As browsers do it: a lock is held until its holder's promise ends, which here is when a tab is closed. */
class FakeLocks {
  readonly #held = new Map<string, object>();

  /** The locks as one tab sees them. */
  tab(): Tab {
    const tab = {};
    const request = async (
      name: string,
      options: LockOptions,
      callback: (lock: Lock | null) => unknown,
    ): Promise<void> => {
      while (this.#held.has(name) && options.ifAvailable !== true) {
        if (options.signal?.aborted === true) throw new DOMException("too long", "TimeoutError");
        await new Promise((resolve) => setTimeout(resolve));
      }
      if (this.#held.has(name)) return void callback(null);
      this.#held.set(name, tab);
      await callback({ name, mode: "exclusive" });
    };
    const close = (): void => {
      for (const [name, holder] of this.#held) if (holder === tab) this.#held.delete(name);
    };
    return { locks: { request }, close };
  }
}

/** Tabs that hear each other at once, and are silent when they are closed. */
class FakeChannel {
  readonly #tabs = new Map<object, Parameters<Channel["addEventListener"]>[1]>();

  tab(): Tab {
    const tab: Channel = {
      postMessage: (data) => {
        if (!this.#tabs.has(tab)) return;
        for (const [other, hear] of this.#tabs) {
          if (other !== tab)
            queueMicrotask(() => this.#tabs.has(other) && hear({ data } as Parameters<typeof hear>[0]));
        }
      },
      addEventListener: (_, hear) => void this.#tabs.set(tab, hear),
    };
    return { locks: tabLocks(tab, 0), close: () => void this.#tabs.delete(tab) };
  }
}

function makeMemory(): NonNullable<SlotHost["memory"]> {
  const items = new Map<string, string>();
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) };
}

describe.each([
  ["the browser's locks", "W-25", FakeLocks],
  ["the tabs' own locks", "W-30, W-25", FakeChannel],
])("a place for each tab's game by %s", (_, clause, Browser) => {
  it(`${clause}: tabs that come at the same moment never have the same`, async () => {
    const browser = new Browser();
    const tabs = Array.from({ length: 5 }, () => ({ locks: browser.tab().locks, memory: makeMemory() }));
    const places = await Promise.all(tabs.map((tab) => claimSlot(tab, ["game"])));
    expect(new Set(places).size).toBe(5);
    expect(places).toContain("game");
  });

  it(`${clause}: two tabs at once never have the same`, async () => {
    const browser = new Browser();
    const claim = (): Promise<string> => claimSlot({ locks: browser.tab().locks, memory: makeMemory() }, ["game"]);
    expect([await claim(), await claim(), await claim()]).toEqual(["game", "game 2", "game 3"]);
  });

  it(`${clause}: a game that nobody plays any longer is found before an empty place`, async () => {
    const { locks } = new Browser().tab();
    expect(await claimSlot({ locks, memory: makeMemory() }, ["game 2"])).toBe("game 2");
  });

  it(`W-4, ${clause}: a tab that is loaded again gets its own back, even if it comes too early`, async () => {
    const browser = new Browser();
    const memory = makeMemory();
    await claimSlot({ locks: browser.tab().locks, memory: makeMemory() }, []);
    const old = browser.tab();
    expect(await claimSlot({ locks: old.locks, memory }, [])).toBe("game 2");
    const again = claimSlot({ locks: browser.tab().locks, memory }, ["game", "game 2"]);
    old.close();
    expect(await again).toBe("game 2");
  });

  it(`${clause}: a copy of a tab gets a place of its own`, async () => {
    const browser = new Browser();
    const memory = makeMemory();
    await claimSlot({ locks: browser.tab().locks, memory }, []);
    expect(await claimSlot({ locks: browser.tab().locks, memory }, ["game"])).toBe("game 2");
  });

  it(`${clause}: what lies in a place can be taken only when its tab is gone`, async () => {
    const browser = new Browser();
    const old = browser.tab();
    await claimSlot({ locks: old.locks, memory: makeMemory() }, []);
    const host = { locks: browser.tab().locks, memory: makeMemory() };
    const taken: string[] = [];
    await withFreeSlot(host, "game", () => taken.push("while it is open"));
    old.close();
    await withFreeSlot(host, "game", () => taken.push("when it is gone"));
    await withFreeSlot({ locks: undefined, memory: undefined }, "game", () => taken.push("without locks"));
    expect(taken).toEqual(["when it is gone"]);
  });
});

describe("a place without any locks", () => {
  it("W-4: without locks there is the one place there always was", async () => {
    expect(await claimSlot({ locks: undefined, memory: undefined }, ["game 2"])).toBe("game");
  });
});

describe("locks that never answer", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Keeps every request, and answers when told. */
  function silentLocks(): { readonly locks: SlotHost["locks"]; readonly answer: () => unknown[] } {
    const asked: ((lock: Lock) => unknown)[] = [];
    const request = (_: string, __: LockOptions, callback: (lock: Lock) => unknown): Promise<never> => {
      asked.push(callback);
      return new Promise(() => {});
    };
    const answer = (): unknown[] => asked.map((callback) => callback({ name: "", mode: "exclusive" }));
    return { locks: { request }, answer };
  }

  it("W-25: are not waited for: the page begins in the first place, or in its own of before", async () => {
    vi.useFakeTimers();
    const { locks, answer } = silentLocks();
    const memory = makeMemory();
    const fresh = claimSlot({ locks, memory }, ["game 2"]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await fresh).toBe("game");
    memory.setItem("korobeinix.slot", "game 3");
    const again = claimSlot({ locks, memory }, []);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await again).toBe("game 3");
    // Whatever is given after all is let go.
    expect(answer()).toEqual([undefined, undefined]);
  });

  it("W-25: leave the notes of other tabs where they are, also when they answer later", async () => {
    vi.useFakeTimers();
    const { locks, answer } = silentLocks();
    const taken: string[] = [];
    const waiting = withFreeSlot({ locks, memory: undefined }, "game 2", () => taken.push("game 2"));
    await vi.advanceTimersByTimeAsync(2_000);
    await waiting;
    answer();
    expect(taken).toEqual([]);
  });
});
