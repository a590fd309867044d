// The devices of all seats of a match, and whose pads are gone.

import type { MatchSetup } from "@korobeinix/engine/match";
import type { InputDevice, InputTarget } from "../input/input.ts";
import { padOf, watchPads } from "../input/padWatch.ts";
import { listenPause, listenSeat } from "../input/seatDevices.ts";
import type { MatchPlan } from "../settings/matchPlan.ts";
import { type PlayedDevice, playedWith } from "../settings/playedDevice.ts";
import type { Settings } from "../settings/settings.ts";
import type { Layout } from "../stage/stage.ts";

export interface SeatsOptions {
  readonly plan: MatchPlan;
  readonly setup: MatchSetup;
  readonly settings: Settings;
  readonly layouts: () => readonly Layout[];
  readonly isActive: (command?: string) => boolean;
  /** A player points at another's board. */
  readonly onAimAt: (seat: number, to: number, timeStampMs: number) => void;
  /** Whose pads are gone, whenever that changes. */
  readonly onPadless: (seats: readonly number[]) => void;
  /** Where a pause goes that is no seat's own. */
  readonly pause: InputTarget;
}

/** A person's seat that nobody has claimed, as in a match that was taken over: its player has every device. */
const ANY: PlayedDevice = "keyboard";

/** A device, and the seat that it plays; undefined: none alone. */
export interface SeatedDevice {
  readonly seat: number | undefined;
  readonly device: InputDevice;
}

export function listenSeats(targets: readonly InputTarget[], options: SeatsOptions): readonly SeatedDevice[] {
  const { plan, setup, settings, layouts, isActive, onAimAt, onPadless, pause } = options;
  const people = [...plan.seats.keys()].filter((seat) => plan.seats[seat]!.computer === undefined);
  const devices = people.map((seat) => playedWith(plan, seat) ?? ANY);
  const shared = { settings, devices, isActive };
  const seated = people.flatMap((seat, i) => {
    const listening = listenSeat(targets[seat]!, {
      ...shared,
      setup: setup.seats[seat]!.setup,
      device: devices[i]!,
      layout: () => layouts()[seat],
      layouts,
      onAimAt: (to, timeStampMs) => onAimAt(seat, to, timeStampMs),
    });
    return listening.map((device) => ({ seat, device }));
  });
  // Whoever plays alone against computers may lay down a pad for the keys.
  const padSeats = people.length === 1 ? [] : people.filter((seat) => padOf(plan.seats[seat]!.device) !== undefined);
  const padless = (missing: readonly number[]): readonly number[] =>
    padSeats.filter((seat) => missing.includes(padOf(plan.seats[seat]!.device)!));
  const pads = watchPads(
    padSeats.map((seat) => padOf(plan.seats[seat]!.device)!),
    (missing) => onPadless(padless(missing)),
  );
  const common = [...listenPause(pause, { ...shared, setup: setup.shared }), pads];
  return [...seated, ...common.map((device) => ({ seat: undefined, device }))];
}
