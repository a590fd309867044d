// Effects: each begins in the frame of its event and ends within 400 ms.

import { type Game, type GameEvent, isSpin, kindOf } from "@korobeinix/engine";
import type { Atlas } from "./atlas.ts";
import { edgesOf, metalOf } from "./cells.ts";
import { CLEARS, clearTimes } from "./clears.ts";
import type { Flashes } from "./flashes.ts";
import { type Flourish, addCaustics, addRing, addSquare, addTwist } from "./flourishes.ts";
import { addFall, addRise } from "./match/blows.ts";
import { makeDice } from "./paint/canvas.ts";
import { type Point, Sparks } from "./sparks.ts";
import type { Layout } from "./stage.ts";

/** Two for every cell of a Matrix that goes as a whole: no cleared cell may be missing. */
const MOST_CELLS = 480;
const MOST_LIGHTS = 240;

export interface EffectsOptions {
  readonly atlas: Atlas;
  readonly layout: Layout;
  readonly flashes: Flashes;
  /** Motion is reduced: light comes and goes where it is. */
  readonly isStill: boolean;
}

export class Effects {
  readonly under: Sparks;
  readonly cells: Sparks;
  readonly lights: Sparks;
  readonly #atlas: Atlas;
  readonly #layout: Layout;
  readonly #flashes: Flashes;
  readonly #isStill: boolean;
  readonly #flourish: Flourish;
  readonly #dice = makeDice(101);
  #dropRows = 0;
  /** The middle of the latest Lock Down. */
  #lockAt: Point = { x: 0, y: 0 };

  constructor({ atlas, layout, flashes, isStill }: EffectsOptions) {
    this.#atlas = atlas;
    this.#layout = layout;
    this.#flashes = flashes;
    this.#isStill = isStill;
    const { isLightAdded } = atlas.skin;
    this.under = new Sparks(24, isLightAdded);
    this.cells = new Sparks(MOST_CELLS, false);
    this.lights = new Sparks(MOST_LIGHTS, isLightAdded);
    this.#flourish = { atlas, layout, lights: this.lights, dice: this.#dice, isStill };
  }

  step(deltaMs: number): boolean {
    const isUnder = this.under.step(deltaMs);
    const isOver = this.cells.step(deltaMs);
    return this.lights.step(deltaMs) || isUnder || isOver;
  }

  /** Another game: nothing of the last one is left. */
  reset(): void {
    for (const sparks of [this.under, this.cells, this.lights]) sparks.clear();
    this.#dropRows = 0;
  }

  take(event: GameEvent, game: Game): void {
    switch (event.type) {
      case "hardDropped":
        this.#dropRows = event.rows;
        this.#trail(event.rows, game);
        break;
      case "locked":
        this.#lock(event, game);
        break;
      case "cleared":
        this.#clear(event.rows, event.cells);
        break;
      case "squared":
        addSquare(this.#flourish, { x: this.#left(event.x), y: this.#top(event.y + 3) }, event.isGold);
        break;
      case "spun":
        addTwist(this.#flourish, this.#lockAt);
        break;
      case "scored":
        if (isSpin(event.action)) addTwist(this.#flourish, this.#lockAt);
        if (event.isBackToBack) addRing(this.#flourish, this.#lockAt);
        break;
      case "raised":
        addRise(this.#flourish, event.gaps.length, this.#flashes.take());
        break;
      case "rewound":
        this.#dropRows = 0;
        break;
      default:
    }
  }

  /** The player is out. */
  knockOut(game: Game): void {
    addFall(this.#flourish, this.cells, game, this.#flashes.take());
  }

  /** Leaves a glow where the piece was (a slow phosphor). */
  afterglow(kind: number, column: number, row: number): void {
    const { cell } = this.#layout;
    if (this.#top(row) < this.#layout.matrix.y) return;
    const texture = this.#atlas.mino(kind, { column, isLocked: true, metal: 0, edges: 15 });
    this.under.add({
      texture,
      x: this.#left(column) + cell / 2,
      y: this.#top(row) + cell / 2,
      width: cell,
      height: cell,
      lifeMs: 280,
      alpha: 0.34,
    });
  }

  #left(column: number): number {
    return this.#layout.matrix.x + column * this.#layout.cell;
  }

  #top(row: number): number {
    const { matrix, cell } = this.#layout;
    return matrix.y + matrix.height - (row + 1) * cell;
  }

  /** Whether a row can be seen into: in some skins none above the Skyline can (R-1, K-1). */
  #isSeen(row: number): boolean {
    const { matrix, cell } = this.#layout;
    return this.#atlas.skin.rowsAbove > 0 || row < Math.round(matrix.height / cell);
  }

  /** Light down each column that the piece came through; a drop that locks has told nothing of its piece yet. */
  #trail(rows: number, game: Game): void {
    const { kind, facing, x, y } = game.state;
    if (rows > 0 && kind >= 0 && !game.rules.book.hardDrop.locks) {
      this.#trailOf({ kind, facing, x, y, rows }, game);
    }
  }

  #trailOf(drop: { kind: number; facing: number; x: number; y: number; rows: number }, game: Game): void {
    const { cell, matrix } = this.#layout;
    const { skin } = this.#atlas;
    const colour = this.#atlas.look(drop.kind).colour;
    const texture = this.#atlas.light("trail", colour);
    const highest = skin.rowsAbove > 0 ? Number.NEGATIVE_INFINITY : matrix.y;
    eachMino(game, drop, (dx, dy, isTop) => {
      const foot = this.#top(drop.y + dy);
      const length = Math.min(drop.rows * cell, foot - highest);
      if (!isTop || length <= 0) return;
      const x = this.#left(drop.x + dx) + cell / 2;
      const y = foot - length / 2;
      const toWidth = this.#isStill ? cell : cell * 0.3;
      this.under.add({
        texture,
        x,
        y,
        width: cell * 0.92,
        height: length,
        toWidth,
        lifeMs: 220,
        alpha: skin.isLight ? 0.3 : 0.42,
      });
    });
  }

  #lock(event: GameEvent & { type: "locked" }, game: Game): void {
    const { cell } = this.#layout;
    const { skin } = this.#atlas;
    const { kind, facing, x, y } = event;
    if (this.#dropRows > 0) this.#trailOf({ kind, facing, x, y, rows: this.#dropRows }, game);
    const isHard = this.#dropRows > 0;
    this.#dropRows = 0;
    const strength = this.#flashes.take();
    const texture = skin.mino === "pencil" ? this.#atlas.light("dot", "#2E3142") : this.#atlas.light("square");
    const size = skin.mino === "pencil" ? cell * 0.24 : cell * 0.94;
    this.#lockAt = { x: this.#left(x) + cell / 2, y: this.#top(y) + cell / 2 };
    eachMino(game, event, (dx, dy) => {
      if (!this.#isSeen(y + dy)) return;
      const px = this.#left(x + dx) + cell / 2;
      const py = this.#top(y + dy) + cell / 2;
      this.lights.add({
        texture,
        x: px,
        y: py,
        width: size,
        height: size,
        lifeMs: 150,
        alpha: (isHard ? 0.5 : 0.34) * strength,
      });
      if (!isHard || this.#isStill || dy !== Math.min(dy, 0)) return;
      const dust = cell * this.#dice(0.08, 0.18);
      const spot = this.#atlas.light("spot", this.#atlas.look(kind).colour);
      this.lights.add({
        texture: spot,
        x: px,
        y: py + cell * 0.45,
        width: dust,
        height: dust,
        lifeMs: 260,
        vx: this.#dice(-4, 4) * cell,
        vy: this.#dice(-3, -0.5) * cell,
        gravity: cell * 14,
      });
    });
  }

  #clear(rows: readonly number[], cells: readonly (readonly number[])[]): void {
    const { cell, matrix } = this.#layout;
    const { skin } = this.#atlas;
    const count = rows.length;
    const tools = { atlas: this.#atlas, cells: this.cells, lights: this.lights, dice: this.#dice };
    const middle = matrix.x + matrix.width / 2;
    const strength = this.#flashes.take();
    const { clearMs } = clearTimes(skin, this.#isStill);
    rows.forEach((row, i) => {
      if (!this.#isSeen(row)) return;
      const y = this.#top(row) + cell / 2;
      const values = cells[i] ?? [];
      values.forEach((value, column) => {
        const kind = kindOf(value);
        const metal = metalOf(value);
        const place = { column: metal > 0 ? 4 + (column % 4) : column, isLocked: true, metal, edges: edgesOf(value) };
        const texture = this.#atlas.mino(kind, place);
        const x = this.#left(column) + cell / 2;
        if (this.#isStill) {
          this.cells.add({ texture, x, y, width: cell, height: cell, lifeMs: clearMs });
        } else {
          const fromMiddle = Math.abs(column - (values.length - 1) / 2);
          CLEARS[skin.clear](tools, { texture, kind, x, y, fromMiddle, column, size: cell, count });
        }
      });
      if (skin.clear === "rub") {
        if (this.#isStill) return;
        const texture = this.#atlas.light("eraser");
        this.cells.add({
          texture,
          x: matrix.x,
          y: y - cell * 0.1,
          width: cell * 1.3,
          height: cell * 1.3,
          lifeMs: clearMs - 20,
          vx: matrix.width * 4.8,
          angle: 0.3,
        });
        return;
      }
      if (skin.clear === "blink") return;
      const texture = this.#atlas.light("sweep");
      const still = this.#isStill;
      this.lights.add({
        texture,
        x: middle,
        y,
        width: matrix.width * (still ? 1 : 0.2),
        height: cell * (0.7 + 0.1 * count),
        toWidth: matrix.width * (1 + 0.08 * count),
        toHeight: still ? cell : cell * 0.06,
        lifeMs: 170 + 30 * count,
        alpha: Math.min(1, 0.5 + 0.14 * count) * strength * (still ? 0.35 : 1),
      });
    });
    const isLit = skin.clear !== "rub" && skin.clear !== "blink";
    if (count >= 3 && isLit && !this.#isStill) addCaustics(this.#flourish, this.#top(rows[0] ?? 0), count);
  }
}

function eachMino(
  game: Game,
  { kind, facing }: { readonly kind: number; readonly facing: number },
  then: (dx: number, dy: number, isTop: boolean) => void,
): void {
  const cells = game.rules.book.pieces[kind]?.facings[facing] ?? [];
  for (const [x, y] of cells) then(x, y, !cells.some(([cx, cy]) => cx === x && cy > y));
}
