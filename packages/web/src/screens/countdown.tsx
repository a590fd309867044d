// The countdown over the Matrix, which is seen meanwhile: one looks where one will have to play.

import type { VNode } from "preact";
import { boxOf } from "../parts/boxOf.ts";
import type { Layout } from "../stage/stage.ts";

export interface CountdownProps {
  readonly count: number;
  readonly layout: Layout;
}

export function Countdown({ count, layout: { matrix } }: CountdownProps): VNode {
  return (
    <p class="countdown" style={boxOf(matrix)} role="timer">
      <span key={count}>{count}</span>
    </p>
  );
}
