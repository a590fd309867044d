// Everything on the stage: the ground, the boards on it, and what is over all of them. What a new scene or size leaves as it
// is stays as it is.

import type { Game, GameEvent } from "@korobeinix/engine";
import { Container } from "pixi.js";
import { lightFor } from "./answers.ts";
import { type Atlas, type AtlasOptions, keyOfAtlas } from "./atlas.ts";
import { Atlases } from "./atlases.ts";
import { Board } from "./board.ts";
import { Chores } from "./chores.ts";
import { Fireworks } from "./fireworks.ts";
import { Flashes } from "./flashes.ts";
import { GroundView } from "./groundView.ts";
import { MatchView } from "./match/matchView.ts";
import { makeDice } from "./paint/canvas.ts";
import { queuesOf } from "./queues.ts";
import { isOverIn, winnersIn } from "./match/places.ts";
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

interface Between {
  readonly key: string;
  readonly view: MatchView;
  readonly warming: Iterator<unknown>;
}

/** What a board is told that no frame has come for. */
const NOTHING: Pick<BoardFrame, "events" | "outlines" | "seat"> = { events: [] };
/** Boards of smaller cells than this announce nothing: it could not be read. */
const LEAST_CELL_PX = 16;
/** The light that another board's great moves bring to the ground, as a share of one's own. */
const OTHERS_LIGHT = 0.5;
/** Fireworks for whoever has won a match. */
const VICTORY = 0.6;

export class World {
  readonly root: Container = new Container();
  readonly #chores = new Chores();
  readonly #atlases = new Atlases(this.#chores);
  readonly #flashes = new Flashes();
  readonly #back: Container = new Container();
  readonly #middle: Container = new Container();
  readonly #between: Container = new Container();
  readonly #sky: Container = new Container();
  readonly #front: Container = new Container();
  #view: View;
  #slots: readonly Slot[] = [];
  #ground: Ground | undefined;
  #match: Between | undefined;
  /** Whether the match on show is over; undefined before its first frame. */
  #isOver: boolean | undefined;
  #isHidden = false;
  #isDirty = true;

  constructor(view: View) {
    this.root.addChild(this.#back, this.#middle, this.#between, this.#sky, this.#front);
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
    const isOver = isOverIn(frames);
    this.#slots.forEach(({ board }, i) => {
      const told = frames[i] ?? NOTHING;
      const isTold = this.#isAnnounced(i);
      const announce = (event: GameEvent): string | undefined =>
        isTold ? this.#view.scene.announce(event) : undefined;
      if (board.frame(deltaMs, { ...told, isOver }, announce)) isNew = true;
      for (const event of told.events) this.#answer(event, i, board.game);
    });
    if (this.#match?.view.frame(deltaMs, frames) === true) isNew = true;
    // One that is found over, or sought to its end, has had its fireworks.
    const isSought = frames.some(({ events }) => events.some(({ type }) => type === "rewound"));
    if (isOver && this.#isOver === false && !isSought) this.#crown(frames);
    this.#isOver = isOver;
    if (this.#ground?.view.step(deltaMs, nowMs) === true) isNew = true;
    return isNew;
  }

  setHidden(isHidden: boolean): void {
    this.#isHidden = isHidden;
    for (const { board } of this.#slots) board.setHidden(isHidden);
    this.#sky.visible = this.#between.visible = !isHidden;
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
    this.#layMatch(isAnother);
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
    const shape = [columns, skyline, queuesOf(game), scene.isMotionReduced, layouts[i], this.#practice];
    return keyOfAtlas(this.#atlasOptions(game, i)) + JSON.stringify(shape);
  }

  #makeSlot(game: Game, i: number, key: string): Slot {
    const { scene, layouts } = this.#view;
    const layout = layouts[i];
    if (layout === undefined) throw new Error("a board without a layout");
    const atlas = this.#atlases.take(this.#atlasOptions(game, i));
    const isStill = scene.isMotionReduced;
    const { isHighContrast } = scene.display;
    const practice = this.#practice;
    const board = new Board({ atlas, layout, flashes: this.#flashes, isStill, isHighContrast, practice }, game);
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
    const { layouts } = this.#view;
    const [layout] = layouts;
    if (game === undefined || slot === undefined || layout === undefined) return;
    const { scene, width, height, isAccelerated } = this.#view;
    const { atlas } = slot;
    const isStill = scene.isMotionReduced;
    const drifts = isAccelerated && !isStill;
    const wonder = atlas.skin.backdrop === "plaza" ? scene.wonder : undefined;
    const isHallucinating = atlas.skin.backdrop === "plaza" && scene.isHallucinating === true;
    const isPlain = scene.display.isHighContrast;
    const looks = { width, height, layout, layouts, wonder, drifts, isHallucinating, isStill, isPlain };
    const key = keyOfAtlas(this.#atlasOptions(game, 0)) + JSON.stringify(looks);
    if (this.#ground?.key === key) {
      if (!isAnother) return;
      this.#ground.view.reset(game.state.level);
      this.#ground.fireworks.stop();
      this.#ground.fireworks.over(layout);
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

  /** The word for Practice, in a match. */
  get #practice(): string | undefined {
    const { seating, words } = this.#view.scene;
    return seating === undefined ? undefined : (words?.practice ?? "");
  }

  /** What is between the boards: only in a match. */
  #layMatch(isAnother: boolean): void {
    const { scene, layouts } = this.#view;
    const [slot] = this.#slots;
    const { seating, isMotionReduced: isStill } = scene;
    const hasMatch = seating !== undefined && slot !== undefined;
    const key = hasMatch ? slot.key + JSON.stringify([layouts, seating]) : "";
    if (this.#match?.key === key) {
      if (isAnother) this.#match.view.reset();
      return;
    }
    if (this.#match !== undefined) {
      this.#chores.drop(this.#match.warming);
      this.#match.view.container.destroy({ children: true });
    }
    this.#match = undefined;
    if (!hasMatch) return;
    const view = new MatchView({ atlas: slot.atlas, layouts, seating, flashes: this.#flashes, isStill });
    this.#between.addChild(view.container);
    const warming = view.warm();
    this.#chores.add(warming);
    this.#match = { key, view, warming };
  }

  /** Beside games that do not touch it only the player's own is announced: another's would distract. */
  #isAnnounced(i: number): boolean {
    if (this.#view.scene.seating === undefined) return i === 0;
    return (this.#view.layouts[i]?.cell ?? 0) >= LEAST_CELL_PX;
  }

  /** How much of its light a board sheds on the ground. */
  #lightOf(i: number): number {
    const { seating } = this.#view.scene;
    if (seating === undefined) return i === 0 ? 1 : 0;
    return seating.own === i ? 1 : OTHERS_LIGHT;
  }

  /** A match has been won: fireworks over the winner's board, the first where they are several. */
  #crown(frames: readonly BoardFrame[]): void {
    const [first] = winnersIn(frames);
    const layout = first === undefined ? undefined : this.#view.layouts[first];
    if (layout === undefined || this.#ground === undefined) return;
    this.#ground.fireworks.over(layout);
    this.celebrate(VICTORY);
  }

  /** The ground has the level of one board; the light comes from all that may shed it. */
  #answer(event: GameEvent, i: number, { state }: Game): void {
    const light = lightFor(event) * this.#lightOf(i);
    if (light > 0) this.#light(light);
    if (i !== (this.#view.scene.seating?.own ?? 0)) return;
    if (event.type === "levelled") this.#ground?.view.setLevel(event.level);
    if (event.type === "rewound") this.#ground?.view.awaitLevel(state.level);
  }

  #light(strength: number): void {
    this.#ground?.view.light(strength * this.#flashes.take());
  }
}
