// A piece by itself, as it comes: for Hold and Next beside a demonstration.

import type { RuleBook } from "@korobeinix/engine";
import type { VNode } from "preact";
import { lookOf } from "../stage/skin.ts";
import type { SkinId } from "../settings/skinIds.ts";
import { SKINS } from "../stage/skins/index.ts";

interface PieceIconProps {
  readonly book: RuleBook;
  readonly kind: number;
  readonly skin: SkinId;
}

const GAP = 0.06;

export function PieceIcon({ book, kind, skin }: PieceIconProps): VNode | null {
  const piece = book.pieces[kind];
  const cells = piece?.facings[0] ?? [];
  if (piece === undefined) return null;
  const left = Math.min(...cells.map(([x]) => x));
  const top = Math.max(...cells.map(([, y]) => y));
  const width = Math.max(...cells.map(([x]) => x)) - left + 1;
  const height = top - Math.min(...cells.map(([, y]) => y)) + 1;
  const { colour } = lookOf(SKINS[skin], piece.name);
  return (
    <svg
      class="piece-icon"
      viewBox={`0 0 ${width} ${height}`}
      style={{ "--cells": width }}
      role="img"
      aria-label={piece.name}
    >
      {cells.map(([x, y]) => (
        <rect
          key={`${x},${y}`}
          x={x - left + GAP}
          y={top - y + GAP}
          width={1 - GAP * 2}
          height={1 - GAP * 2}
          rx={0.14}
          fill={colour}
        />
      ))}
    </svg>
  );
}
