// The boards of a demonstration, with Hold and Next where there is more than one piece. While the reader plays, they
// have the focus and the keys.

import { type Game, queueOf } from "@korobeinix/engine";
import type { Ref, VNode } from "preact";
import { skinOf } from "../stage/skinOf.ts";
import { BoardCanvas } from "../picture/boardCanvas.tsx";
import type { Shell } from "../parts/context.ts";
import type { DisplaySettings } from "../settings/settings.ts";
import type { Demonstration } from "./demonstration.ts";
import type { Mode } from "./boardDemonstration.ts";
import type { Ledger } from "./ledger.ts";
import { PieceIcon } from "./pieceIcon.tsx";
import { helpWords } from "./words.ts";

interface BoardsProps {
  readonly hostRef: Ref<HTMLDivElement>;
  readonly shell: Shell;
  readonly display: DisplaySettings;
  readonly demonstration: Demonstration;
  readonly games: readonly Game[];
  readonly ledgers: readonly Ledger[];
  readonly version: number;
  readonly cell: number;
  readonly mode: Mode;
  readonly label: string;
  readonly onLeave: () => void;
}

/** Pieces of the queue that are shown at most. */
const MOST_NEXT = 3;

export function Boards(props: BoardsProps): VNode {
  const { hostRef, shell, display, demonstration, games, ledgers, version, cell, mode, label, onLeave } = props;
  const isTrying = mode === "trying";
  const isSettling = mode === "reached" || mode === "missed";
  const swallow = (event: KeyboardEvent): void => {
    if (!isSettling || event.key === "Tab") return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={hostRef}
      class="demo-boards"
      tabIndex={-1}
      role={isTrying ? "application" : "group"}
      aria-label={label}
      data-takes-pad={isTrying || isSettling ? true : undefined}
      onKeyDown={swallow}
      onBlur={() => {
        if (isTrying) onLeave();
      }}
    >
      {games.map((game, i) => (
        <figure key={i}>
          <BoardCanvas {...{ game, version, cell, display }} label={label} />
          {demonstration.variants !== undefined && (
            <figcaption>
              <b>{shell.t(`value.lockDown.${game.rules.options.lockDown}`)}</b>
              <span>{movesOf(shell, ledgers[i])}</span>
            </figcaption>
          )}
        </figure>
      ))}
      {games[0] !== undefined && <Queue {...{ shell, display, demonstration }} game={games[0]} />}
    </div>
  );
}

function movesOf(shell: Shell, ledger: Ledger | undefined): string {
  const { help } = helpWords(shell.language);
  const moves = ledger?.moves ?? 0;
  return help(ledger?.isLocked === true ? "demo.lockedAfter" : "demo.moves", { moves });
}

interface QueueProps {
  readonly shell: Shell;
  readonly display: DisplaySettings;
  readonly demonstration: Demonstration;
  readonly game: Game;
}

/** What is left of the pieces that the demonstration is about. */
function Queue({ shell, display, demonstration, game }: QueueProps): VNode | null {
  const { state, rules } = game;
  const { book, options, setup } = rules;
  const { help } = helpWords(shell.language);
  if (setup.queue.length < 2 || options.next === 0) return null;
  const used = state.pieces + (state.kind >= 0 ? 1 : 0) + (state.hold >= 0 ? 1 : 0);
  const next = queueOf(game).slice(0, Math.min(MOST_NEXT, Math.max(0, setup.queue.length - used)));
  const skin = skinOf(book.id, display);
  return (
    <div class="demo-queue">
      {(state.hold >= 0 || demonstration.goal.some(({ type }) => type === "held")) && (
        <div data-hold>
          <span>{help("demo.hold")}</span>
          {state.hold >= 0 && <PieceIcon {...{ book, skin }} kind={state.hold} />}
        </div>
      )}
      <div>
        <span>{help("demo.next")}</span>
        {next.map((kind, i) => (
          <PieceIcon key={i} {...{ book, skin, kind }} />
        ))}
      </div>
    </div>
  );
}
