// Three stars in a row, those that are earned filled.

import type { VNode } from "preact";
import type { Shell } from "../parts/context.ts";
import { drillWords } from "./drillWords.ts";
import { countStars, hasStar, STARS } from "./stars.ts";

export interface StarRowProps {
  readonly shell: Pick<Shell, "language">;
  /** As bits. */
  readonly stars: number;
}

const SIGN = "M12 2.5l2.9 6.2 6.8.8-5 4.7 1.3 6.7L12 17.6 6 20.9l1.3-6.7-5-4.7 6.8-.8z";

export function StarRow({ shell, stars }: StarRowProps): VNode {
  const label = drillWords(shell)("stars.spoken", { count: countStars(stars), all: STARS.length });
  return (
    <span class="drill-stars" role="img" aria-label={label}>
      {STARS.map((star) => (
        <StarSign key={star} isEarned={hasStar(stars, star)} />
      ))}
    </span>
  );
}

export function StarSign({ isEarned }: { readonly isEarned: boolean }): VNode {
  return (
    <svg class={isEarned ? "drill-star is-earned" : "drill-star"} viewBox="0 0 24 24" aria-hidden="true">
      <path d={SIGN} />
    </svg>
  );
}
