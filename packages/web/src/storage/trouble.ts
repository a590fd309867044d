// What can go wrong with the storage, as far as the player has to know.

/** What went wrong; "outdated": another tab has moved the storage to a newer layout. */
export type TroubleKind = "blocked" | "full" | "broken" | "outdated";

/** What the player has to be told. */
export interface Trouble {
  readonly kind: TroubleKind;
  /** Whether all that could not be written is noted, and outlasts the page. */
  readonly isSafe: boolean;
}

/** The browser, or another tab, does not let the game at its storage. */
export class BlockedError extends Error {
  override readonly name: string = "BlockedError";
}

const TROUBLES: { readonly [errorName: string]: TroubleKind } = {
  BlockedError: "blocked",
  // Storage is switched off for this site.
  SecurityError: "blocked",
  NotAllowedError: "blocked",
  // Another tab has a newer game.
  VersionError: "outdated",
  QuotaExceededError: "full",
};

export function troubleOf(error: unknown): TroubleKind {
  const name = error instanceof Error ? error.name : "";
  return TROUBLES[name] ?? "broken";
}
