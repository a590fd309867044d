// Sitting down to a match, one seat after the other (S-2): which seat is asked for, what came of the last press.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { isHalf } from "../input/bindings.ts";
import type { Claim } from "../input/claims.ts";
import type { Shell } from "../parts/context.ts";
import { focusFirst } from "../parts/focus.ts";
import type { MatchPlan } from "../settings/matchPlan.ts";
import { playedWith } from "../settings/playedDevice.ts";
import type { HalfName } from "../settings/settings.ts";
import { claimName } from "./deviceWords.ts";
import { matchWords } from "./matchWords.ts";
import { claim, type Claimed, holderOf, unclaimedOf } from "./planClaims.ts";
import { namesOf } from "./seatList.tsx";

/** Where the claiming stands. */
export interface Claiming {
  /** The seat that is asked for; undefined: everybody has something to play with. */
  readonly seat: number | undefined;
  /** The half that was pressed last, if it was for another seat. */
  readonly kept: HalfName | undefined;
}

export interface ClaimingOptions {
  readonly shell: Shell;
  readonly plan: MatchPlan;
  /** The plan came by a link: seats without a device are asked for at once. */
  readonly isFromLink: boolean;
  readonly onChange: (plan: MatchPlan) => void;
}

export interface ClaimingState {
  /** Undefined: nothing is asked for. */
  readonly claiming: Claiming | undefined;
  /** What came of the last press, in words; empty: nothing. */
  readonly news: string;
  readonly ask: (seat: number) => void;
  readonly onClaim: (claimed: Claim) => void;
  readonly close: () => void;
  /** Another plan takes its place: seats of it that have no device are asked for. */
  readonly take: (plan: MatchPlan) => void;
}

export function useClaiming({ shell, plan, isFromLink, onChange }: ClaimingOptions): ClaimingState {
  const w = matchWords(shell, "match");
  const [claiming, setClaiming] = useState<Claiming>();
  const [news, setNews] = useState("");
  const opener = useRef<Element | null>(null);
  const unclaimed = unclaimedOf(plan);
  const known = useRef(isFromLink ? 0 : unclaimed.length);

  const ask = (seat: number): void => {
    opener.current = document.activeElement;
    setNews("");
    setClaiming({ seat, kept: undefined });
  };
  useLayoutEffect(() => {
    const [seat] = unclaimed;
    if (seat !== undefined && unclaimed.length > known.current) ask(seat);
    known.current = unclaimed.length;
  }, [plan]);
  // When everybody has claimed, the focus goes on to the start; else back to where it was.
  const isOpen = claiming !== undefined;
  useLayoutEffect(() => {
    if (isOpen || opener.current === null) return;
    const { current } = opener;
    opener.current = null;
    if (unclaimed.length > 0 && current instanceof HTMLElement && current !== document.body) current.focus();
    else focusFirst();
  }, [isOpen]);

  const onClaim = (claimed: Claim): void => {
    const seat = claiming?.seat;
    if (claiming === undefined || seat === undefined) return;
    const { kept } = claiming;
    const result = claim(plan, seat, claimed, { ownName: shell.settings.peek().playerName, kept });
    if (result === undefined) {
      const holder = holderOf(plan, seat, claimed, kept);
      setNews(w("claim.refused", { name: namesOf(shell, plan)[holder ?? seat] ?? "" }));
      return;
    }
    shell.sound.playMenu("choose");
    setNews(newsOf(shell, result));
    setClaiming({ seat: unclaimedOf(result.plan)[0], kept: isHalf(claimed) ? claimed : kept });
    onChange(result.plan);
  };
  const take = (next: MatchPlan): void => {
    known.current = 0;
    onChange(next);
  };
  return { claiming, news, ask, onClaim, close: () => setClaiming(undefined), take };
}

function newsOf(shell: Shell, { plan, seat, hasMoved }: Claimed): string {
  const w = matchWords(shell, "match");
  const name = namesOf(shell, plan)[seat] ?? "";
  const device = playedWith(plan, seat);
  const taken = device === undefined ? "" : w("device.taken", { name, device: claimName(shell, device) });
  return hasMoved ? `${taken} ${w("claim.moved")}` : taken;
}
