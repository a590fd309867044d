// Builds that nobody has open any longer are deleted.

import { isCacheOf, scriptOfLock } from "../build.ts";

/** `current` is the cache of the build that serves now. */
export async function forgetOldBuilds(registration: ServiceWorkerRegistration, current: string): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name !== current && isCacheOf(registration.scope, name));
  // While a newer build comes or waits, one of them is its own.
  if (others.length === 0 || registration.installing !== null || registration.waiting !== null) return;
  const { held = [] } = await navigator.locks.query();
  const scripts = held.flatMap(({ name = "" }) => scriptOfLock(name) ?? []);
  for (const name of others) {
    const cache = await caches.open(name);
    const used = await Promise.all(scripts.map((script) => cache.match(script, { ignoreVary: true })));
    if (used.every((response) => response === undefined)) await caches.delete(name);
  }
}
