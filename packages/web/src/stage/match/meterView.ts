// The meter beside the Matrix: what lies in the Receiving Queue, one unit for each row. It fills and empties smoothly.

import type { Game } from "@korobeinix/engine";
import { Container, Sprite, type Texture } from "pixi.js";
import type { Atlas } from "../atlas.ts";
import { paintCanvas } from "../paint/canvas.ts";
import { paintTrack, paintUnit } from "../paint/meter.ts";
import type { Layout } from "../stage.ts";
import { type MeterUnit, meterUnits } from "./meterUnits.ts";
import { seatColour } from "./seatColours.ts";

/** How long the level takes for most of its way. */
const FLOW_MS = 90;
const AT_REST = 0.01;

export class MeterView {
  readonly track: Container = new Container();
  readonly container: Container = new Container();
  readonly #atlas: Atlas;
  readonly #layout: Layout;
  readonly #rows: number;
  readonly #isStill: boolean;
  readonly #sprites: Sprite[] = [];
  #units: readonly MeterUnit[] = [];
  /** What the queue looked like. */
  #seen = "";
  /** How high it stands, in lines. */
  #level = 0;

  constructor(atlas: Atlas, layout: Layout, { rules }: Game, isStill: boolean) {
    this.#atlas = atlas;
    this.#layout = layout;
    this.#rows = rules.geometry.skyline;
    this.#isStill = isStill;
    if (layout.meter.width > 0 && rules.garbage !== undefined) this.track.addChild(this.#makeTrack());
  }

  reset(): void {
    this.#seen = "";
    this.#units = [];
    this.#level = 0;
    for (const sprite of this.#sprites) sprite.visible = false;
  }

  /** Follows the queue, which is void for whoever is out; tells whether the picture has changed. */
  follow(game: Game, deltaMs: number, isVoid: boolean): boolean {
    if (this.#layout.meter.width <= 0) return false;
    const seen = game.state.incoming.join();
    const isOther = seen !== this.#seen;
    if (isOther) {
      this.#seen = seen;
      const units = meterUnits(game, this.#rows);
      // What goes is still seen on its way down.
      this.#units = [...units, ...this.#units.slice(units.length)];
      this.#units.forEach((unit, i) => this.#dress(unit, i));
    }
    const target = isVoid ? 0 : Math.min(this.#rows, game.state.queued);
    if (!isOther && this.#level === target) return false;
    const share = this.#isStill ? 1 : 1 - Math.exp(-deltaMs / FLOW_MS);
    this.#level += (target - this.#level) * share;
    if (Math.abs(this.#level - target) < AT_REST) this.#level = target;
    this.#sprites.forEach((sprite, i) => {
      sprite.alpha = Math.min(1, Math.max(0, this.#level - i));
      sprite.visible = sprite.alpha > 0;
    });
    return true;
  }

  #dress(unit: MeterUnit, i: number): void {
    const sprite = this.#sprites[i] ?? this.#makeSprite(i);
    sprite.texture = this.#texture(unit);
  }

  #makeSprite(i: number): Sprite {
    const { meter } = this.#layout;
    const sprite = new Sprite();
    sprite.position.set(meter.x, Math.round(meter.y + meter.height - ((i + 1) * meter.height) / this.#rows));
    sprite.visible = false;
    this.#sprites[i] = sprite;
    this.container.addChild(sprite);
    return sprite;
  }

  #texture({ from, isHot, isFirst }: MeterUnit): Texture {
    const { meter } = this.#layout;
    const { skin, resolution } = this.#atlas;
    const height = meter.height / this.#rows;
    const key = `mu${from},${isHot},${isFirst},${meter.width}x${height}`;
    return this.#atlas.keep(key, () =>
      paintCanvas(meter.width * resolution, Math.ceil(height) * resolution, (context) => {
        context.scale(resolution, resolution);
        const colour = seatColour(from, skin.mino === "pencil");
        paintUnit(context, { skin, width: meter.width, height, isHot, isFirst, colour });
      }),
    );
  }

  #makeTrack(): Sprite {
    const { meter, cell } = this.#layout;
    const { skin, resolution } = this.#atlas;
    const side = Math.ceil(cell * 0.3);
    const [width, height] = [meter.width + 2 * side, meter.height + 2 * side];
    const texture = this.#atlas.keep(`mt${meter.width}x${meter.height}`, () =>
      paintCanvas(width * resolution, height * resolution, (context) => {
        context.scale(resolution, resolution);
        paintTrack(context, { skin, x: side, y: side, width: meter.width, height: meter.height, rows: this.#rows });
      }),
    );
    const sprite = new Sprite(texture);
    sprite.position.set(meter.x - side, meter.y - side);
    return sprite;
  }
}
