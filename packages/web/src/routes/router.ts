// Where in the application a person is, kept in the address behind the `#`: it works under any path, and the browser's
// Back means what it says.

import type { RuleBookId } from "@korobeinix/engine";
import { ownTableName, parseTable, RULE_BOOKS } from "@korobeinix/engine";
import { type ReadonlySignal, signal } from "@preact/signals";

export const OPTION_TABS = ["game", "handling", "controls", "sound", "display", "language"] as const;
export type OptionTab = (typeof OPTION_TABS)[number];

/** The pages of Help: what holds for all, then one a rule book. */
export const HELP_PAGES = ["play", "controls", "scoring", "glossary", "credits", "books"] as const;
export type HelpPage = (typeof HELP_PAGES)[number] | RuleBookId;

export type Route =
  | { readonly screen: "legal" | "title" | "menu" | "result" | "wonders" | "replays" }
  /** A replay that is kept here, by its id. */
  | { readonly screen: "watch"; readonly id: string }
  /** A replay that the link itself holds. */
  | { readonly screen: "replay"; readonly code: string }
  | { readonly screen: "practice"; readonly book: RuleBookId }
  | { readonly screen: "help"; readonly page: HelpPage }
  | { readonly screen: "setup"; readonly book: RuleBookId }
  /** What is played: set-up, demonstration or log, as the session understands it. */
  | { readonly screen: "play"; readonly params: { readonly [name: string]: string } }
  /** A table by its name, as the engine has it. */
  | { readonly screen: "records"; readonly table: string }
  | { readonly screen: "options"; readonly tab: OptionTab };

const PLAIN_SCREENS = ["legal", "title", "menu", "result", "wonders", "replays"] as const;

/** The route of an address' hash; undefined for none that there is. */
export function parseRoute(hash: string): Route | undefined {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?", 2);
  const [screen, first = "", second = "", third = ""] = path.split("/").map(decode);
  const plain = PLAIN_SCREENS.find((id) => id === screen);
  if (plain !== undefined) return { screen: plain };
  if (screen === "play") return { screen, params: Object.fromEntries(new URLSearchParams(query)) };
  if (screen === "options") return { screen, tab: OPTION_TABS.find((tab) => tab === first) ?? "game" };
  if (screen === "watch") return { screen, id: first };
  if (screen === "replay") return { screen, code: first };
  const bookNamed = RULE_BOOKS.find(({ id }) => id === first);
  if (screen === "help") return { screen, page: HELP_PAGES.find((page) => page === first) ?? bookNamed?.id ?? "play" };
  if (screen !== "setup" && screen !== "records" && screen !== "practice") return undefined;
  const book = bookNamed ?? RULE_BOOKS[0]!;
  if (screen !== "records") return { screen, book: book.id };
  const variation = book.variations.find(({ id }) => id === second) ?? book.variations[0]!;
  const own = ownTableName(book, variation);
  const named = `${own} ${third.replaceAll(",", " ")}`;
  return { screen, table: parseTable(named).ok ? named : own };
}

/** A half-written escape is no reason to fail. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The inverse of `parseRoute`. */
export function makeRoute(route: Route): string {
  switch (route.screen) {
    case "play": {
      const query = new URLSearchParams(route.params).toString();
      return query === "" ? "#/play" : `#/play?${query}`;
    }
    case "setup":
    case "practice":
      return `#/${route.screen}/${route.book}`;
    case "watch":
      return `#/watch/${encodeURIComponent(route.id)}`;
    case "replay":
      return `#/replay/${encodeURIComponent(route.code)}`;
    case "help":
      return `#/help/${route.page}`;
    case "records":
      return `#/records/${tablePath(route.table)}`;
    case "options":
      return `#/options/${route.tab}`;
    default:
      return `#/${route.screen}`;
  }
}

/** "guideline/ultra/minutes=3,objective=lines" */
function tablePath(table: string): string {
  const [book, variation, ...options] = table.split(" ");
  return [book, variation, ...(options.length > 0 ? [options.join(",")] : [])].join("/");
}

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
