// The keys of a half as they are bound now, lit while they are pressed.

import "../styles/keycaps.css";
import type { VNode } from "preact";
import type { Shell } from "../parts/context.ts";
import type { MatchPlan } from "../settings/matchPlan.ts";
import type { HalfName } from "../settings/settings.ts";
import { capsOf } from "./deviceWords.ts";

export interface HalfKeysProps {
  readonly shell: Shell;
  readonly plan: MatchPlan;
  readonly half: HalfName;
  readonly pressed?: ReadonlySet<string>;
}

export function HalfKeys({ shell, plan, half, pressed }: HalfKeysProps): VNode {
  return (
    <span class="keycaps">
      {capsOf(shell, plan, half).map(({ code, label }) => (
        <span key={code} class={pressed?.has(code) === true ? "keycap is-pressed" : "keycap"}>
          <kbd>{label}</kbd>
        </span>
      ))}
    </span>
  );
}
