// Everybody has something to play with: the people, their boards and devices. Keys light up when they are tried.

import type { VNode } from "preact";
import { isHalf } from "../input/bindings.ts";
import type { Shell } from "../parts/context.ts";
import { Avatar } from "../picture/avatar.tsx";
import type { MatchPlan } from "../settings/matchPlan.ts";
import { keyboardSeats, playedWith } from "../settings/playedDevice.ts";
import { seatColour } from "../stage/match/seatColours.ts";
import { skinOf } from "../stage/skinOf.ts";
import { boardName, deviceName } from "./deviceWords.ts";
import { HalfKeys } from "./halfKeys.tsx";
import { matchWords } from "./matchWords.ts";
import { peopleOf } from "./planSeats.ts";

export interface ClaimReadyProps {
  readonly shell: Shell;
  readonly plan: MatchPlan;
  readonly names: readonly string[];
  /** Why the match cannot begin even so, in words; empty: it can. */
  readonly problem: string;
  /** The keys that are down. */
  readonly pressed: ReadonlySet<string>;
  readonly onStart: () => void;
  readonly onClose: () => void;
}

export function ClaimReady(props: ClaimReadyProps): VNode {
  const { shell, plan, problem, onStart, onClose } = props;
  const w = matchWords(shell, "match");
  return (
    <>
      <ul class="claim-people">
        {peopleOf(plan).map((seat) => (
          <Sitting key={seat} {...props} seat={seat} />
        ))}
      </ul>
      {keyboardSeats(plan).length > 1 && <p class="quiet">{w("claim.try")}</p>}
      {problem !== "" && <p class="match-problem">{problem}</p>}
      <div class="claim-actions">
        {problem === "" && (
          <button type="button" class="primary" data-first onClick={onStart}>
            {w("start")}
          </button>
        )}
        <button type="button" class="secondary" data-first onClick={onClose}>
          {w("claim.back")}
        </button>
      </div>
    </>
  );
}

function Sitting({ shell, plan, names, pressed, seat }: ClaimReadyProps & { readonly seat: number }): VNode {
  const device = playedWith(plan, seat);
  return (
    <li style={{ "--seat": seatColour(seat, false) }}>
      <Avatar id={plan.seats[seat]!.avatar} skin={skinOf(plan.ruleBook, shell.settings.value.display)} size={56} />
      <p>
        <strong>{names[seat]}</strong>
        <span>{boardName(shell, plan, seat)}</span>
      </p>
      <p>{deviceName(shell, plan, seat)}</p>
      {device !== undefined && isHalf(device) && <HalfKeys {...{ shell, plan, pressed }} half={device} />}
    </li>
  );
}
