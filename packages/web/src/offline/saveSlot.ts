// Every tab has a place of its own for the game in progress, so that a game begun in one never destroys another's. Whose a
// place is, the browser's locks say: they are let go with the tab, however it ends.

const FIRST = "game";
const SLOT = "korobeinix.slot";
/** A page that is loaded anew may come before its old self is gone. */
const PATIENCE_MS = 1_000;

type Locks = Pick<LockManager, "request">;
type Memory = Pick<Storage, "getItem" | "setItem">;

export interface SlotHost {
  /** There are none where the page did not come safely. */
  readonly locks: Locks | undefined;
  /** What this tab remembers when it is loaded anew. */
  readonly memory: Memory | undefined;
}

/** What this browser has to offer. */
export function slotHost(): SlotHost {
  const locks = "locks" in navigator ? navigator.locks : undefined;
  try {
    return { locks, memory: window.sessionStorage };
  } catch {
    return { locks, memory: undefined };
  }
}

/** The tab's place until it is gone: its own of before, one with a game that nobody plays, or a free one. */
export async function claimSlot({ locks, memory }: SlotHost, saved: readonly string[]): Promise<string> {
  if (locks === undefined) return FIRST;
  const before = memory?.getItem(SLOT) ?? undefined;
  const isBack = before !== undefined && (await hold(locks, before, { signal: AbortSignal.timeout(PATIENCE_MS) }));
  const slot = isBack ? before : await firstFree(locks, saved);
  memory?.setItem(SLOT, slot);
  return slot;
}

async function firstFree(locks: Locks, saved: readonly string[]): Promise<string> {
  for (const slot of saved) {
    if (await hold(locks, slot, { ifAvailable: true })) return slot;
  }
  for (let i = 1; ; i++) {
    const slot = i === 1 ? FIRST : `${FIRST} ${i}`;
    if (await hold(locks, slot, { ifAvailable: true })) return slot;
  }
}

/** For places that no open tab has; where there are no locks, nobody knows of any. */
export async function withFreeSlot({ locks }: SlotHost, slot: string, action: () => void): Promise<void> {
  await locks?.request(lockOf(slot), { ifAvailable: true }, (lock) => {
    if (lock !== null) action();
  });
}

function lockOf(slot: string): string {
  return `korobeinix save ${slot}`;
}

/** Whether it could be had; then it is held for good. */
function hold(locks: Locks, slot: string, options: LockOptions): Promise<boolean> {
  return new Promise((resolve) => {
    const keep = (lock: Lock | null): Promise<never> | undefined => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise<never>(() => {});
    };
    locks.request(lockOf(slot), options, keep).catch(() => resolve(false));
  });
}
