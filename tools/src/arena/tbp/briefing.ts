// What a partner is told of its game: a start, then each move with the pieces that come into sight; and a new start whenever
// the game is not what it must believe, for lines that rose are told in no other way.

import {
  type PieceName,
  type SevenBag,
  TBP_COLUMNS,
  TBP_PIECES,
  TBP_ROWS,
  type TbpCell,
  type TbpMove,
  type TbpPosition,
  type ToBot,
  afterPlay,
} from "@korobeinix/bots";
import { type Game, boardOf, queueOf } from "@korobeinix/engine";

export class Briefing {
  #believed: TbpPosition | undefined;
  /** Pieces of the running bag that have not come into sight. */
  #bag: readonly PieceName[] = TBP_PIECES;
  #combo = 0;
  #lines = 0;

  /** The messages that bring a partner to where its game is; `move` is the one it has just made. */
  next(game: Game, move: TbpMove | undefined): readonly ToBot[] {
    this.#countCombo(game);
    const expected = move && this.#believed && afterPlay(this.#believed, move);
    const position = positionOf(game, this.#combo);
    const fresh = position.queue.slice(expected?.queue.length ?? 0);
    this.#see(fresh);
    const isFirst = this.#believed === undefined;
    this.#believed = position;
    if (move !== undefined && expected !== undefined && isAlike(expected, position))
      return [{ type: "play", move }, ...fresh.map((piece): ToBot => ({ type: "new_piece", piece }))];
    const start: ToBot = { type: "start", ...position, randomizer: this.#randomizer };
    return isFirst ? [start] : [{ type: "stop" }, start];
  }

  get #randomizer(): SevenBag {
    return { type: "seven_bag", bag_state: this.#bag };
  }

  #see(pieces: readonly PieceName[]): void {
    for (const piece of pieces) {
      this.#bag = this.#bag.filter((each) => each !== piece);
      if (this.#bag.length === 0) this.#bag = TBP_PIECES;
    }
  }

  #countCombo({ state }: Game): void {
    const hasCleared = state.lines > this.#lines;
    this.#combo = hasCleared ? this.#combo + 1 : 0;
    this.#lines = state.lines;
  }
}

/** Whether a bot that believes the one is right about the other, the pieces that follow its queue left aside. */
function isAlike(believed: TbpPosition, actual: TbpPosition): boolean {
  const known = { ...actual, queue: actual.queue.slice(0, believed.queue.length) };
  const write = ({ hold, queue, combo, back_to_back, board }: TbpPosition): string =>
    JSON.stringify([hold, queue, combo, back_to_back, board]);
  return write(believed) === write(known);
}

/** A game with a piece in play, as the protocol has it. */
function positionOf(game: Game, combo: number): TbpPosition {
  const { state } = game;
  const pieceOf = (kind: number): PieceName => TBP_PIECES[kind]!;
  const rows = boardOf(game).toReversed();
  return {
    hold: state.hold < 0 ? null : pieceOf(state.hold),
    queue: [state.kind, ...queueOf(game)].map(pieceOf),
    combo,
    back_to_back: state.isBackToBack,
    board: Array.from({ length: TBP_ROWS }, (_, y) =>
      Array.from({ length: TBP_COLUMNS }, (__, x) => cellOf(rows[y]?.[x])),
    ),
  };
}

function cellOf(letter: string | undefined): TbpCell {
  return TBP_PIECES.find((piece) => piece === letter) ?? (letter === undefined || letter === "." ? null : "G");
}
