// Everything on the stage for one scene and one size; another scene or size is another world.

import type { GameEvent } from "@korobeinix/engine";
import { Container } from "pixi.js";
import { Atlas } from "./atlas.ts";
import { BackdropView } from "./backdropView.ts";
import { BoardView } from "./boardView.ts";
import { Effects } from "./effects.ts";
import { Fireworks } from "./fireworks.ts";
import { Notices } from "./notices.ts";
import { makeDice } from "./paint/canvas.ts";
import { PieceView } from "./pieceView.ts";
import { QueueView } from "./queueView.ts";
import { SKINS } from "./skins/index.ts";
import type { Layout, Scene } from "./stage.ts";

export interface WorldOptions {
  readonly scene: Scene;
  readonly layout: Layout;
  readonly width: number;
  readonly height: number;
  readonly resolution: number;
  /** Whether a GPU draws: then the background may move by itself. */
  readonly isAccelerated: boolean;
}

export class World {
  readonly root: Container = new Container();
  readonly #scene: Scene;
  readonly #atlas: Atlas;
  readonly #backdrop: BackdropView;
  readonly #board: BoardView;
  readonly #piece: PieceView;
  readonly #queue: QueueView;
  readonly #effects: Effects;
  readonly #fireworks: Fireworks;
  readonly #notices: Notices;
  readonly #contents: Container = new Container();
  /** The piece as last seen, for the afterglow. */
  #kind = -1;
  #facing = 0;
  #x = 0;
  #y = 0;
  #isDirty = true;

  constructor({ scene, layout, width, height, resolution, isAccelerated }: WorldOptions) {
    const skin = SKINS[scene.skin];
    const { game, display, isMotionReduced } = scene;
    const { hasPatterns, isHighContrast } = display;
    const { columns, skyline } = game.rules.geometry;
    this.#scene = scene;
    const atlas = new Atlas({ skin, game, cell: layout.cell, resolution, hasPatterns, isHighContrast });
    this.#atlas = atlas;
    atlas.warm(columns);
    this.#backdrop = new BackdropView(
      atlas,
      {
        width,
        height,
        layout,
        columns,
        rows: skyline,
        isHighContrast,
        wonder: scene.wonder,
        drifts: isAccelerated && !isMotionReduced,
      },
      game.state.level,
    );
    this.#board = new BoardView(atlas, layout, game);
    this.#piece = new PieceView(atlas, layout, skin.glides && !isMotionReduced);
    this.#queue = new QueueView(atlas, layout, game);
    this.#effects = new Effects(atlas, layout, scene);
    this.#fireworks = new Fireworks({ atlas, layout, dice: makeDice(107), isStill: isMotionReduced });
    this.#notices = new Notices(atlas, layout, isMotionReduced);
    const { under, cells, lights } = this.#effects;
    this.#contents.addChild(
      under.container,
      this.#board.container,
      this.#piece.container,
      cells.container,
      lights.container,
      this.#queue.container,
      this.#fireworks.sparks.container,
    );
    this.root.addChild(this.#backdrop.container, this.#contents, this.#notices.container);
  }

  /** Takes the events in and goes on; tells whether there is anything new to draw. */
  frame(deltaMs: number, nowMs: number, events: readonly GameEvent[]): boolean {
    const { game } = this.#scene;
    // What began before this frame grows older; what begins in it is drawn at its very start.
    const hasEffects = this.#effects.step(deltaMs, nowMs);
    const hasFireworks = this.#fireworks.step(deltaMs);
    const hasNotices = this.#notices.step(deltaMs);
    const hasSettled = this.#board.step(deltaMs);
    for (const event of events) this.#take(event);
    const hasBoard = this.#board.refresh(game.state.cells);
    if (this.#atlas.skin.afterglows) this.#afterglow();
    const hasPiece = this.#piece.follow(game, deltaMs);
    const hasQueue = this.#queue.follow(game);
    const hasBackdrop = this.#backdrop.step(deltaMs, nowMs);
    const isDirty = this.#isDirty;
    this.#isDirty = false;
    return (
      isDirty ||
      hasEffects ||
      hasFireworks ||
      hasNotices ||
      hasSettled ||
      hasBoard ||
      hasPiece ||
      hasQueue ||
      hasBackdrop ||
      events.length > 0
    );
  }

  setHidden(isHidden: boolean): void {
    this.#contents.visible = !isHidden;
    this.#notices.container.visible = !isHidden;
    this.#isDirty = true;
  }

  celebrate(strength: number): void {
    this.#fireworks.start(strength);
    if (strength > 0) this.#backdrop.light(0.35 * strength);
  }

  destroy(): void {
    this.#backdrop.destroy();
    this.#board.destroy();
    this.root.destroy({ children: true });
    this.#atlas.destroy();
  }

  #take(event: GameEvent): void {
    const { isMotionReduced, game } = this.#scene;
    this.#effects.take(event);
    if (event.type === "cleared") {
      if (!isMotionReduced) this.#board.settle(event.rows);
      if (event.rows.length >= 4) this.#backdrop.light(0.3);
    } else if (event.type === "levelled") {
      this.#backdrop.setLevel(event.level);
      this.#backdrop.light(0.28);
    } else if (event.type === "rewound") {
      this.#backdrop.awaitLevel(game.state.level);
    } else if (event.type === "scored" && event.isBackToBack) {
      this.#backdrop.light(0.34);
    } else if (event.type === "squared") {
      this.#backdrop.light(event.isGold ? 0.3 : 0.18);
    }
    const text = this.#scene.announce(event);
    if (text !== undefined && text !== "") this.#notices.show(text, game.state.level);
  }

  #afterglow(): void {
    const { state, rules } = this.#scene.game;
    const { kind, facing, x, y } = state;
    if (kind === this.#kind && facing === this.#facing && x === this.#x && y === this.#y) return;
    if (this.#kind >= 0 && !this.#scene.isMotionReduced) {
      for (const [dx, dy] of rules.book.pieces[this.#kind]?.facings[this.#facing] ?? []) {
        this.#effects.afterglow(this.#kind, this.#x + dx, this.#y + dy);
      }
    }
    this.#kind = kind;
    this.#facing = facing;
    this.#x = x;
    this.#y = y;
  }
}
