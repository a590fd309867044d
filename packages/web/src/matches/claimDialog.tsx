// Sitting down to a match (S-2): the dialog asks one seat after the other what it is played with, then shows what everybody
// has. As long as it is open, keys that play reach nothing behind it.

import "../styles/claim.css";
import type { VNode } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { bindingsFor } from "../input/bindings.ts";
import type { Claim } from "../input/claims.ts";
import type { Shell } from "../parts/context.ts";
import { Dialog } from "../parts/dialog.tsx";
import { focusFirst } from "../parts/focus.ts";
import type { MatchPlan } from "../settings/matchPlan.ts";
import { ClaimReady } from "./claimReady.tsx";
import { ClaimWays } from "./claimWays.tsx";
import { matchWords } from "./matchWords.ts";
import type { Claiming } from "./useClaiming.ts";
import { useClaims } from "./useClaims.ts";

export interface ClaimDialogProps {
  readonly shell: Shell;
  readonly plan: MatchPlan;
  readonly names: readonly string[];
  readonly claiming: Claiming;
  readonly news: string;
  /** Why the match cannot begin even so, in words; empty: it can. */
  readonly problem: string;
  readonly onClaim: (claim: Claim) => void;
  readonly onStart: () => void;
  readonly onClose: () => void;
}

export function ClaimDialog(props: ClaimDialogProps): VNode {
  const { shell, plan, names, claiming, news, problem, onClaim, onStart, onClose } = props;
  const { seat } = claiming;
  const w = matchWords(shell, "match");
  const isAsking = seat !== undefined;
  const pressed = useClaims({
    bindings: () => bindingsFor(shell.settings.peek(), plan.ruleBook),
    isAsking: () => isAsking,
    onClaim,
    onBack: onClose,
  });
  const canStart = problem === "";
  useLayoutEffect(() => focusFirst(), [seat, canStart]);
  return (
    <Dialog
      {...{ shell, onClose }}
      book={plan.ruleBook}
      name="claim"
      title={isAsking ? w("claim.title", { name: names[seat] ?? "" }) : w("claim.ready")}
      close={w("close")}
      takesPad={isAsking}
      // A key or a button that has claimed a seat is easily pressed twice.
      after={isAsking ? undefined : { book: plan.ruleBook, isMatch: true }}
    >
      <p class="claim-news" role="status">
        {news}
      </p>
      {isAsking ? (
        <ClaimWays {...{ shell, plan, names, seat, onClaim, onClose }} kept={claiming.kept} />
      ) : (
        <ClaimReady {...{ shell, plan, names, problem, pressed, onStart, onClose }} />
      )}
    </Dialog>
  );
}
