// What a person plays with (S-2). The button asks for another device.

import type { VNode } from "preact";
import type { Shell } from "../parts/context.ts";
import type { MatchPlan } from "../settings/matchPlan.ts";
import { deviceName, keysOf } from "./deviceWords.ts";
import { matchWords } from "./matchWords.ts";
import { peopleOf } from "./planSeats.ts";

export interface DeviceButtonProps {
  readonly shell: Shell;
  readonly plan: MatchPlan;
  readonly seat: number;
  readonly called: string;
  readonly onAsk: () => void;
}

export function DeviceButton({ shell, plan, seat, called: name, onAsk }: DeviceButtonProps): VNode {
  const w = matchWords(shell, "match");
  const device = deviceName(shell, plan, seat);
  if (peopleOf(plan).length === 1) return <p class="seat-device is-any">{device}</p>;
  const isWaiting = plan.seats[seat]!.device === undefined;
  const keys = keysOf(shell, plan, seat);
  return (
    <div class="seat-device">
      <button
        type="button"
        class={isWaiting ? "secondary is-waiting" : "secondary"}
        aria-label={w(isWaiting ? "device.noneLabel" : "device.label", { name, device: `${device} ${keys}`.trim() })}
        onClick={onAsk}
      >
        {`${device} `}
        {keys !== "" && <small>{keys}</small>}
      </button>
    </div>
  );
}
