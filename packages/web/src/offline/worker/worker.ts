// The service worker: keeps one whole build of the site and serves it, with or without a network. It changes nothing by
// itself: a new build waits until the player agrees, or until nothing of the old one is open.

import { type Build, cacheNameOf, isNamedByContent, isPage, pathIn, TAKE_OVER } from "../build.ts";
import { forgetOldBuilds } from "./oldBuilds.ts";

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build, see vite/offline.ts. */
declare const BUILD: Build;

const { id, files } = BUILD;
const { scope } = self.registration;
const name = cacheNameOf(scope, id);

self.addEventListener("install", (event) => event.waitUntil(keepBuild()));
// From the first visit on, and for pages that were loaded past the worker.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(self.skipWaiting());
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = pathIn(scope, request.url);
  if (request.method !== "GET" || path === undefined) return;
  if (request.mode !== "navigate") return event.respondWith(answerPart(request, path));
  // Another page beneath this path is none of ours.
  if (!isPage(path)) return;
  event.respondWith(answerPage(request));
  event.waitUntil(forgetOldBuilds(self.registration, name));
});

/** All or nothing: a file that is not the build's own (a host in the middle of an upload) undoes the installation. */
async function keepBuild(): Promise<void> {
  const requests = files.map(
    ({ path, integrity }) =>
      new Request(new URL(path, scope), { integrity, cache: isNamedByContent(path) ? "default" : "no-cache" }),
  );
  const cache = await caches.open(name);
  await cache.addAll(requests);
}

async function answerPage(request: Request): Promise<Response> {
  return (await inThisBuild(scope)) ?? fetch(request);
}

async function answerPart(request: Request, path: string): Promise<Response> {
  const kept = await inThisBuild(request);
  if (kept !== undefined) return kept;
  // A tab of an older build still asks for the parts of its own.
  const older = isNamedByContent(path) ? await caches.match(request, { ignoreVary: true }) : undefined;
  return older ?? fetch(request);
}

async function inThisBuild(wanted: RequestInfo): Promise<Response | undefined> {
  const cache = await caches.open(name);
  return cache.match(wanted, { ignoreVary: true });
}
