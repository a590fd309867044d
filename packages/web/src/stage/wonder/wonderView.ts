// The wonder being built: the lines of a game set its stones one by one, each falls the last bit and raises a little dust.
// A wonder that is whole gleams, and the next one begins.

import { Container, type Sprite } from "pixi.js";
import type { Atlas } from "../atlas.ts";
import type { Flashes } from "../flashes.ts";
import { makeDice } from "../paint/canvas.ts";
import { Sparks } from "../sparks.ts";
import type { WonderAmount } from "../stage.ts";
import { extentOf, type Stand } from "./paintWonder.ts";
import { stonesAt, wonderPicture } from "./pictures.ts";
import type { WonderPicture } from "./stone.ts";
import { WonderSite } from "./wonderSite.ts";

/** From one stone to the next, how long one falls, and from where. */
const GAP_MS = 70;
const FALL_MS = 240;
const FALL_PX = 22;
/** More than so many are not waited for: those before are there at once. */
const MOST = 16;
const GLEAM_MS = 1800;
const SHINE = 0.85;
const DUST = "#F0D9B4";
const GOLD = "#FFE2A0";

export interface WonderOptions {
  readonly atlas: Atlas;
  /** Where a wonder stands; undefined: there is no room for it. */
  readonly standFor: (picture: WonderPicture) => Stand | undefined;
  readonly flashes: Flashes;
  readonly isStill: boolean;
  /** Of effects, 0 to 1. */
  readonly strength: number;
}

interface Falling {
  readonly stone: number;
  readonly sprite: Sprite;
  readonly restY: number;
  ageMs: number;
}

export class WonderView {
  readonly container: Container = new Container();
  readonly #options: WonderOptions;
  readonly #dust: Sparks;
  readonly #dice = makeDice(61);
  #site: WonderSite | undefined;
  /** What stands when all that is on its way has come. */
  #amount: WonderAmount;
  #falling: Falling[] = [];
  #gleamMs = 0;
  #shine = 0;

  constructor(options: WonderOptions, amount: WonderAmount) {
    this.#options = options;
    this.#amount = amount;
    this.#dust = new Sparks(48, false, options.isStill ? 0 : options.strength);
    this.container.addChild(this.#dust.container);
    this.#lay(amount.share);
  }

  /** So much of it, at once: another game, or another moment. */
  set(amount: WonderAmount): void {
    this.#amount = amount;
    this.#clearFalling();
    this.#dust.clear();
    this.#gleamMs = 0;
    this.#lay(amount.share);
  }

  /** New lines have built so much of it. */
  build(amount: WonderAmount): void {
    const { index, share } = this.#amount;
    if (amount.index === index && amount.share === share) return;
    if (amount.index < index || (amount.index === index && amount.share < share)) return this.set(amount);
    this.#amount = amount;
    if (this.#gleamMs <= 0) this.#goOn();
  }

  /** Whether anything moves. */
  step(deltaMs: number): boolean {
    let isMoving = this.#dust.step(deltaMs);
    if (this.#falling.length > 0) {
      isMoving = true;
      for (const each of this.#falling) this.#fall(each, deltaMs);
      this.#falling = this.#falling.filter(({ ageMs }) => ageMs < FALL_MS);
      if (this.#falling.length === 0) this.#rest();
    }
    if (this.#gleamMs <= 0) return isMoving;
    this.#gleamMs -= deltaMs;
    if (this.#site !== undefined) this.#site.shine = this.#shine * Math.max(0, this.#gleamMs / GLEAM_MS) ** 1.5;
    if (this.#gleamMs > 0) return true;
    this.#lay(0);
    this.#goOn();
    return true;
  }

  destroy(): void {
    this.#clearFalling();
    this.#site?.destroy();
    this.container.destroy({ children: true });
  }

  /** The stones between those that stand and those that are to stand set out. */
  #goOn(): void {
    const site = this.#site;
    if (site === undefined) return;
    const goal = this.#goalOf(site);
    if (this.#options.isStill || this.#options.strength <= 0) {
      site.paintTo(goal);
      return this.#rest();
    }
    const first = Math.floor(site.painted) + this.#falling.length;
    // Whoever cuts the next stone raises dust, too.
    this.#puff(site, first, 3);
    const sudden = Math.max(0, Math.floor(goal) - first - MOST);
    if (sudden > 0) {
      this.#clearFalling();
      site.paintTo(first + sudden);
    }
    for (let i = first + sudden; i < Math.floor(goal); i++) this.#drop(site, i);
    if (this.#falling.length === 0) this.#rest();
  }

  /** How many stones are to stand of the one on show. */
  #goalOf({ index, picture }: WonderSite): number {
    return this.#amount.index === index ? stonesAt(picture, this.#amount.share) : picture.stones.length;
  }

  #drop(site: WonderSite, stone: number): void {
    const sprite = site.stoneSprite(stone);
    if (sprite === undefined) return;
    const restY = sprite.y;
    sprite.y -= FALL_PX;
    sprite.alpha = 0;
    this.container.addChild(sprite);
    const waiting = this.#falling.at(-1);
    this.#falling.push({
      stone,
      sprite,
      restY,
      ageMs: waiting === undefined ? 0 : Math.min(0, waiting.ageMs) - GAP_MS,
    });
  }

  #fall(falling: Falling, deltaMs: number): void {
    falling.ageMs += deltaMs;
    if (falling.ageMs < 0) return;
    const { sprite, restY, stone, ageMs } = falling;
    const share = Math.min(1, ageMs / FALL_MS);
    sprite.alpha = Math.min(1, share * 3);
    sprite.y = restY - FALL_PX * (1 - share * share);
    if (share < 1 || this.#site === undefined) return;
    clear(sprite);
    this.#site.paintTo(stone + 1);
    this.#puff(this.#site, stone, 5);
  }

  /** Everything lies: the next stone is as far as the lines have brought it, and a whole wonder gleams. */
  #rest(): void {
    const site = this.#site;
    if (site === undefined) return;
    site.paintTo(this.#goalOf(site));
    if (this.#amount.index !== site.index) this.#gleam(site);
  }

  #gleam(site: WonderSite): void {
    const { atlas, flashes } = this.#options;
    const { stand, picture } = site;
    this.#gleamMs = GLEAM_MS;
    this.#shine = SHINE * flashes.take();
    site.shine = this.#shine;
    for (let i = 0; i < 40; i++) {
      this.#dust.add({
        texture: atlas.light("spot", GOLD),
        x: stand.x + this.#dice(-0.42, 0.42) * stand.width,
        y: stand.y - this.#dice(0, picture.height) * stand.width,
        lifeMs: this.#dice(700, GLEAM_MS),
        width: 9,
        height: 9,
        toWidth: 2,
        toHeight: 2,
        vy: this.#dice(-46, -12),
      });
    }
  }

  #puff({ picture, stand }: WonderSite, index: number, count: number): void {
    const stone = picture.stones[index];
    if (stone === undefined) return;
    const { left, right, bottom } = extentOf(stone, stand);
    for (let i = 0; i < count; i++) {
      this.#dust.add({
        texture: this.#options.atlas.light("spot", DUST),
        x: this.#dice(left, right),
        y: bottom,
        lifeMs: this.#dice(240, 390),
        alpha: 0.7,
        width: 5,
        height: 4,
        toWidth: 15,
        toHeight: 9,
        vx: this.#dice(-26, 26),
        vy: this.#dice(-20, -4),
      });
    }
  }

  /** The present wonder with so much of it; a site that has less goes on. */
  #lay(share: number): void {
    const { index } = this.#amount;
    const picture = wonderPicture(index);
    const stones = stonesAt(picture, share);
    if (this.#site?.index !== index || this.#site.painted > stones) {
      this.#site?.destroy();
      const stand = this.#options.standFor(picture);
      const { resolution } = this.#options.atlas;
      this.#site = stand === undefined ? undefined : new WonderSite({ index, picture, stand, resolution });
      if (this.#site !== undefined) this.container.addChildAt(this.#site.container, 0);
    }
    if (this.#site === undefined) return;
    this.#site.shine = 0;
    this.#site.paintTo(stones);
  }

  #clearFalling(): void {
    for (const { sprite } of this.#falling.splice(0)) clear(sprite);
  }
}

function clear(sprite: Sprite): void {
  sprite.texture.destroy(true);
  sprite.destroy();
}
