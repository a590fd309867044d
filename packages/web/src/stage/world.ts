// Everything on the stage: the ground, the boards on it, and what is over all of them. What a new scene or size leaves as it
// is stays as it is.

import type { Game, GameEvent } from "@korobeinix/engine";
import { Container } from "pixi.js";
import { lightFor } from "./answers.ts";
import type { Atlas } from "./atlas.ts";
import { Atlases } from "./atlases.ts";
import { Board } from "./board.ts";
import { Chores } from "./chores.ts";
import { Flashes } from "./flashes.ts";
import { type Ground, layGround } from "./ground.ts";
import { ACTS } from "./later.ts";
import { MatchView } from "./match/matchView.ts";
import type { Announcer } from "./noticeOf.ts";
import { isOverIn, winnersIn } from "./match/places.ts";
import type { BoardFrame } from "./stage.ts";
import { atlasOptionsOf, isAnnounced, keyOfBoard, lightOf, looksOf, ownIn, type View } from "./view.ts";

/** A board with what it was made for. */
interface Slot {
  readonly key: string;
  readonly atlas: Atlas;
  readonly board: Board;
  readonly warming: Iterator<unknown>;
  readonly ending: Iterator<unknown>;
}

interface Between {
  readonly key: string;
  readonly view: MatchView;
  readonly warming: Iterator<unknown>;
}

/** What a board is told that no frame has come for. */
const NOTHING: Omit<BoardFrame, "game"> = { events: [] };
const SILENT: Announcer = { announce: () => undefined, writePoints: () => "" };
/** Fireworks for whoever has won a match. */
const VICTORY = 0.6;
const AFTER_LOSS_MS = 1_000;

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
      const isTold = isAnnounced(this.#view, i);
      if (board.frame(deltaMs, { ...told, isOver }, isTold ? this.#announcer : SILENT)) isNew = true;
      for (const event of told.events) this.#answer(event, i, board.game);
    });
    if (this.#match?.view.frame(deltaMs, frames) === true) isNew = true;
    // One that is found over, or sought to its end, has had its fireworks.
    const isSought = frames.some(({ events }) => events.some(({ type }) => type === "rewound"));
    if (isOver && this.#isOver === false && !isSought) this.#crown(frames);
    this.#isOver = isOver;
    const builder = this.#slots[ownIn(this.#view)]?.board.game;
    if (builder !== undefined) this.#ground?.view.follow(builder, this.#view.scene.wonderAt);
    if (this.#ground?.view.step(deltaMs, nowMs) === true) isNew = true;
    const own = frames[ownIn(this.#view)];
    if (own !== undefined && this.#ground?.page?.frame(deltaMs, own.game, own.events) === true) isNew = true;
    return isNew;
  }

  setHidden(isHidden: boolean): void {
    this.#isHidden = isHidden;
    for (const { board } of this.#slots) board.setHidden(isHidden);
    this.#sky.visible = this.#between.visible = !isHidden;
    this.#isDirty = true;
  }

  celebrate(wanted: number): void {
    const strength = (wanted * this.#view.scene.display.effectStrength) / 100;
    // A stack that falls is seen first.
    const hasLost = this.#view.scene.seating === undefined && this.#slots[0]?.board.end === "loss";
    this.#ground?.fireworks.start(strength, hasLost ? AFTER_LOSS_MS : 0);
    if (strength > 0) this.#light(0.35 * strength);
  }

  destroy(): void {
    this.#chores.stop();
    this.#ground?.view.destroy();
    this.#ground?.page?.destroy();
    for (const { board } of this.#slots) board.destroy();
    this.#slots = [];
    this.root.destroy({ children: true });
    this.#atlases.clear();
  }

  /** A board for each game: those that fit are kept, and take over a game that is another one. */
  #fill(games: readonly Game[]): void {
    const old = this.#slots;
    const isAnother = games[0] !== old[0]?.board.game;
    this.#slots = games.map((game, i) => {
      const kept = old[i];
      const key = keyOfBoard(this.#view, game, i);
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

  #makeSlot(game: Game, i: number, key: string): Slot {
    const layout = this.#view.layouts[i];
    if (layout === undefined) throw new Error("a board without a layout");
    const atlas = this.#atlases.take(atlasOptionsOf(this.#view, game, i));
    const board = new Board({ atlas, layout, flashes: this.#flashes, ...looksOf(this.#view, i) }, game);
    board.setHidden(this.#isHidden);
    this.#middle.addChild(board.container);
    this.#front.addChild(board.notices.container);
    const warming = board.warm();
    this.#chores.add(warming);
    const slot: Slot = { key, atlas, board, warming, ending: board.warmEnding() };
    // Without a network there may be none: then games end as they stand.
    void ACTS.fetch().then(
      () => this.#slots.includes(slot) && this.#chores.add(slot.ending),
      () => undefined,
    );
    return slot;
  }

  #clearSlot({ board, atlas, warming, ending }: Slot): void {
    this.#chores.drop(warming);
    this.#chores.drop(ending);
    board.destroy();
    this.#atlases.release(atlas);
  }

  #layGround(game: Game | undefined, isAnother: boolean): void {
    const [slot] = this.#slots;
    if (game === undefined || slot === undefined) return;
    const own = this.#slots[ownIn(this.#view)]?.board.game ?? game;
    const tools = { back: this.#back, sky: this.#sky, chores: this.#chores, flashes: this.#flashes };
    this.#ground = layGround(this.#ground, { view: this.#view, atlas: slot.atlas, game, own, isAnother }, tools);
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

  readonly #announcer: Announcer = {
    announce: (event) => this.#view.scene.announce(event),
    writePoints: (points) => this.#view.scene.writePoints?.(points) ?? String(points),
  };

  /** A match has been won: fireworks over the winner's board, the first where they are several. */
  #crown(frames: readonly BoardFrame[]): void {
    const [first] = winnersIn(frames);
    const layout = first === undefined ? undefined : this.#view.layouts[first];
    if (layout === undefined || this.#ground === undefined) return;
    this.#ground.fireworks.over(layout);
    this.celebrate(VICTORY);
  }

  /** The ground has the level of one board; the light comes from all that may shed it. */
  #answer(event: GameEvent, i: number, { state, rules }: Game): void {
    const light = lightFor(event, rules.book) * lightOf(this.#view, i);
    if (light > 0) this.#light(light);
    if (i !== ownIn(this.#view)) return;
    if (event.type === "levelled") this.#ground?.view.setLevel(event.level);
    if (event.type === "rewound") this.#ground?.view.awaitLevel(state.level);
  }

  #light(strength: number): void {
    this.#ground?.view.light(strength * this.#flashes.take());
  }
}
