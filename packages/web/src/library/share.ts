// Passing a replay on by its link: what came of it.

import type { Log } from "@korobeinix/engine";
import { makeRoute } from "../routes/routes.ts";
import { makeLink } from "../logs/link.ts";

/** The link is where the player can paste it; there is none; or it has to be copied by hand. */
export type Shared =
  | { readonly kind: "copied" }
  | { readonly kind: "tooLong" }
  | { readonly kind: "copyYourself"; readonly link: string };

/** What of the browser is needed. */
export interface Clipboard {
  /** Fails where the browser does not allow it. */
  readonly copy: (text: string) => Promise<void>;
  /** The page's own address, without what follows `#`. */
  readonly page: string;
}

export function browserClipboard(): Clipboard {
  return {
    copy: (text) => navigator.clipboard.writeText(text),
    page: `${location.origin}${location.pathname}`,
  };
}

/** `name`: whose game it is; empty for nobody's. */
export async function shareLink(
  log: Log,
  name: string,
  { copy, page }: Clipboard = browserClipboard(),
): Promise<Shared> {
  const code = makeLink(log);
  if (!code.ok) return { kind: "tooLong" };
  const link = page + makeRoute({ screen: "replay", code: code.value, name });
  try {
    await copy(link);
    return { kind: "copied" };
  } catch {
    return { kind: "copyYourself", link };
  }
}
