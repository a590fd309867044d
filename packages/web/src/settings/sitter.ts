// Who sits at a seat of a match, as it is shown and kept. Plain data.

import { COMPUTER_RANKS, type ComputerRank } from "@korobeinix/engine/match";
import { type AvatarId, AVATARS } from "./matchPlan.ts";

export interface Sitter {
  readonly name: string;
  readonly avatar: AvatarId;
  /** A person's: undefined. */
  readonly computer: ComputerRank | undefined;
}

/** One from anywhere: undefined where it is none. */
export function parseSitter(value: unknown): Sitter | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { name, avatar, computer } = value as { readonly [name: string]: unknown };
  const known = AVATARS.find((one) => one === avatar);
  const rank = COMPUTER_RANKS.find((one) => one === computer);
  if (typeof name !== "string" || name.length > LONGEST_NAME || known === undefined) return undefined;
  return computer === undefined || rank !== undefined ? { name, avatar: known, computer: rank } : undefined;
}

/** Far more than any screen has room for. */
const LONGEST_NAME = 80;
