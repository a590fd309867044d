// Passing a replay on by its link: what came of it.

import type { AnyLog } from "../logs/anyLog.ts";
import { makeLink } from "../logs/link.ts";
import { dayOf } from "../routes/day.ts";
import { makeRoute } from "../routes/routes.ts";
import { copyText } from "./clipboard.ts";

/** The link is where the player can paste it; there is none; or it has to be copied by hand. */
export type Shared =
  | { readonly kind: "copied" }
  | { readonly kind: "tooLong" }
  | { readonly kind: "copyYourself"; readonly link: string };

/** What of the browser is needed. */
export interface Clipboard {
  /** Whether it could. */
  readonly copy: (text: string) => Promise<boolean>;
  /** The page's own address, without what follows `#`. */
  readonly page: string;
}

export function browserClipboard(): Clipboard {
  return { copy: copyText, page: `${location.origin}${location.pathname}` };
}

/** What a link says of the replay it holds. */
export interface Credit {
  /** Whose game it is, or who played the match; empty for nobody. */
  readonly name: string;
  /** When it was played, in milliseconds since 1970; undefined where nobody knows. */
  readonly date: number | undefined;
}

export async function shareLink(
  log: AnyLog,
  { name, date }: Credit,
  { copy, page }: Clipboard = browserClipboard(),
): Promise<Shared> {
  const code = makeLink(log);
  if (!code.ok) return { kind: "tooLong" };
  const day = date === undefined ? {} : { date: dayOf(date) };
  return copyLink(makeRoute({ screen: "replay", code: code.value, name, ...day }), { copy, page });
}

/** `hash`: the part of the address behind the page's own. */
export async function copyLink(hash: string, { copy, page }: Clipboard = browserClipboard()): Promise<Shared> {
  const link = page + hash;
  return (await copy(link)) ? { kind: "copied" } : { kind: "copyYourself", link };
}
