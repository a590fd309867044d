// Everything on the stage: the ground, the boards on it, and what is over all of them. What a new scene or size leaves as it
// is stays as it is.

import { type Game, type GameEvent, isSpin } from "@korobeinix/engine";
import { Container } from "pixi.js";
import { type Atlas, type AtlasOptions, keyOfAtlas } from "./atlas.ts";
import { Atlases } from "./atlases.ts";
import { Board } from "./board.ts";
import { Chores } from "./chores.ts";
import { Fireworks } from "./fireworks.ts";
import { Flashes } from "./flashes.ts";
import { GroundView } from "./groundView.ts";
import { makeDice } from "./paint/canvas.ts";
import { queuesOf } from "./queueView.ts";
import type { BoardFrame, Layout, Scene } from "./stage.ts";

export interface View {
  readonly scene: Scene;
  /** One for each board. */
  readonly layouts: readonly Layout[];
  readonly width: number;
  readonly height: number;
  readonly resolution: number;
  /** Whether a GPU draws: then the background may move by itself. */
  readonly isAccelerated: boolean;
}

/** A board with what it was made for. */
interface Slot {
  readonly key: string;
  readonly atlas: Atlas;
  readonly board: Board;
  readonly warming: Iterator<unknown>;
}

interface Ground {
  readonly key: string;
  readonly view: GroundView;
  readonly fireworks: Fireworks;
}

/** What a board is told that no frame has come for. */
const NOTHING: Pick<BoardFrame, "events" | "outlines"> = { events: [] };

export class World {
  readonly root: Container = new Container();
  readonly #chores = new Chores();
  readonly #atlases = new Atlases(this.#chores);
  readonly #flashes = new Flashes();
  readonly #back: Container = new Container();
  readonly #middle: Container = new Container();
  readonly #sky: Container = new Container();
  readonly #front: Container = new Container();
  #view: View;
  #slots: readonly Slot[] = [];
  #ground: Ground | undefined;
  #isHidden = false;
  #isDirty = true;

  constructor(view: View) {
    this.root.addChild(this.#back, this.#middle, this.#sky, this.#front);
    this.#view = view;
    this.show(view);
  }

  show(view: View): void {
    this.#view = view;
    this.#flashes.isLimited = view.scene.display.limitsFlashes;
    this.#fill(view.scene.boards.map(({ game }) => game));
  }

  /** Takes the events in and goes on; tells whether there is anything new to draw. */
  frame(deltaMs: number, nowMs: number, frames: readonly BoardFrame[]): boolean {
    if (frames.some(({ game }, i) => game !== this.#slots[i]?.board.game)) this.#fill(frames.map(({ game }) => game));
    this.#flashes.step(nowMs);
    let isNew = this.#isDirty;
    this.#isDirty = false;
    if (this.#ground?.fireworks.step(deltaMs) === true) isNew = true;
    this.#slots.forEach(({ board }, i) => {
      // Only the player's own actions are named and lit: another board's would distract.
      const isOwn = i === 0;
      const told = frames[i] ?? NOTHING;
      const announce = (event: GameEvent): string | undefined => (isOwn ? this.#view.scene.announce(event) : undefined);
      if (board.frame(deltaMs, told, announce)) isNew = true;
      if (isOwn) for (const event of told.events) this.#answer(event, board.game);
    });
    if (this.#ground?.view.step(deltaMs, nowMs) === true) isNew = true;
    return isNew;
  }

  setHidden(isHidden: boolean): void {
    this.#isHidden = isHidden;
    for (const { board } of this.#slots) board.setHidden(isHidden);
    this.#sky.visible = !isHidden;
    this.#isDirty = true;
  }

  celebrate(strength: number): void {
    this.#ground?.fireworks.start(strength);
    if (strength > 0) this.#light(0.35 * strength);
  }

  destroy(): void {
    this.#chores.stop();
    this.#ground?.view.destroy();
    for (const { board } of this.#slots) board.destroy();
    this.root.destroy({ children: true });
    this.#atlases.clear();
  }

  /** A board for each game: those that fit are kept, and take over a game that is another one. */
  #fill(games: readonly Game[]): void {
    const old = this.#slots;
    const isAnother = games[0] !== old[0]?.board.game;
    this.#slots = games.map((game, i) => {
      const kept = old[i];
      const key = this.#keyOf(game, i);
      if (kept?.key !== key) return this.#makeSlot(game, i, key);
      if (kept.board.game !== game) kept.board.take(game);
      return kept;
    });
    this.#layGround(games[0], isAnother);
    // Last, so that nothing goes that is needed again.
    for (const slot of old) if (!this.#slots.includes(slot)) this.#clearSlot(slot);
    this.#isDirty = true;
  }

  #atlasOptions({ rules }: Game, i: number): AtlasOptions {
    const { scene, layouts, resolution } = this.#view;
    const { hasPatterns, isHighContrast } = scene.display;
    const skin = scene.boards[i]?.skin ?? "guideline";
    return { skin, rules, cell: layouts[i]?.cell ?? 1, resolution, hasPatterns, isHighContrast };
  }

  /** Everything that a board is made for. */
  #keyOf(game: Game, i: number): string {
    const { columns, skyline } = game.rules.geometry;
    const { scene, layouts } = this.#view;
    const shape = [columns, skyline, queuesOf(game), scene.isMotionReduced, layouts[i]];
    return keyOfAtlas(this.#atlasOptions(game, i)) + JSON.stringify(shape);
  }

  #makeSlot(game: Game, i: number, key: string): Slot {
    const { scene, layouts } = this.#view;
    const layout = layouts[i];
    if (layout === undefined) throw new Error("a board without a layout");
    const atlas = this.#atlases.take(this.#atlasOptions(game, i));
    const isStill = scene.isMotionReduced;
    const { isHighContrast } = scene.display;
    const board = new Board({ atlas, layout, flashes: this.#flashes, isStill, isHighContrast }, game);
    board.setHidden(this.#isHidden);
    this.#middle.addChild(board.container);
    this.#front.addChild(board.notices.container);
    const warming = board.warm();
    this.#chores.add(warming);
    return { key, atlas, board, warming };
  }

  #clearSlot({ board, atlas, warming }: Slot): void {
    this.#chores.drop(warming);
    board.destroy();
    this.#atlases.release(atlas);
  }

  #layGround(game: Game | undefined, isAnother: boolean): void {
    const [slot] = this.#slots;
    const [layout] = this.#view.layouts;
    if (game === undefined || slot === undefined || layout === undefined) return;
    const { scene, width, height, isAccelerated } = this.#view;
    const { atlas } = slot;
    const isStill = scene.isMotionReduced;
    const drifts = isAccelerated && !isStill;
    const wonder = atlas.skin.backdrop === "plaza" ? scene.wonder : undefined;
    const isHallucinating = atlas.skin.backdrop === "plaza" && scene.isHallucinating === true;
    const isPlain = scene.display.isHighContrast;
    const looks = { width, height, layout, wonder, drifts, isHallucinating, isStill, isPlain };
    const key = keyOfAtlas(this.#atlasOptions(game, 0)) + JSON.stringify(looks);
    if (this.#ground?.key === key) {
      if (!isAnother) return;
      this.#ground.view.reset(game.state.level);
      this.#ground.fireworks.stop();
      return;
    }
    this.#clearGround();
    const view = new GroundView(atlas, { ...looks, chores: this.#chores }, game.state.level);
    const fireworks = new Fireworks({ atlas, layout, dice: makeDice(107), isStill }, this.#flashes);
    this.#back.addChild(view.container);
    this.#sky.addChild(fireworks.sparks.container);
    this.#ground = { key, view, fireworks };
  }

  #clearGround(): void {
    this.#ground?.view.destroy();
    this.#ground?.fireworks.sparks.container.destroy({ children: true });
  }

  /** The background shows what is impressive (G-13.1.4). */
  #answer(event: GameEvent, { state }: Game): void {
    switch (event.type) {
      case "cleared":
        if (event.rows.length >= 4) this.#light(0.3);
        break;
      case "scored":
        if (event.isBackToBack) this.#light(0.34);
        else if (isSpin(event.action)) this.#light(0.3);
        break;
      case "spun":
        this.#light(0.24);
        break;
      case "squared":
        this.#light(event.isGold ? 0.3 : 0.18);
        break;
      case "levelled":
        this.#ground?.view.setLevel(event.level);
        this.#light(0.28);
        break;
      case "rewound":
        this.#ground?.view.awaitLevel(state.level);
        break;
      default:
    }
  }

  #light(strength: number): void {
    this.#ground?.view.light(strength * this.#flashes.take());
  }
}
