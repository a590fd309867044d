// Presses that claim a seat, for as long as the screen is shown.

import type { RuleBookId } from "@korobeinix/engine";
import { useEffect, useRef } from "preact/hooks";
import { bindingsFor } from "../input/bindings.ts";
import { watchClaims } from "../input/claims.ts";
import type { SeatDevice } from "../settings/matchPlan.ts";
import type { Settings } from "../settings/settings.ts";

export interface ClaimsOptions {
  readonly book: RuleBookId;
  readonly settings: () => Settings;
  /** The seat that asks for a device, if one does. */
  readonly asking: number | undefined;
  readonly onClaim: (device: SeatDevice) => void;
}

export function useClaims(options: ClaimsOptions): void {
  const latest = useRef(options);
  latest.current = options;
  /** The press that made a seat ask is no answer: it may be heard in the same frame. */
  const heardBy = useRef(options.asking);
  useEffect(() => {
    const onClaim = (device: SeatDevice): void => {
      if (heardBy.current === latest.current.asking) latest.current.onClaim(device);
    };
    const device = watchClaims(onClaim, {
      bindings: () => bindingsFor(latest.current.settings(), latest.current.book),
      isActive: () => document.querySelector('[role="dialog"]') === null,
    });
    const poll = (nowMs: number): void => {
      device.poll(nowMs);
      heardBy.current = latest.current.asking;
      frame = requestAnimationFrame(poll);
    };
    let frame = requestAnimationFrame(poll);
    return () => {
      cancelAnimationFrame(frame);
      device.stop();
    };
  }, []);
}
