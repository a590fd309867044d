// What people play with and where they sit, in words.

import { bindingsFor, isHalf } from "../input/bindings.ts";
import { claimingKeys } from "../input/claims.ts";
import { padOf } from "../input/padWatch.ts";
import type { Shell } from "../parts/context.ts";
import type { MatchPlan } from "../settings/matchPlan.ts";
import { type PlayedDevice, playedWith } from "../settings/playedDevice.ts";
import type { HalfName } from "../settings/settings.ts";
import { matchWords } from "./matchWords.ts";
import { peopleOf } from "./planSeats.ts";

/** What a seat is played with: one person alone has everything. */
export function deviceName(shell: Shell, plan: MatchPlan, seat: number): string {
  const w = matchWords(shell, "match");
  const device = playedWith(plan, seat);
  if (device === undefined) return w("device.none");
  return peopleOf(plan).length === 1 ? w("device.any") : claimName(shell, device);
}

export function claimName(shell: Shell, device: PlayedDevice): string {
  const w = matchWords(shell, "match");
  if (device === "keyboard" || device === "touch" || isHalf(device)) return w(`device.${device}`);
  return w("device.pad", { number: numberOf(device) });
}

/** What a seat is played with, in short, for its board; undefined for a computer's seat, and for a person who plays alone. */
export function playedName(shell: Shell, plan: MatchPlan, seat: number): string | undefined {
  const w = matchWords(shell, "versus");
  const device = playedWith(plan, seat);
  if (device === undefined || peopleOf(plan).length === 1) return undefined;
  if (device === "keyboard" || device === "touch" || isHalf(device)) return w(`with.${device}`);
  return w("with.pad", { number: numberOf(device) });
}

/** The key caps of a half. */
export function capsOf(
  shell: Shell,
  { ruleBook }: Pick<MatchPlan, "ruleBook">,
  half: HalfName,
): readonly { readonly code: string; readonly label: string }[] {
  const codes = claimingKeys(bindingsFor(shell.settings.value, ruleBook)[half]);
  return codes.map((code) => ({ code, label: shell.bindings.labelOf(half, code) }));
}

/** The keys of a seat that has half of the keyboard; empty: it has none of its own. */
export function keysOf(shell: Shell, plan: MatchPlan, seat: number): string {
  const device = playedWith(plan, seat);
  if (device === undefined || !isHalf(device)) return "";
  return capsOf(shell, plan, device)
    .map(({ label }) => label)
    .join(" ");
}

/** Pads are counted from 1. */
function numberOf(pad: PlayedDevice): number {
  return (padOf(pad) ?? 0) + 1;
}

export function boardName(shell: Shell, { seats }: Pick<MatchPlan, "seats">, seat: number): string {
  const w = matchWords(shell, "match");
  if (seats.length === 2) return w(seat === 0 ? "board.left" : "board.right");
  return w("board.of", { number: seat + 1, count: seats.length });
}
