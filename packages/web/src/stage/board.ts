// One board on the stage: its well, Blocks, piece, queues, effects and notices, in its own layout.

import { type Game, type GameEvent, minosOf } from "@korobeinix/engine";
import { Container } from "pixi.js";
import type { Atlas } from "./atlas.ts";
import { BlocksView } from "./blocksView.ts";
import { clearTimes, riseTime } from "./clears.ts";
import { weightOf } from "../feel/weight.ts";
import { Effects } from "./effects.ts";
import { EndingView } from "./endings/endingView.ts";
import type { End } from "./endings/times.ts";
import type { Flashes } from "./flashes.ts";
import { FrameView } from "./frameView.ts";
import { MeterView } from "./match/meterView.ts";
import { SeatView } from "./match/seatView.ts";
import { type Announcer, noticeOf } from "./noticeOf.ts";
import { Notices } from "./notices.ts";
import { OutlinesView } from "./outlinesView.ts";
import type { Strengths } from "./paint/wellParts.ts";
import { PieceView } from "./pieceView.ts";
import { QueueView } from "./queueView.ts";
import type { BoardFrame, Layout } from "./stage.ts";
import { makeWell } from "./wellView.ts";

/** What the Blocks of whoever is out lose of their strength. */
const PALE = 0.45;

export interface BoardOptions {
  readonly atlas: Atlas;
  readonly layout: Layout;
  readonly flashes: Flashes;
  /** Motion is reduced. */
  readonly isStill: boolean;
  readonly isHighContrast: boolean;
  /** Of ghost, grid and ground. */
  readonly strengths: Strengths;
  /** Of effects, 0 to 1. */
  readonly strength: number;
  /** In a match: the word for Practice. */
  readonly practice: string | undefined;
  /** Not the only board that its player looks at. */
  readonly isAmongOthers: boolean;
}

/** What a board is told in a frame. */
interface Told extends Omit<BoardFrame, "game"> {
  /** The match is over. */
  readonly isOver?: boolean;
}
/** What lights up the frame; a Lock Down alone does not. */
const RINGERS: ReadonlySet<GameEvent["type"]> = new Set(["scored", "squared", "spun", "cascaded", "levelled"]);
const NONE: NonNullable<BoardFrame["outlines"]> = [];

export class Board {
  readonly container: Container = new Container();
  readonly notices: Notices;
  readonly #options: BoardOptions;
  readonly #blocks: BlocksView;
  readonly #outlines: OutlinesView;
  readonly #piece: PieceView;
  readonly #queue: QueueView;
  readonly #effects: Effects;
  readonly #frame: FrameView;
  readonly #ending: EndingView;
  readonly #seat: SeatView | undefined;
  /** What waits below: in a match, and on a board alone (O-6). */
  readonly #meter: MeterView | undefined;
  /** What gives under a blow: the Matrix with its frame and all that is in it. */
  readonly #body: Container = new Container();
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
    this.#piece = new PieceView(atlas, layout, atlas.skin.glides && !isStill, options.strengths.ghost);
    this.#queue = new QueueView(atlas, layout, game, isHighContrast);
    this.#effects = new Effects(options);
    this.#frame = new FrameView(options);
    this.#ending = new EndingView(options, this.#body);
    this.#seat = practice === undefined ? undefined : new SeatView({ atlas, layout, isStill, practice });
    this.#meter = game.rules.garbage !== undefined ? new MeterView(atlas, layout, game, isStill) : undefined;
    this.notices = new Notices(atlas, layout, isStill);
    const { outer, dust, under, dustUnder, cells, lights } = this.#effects;
    this.#contents.addChild(
      this.#ending.under.container,
      under.container,
      dustUnder.container,
      this.#blocks.container,
      this.#outlines.container,
      this.#piece.container,
      cells.container,
      lights.container,
    );
    this.#body.addChild(makeWell(options, game), this.#frame.container, this.#contents);
    // What goes outward lies behind everything that is looked at.
    this.container.addChild(outer.container, dust.container, this.#queue.frames, this.#body, this.#queue.container);
    this.container.addChild(this.#ending.over);
    if (this.#meter !== undefined) {
      this.#body.addChildAt(this.#meter.track, 1);
      this.#contents.addChild(this.#meter.container);
    }
    if (this.#seat === undefined) return;
    this.#body.addChildAt(this.#seat.frames, 1);
    this.#contents.addChildAt(this.#seat.behind, 0);
    this.#contents.addChild(this.#seat.over);
  }

  get game(): Game {
    return this.#game;
  }

  /** How its game has ended, where that is shown. */
  get end(): End | undefined {
    return this.#ending.end;
  }

  /** Another game of the same shape: nothing of the last one is left, every texture stays. */
  take(game: Game): void {
    this.#game = game;
    this.#seen = undefined;
    this.#blocks.finish();
    this.#effects.reset();
    this.#frame.reset();
    this.#ending.reset();
    this.notices.reset();
    this.#outlines.reset();
    this.#piece.reset();
    this.#queue.reset();
    this.#meter?.reset();
  }

  /** What it will need, painted one picture a step. */
  *warm(): Generator<void> {
    yield* this.#queue.warm(this.#game);
    yield* this.notices.warm();
    yield* this.#frame.warm(this.#game);
    yield* this.#effects.warm(this.#game);
    if (this.#seat !== undefined) yield* this.#seat.warm(this.#game);
  }

  /** The same for its end. */
  warmEnding(): Generator<void> {
    return this.#ending.warm();
  }

  /** Takes the events in and goes on; tells whether there is anything new to draw. */
  frame(
    deltaMs: number,
    { events, outlines = NONE, coming = Infinity, seat, isOver = false }: Told,
    announcer: Announcer,
  ): boolean {
    const game = this.#game;
    // What began before this frame grows older; what begins in it is drawn at its very start.
    const isVoid = isOver || (seat?.isOut === true && !seat.isPractising);
    const isPlaying = seat === undefined ? game.state.outcome === "playing" : !isVoid;
    const hasFrame = this.#frame.step(deltaMs, game, isPlaying);
    const hasEffects = this.#effects.step(deltaMs);
    const hasNotices = this.notices.step(deltaMs);
    const hasSettled = this.#blocks.step(deltaMs);
    const hasEnding = this.#ending.step(deltaMs, hasSettled);
    if (this.#ending.isWriting) this.notices.leave();
    for (const event of events) this.#hear(event);
    this.#ending.hear(game, events, seat?.place ?? 0, (event) => announcer.announce(event));
    this.#announce(events, announcer);
    const hasBlocks = this.#blocks.refresh(game.state.cells);
    // The piece is where the game has it: what is drawn in its way only for show is over.
    if (minosOf(game).some(({ x, y }) => this.#blocks.isDrawnAt(x, y))) this.#finish();
    if (this.#options.atlas.skin.afterglows) this.#afterglow();
    const hasPiece = this.#piece.follow(game, deltaMs, (x, y) => this.#blocks.isDrawnAt(x, y));
    const hasQueue = this.#queue.follow(game, coming);
    const hasOutlines = this.#outlines.follow(game, outlines);
    const hasSeat = seat !== undefined && this.#seat?.frame(deltaMs, seat, isOver, this.#ending.isRunning) === true;
    // What is sent to whoever is out, or after the end, is void.
    const hasMeter = this.#meter?.follow(game, deltaMs, isVoid) === true;
    this.#fade();
    this.#give();
    const isMoving = hasEnding || hasSeat || hasFrame || hasMeter || hasEffects || hasNotices || hasSettled;
    return isMoving || hasBlocks || hasPiece || hasQueue || hasOutlines || events.length > 0;
  }

  setHidden(isHidden: boolean): void {
    this.#contents.visible = this.#queue.container.visible = !isHidden;
    this.notices.container.visible = this.#ending.over.visible = !isHidden;
  }

  destroy(): void {
    this.#ending.destroy();
    this.#blocks.destroy();
    this.container.destroy({ children: true });
    this.notices.container.destroy({ children: true });
  }

  /** Blocks of whoever is out are paler, also those above the Skyline; an ending may stand for them. */
  #fade(): void {
    const alpha = (1 - PALE * (this.#seat?.dim ?? 0)) * this.#ending.stack;
    this.#blocks.container.alpha = this.#piece.container.alpha = alpha;
  }

  #hear(event: GameEvent): void {
    const { atlas, isStill } = this.#options;
    // A later Lock Down, or another moment: the Blocks are not those that were settling.
    if (event.type === "locked" || event.type === "rewound") this.#finish();
    if (event.type === "rewound") this.notices.reset();
    this.#effects.take(event, this.#game);
    this.#frame.hear(event);
    if (RINGERS.has(event.type)) {
      const weight = weightOf(event, this.#game.rules.book);
      if (weight > 0) this.#frame.strike(weight, this.#options.flashes.take());
    }
    if (event.type === "cleared") this.#blocks.settle(event.rows, clearTimes(atlas.skin, isStill));
    if (event.type === "raised") this.#blocks.rise(event.gaps.length, riseTime(atlas.skin, isStill));
  }

  /** In whole pixels of the device: nothing is blurred by it. */
  #give(): void {
    const { x, y } = this.#effects.dip.at;
    const { resolution } = this.#options.atlas;
    this.#body.position.set(Math.round(x * resolution) / resolution, Math.round(y * resolution) / resolution);
  }

  #finish(): void {
    this.#blocks.finish();
    this.#effects.cells.clear();
  }

  /** Clear of the Blocks as they were before rows went. */
  #announce(events: readonly GameEvent[], announcer: Announcer): void {
    const { state, rules } = this.#game;
    const notice = noticeOf(events, rules.book, announcer);
    if (notice === undefined) return;
    const gone = events.reduce((rows, event) => rows + (event.type === "cleared" ? event.rows.length : 0), 0);
    this.notices.show(notice, state.level, rules.geometry.skyline - state.stackHeight - gone);
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
}
