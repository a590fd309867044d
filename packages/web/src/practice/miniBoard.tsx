// A small picture of a board in the colours of its skin.

import type { VNode } from "preact";
import { lookOf, type Skin } from "../stage/skin.ts";
import { type Board, EMPTY, padBoard } from "./draft.ts";

export interface MiniBoardProps {
  readonly skin: Skin;
  readonly board: Board;
  readonly columns: number;
  readonly rows: number;
  /** For those who listen; without it the picture says nothing that is not said beside it. */
  readonly label?: string;
}

export function MiniBoard({ skin, board, columns, rows, label }: MiniBoardProps): VNode {
  const names = label === undefined ? { "aria-hidden": true } : { role: "img" as const, "aria-label": label };
  return (
    <svg class="mini-board" viewBox={`0 0 ${columns} ${rows}`} style={{ background: skin.ground }} {...names}>
      {padBoard(board, columns, rows).flatMap((row, y) =>
        [...row].flatMap((cell, x) =>
          cell === EMPTY
            ? []
            : [<rect key={`${x} ${y}`} x={x} y={y} width="1" height="1" fill={lookOf(skin, cell).colour} />],
        ),
      )}
    </svg>
  );
}
