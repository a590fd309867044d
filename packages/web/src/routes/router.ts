// Where in the application a person is, kept in the address behind the `#`: it works under any path, and the browser's
// Back means what it says.

import { type ReadonlySignal, signal } from "@preact/signals";
import { makeRoute, parseRoute, type Route } from "./routes.ts";

export interface Router {
  readonly route: ReadonlySignal<Route>;
  readonly go: (route: Route) => void;
  /** Goes on without a way back to where one was. */
  readonly replace: (route: Route) => void;
  /** To where one came from; to the menu for one who came by a link. */
  readonly back: () => void;
  readonly stop: () => void;
}

/** `first` is shown where the address names no screen. */
export function makeRouter(window: Window, first: Route): Router {
  const route = signal(parseRoute(window.location.hash) ?? first);
  const onPopState = (): void => {
    const next = parseRoute(window.location.hash) ?? first;
    if (makeRoute(next) !== makeRoute(route.value)) route.value = next;
  };
  const depth = (): number => {
    const state: unknown = window.history.state;
    return typeof state === "number" ? state : 0;
  };
  const show = (next: Route): void => {
    route.value = next;
  };
  window.addEventListener("popstate", onPopState);
  return {
    route,
    go: (next) => {
      if (makeRoute(next) === makeRoute(route.value)) return;
      window.history.pushState(depth() + 1, "", makeRoute(next));
      show(next);
    },
    replace: (next) => {
      window.history.replaceState(depth(), "", makeRoute(next));
      show(next);
    },
    back: () => {
      if (depth() > 0) {
        window.history.back();
        return;
      }
      window.history.replaceState(0, "", makeRoute({ screen: "menu" }));
      show({ screen: "menu" });
    },
    stop: () => window.removeEventListener("popstate", onPopState),
  };
}
