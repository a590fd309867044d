// What a seat may be played with: the halves of the keyboard, a pad, fingers. The seat that asks stands above them.

import type { VNode } from "preact";
import { HALF_NAMES } from "../input/bindings.ts";
import type { Claim } from "../input/claims.ts";
import { PAD_BACK } from "../input/gamepad.ts";
import { padLabel } from "../input/labels.ts";
import { arePadsWithheld } from "../input/padReader.ts";
import type { Shell } from "../parts/context.ts";
import { Avatar } from "../picture/avatar.tsx";
import { hasFingers } from "../screens/fingers.ts";
import type { MatchPlan } from "../settings/matchPlan.ts";
import { playedWith } from "../settings/playedDevice.ts";
import type { HalfName } from "../settings/settings.ts";
import { seatColour } from "../stage/match/seatColours.ts";
import { skinOf } from "../stage/skinOf.ts";
import { boardName, claimName } from "./deviceWords.ts";
import { HalfKeys } from "./halfKeys.tsx";
import { matchWords } from "./matchWords.ts";
import { holderOf } from "./planClaims.ts";
import { peopleOf } from "./planSeats.ts";

export interface ClaimWaysProps {
  readonly shell: Shell;
  readonly plan: MatchPlan;
  readonly names: readonly string[];
  readonly seat: number;
  readonly kept: HalfName | undefined;
  readonly onClaim: (claim: Claim) => void;
  readonly onClose: () => void;
}

export function ClaimWays(props: ClaimWaysProps): VNode {
  const { shell, plan, names, seat, onClose } = props;
  const w = matchWords(shell, "match");
  const prompt = w(hasFingers.value ? "claim.promptTouch" : "claim.prompt");
  return (
    <>
      <div
        class="claim-ask"
        role="group"
        aria-label={prompt}
        tabIndex={0}
        data-first
        style={{ "--seat": seatColour(seat, false) }}
      >
        <Avatar id={plan.seats[seat]!.avatar} skin={skinOf(plan.ruleBook, shell.settings.value.display)} size={56} />
        <p>
          <strong>{names[seat]}</strong>
          <span>{boardName(shell, plan, seat)}</span>
        </p>
        <p class="claim-prompt">{prompt}</p>
      </div>
      <div class="claim-ways">
        {HALF_NAMES.map((half) => (
          <Way key={half} {...props} claim={half} />
        ))}
        <p class="claim-way is-pad">
          <span>{w("claim.pad")}</span>
          <small>
            {arePadsWithheld() ? shell.t("controls.padsWithheld") : w("claim.padHint", { back: padLabel(PAD_BACK) })}
          </small>
        </p>
        {hasFingers.value && <Way {...props} claim="touch" />}
      </div>
      {peopleOf(plan).length > 1 && <p class="quiet">{w("claim.note")}</p>}
      <button type="button" class="secondary" onClick={onClose}>
        {w("claim.cancel")}
      </button>
    </>
  );
}

/** What can be pressed on the screen, too. */
function Way({
  shell,
  plan,
  names,
  seat,
  kept,
  claim,
  onClaim,
}: ClaimWaysProps & { readonly claim: HalfName | "touch" }): VNode {
  const w = matchWords(shell, "match");
  const holder = holderOf(plan, seat, claim, kept) ?? peopleOf(plan).find((other) => playedWith(plan, other) === claim);
  const isTaken = holder !== undefined && holder !== seat;
  return (
    <button
      type="button"
      class="claim-way"
      disabled={isTaken && plan.seats[seat]!.device === undefined}
      onClick={() => onClaim(claim)}
    >
      <span>{claimName(shell, claim)}</span>
      {claim !== "touch" && <HalfKeys {...{ shell, plan }} half={claim} />}
      {isTaken && <small>{w("claim.owner", { name: names[holder] ?? "" })}</small>}
    </button>
  );
}
