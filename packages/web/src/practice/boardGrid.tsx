// The board that is drawn on: with a pointer in strokes, by arrows and Enter cell by cell, by a pad as well.

import type { VNode } from "preact";
import { useRef } from "preact/hooks";
import { lookOf, type Skin } from "../stage/skin.ts";
import { type Board, type Cell, EMPTY, GARBAGE } from "./draft.ts";
import type { TranslatePractice } from "./practiceWords.ts";

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface BoardGridProps {
  readonly p: TranslatePractice;
  readonly skin: Skin;
  readonly board: Board;
  readonly brush: Cell;
  /** Where one last was: the row that is filled, and its gap. */
  readonly cursor: Place;
  readonly onPaint: (place: Place, cell: Cell) => void;
  readonly onCursor: (place: Place) => void;
}

export function BoardGrid({ p, skin, board, brush, cursor, onPaint, onCursor }: BoardGridProps): VNode {
  const stroke = useRef<Cell | undefined>(undefined);
  const grid = useRef<HTMLDivElement>(null);

  /** On its own colour a brush erases. */
  const inkAt = ({ x, y }: Place): Cell => (board[y]?.[x] === brush ? EMPTY : brush);

  const onPointerDown = (event: PointerEvent): void => {
    const place = placeOf(event.target);
    if (place === undefined || event.button !== 0) return;
    stroke.current = inkAt(place);
    grid.current?.setPointerCapture(event.pointerId);
    onPaint(place, stroke.current);
  };
  const onPointerMove = (event: PointerEvent): void => {
    const place = placeOf(document.elementFromPoint(event.clientX, event.clientY));
    if (stroke.current === undefined || place === undefined || board[place.y]?.[place.x] === stroke.current) return;
    onPaint(place, stroke.current);
  };
  const onEnd = (): void => {
    stroke.current = undefined;
  };
  /** A click without a pointer: of a key or a pad. */
  const onClick = (event: MouseEvent): void => {
    const place = placeOf(event.target);
    if (place !== undefined && event.detail === 0) onPaint(place, inkAt(place));
  };
  /** Two hundred cells are one stop for Tab. */
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Tab") return;
    for (const cell of cellsOf(grid.current)) cell.tabIndex = -1;
    requestAnimationFrame(() => {
      for (const cell of cellsOf(grid.current)) cell.tabIndex = 0;
    });
  };
  return (
    <div
      class="board-grid"
      ref={grid}
      role="group"
      aria-label={p("board.grid")}
      style={{ "--columns": board[0]?.length ?? 0, "--rows": board.length, "--ground": skin.ground }}
      {...{ onPointerDown, onPointerMove, onClick, onKeyDown }}
      onPointerUp={onEnd}
      onPointerCancel={onEnd}
    >
      {board.flatMap((row, y) =>
        [...row].map((cell, x) => (
          <button
            key={`${x} ${y}`}
            type="button"
            class={x === cursor.x && y === cursor.y ? "board-cell is-cursor" : "board-cell"}
            data-x={x}
            data-y={y}
            data-cell={cell}
            style={cell === EMPTY ? undefined : { "--kind": lookOf(skin, cell).colour }}
            aria-label={p("board.cell", { column: x + 1, row: board.length - y, content: contentOf(p, cell) })}
            onFocus={() => onCursor({ x, y })}
          />
        )),
      )}
    </div>
  );
}

/** What a cell or a brush is called. */
export function contentOf(p: TranslatePractice, cell: Cell): string {
  if (cell === EMPTY) return p("board.empty");
  return cell === GARBAGE ? p("board.garbage") : p("board.piece", { piece: cell });
}

function cellsOf(grid: HTMLElement | null): readonly HTMLElement[] {
  return [...(grid?.querySelectorAll<HTMLElement>(".board-cell") ?? [])];
}

function placeOf(target: EventTarget | null): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>(".board-cell") : null;
  return cell === null ? undefined : { x: Number(cell.dataset["x"]), y: Number(cell.dataset["y"]) };
}
