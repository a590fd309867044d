// The Matrix of a game as a component: painted anew when its game or its version has changed.

import type { Game } from "@korobeinix/engine";
import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { DisplaySettings } from "../settings/settings.ts";
import { strengthsOf } from "../stage/paint/wellParts.ts";
import { skinOf } from "../stage/skinOf.ts";
import { type BoardPainter, makeBoardPainter } from "./boardPainter.ts";

export interface BoardCanvasProps {
  readonly game: Game;
  /** A game changes in place: another number says that it has. */
  readonly version: number;
  /** Side of a cell in CSS pixels. */
  readonly cell: number;
  /** What the picture shows, for those who do not see it. */
  readonly label: string;
  readonly display: DisplaySettings;
  readonly hasGhost?: boolean | undefined;
}

export function BoardCanvas(props: BoardCanvasProps): VNode {
  const { game, version, cell, label, display } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<BoardPainter | undefined>(undefined);
  const { book, options } = game.rules;
  const { hasPatterns, isHighContrast } = display;
  const skin = skinOf(book.id, display);
  const hasGhost = props.hasGhost ?? options.ghost;
  const strengths = strengthsOf(display);
  const look = [
    book.id,
    skin,
    cell,
    hasGhost,
    hasPatterns,
    isHighContrast,
    strengths.ghost,
    strengths.grid,
    strengths.board,
  ];
  useLayoutEffect(() => {
    if (canvas.current === null) return undefined;
    const resolution = Math.max(1, Math.min(2, devicePixelRatio));
    const made = makeBoardPainter(canvas.current, {
      book,
      skin,
      cell,
      resolution,
      hasGhost,
      hasPatterns,
      isHighContrast,
      strengths,
    });
    painter.current = made;
    return () => made.destroy();
  }, look);
  useLayoutEffect(() => {
    painter.current?.paint(game);
  }, [game, version, ...look]);
  return <canvas ref={canvas} class="board-canvas" role="img" aria-label={label} />;
}
