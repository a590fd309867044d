// The piece in play with its glow, and its ghost.

import { type Game, minosOf, rowsToSurface } from "@korobeinix/engine";
import { Container, Sprite, type Texture } from "pixi.js";
import type { Atlas } from "./atlas.ts";
import { REACH } from "./pictures.ts";
import { edgesOf } from "./cells.ts";
import type { Layout } from "./stage.ts";

/** What is drawn may be behind what is, but never longer than this. */
const GLIDE_MS = 45;
/** Farther than this many cells nothing glides: it is another piece, or a drop. */
const GLIDE_CELLS = 1.5;

export class PieceView {
  readonly container: Container = new Container();
  readonly #atlas: Atlas;
  readonly #layout: Layout;
  readonly #canGlide: boolean;
  readonly #minos: Sprite[] = [];
  readonly #glow: Sprite = new Sprite();
  readonly #ghost: Sprite = new Sprite();
  /** What makes it stronger than the skin has it. */
  readonly #ghostMore: Sprite = new Sprite();
  readonly #ghostStrength: number;
  #kind = -1;
  #facing = -1;
  #x = 0;
  #y = 0;
  #rest = -1;
  #hasGhost = false;
  /** Where it glides from, relative to where it is, and for how long still. */
  #offX = 0;
  #offY = 0;
  #glideMs = 0;

  /** `ghostStrength`: 1 is the skin's own way, 2 the strongest. */
  constructor(atlas: Atlas, layout: Layout, canGlide: boolean, ghostStrength = 1) {
    this.#atlas = atlas;
    this.#layout = layout;
    this.#canGlide = canGlide;
    this.#ghostStrength = ghostStrength;
    this.#ghost.alpha = Math.min(1, ghostStrength);
    this.#ghostMore.alpha = Math.min(1, Math.max(0, ghostStrength - 1));
    this.#ghostMore.visible = false;
    this.#glow.alpha = 0.55;
    this.#glow.blendMode = atlas.skin.isLightAdded ? "add" : "normal";
    this.#glow.visible = this.#ghost.visible = false;
    this.container.addChild(this.#ghost, this.#ghostMore, this.#glow);
    for (let i = 0; i < 4; i++) {
      const mino = new Sprite();
      mino.visible = false;
      this.#minos.push(mino);
      this.container.addChild(mino);
    }
  }

  /** Another game: it glides from nowhere. */
  reset(): void {
    this.#kind = this.#rest = -1;
    this.#glideMs = 0;
  }

  /**
   * Follows the game; tells whether the picture has changed. No ghost is drawn in a cell where `isTaken` says that Blocks
   * are drawn still.
   */
  follow(game: Game, deltaMs: number, isTaken: (x: number, y: number) => boolean): boolean {
    const { state, rules } = game;
    const isSame = state.kind === this.#kind && state.facing === this.#facing;
    const isInPlace = isSame && state.x === this.#x && state.y === this.#y;
    const rest = state.kind < 0 || !rules.options.ghost || state.phase === "ended" ? 0 : rowsToSurface(game);
    const ceiling = this.#atlas.skin.rowsAbove === 0 ? rules.geometry.skyline : Number.POSITIVE_INFINITY;
    const hasGhost = rest > 0 && minosOf(game).every(({ x, y }) => y - rest < ceiling && !isTaken(x, y - rest));
    const isSameGhost = rest === this.#rest && hasGhost === this.#hasGhost;
    if (isInPlace && this.#glideMs <= 0 && isSameGhost) return false;
    if (!isInPlace) this.#aim(game, isSame);
    else this.#glideMs -= deltaMs;
    this.#rest = rest;
    this.#hasGhost = hasGhost;
    this.#place(game);
    return true;
  }

  #aim(game: Game, isSame: boolean): void {
    const { kind, facing, x, y } = game.state;
    const share = Math.max(0, this.#glideMs / GLIDE_MS);
    const dx = this.#x + this.#offX * share - x;
    const dy = this.#y + this.#offY * share - y;
    const isNear = Math.abs(dx) <= GLIDE_CELLS && Math.abs(dy) <= GLIDE_CELLS;
    if (this.#canGlide && isSame && isNear) {
      this.#offX = dx;
      this.#offY = dy;
      this.#glideMs = GLIDE_MS;
    } else {
      this.#glideMs = 0;
    }
    if (!isSame || x !== this.#x) this.#dress(game);
    this.#kind = kind;
    this.#facing = facing;
    this.#x = x;
    this.#y = y;
  }

  /** The pictures for this piece, facing and column. */
  #dress(game: Game): void {
    const { kind, facing } = game.state;
    if (kind < 0) return;
    minosOf(game).forEach(({ x: column, cell }, i) => {
      const sprite = this.#minos[i];
      const place = { column, isLocked: false, metal: 0, edges: edgesOf(cell) };
      if (sprite !== undefined) dress(sprite, this.#atlas.mino(kind, place));
    });
    dress(this.#ghost, this.#atlas.ghost(kind, facing));
    if (this.#ghostStrength > 1) dress(this.#ghostMore, this.#atlas.ghost(kind, facing, true));
    dress(this.#glow, this.#atlas.glow(kind, facing));
  }

  #place(game: Game): void {
    const { state, rules } = game;
    const { matrix, cell, isPortrait } = this.#layout;
    const isThere = state.kind >= 0;
    const share = Math.max(0, this.#glideMs / GLIDE_MS);
    const glideX = this.#offX * share;
    const glideY = this.#offY * share;
    const bottom = matrix.y + matrix.height;
    const { skyline } = rules.geometry;
    const minos = minosOf(game);
    this.#minos.forEach((sprite, i) => {
      const mino = minos[i];
      // Above the Skyline it is seen, but as a guest (G-3.4b), and in some skins not at all (R-1, K-1).
      const { rowsAbove } = this.#atlas.skin;
      sprite.visible = mino !== undefined && mino.y < skyline + (isPortrait ? Math.min(1, rowsAbove) : rowsAbove);
      if (mino === undefined) return;
      sprite.alpha = mino.y >= skyline + 1 ? 0.3 : mino.y >= skyline ? 0.65 : 1;
      sprite.position.set(matrix.x + (mino.x + glideX) * cell, bottom - (mino.y + glideY + 1) * cell);
    });
    this.#glow.visible = isThere && this.#atlas.skin.isLightAdded && this.#atlas.skin.mino !== "glyph";
    this.#glow.position.set(
      matrix.x + (state.x + glideX - REACH) * cell,
      bottom - (state.y + glideY + REACH + 1) * cell,
    );
    this.#ghost.visible = isThere && this.#hasGhost;
    this.#ghost.position.set(matrix.x + (state.x - REACH) * cell, bottom - (state.y - this.#rest + REACH + 1) * cell);
    this.#ghostMore.visible = this.#ghost.visible && this.#ghostStrength > 1;
    this.#ghostMore.position.copyFrom(this.#ghost.position);
  }
}

function dress(sprite: Sprite, texture: Texture): void {
  if (sprite.texture !== texture) sprite.texture = texture;
}
