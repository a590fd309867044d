// Effects: each begins in the frame of its event and ends within 400 ms. What weighs more is more to see.

import { type Game, type GameEvent, isSpin } from "@korobeinix/engine";
import { RINGING, weightOf } from "../feel/weight.ts";
import type { Atlas } from "./atlas.ts";
import { addClearing, type ClearingTools } from "./clearing.ts";
import { Dip } from "./dip.ts";
import { addDrop, addLock, type Drop } from "./drops.ts";
import type { Flashes } from "./flashes.ts";
import { addRing, addSquare, addTwist } from "./flourishes.ts";
import { addRise } from "./match/blows.ts";
import { MEANS } from "./means/index.ts";
import { makeDice } from "./paint/canvas.ts";
import { type Point, Sparks } from "./sparks.ts";
import type { Layout } from "./stage.ts";

/** Two for every cell of a Matrix that goes as a whole: no cleared cell may be missing. */
const MOST_CELLS = 480;
const MOST_LIGHTS = 240;
const MOST_OUTER = 240;
/** What weighs no more than this stays within its rows. */
const INWARD = 0.22;
/** A board gives by so many pixels for cells of a usual size: for what just rings, for the greatest move, for a drop. */
const CELL_PX = 32;
const RING_PX = 3;
const GREATEST_PX = 8;
const DROP_PX = 3;

export interface EffectsOptions {
  readonly atlas: Atlas;
  readonly layout: Layout;
  readonly flashes: Flashes;
  /** Motion is reduced: light comes and goes where it is. */
  readonly isStill: boolean;
  /** 0 to 1: how much of the light and the motion there is. Rows go all the same. */
  readonly strength: number;
}

export class Effects {
  /** Behind the well, over the ground. */
  readonly outer: Sparks;
  readonly dust: Sparks;
  /** Behind the Blocks. */
  readonly under: Sparks;
  readonly dustUnder: Sparks;
  readonly cells: Sparks;
  readonly lights: Sparks;
  /** How the board gives. */
  readonly dip = new Dip();
  readonly #options: EffectsOptions;
  readonly #tools: ClearingTools;
  readonly #pools: readonly Sparks[];
  /** The last Hard Drop, until its piece locks, and whether it has been shown. */
  #dropRows = 0;
  #isDropSeen = false;
  /** The latest Lock Down: its middle, and its kind. */
  #lockAt: Point = { x: 0, y: 0 };
  #kind = 0;
  /** The middles of the rows that went last. */
  #ys: readonly number[] = [];

  constructor(options: EffectsOptions) {
    const { atlas, layout, isStill, strength } = options;
    this.#options = options;
    const { isLightAdded } = atlas.skin;
    this.outer = new Sparks(MOST_OUTER, isLightAdded, strength);
    this.dust = new Sparks(48, false, strength);
    this.under = new Sparks(48, isLightAdded, strength);
    this.dustUnder = new Sparks(24, false, strength);
    this.cells = new Sparks(MOST_CELLS, false);
    this.lights = new Sparks(MOST_LIGHTS, isLightAdded, strength);
    const { outer, dust, under, dustUnder, cells, lights } = this;
    this.#pools = [outer, dust, under, dustUnder, cells, lights];
    this.#tools = { atlas, layout, isStill, dice: makeDice(101), outer, dust, under, dustUnder, cells, lights };
  }

  /** What great moves are made of, painted one picture a step. */
  *warm({ rules }: Game): Generator<void> {
    const { atlas } = this.#options;
    const { spins, pieces } = rules.book;
    const colours = [...new Set(atlas.looks.map(({ colour }) => colour))];
    for (const [name, colour] of MEANS[atlas.skin.mino].ingredients(atlas.skin, colours))
      yield void atlas.light(name, colour);
    for (const [kind, { name }] of pieces.entries()) {
      const spinsSo = spins.rule === "immobile" || (spins.rule === "threeCorners" && spins.piece === name);
      if (spinsSo) yield void atlas.light("twist", atlas.look(kind).colour);
    }
  }

  step(deltaMs: number): boolean {
    let isMoving = this.dip.step(deltaMs);
    for (const sparks of this.#pools) if (sparks.step(deltaMs)) isMoving = true;
    return isMoving;
  }

  /** Another game: nothing of the last one is left. */
  reset(): void {
    for (const sparks of this.#pools) sparks.clear();
    this.dip.reset();
    this.#dropRows = 0;
    this.#ys = [];
  }

  take(event: GameEvent, game: Game): void {
    const { flashes } = this.#options;
    switch (event.type) {
      case "hardDropped":
        this.#dropRows = event.rows;
        this.#isDropSeen = false;
        // One that has locked since is seen where it did.
        if (game.state.kind >= 0 && !game.rules.book.hardDrop.locks) this.#drop(game.state, game);
        break;
      case "locked":
        this.#lock(event, game);
        break;
      case "cleared":
        this.#ys = event.rows.map((row) => this.#middle(row));
        addClearing(this.#tools, event, game, flashes.take());
        break;
      case "squared":
        addSquare(this.#tools, { x: this.#left(event.x), y: this.#middle(event.y + 3.5) }, event.isGold);
        break;
      case "spun":
        addTwist(this.#tools, this.#lockAt, { colour: this.#colour, weight: weightOf(event, game.rules.book) });
        break;
      case "scored":
        this.#score(event, game);
        break;
      case "raised":
        addRise(this.#tools, event.gaps.length, flashes.take());
        break;
      case "rewound":
        this.reset();
        break;
      default:
    }
  }

  /** Leaves a glow where the piece was (a slow phosphor). */
  afterglow(kind: number, column: number, row: number): void {
    const { atlas, layout } = this.#options;
    const { cell, matrix } = layout;
    const y = this.#middle(row);
    if (y < matrix.y) return;
    const texture = atlas.mino(kind, { column, isLocked: true, metal: 0, edges: 15 });
    const x = this.#left(column) + cell / 2;
    this.under.add({ texture, x, y, width: cell, height: cell, lifeMs: 280, alpha: 0.34 });
  }

  get #colour(): string {
    return this.#options.atlas.look(this.#kind).colour;
  }

  #left(column: number): number {
    const { matrix, cell } = this.#options.layout;
    return matrix.x + column * cell;
  }

  /** The middle of a row. */
  #middle(row: number): number {
    const { matrix, cell } = this.#options.layout;
    return matrix.y + matrix.height - (row + 0.5) * cell;
  }

  #drop({ kind, facing, x, y }: Omit<Drop, "rows">, game: Game): void {
    const rows = this.#dropRows;
    if (rows <= 0 || this.#isDropSeen) return;
    this.#isDropSeen = true;
    addDrop(this.#tools, { kind, facing, x, y, rows }, game, this.#options.flashes.take());
    this.#give(DROP_PX * Math.min(1, 0.25 + rows / game.rules.geometry.skyline));
  }

  #lock(event: GameEvent & { readonly type: "locked" }, game: Game): void {
    this.#drop(event, game);
    const alpha = this.#dropRows > 0 ? 0.5 : 0.34;
    this.#dropRows = 0;
    this.#kind = event.kind;
    this.#lockAt = { x: this.#left(event.x + 0.5), y: this.#middle(event.y) };
    addLock(this.#tools, event, game, alpha * this.#options.flashes.take());
  }

  #score(event: GameEvent & { readonly type: "scored" }, game: Game): void {
    const { atlas, flashes } = this.#options;
    const weight = weightOf(event, game.rules.book);
    const brightness = flashes.take();
    const colour = isSpin(event.action) ? this.#colour : undefined;
    if (colour !== undefined) addTwist(this.#tools, this.#lockAt, { colour, weight });
    if (event.isBackToBack) addRing(this.#tools, this.#lockAt, weight);
    const force = Math.max(0, (weight - INWARD) / (1 - INWARD)) ** 0.7;
    if (this.#ys.length > 0 && force > 0)
      MEANS[atlas.skin.mino].outward(this.#tools, { ys: this.#ys, weight, force, brightness, colour });
    this.#ys = [];
    if (weight >= RINGING) this.#give(RING_PX + ((GREATEST_PX - RING_PX) * (weight - RINGING)) / (1 - RINGING));
  }

  #give(px: number): void {
    const { atlas, layout, isStill, strength } = this.#options;
    if (isStill) return;
    const { x, y } = MEANS[atlas.skin.mino].gives;
    const by = (px * strength * layout.cell) / CELL_PX;
    this.dip.strike({ x: x * by, y: y * by });
  }
}
