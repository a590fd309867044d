// What a person plays with: claimed by pressing something on it (S-2). The button asks for another device.

import type { VNode } from "preact";
import type { Shell } from "../parts/context.ts";
import { keyboardSeats, type MatchPlan, type SeatDevice } from "../settings/matchPlan.ts";
import { matchWords } from "./matchWords.ts";
import { peopleOf } from "./planSeats.ts";

export interface DeviceButtonProps {
  readonly shell: Shell;
  readonly plan: MatchPlan;
  readonly seat: number;
  readonly called: string;
  readonly isAsking: boolean;
  readonly onAsk: (isAsking: boolean) => void;
  /** Fingers press nothing that others could not press: they have a button. */
  readonly onTouch: () => void;
}

export function DeviceButton({ shell, plan, seat, called: name, isAsking, onAsk, onTouch }: DeviceButtonProps): VNode {
  const w = matchWords(shell, "match");
  const device = deviceName(shell, plan, seat);
  if (peopleOf(plan).length === 1) return <p class="seat-device is-any">{device}</p>;
  const isWaiting = isAsking || plan.seats[seat]!.device === undefined;
  // Keys that would move on are the ones that may claim.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isAsking || event.key === "Enter" || event.key === " ") return;
    if (event.key === "Escape" || event.key === "Tab") onAsk(false);
    if (event.key !== "Tab") event.preventDefault();
  };
  return (
    <div class="seat-device">
      <button
        type="button"
        class={isWaiting ? "secondary is-waiting" : "secondary"}
        data-takes-pad={isAsking ? true : undefined}
        aria-label={
          isWaiting ? w("device.waitLabel", { name, wait: w("device.wait") }) : w("device.label", { name, device })
        }
        onClick={() => onAsk(!isAsking)}
        onKeyDown={onKeyDown}
        onBlur={() => onAsk(false)}
      >
        {isWaiting ? w("device.wait") : device}
      </button>
      {isWaiting && hasFingers() && (
        // The button beside it loses the focus first, and asks no longer.
        <button type="button" class="secondary" onPointerDown={(event) => event.preventDefault()} onClick={onTouch}>
          {w("device.useTouch")}
        </button>
      )}
    </div>
  );
}

/** What a seat's device is called where it stands: whoever has the keyboard alone has all of it. */
export function deviceName(shell: Shell, plan: MatchPlan, seat: number): string {
  const w = matchWords(shell, "match");
  const device = plan.seats[seat]?.device;
  if (device === undefined) return w("device.wait");
  if (peopleOf(plan).length === 1) return w("device.any");
  if (isKeys(device)) return w(keyboardSeats(plan).length === 1 ? "device.keyboard" : `device.${device}`);
  return device === "touch" ? w("device.touch") : w("device.pad", { number: device.slice("pad".length) });
}

function isKeys(device: SeatDevice): device is "leftKeys" | "rightKeys" {
  return device === "leftKeys" || device === "rightKeys";
}

function hasFingers(): boolean {
  return navigator.maxTouchPoints > 0;
}
