// The line that a place has on the board, beside its words.

import type { VNode } from "preact";

/** As the stage draws them: whole, dashed, dotted. */
const DASHES = ["", "4 2.7", "1.6 2.4"] as const;

export function OutlineSample({ rank }: { readonly rank: number }): VNode {
  return (
    <svg class="outline-sample" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M2 2h12v12H2z" stroke-width={rank === 0 ? 2.8 : 2} stroke-dasharray={DASHES[rank] ?? DASHES[2]} />
    </svg>
  );
}
