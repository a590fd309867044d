// One board on the stage: its well, Blocks, piece, queues, effects and notices, in its own layout.

import { type Game, type GameEvent, minosOf } from "@korobeinix/engine";
import { Container, Sprite } from "pixi.js";
import type { Atlas } from "./atlas.ts";
import { BlocksView } from "./blocksView.ts";
import { clearTimes, riseTime } from "./clears.ts";
import { Effects } from "./effects.ts";
import type { Flashes } from "./flashes.ts";
import { MeterView } from "./match/meterView.ts";
import { SeatView } from "./match/seatView.ts";
import { type Notice, Notices } from "./notices.ts";
import { OutlinesView } from "./outlinesView.ts";
import { paintCanvas } from "./paint/canvas.ts";
import { paintWell } from "./paint/well.ts";
import { PieceView } from "./pieceView.ts";
import { QueueView } from "./queueView.ts";
import type { BoardFrame, Layout } from "./stage.ts";

/** The well's picture reaches so many cells beyond the Matrix. */
const MARGIN = 2;
/** What the Blocks of whoever is out lose of their strength. */
const PALE = 0.45;

export interface BoardOptions {
  readonly atlas: Atlas;
  readonly layout: Layout;
  readonly flashes: Flashes;
  /** Motion is reduced. */
  readonly isStill: boolean;
  readonly isHighContrast: boolean;
  /** In a match: the word for Practice. */
  readonly practice: string | undefined;
}

/** What a board is told in a frame. */
interface Told extends Pick<BoardFrame, "events" | "outlines" | "seat"> {
  /** The match is over. */
  readonly isOver?: boolean;
}
const NONE: NonNullable<BoardFrame["outlines"]> = [];

/** What an event is announced as; undefined for nothing. */
type Announce = (event: GameEvent) => string | undefined;

export class Board {
  readonly container: Container = new Container();
  readonly notices: Notices;
  readonly #options: BoardOptions;
  readonly #blocks: BlocksView;
  readonly #outlines: OutlinesView;
  readonly #piece: PieceView;
  readonly #queue: QueueView;
  readonly #effects: Effects;
  readonly #seat: SeatView | undefined;
  /** What waits below: in a match, and on a board alone (O-6). */
  readonly #meter: MeterView | undefined;
  readonly #contents: Container = new Container();
  #game: Game;
  /** The piece as last seen, for the afterglow. */
  #seen: Pick<Game["state"], "kind" | "facing" | "x" | "y"> | undefined;

  constructor(options: BoardOptions, game: Game) {
    const { atlas, layout, isStill, isHighContrast, practice } = options;
    this.#options = options;
    this.#game = game;
    this.#blocks = new BlocksView(atlas, layout, game);
    this.#outlines = new OutlinesView(atlas, layout);
    this.#piece = new PieceView(atlas, layout, atlas.skin.glides && !isStill);
    this.#queue = new QueueView(atlas, layout, game, isHighContrast);
    this.#effects = new Effects(options);
    this.#seat = practice === undefined ? undefined : new SeatView({ atlas, layout, isStill, practice });
    this.#meter = game.rules.garbage !== undefined ? new MeterView(atlas, layout, game, isStill) : undefined;
    this.notices = new Notices(atlas, layout, isStill);
    const { under, cells, lights } = this.#effects;
    this.#contents.addChild(
      under.container,
      this.#blocks.container,
      this.#outlines.container,
      this.#piece.container,
      cells.container,
      lights.container,
      this.#queue.container,
    );
    this.container.addChild(this.#makeWell(game), this.#queue.frames, this.#contents);
    if (this.#meter !== undefined) {
      this.container.addChildAt(this.#meter.track, 1);
      this.#contents.addChild(this.#meter.container);
    }
    if (this.#seat === undefined) return;
    this.container.addChildAt(this.#seat.frames, 1);
    this.#contents.addChildAt(this.#seat.behind, 0);
    this.#contents.addChild(this.#seat.over);
  }

  get game(): Game {
    return this.#game;
  }

  /** Another game of the same shape: nothing of the last one is left, every texture stays. */
  take(game: Game): void {
    this.#game = game;
    this.#seen = undefined;
    this.#blocks.finish();
    this.#effects.reset();
    this.notices.reset();
    this.#outlines.reset();
    this.#piece.reset();
    this.#queue.reset();
    this.#seat?.reset();
    this.#meter?.reset();
  }

  /** What it will need, painted one picture a step. */
  *warm(): Generator<void> {
    yield* this.#queue.warm(this.#game);
    yield* this.notices.warm();
    if (this.#seat !== undefined) yield* this.#seat.warm(this.#game);
  }

  /** Takes the events in and goes on; tells whether there is anything new to draw. */
  frame(deltaMs: number, { events, outlines = NONE, seat, isOver = false }: Told, announce: Announce): boolean {
    const game = this.#game;
    // What began before this frame grows older; what begins in it is drawn at its very start.
    const hasEffects = this.#effects.step(deltaMs);
    const hasNotices = this.notices.step(deltaMs);
    const hasSettled = this.#blocks.step(deltaMs);
    for (const event of events) this.#hear(event);
    if (seat?.facts.some(({ type }) => type === "knockedOut") === true) this.#effects.knockOut(game);
    this.#announce(events, announce);
    const hasBlocks = this.#blocks.refresh(game.state.cells);
    // The piece is where the game has it: what is drawn in its way only for show is over.
    if (minosOf(game).some(({ x, y }) => this.#blocks.isDrawnAt(x, y))) this.#finish();
    if (this.#options.atlas.skin.afterglows) this.#afterglow();
    const hasPiece = this.#piece.follow(game, deltaMs, (x, y) => this.#blocks.isDrawnAt(x, y));
    const hasQueue = this.#queue.follow(game);
    const hasOutlines = this.#outlines.follow(game, outlines);
    const hasSeat = seat !== undefined && this.#seat?.frame(deltaMs, game, seat, isOver) === true;
    // What is sent to whoever is out, or after the end, is void.
    const isVoid = isOver || (seat?.isOut === true && !seat.isPractising);
    const hasMeter = this.#meter?.follow(game, deltaMs, isVoid) === true;
    if (hasSeat) this.#fade();
    const isMoving = hasSeat || hasMeter || hasEffects || hasNotices || hasSettled;
    return isMoving || hasBlocks || hasPiece || hasQueue || hasOutlines || events.length > 0;
  }

  setHidden(isHidden: boolean): void {
    this.#contents.visible = !isHidden;
    this.notices.container.visible = !isHidden;
  }

  destroy(): void {
    this.#blocks.destroy();
    this.container.destroy({ children: true });
    this.notices.container.destroy({ children: true });
  }

  /** Blocks of whoever is out are paler, also those above the Skyline. */
  #fade(): void {
    const alpha = 1 - PALE * (this.#seat?.dim ?? 0);
    this.#blocks.container.alpha = this.#piece.container.alpha = alpha;
  }

  #hear(event: GameEvent): void {
    const { atlas, isStill } = this.#options;
    // A later Lock Down, or another moment: the Blocks are not those that were settling.
    if (event.type === "locked" || event.type === "rewound") this.#finish();
    this.#effects.take(event, this.#game);
    if (event.type === "cleared") this.#blocks.settle(event.rows, clearTimes(atlas.skin, isStill));
    if (event.type === "raised") this.#blocks.rise(event.gaps.length, riseTime(atlas.skin, isStill));
  }

  #finish(): void {
    this.#blocks.finish();
    this.#effects.cells.clear();
  }

  /** One Lock Down is one notice: the action, and beneath it what came of it. */
  #announce(events: readonly GameEvent[], announce: Announce): void {
    const titles: string[] = [];
    const levels: string[] = [];
    for (const event of events) {
      if (event.type === "locked") titles.length = levels.length = 0;
      const text = announce(event);
      if (text !== undefined && text !== "") (event.type === "levelled" ? levels : titles).push(text);
    }
    const title = titles.pop() ?? levels.shift();
    if (title === undefined) return;
    const notice: Notice = { title, more: [...titles, ...levels] };
    this.notices.show(notice, this.#game.state.level);
  }

  /** A glow stays for a moment where the piece was. */
  #afterglow(): void {
    const { kind, facing, x, y } = this.#game.state;
    const old = this.#seen;
    if (old?.kind === kind && old.facing === facing && old.x === x && old.y === y) return;
    this.#seen = { kind, facing, x, y };
    if (old === undefined || old.kind < 0 || this.#options.isStill) return;
    for (const [dx, dy] of this.#game.rules.book.pieces[old.kind]?.facings[old.facing] ?? [])
      this.#effects.afterglow(old.kind, old.x + dx, old.y + dy);
  }

  #makeWell({ rules }: Game): Sprite {
    const { atlas, layout, isHighContrast } = this.#options;
    const { matrix, cell, isPortrait } = layout;
    const { columns, skyline: rows } = rules.geometry;
    const { resolution, skin } = atlas;
    const side = cell * MARGIN;
    const [width, height] = [matrix.width + side * 2, matrix.height + side * 2];
    const texture = atlas.keep(`well${columns}x${rows},${isPortrait}`, () =>
      paintCanvas(width * resolution, height * resolution, (context) => {
        context.scale(resolution, resolution);
        context.translate(side - matrix.x, side - matrix.y);
        paintWell(context, { layout, columns, rows, isHighContrast, skin });
      }),
    );
    const well = new Sprite(texture);
    well.position.set(matrix.x - side, matrix.y - side);
    return well;
  }
}
