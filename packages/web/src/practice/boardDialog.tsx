// Drawing a board and writing a queue: what comes of it is played as a new beginning.

import type { Game } from "@korobeinix/engine";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { Shell } from "../parts/context.ts";
import { Dialog } from "../parts/dialog.tsx";
import { lookOf, type Skin } from "../stage/skin.ts";
import { BoardGrid, contentOf, type Place } from "./boardGrid.tsx";
import {
  type Board,
  beginningOf,
  type Beginning,
  type Cell,
  clearBoard,
  EMPTY,
  fillRow,
  fullRows,
  GARBAGE,
  MAX_WRITTEN,
  padBoard,
  paint,
  parseQueueText,
  shiftBoard,
  type WrittenQueue,
} from "./draft.ts";
import type { TranslatePractice } from "./practiceWords.ts";

export interface BoardDialogProps {
  readonly shell: Pick<Shell, "sound" | "settings">;
  readonly p: TranslatePractice;
  readonly skin: Skin;
  readonly game: Game;
  /** What is drawn on; as the game stands unless told. */
  readonly begun?: Beginning;
  /** What the button says that takes it. */
  readonly take?: string;
  readonly onPlay: (beginning: Beginning) => void;
  readonly onClose: () => void;
}

export function BoardDialog(props: BoardDialogProps): VNode {
  const { shell, p, skin, game, begun, take, onPlay, onClose } = props;
  const { book } = game.rules;
  const { columns, rows } = book.matrix;
  const [before] = useState(() => begun ?? beginningOf(game));
  const [board, setBoard] = useState(() => padBoard(before.board, columns, rows));
  const [queue, setQueue] = useState(() => before.queue.join(""));
  const [hold, setHold] = useState(before.hold);
  const [brush, setBrush] = useState<Cell>(GARBAGE);
  const [cursor, setCursor] = useState<Place>({ x: columns - 1, y: rows - 1 });
  const written = parseQueueText(book, queue);
  const held = parseQueueText(book, hold);
  const full = fullRows(board);
  const letters = book.pieces.map(({ name }) => name);
  const ink = brush === EMPTY ? GARBAGE : brush;
  const actions = [
    ["fill", () => setBoard(fillRow(board, cursor.x, cursor.y, ink))],
    ["raise", () => setBoard(shiftBoard(board, 1))],
    ["lower", () => setBoard(shiftBoard(board, -1))],
    ["clear", () => setBoard(clearBoard(board))],
  ] as const;
  return (
    <Dialog {...{ shell, onClose }} close={p("close")} name="board" title={p("board.title")}>
      <div class="board-body">
        <BoardGrid
          {...{ p, skin, board, brush, cursor }}
          onPaint={(place, cell) => {
            setCursor(place);
            setBoard((now) => paint(now, place.x, place.y, cell));
          }}
          onCursor={setCursor}
        />
        <div class="board-tools">
          <div class="brushes" role="group" aria-label={p("board.brush")}>
            {[...letters, GARBAGE, EMPTY].map((cell) => (
              <button
                key={cell}
                type="button"
                class="brush"
                data-first={cell === GARBAGE ? "" : undefined}
                style={{ "--kind": cell === EMPTY ? "transparent" : lookOf(skin, cell).colour }}
                aria-pressed={cell === brush}
                aria-label={cell === EMPTY ? p("board.erase") : contentOf(p, cell)}
                title={cell === EMPTY ? p("board.erase") : contentOf(p, cell)}
                onClick={() => setBrush(cell)}
              >
                <span aria-hidden="true">{cell === GARBAGE ? "" : cell === EMPTY ? "⌫" : cell}</span>
              </button>
            ))}
          </div>
          <div class="board-actions">
            {actions.map(([name, act]) => (
              <button key={name} type="button" class="secondary" onClick={act}>
                {p(`board.${name}`)}
              </button>
            ))}
          </div>
          <div class="board-pieces">
            {game.rules.options.hold && (
              <Letters label={p("board.hold")} value={hold} most={1} isGood={held.ok} onChange={setHold} />
            )}
            <Letters label={p("board.queue")} value={queue} isGood={written.ok} onChange={setQueue} />
          </div>
          <p id="board-queue-hint" class="field-hint">
            {p("board.queueHint", { letters: letters.join(" ") })}
          </p>
          <p class="practice-problem" role="alert">
            {problemOf(p, held.ok ? written : held, full)}
          </p>
          <div class="practice-buttons">
            <button
              type="button"
              class="primary"
              disabled={!written.ok || !held.ok || full.length > 0}
              onClick={() =>
                written.ok && onPlay({ board: withoutTop(board), queue: written.queue, hold: hold.trim() })
              }
            >
              {take ?? p("board.play")}
            </button>
            <button type="button" class="secondary" data-back onClick={onClose}>
              {p("cancel")}
            </button>
          </div>
        </div>
      </div>
    </Dialog>
  );
}

interface LettersProps {
  readonly label: string;
  readonly value: string;
  readonly most?: number;
  readonly isGood: boolean;
  readonly onChange: (value: string) => void;
}

/** A field for pieces by their letters. */
function Letters({ label, value, most, isGood, onChange }: LettersProps): VNode {
  return (
    <label class="board-queue">
      <span>{label}</span>
      <input
        type="text"
        value={value}
        maxLength={most}
        autocomplete="off"
        spellcheck={false}
        aria-invalid={!isGood}
        aria-describedby="board-queue-hint"
        onInput={(event) => onChange(event.currentTarget.value.toUpperCase())}
      />
    </label>
  );
}

function problemOf(p: TranslatePractice, written: WrittenQueue, full: readonly number[]): string {
  if (full.length > 0) return p("board.full", { rows: full.join(", ") });
  if (written.ok) return "";
  return written.letter === undefined
    ? p("board.long", { most: MAX_WRITTEN })
    : p("board.wrong", { letter: written.letter });
}

function withoutTop(board: Board): Board {
  const top = board.findIndex((row) => [...row].some((cell) => cell !== EMPTY));
  return top < 0 ? [] : board.slice(top);
}
