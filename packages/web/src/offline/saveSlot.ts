// Every tab has a place of its own for the game in progress, so that a game begun in one never destroys another's. Whose a
// place is, locks say: the browser's, which are let go with the tab, however it ends, or else those of the tabs themselves.

import { type Locks, tabLocks } from "./tabLocks.ts";

const FIRST = "game";
const SLOT = "korobeinix.slot";
/** Where tabs speak about their places. */
const CHANNEL = "korobeinix locks";
/** A page that is loaded again may come before its old self is gone. */
const PATIENCE_MS = 1_000;
/** Locks that have not answered by then never will; the page begins without them. */
const SILENCE_MS = 2_000;

type Memory = Pick<Storage, "getItem" | "setItem">;

export interface SlotHost {
  /** An old browser may have none for a page that came by plain http. */
  readonly locks: Locks | undefined;
  /** What this tab remembers when it is loaded again. */
  readonly memory: Memory | undefined;
}

/** What this browser has to offer. */
export function slotHost(): SlotHost {
  const locks = locksHere();
  try {
    return { locks, memory: window.sessionStorage };
  } catch {
    return { locks, memory: undefined };
  }
}

function locksHere(): Locks | undefined {
  if ("locks" in navigator) return navigator.locks;
  return "BroadcastChannel" in globalThis ? tabLocks(new BroadcastChannel(CHANNEL)) : undefined;
}

/** The tab's place until it is gone: its own of before, one with a game that nobody plays, or a free one. */
export async function claimSlot({ locks, memory }: SlotHost, saved: readonly string[]): Promise<string> {
  if (locks === undefined) return FIRST;
  const before = memory?.getItem(SLOT) ?? undefined;
  const slot = await findSlot(locks, before, saved).catch(() => before ?? FIRST);
  memory?.setItem(SLOT, slot);
  return slot;
}

async function findSlot(locks: Locks, before: string | undefined, saved: readonly string[]): Promise<string> {
  if (before !== undefined && (await hold(locks, before, { signal: AbortSignal.timeout(PATIENCE_MS) }))) return before;
  for (const slot of saved) {
    if (await hold(locks, slot, { ifAvailable: true })) return slot;
  }
  for (let i = 1; ; i++) {
    const slot = i === 1 ? FIRST : `${FIRST} ${i}`;
    if (await hold(locks, slot, { ifAvailable: true })) return slot;
  }
}

/** For places that no open tab has; where there are no locks, or silent ones, nobody knows of any. */
export async function withFreeSlot({ locks }: SlotHost, slot: string, action: () => void): Promise<void> {
  if (locks !== undefined) await ask(locks, slot, { ifAvailable: true }, action).catch(() => false);
}

/** Whether it could be had; then it is held for good. */
function hold(locks: Locks, slot: string, options: LockOptions): Promise<boolean> {
  return ask(locks, slot, options, () => new Promise<never>(() => {}));
}

/**
 * Whether a place could be had; `use` says how long it is. Rejects where nothing is answered: whatever comes later is
 * let go at once.
 */
function ask(locks: Locks, slot: string, options: LockOptions, use: () => Promise<never> | void): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      reject(new Error("the locks do not answer"));
    }, SILENCE_MS);
    const answer = (isHad: boolean): void => {
      clearTimeout(timer);
      resolve(isHad);
    };
    const take = (lock: object | null): Promise<never> | void => {
      if (isLate) return undefined;
      const held = lock === null ? undefined : use();
      answer(lock !== null);
      return held;
    };
    locks.request(`korobeinix save ${slot}`, options, take).catch(() => answer(false));
  });
}
