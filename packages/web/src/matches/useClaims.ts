// Presses that claim a seat, for as long as the dialog that asks for them is open; and which keys are down.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Claim, type ClaimOptions, watchClaims } from "../input/claims.ts";
import { keyCodeOf } from "../input/keyboard.ts";

export interface ClaimsOptions extends Pick<ClaimOptions, "bindings" | "onBack" | "isAsking"> {
  readonly onClaim: (claim: Claim) => void;
}

/** The keys that are down. */
export function useClaims(options: ClaimsOptions): ReadonlySet<string> {
  const latest = useRef(options);
  latest.current = options;
  const [pressed, setPressed] = useState<ReadonlySet<string>>(new Set());
  // From the moment that the dialog is there: after the next frame, keys would have reached the screen behind it.
  useLayoutEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const onKey = (event: KeyboardEvent): void => {
      const code = keyCodeOf(event);
      const isDown = event.type === "keydown";
      setPressed((now) =>
        now.has(code) === isDown ? now : new Set(isDown ? [...now, code] : [...now].filter((one) => one !== code)),
      );
    };
    window.addEventListener("keydown", onKey, { capture: true, signal });
    window.addEventListener("keyup", onKey, { capture: true, signal });
    // Away from the window, keys are let go unseen.
    window.addEventListener("blur", () => setPressed(new Set()), { signal });
    const device = watchClaims((claim) => latest.current.onClaim(claim), {
      bindings: () => latest.current.bindings(),
      onBack: () => latest.current.onBack(),
      isAsking: () => latest.current.isAsking(),
    });
    const poll = (nowMs: number): void => {
      device.poll(nowMs);
      frame = requestAnimationFrame(poll);
    };
    let frame = requestAnimationFrame(poll);
    return () => {
      cancelAnimationFrame(frame);
      device.stop();
      listening.abort();
    };
  }, []);
  return pressed;
}
