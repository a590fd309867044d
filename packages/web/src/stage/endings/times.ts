// How a game ends on the stage, and for how long: plain data, also for those who wait until it has been seen.

import type { Outcome } from "@korobeinix/engine";
import type { DisplaySettings } from "../../settings/settings.ts";
import type { ClearStyle } from "../skin.ts";
import { SKINS } from "../skins/index.ts";
import type { SkinId } from "../../settings/skinIds.ts";

export type End = "win" | "loss";

/** Time that is up is a goal too: the player has lasted. Whoever leaves has no ending. */
const ENDS: { readonly [Name in Outcome]: End | undefined } = {
  playing: undefined,
  lockOut: "loss",
  lockAbove: "loss",
  blockOut: "loss",
  topOut: "loss",
  lost: "loss",
  goalReached: "win",
  timeUp: "win",
  won: "win",
  left: undefined,
  drawn: undefined,
};

/** `place`: in a match, 0 while there is none. To have lasted is no win for whoever comes after another. */
export function endOf(outcome: Outcome, place: number): End | undefined {
  const end = ENDS[outcome];
  return end === "win" && place > 1 ? undefined : end;
}

const LASTS_MS: { readonly [Style in ClearStyle]: { readonly [Name in End]: number } } = {
  shatter: { loss: 2_000, win: 3_000 },
  rub: { loss: 2_000, win: 2_900 },
  crumble: { loss: 2_100, win: 3_100 },
  flip: { loss: 2_200, win: 3_200 },
  blink: { loss: 1_900, win: 3_000 },
};
/** Without effects the last picture is just looked at. */
const PLAIN_MS = 1_400;
/** Rows that the last piece cleared go first. */
const SETTLES_MS = 300;
/** On a board among others everything goes faster. */
export const HASTE = 1.6;

export function endingMs(style: ClearStyle, end: End): number {
  return LASTS_MS[style][end];
}

/** How long the end of a game is looked at. */
export function lookedAtMs(skin: SkinId, outcome: Outcome, { effectStrength }: DisplaySettings): number {
  const end = endOf(outcome, 0);
  if (end === undefined || effectStrength === 0) return PLAIN_MS;
  return endingMs(SKINS[skin].clear, end) + (end === "win" ? SETTLES_MS : 0);
}
