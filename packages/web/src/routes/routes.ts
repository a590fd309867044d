// The screens that there are, each with all that the rest of the game has to know of it, and the addresses that lead to
// them. A new screen is a line of `Routes`, a line of `SCREENS` and a view (app/views.tsx): what is forgotten does not
// compile.

import { RULE_BOOKS, type RuleBook, type RuleBookId } from "@korobeinix/engine";
import { COMPUTER_RANKS, type ComputerRank } from "@korobeinix/engine/match";
import { ownTableName, parseTable } from "@korobeinix/engine/records";
import { parseDay } from "./day.ts";

export const OPTION_TABS = ["game", "handling", "controls", "touch", "sound", "display", "language"] as const;
export type OptionTab = (typeof OPTION_TABS)[number];

/** The pages of Help: what holds for all, then one for each rule book. */
export const HELP_PAGES = ["play", "controls", "scoring", "glossary", "credits", "books"] as const;
export type HelpPage = (typeof HELP_PAGES)[number] | RuleBookId;

/** What a screen shows of several things. */
interface Routes {
  legal: object;
  title: object;
  menu: object;
  setup: { readonly book: RuleBookId };
  play: object;
  result: object;
  /** A table by its name, as the engine has it. */
  records: { readonly table: string };
  options: { readonly tab: OptionTab };
  /** The buttons of thumbs are arranged. */
  arrange: object;
  wonders: object;
  profile: object;
  replays: object;
  /** A replay that is kept here, by its id; with the Coach, if that is asked for. */
  watch: { readonly id: string; readonly isCoached?: true };
  /** A replay that the link itself holds, whose it is, and the day on which it was played. */
  replay: { readonly code: string; readonly name: string; readonly date?: string };
  practice: { readonly book: RuleBookId };
  drills: object;
  /** One of the drills that there are, by its id. */
  drill: { readonly id: string };
  /** A puzzle that the link holds; without one, the one that is being made is tried. */
  puzzle: { readonly code?: string };
  /** A puzzle is made. */
  maker: object;
  /** A computer plays, by what the player chose last for the rule book. */
  computer: { readonly book: RuleBookId; readonly rank: ComputerRank };
  /** A match is planned; the link may hold the plan. */
  match: { readonly plan?: string };
  versus: object;
  standings: object;
  help: { readonly page: HelpPage };
}

export type ScreenName = keyof Routes;
export type RouteOf<Name extends ScreenName> = { readonly screen: Name } & Routes[Name];
export type Route = { [Name in ScreenName]: RouteOf<Name> }[ScreenName];

interface Screen<Name extends ScreenName> {
  /** Whether anything of the stage is to be seen. */
  readonly hasStage: boolean;
  /** Whether a link may lead here past the title. */
  readonly isLinkable: boolean;
  /** What becomes of a game that is being played: it goes on here, waits in a pause, or is put away. */
  readonly game: "on" | "waits" | "away";
  /** Whether it goes on with whatever is pressed. */
  readonly takesAnyKey: boolean;
  /** Whether the music of the menus is heard here; where games are played, watched or shown it is not. */
  readonly hasMusic: boolean;
  /** Whether nothing goes on here that news of a new version would interrupt. */
  readonly isCalm: boolean;
  /** What stands behind the screen's name in the address, and back. */
  readonly parse: (path: readonly string[], query: URLSearchParams) => Routes[Name];
  readonly path: (route: Routes[Name]) => string;
}

const PLAIN = { parse: () => ({}), path: () => "" };
const QUIET = {
  hasStage: true,
  isLinkable: false,
  game: "away",
  takesAnyKey: false,
  hasMusic: true,
  isCalm: false,
} as const;

export const SCREENS: { readonly [Name in ScreenName]: Screen<Name> } = {
  legal: { ...QUIET, ...PLAIN, hasStage: false, takesAnyKey: true },
  title: { ...QUIET, ...PLAIN, takesAnyKey: true },
  menu: { ...QUIET, ...PLAIN, isCalm: true },
  setup: { ...QUIET, isCalm: true, parse: ([book]) => ({ book: bookNamed(book).id }), path: ({ book }) => `/${book}` },
  play: { ...QUIET, ...PLAIN, game: "on", hasMusic: false },
  result: { ...QUIET, ...PLAIN, game: "on" },
  records: {
    ...QUIET,
    isCalm: true,
    hasStage: false,
    isLinkable: true,
    parse: ([book, variation, options]) => ({ table: tableNamed(book, variation, options) }),
    path: ({ table }) => tablePath(table),
  },
  options: {
    ...QUIET,
    isCalm: true,
    hasStage: false,
    game: "waits",
    parse: ([named]) => ({ tab: OPTION_TABS.find((tab) => tab === named) ?? "game" }),
    path: ({ tab }) => `/${tab}`,
  },
  arrange: { ...QUIET, ...PLAIN, hasMusic: false, game: "waits" },
  wonders: { ...QUIET, ...PLAIN, isCalm: true, hasStage: false },
  profile: { ...QUIET, ...PLAIN, isCalm: true, hasStage: false, isLinkable: true },
  replays: { ...QUIET, ...PLAIN, isCalm: true, hasStage: false, isLinkable: true },
  watch: {
    ...QUIET,
    hasMusic: false,
    isLinkable: true,
    parse: ([id = ""], query) => (query.has("coach") ? { id, isCoached: true } : { id }),
    path: ({ id, isCoached }) => `/${encodeURIComponent(id)}${isCoached === true ? "?coach" : ""}`,
  },
  replay: {
    ...QUIET,
    hasMusic: false,
    isLinkable: true,
    parse: ([code = ""], query) => {
      const date = query.get("date") ?? "";
      const name = (query.get("name") ?? "").slice(0, NAMES_LENGTH);
      return parseDay(date) === undefined ? { code, name } : { code, name, date };
    },
    path: ({ code, name, date }) => {
      const query = new URLSearchParams({ ...(name !== "" && { name }), ...(date !== undefined && { date }) });
      return `/${encodeURIComponent(code)}${query.size === 0 ? "" : `?${query}`}`;
    },
  },
  practice: {
    ...QUIET,
    hasMusic: false,
    isLinkable: true,
    parse: ([book]) => ({ book: bookNamed(book).id }),
    path: ({ book }) => `/${book}`,
  },
  drills: { ...QUIET, ...PLAIN, isCalm: true, hasStage: false, isLinkable: true },
  drill: {
    ...QUIET,
    hasMusic: false,
    isLinkable: true,
    parse: ([id = ""]) => ({ id }),
    path: ({ id }) => `/${encodeURIComponent(id)}`,
  },
  maker: { ...QUIET, ...PLAIN, isCalm: true, hasStage: false, isLinkable: true },
  puzzle: {
    ...QUIET,
    hasMusic: false,
    isLinkable: true,
    parse: (_, query) => (query.has("code") ? { code: query.get("code")! } : {}),
    path: ({ code }) => (code === undefined ? "" : `?${new URLSearchParams({ code })}`),
  },
  computer: {
    ...QUIET,
    hasMusic: false,
    isLinkable: true,
    parse: ([book, rank]) => ({ book: bookNamed(book).id, rank: COMPUTER_RANKS.find((one) => one === rank) ?? "hard" }),
    path: ({ book, rank }) => `/${book}/${rank}`,
  },
  match: {
    ...QUIET,
    isCalm: true,
    hasStage: false,
    isLinkable: true,
    parse: (_, query) => (query.has("plan") ? { plan: query.get("plan")! } : {}),
    path: ({ plan }) => (plan === undefined ? "" : `?${new URLSearchParams({ plan })}`),
  },
  versus: { ...QUIET, ...PLAIN, hasMusic: false },
  standings: { ...QUIET, ...PLAIN },
  help: {
    ...QUIET,
    hasMusic: false,
    hasStage: false,
    isLinkable: true,
    game: "waits",
    parse: ([named]) => ({ page: HELP_PAGES.find((page) => page === named) ?? bookWithId(named)?.id ?? "play" }),
    path: ({ page }) => `/${page}`,
  },
};

/** The most letters that a player's name has. */
export const NAME_LENGTH = 12;
/** The most letters that a link spends on those who played. */
const NAMES_LENGTH = 120;

/** The route of an address' hash; undefined for none that there is. */
export function parseRoute(hash: string): Route | undefined {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?", 2);
  const [name = "", ...rest] = path.split("/").map(decode);
  if (!isScreen(name)) return undefined;
  return { screen: name, ...SCREENS[name].parse(rest, new URLSearchParams(query)) } as Route;
}

/** The inverse of `parseRoute`. */
export function makeRoute(route: Route): string {
  const { path } = SCREENS[route.screen] as { readonly path: (route: Route) => string };
  return `#/${route.screen}${path(route)}`;
}

function isScreen(name: string): name is ScreenName {
  return Object.hasOwn(SCREENS, name);
}

function bookWithId(id: string | undefined): RuleBook | undefined {
  return RULE_BOOKS.find((book) => book.id === id);
}

function bookNamed(id: string | undefined): RuleBook {
  return bookWithId(id) ?? RULE_BOOKS[0]!;
}

/** A table that there is, the nearest to what was asked for. */
function tableNamed(bookId?: string, variationId?: string, options: string = ""): string {
  const book = bookNamed(bookId);
  const variation = book.variations.find(({ id }) => id === variationId) ?? book.variations[0]!;
  const own = ownTableName(book, variation);
  const named = `${own} ${options.replaceAll(",", " ")}`;
  return parseTable(named).ok ? named : own;
}

/** "/guideline/ultra/minutes=3,objective=lines" */
function tablePath(table: string): string {
  const [book, variation, ...options] = table.split(" ");
  return ["", book, variation, ...(options.length > 0 ? [options.join(",")] : [])].join("/");
}

/** A half-written escape is no reason to fail. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
