// The countdown over the Matrix, which is seen meanwhile: one looks where one will have to play.

import type { VNode } from "preact";
import type { Layout } from "../stage/stage.ts";

export interface CountdownProps {
  readonly count: number;
  readonly layout: Layout;
}

export function Countdown({ count, layout: { matrix } }: CountdownProps): VNode {
  const place = {
    left: `${matrix.x}px`,
    top: `${matrix.y}px`,
    width: `${matrix.width}px`,
    height: `${matrix.height}px`,
  };
  return (
    <p class="countdown" style={place} role="timer">
      <span key={count}>{count}</span>
    </p>
  );
}
