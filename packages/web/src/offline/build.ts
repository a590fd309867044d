// What the page, the worker and the build tool agree upon: files, names, one message. Pure.

/** One file of the site; its path begins at the site's own root, and the page's own is empty. */
export interface KeptFile {
  readonly path: string;
  /** As browsers check it: a hash of the content. */
  readonly integrity: string;
}

export interface Build {
  /** Two builds of the same files have the same. */
  readonly id: string;
  readonly files: readonly KeptFile[];
}

/** What a page says to a worker that waits. */
export const TAKE_OVER = "takeOver";

const PAGE_LOCK = "korobeinix page ";

/** Held by every page as long as it is open, so that the files it came with are kept. */
export function pageLockOf(script: string): string {
  return PAGE_LOCK + script;
}

/** The script of the page that holds a lock; undefined for another's lock. */
export function scriptOfLock(lock: string): string | undefined {
  return lock.startsWith(PAGE_LOCK) ? lock.slice(PAGE_LOCK.length) : undefined;
}

/** Several sites may share an origin, and with it the caches. */
export function cacheNameOf(scope: string, id: string): string {
  return `korobeinix ${scope} ${id}`;
}

export function isCacheOf(scope: string, name: string): boolean {
  return name.startsWith(cacheNameOf(scope, ""));
}

/** The path within the site, without query and fragment; undefined for what lies elsewhere. */
export function pathIn(scope: string, url: string): string | undefined {
  const plain = url.split(/[?#]/, 1)[0] ?? "";
  return plain.startsWith(scope) ? plain.slice(scope.length) : undefined;
}

/** Whether the page itself is meant, by either of its addresses. */
export function isPage(path: string): boolean {
  return path === "" || path === "index.html";
}

/** The names of built parts carry a hash of their content: they never change. */
export function isNamedByContent(path: string): boolean {
  return path.startsWith("assets/");
}
