// Fireworks for a game that went well (G-11.1): rockets, flowers, willows and flying Minos, the more the better it went.
// Volleys come no more often than three times a second, and only the first shell of each has a bright heart.

import { glyphSpark } from "./endings/glyphs.ts";
import { type Flower, goldOf, SHAPES } from "./fireworkShapes.ts";
import type { Flashes } from "./flashes.ts";
import type { Flourish } from "./flourishes.ts";
import { type Point, Sparks } from "./sparks.ts";
import type { Layout } from "./stage.ts";

/** The most sparks at a time: what a processor alone draws within a frame. */
const MOST_SPARKS = 340;
const MOST_VOLLEYS = 9;
const VOLLEY_GAP_MS = 340;
const ROCKET_MS = 240;
/** A solid dot of ink is smaller than a spot of light that shows as much. */
const SOLID = 0.45;
/** From so strong on there is a second and a third shell, and gold rain at the end. */
const SECOND_SHELL = 0.4;
const THIRD_SHELL = 0.7;
const RAIN = 0.9;

interface Shell extends Point {
  readonly delayMs: number;
  readonly colour: string;
}

export class Fireworks {
  readonly sparks: Sparks;
  #tools: Flourish;
  readonly #flashes: Flashes;
  #strength = 0;
  #volleys = 0;
  #nextInMs = 0;
  #isFresh = true;

  constructor(tools: Omit<Flourish, "lights">, flashes: Flashes) {
    this.sparks = new Sparks(MOST_SPARKS, tools.atlas.skin.isLightAdded);
    this.#tools = { ...tools, lights: this.sparks };
    this.#flashes = flashes;
  }

  /** `strength` from 0 to 1; the first volley comes after so long. */
  start(strength: number, delayMs = 0): void {
    this.#strength = Math.min(1, Math.max(0, strength));
    this.#volleys = Math.ceil(this.#strength * MOST_VOLLEYS);
    this.#nextInMs = delayMs;
    this.#isFresh = true;
  }

  /** From now on over this board. */
  over(layout: Layout): void {
    this.#tools = { ...this.#tools, layout };
  }

  /** Another game begins. */
  stop(): void {
    this.#volleys = 0;
    this.sparks.clear();
  }

  /** Whether there is anything to draw. */
  step(deltaMs: number): boolean {
    const isAlive = this.sparks.step(deltaMs);
    if (this.#volleys === 0) return isAlive;
    this.#nextInMs -= deltaMs;
    if (this.#nextInMs > 0) return true;
    this.#nextInMs = VOLLEY_GAP_MS + this.#tools.dice(0, 90);
    this.#volleys--;
    this.#volley();
    return true;
  }

  #volley(): void {
    const tools = this.#tools;
    const { dice, isStill } = tools;
    const brightness = this.#flashes.take();
    if (isStill) return addGlow(tools, this.#shell(0, true), { lifeMs: 700, brightness });
    const shells = 1 + Number(this.#strength > SECOND_SHELL) + Number(this.#strength > THIRD_SHELL);
    for (let i = 0; i < shells; i++) {
      const isFirst = i === 0;
      // The very first is there at once: what it is for has just happened.
      const rocketMs = isFirst && this.#isFresh ? 0 : ROCKET_MS;
      const shell = this.#shell(rocketMs + i * dice(60, 130), isFirst);
      if (rocketMs > 0) addRocket(tools, shell);
      if (isFirst) addGlow(tools, shell, { lifeMs: 260, brightness });
      const shape = SHAPES[Math.floor(dice(0, SHAPES.length - 0.01))];
      for (const flower of shape?.flowers ?? []) addFlower(tools, shell, flower);
      addMinos(tools, shell, shape?.minos ?? 0);
    }
    this.#isFresh = false;
    if (this.#volleys === 0 && this.#strength >= RAIN) addRain(tools);
  }

  /** Somewhere in the sky: over the Matrix, or to both sides of it too. */
  #shell(delayMs: number, isOverMatrix: boolean): Shell {
    const { layout, atlas, dice } = this.#tools;
    const { matrix, cell } = layout;
    const aside = isOverMatrix ? -cell * 2 : Math.min(matrix.x * 0.85, cell * 13);
    const colour = atlas.looks[Math.floor(dice(0, atlas.looks.length - 0.01))]?.colour ?? atlas.skin.accent;
    return {
      x: dice(matrix.x - aside, matrix.x + matrix.width + aside),
      y: matrix.y + dice(0.04, 0.5) * matrix.height,
      delayMs,
      colour,
    };
  }
}

function addGlow(
  { atlas, layout, lights, isStill }: Flourish,
  shell: Shell,
  { lifeMs, brightness }: { readonly lifeMs: number; readonly brightness: number },
): void {
  const size = layout.cell * (isStill ? 9 : 5);
  const { x, y, delayMs } = shell;
  const texture = atlas.light("spot", shell.colour);
  lights.add({ texture, x, y, width: size, height: size, delayMs, lifeMs, alpha: (isStill ? 0.5 : 0.75) * brightness });
}

function addRocket({ atlas, layout, lights, dice }: Flourish, { x, y, delayMs }: Shell): void {
  const { cell } = layout;
  const rise = cell * dice(7, 10);
  lights.add({
    texture: atlas.light("spot", goldOf(atlas.skin)),
    x: x + cell * dice(-1, 1),
    y: y + rise,
    width: cell * 0.4,
    height: cell * 2.4,
    toHeight: cell * 0.7,
    delayMs: delayMs - ROCKET_MS,
    lifeMs: ROCKET_MS,
    vy: -rise / (ROCKET_MS / 1000),
    alpha: 0.9,
  });
}

function addFlower({ atlas, layout, lights, dice }: Flourish, shell: Shell, flower: Flower): void {
  const { cell } = layout;
  const { x, y, delayMs } = shell;
  const { isLight } = atlas.skin;
  const tints = { gold: goldOf(atlas.skin), white: isLight ? atlas.skin.accent : atlas.skin.light };
  const colour = flower.tint === undefined ? shell.colour : tints[flower.tint];
  const turn = dice(0, Math.PI);
  for (let i = 0; i < flower.count; i++) {
    const angle = turn + (i / flower.count) * Math.PI * 2;
    const speed = cell * dice(...flower.speed);
    const size = cell * dice(...flower.size) * (isLight ? SOLID : 1);
    // A terminal has characters for sparks, and those do not shrink.
    const isGlyph = atlas.skin.mino === "glyph";
    const to = isGlyph ? {} : { toWidth: size * 0.3, toHeight: size * 0.3 };
    lights.add({
      texture: isGlyph ? glyphSpark(atlas, i, colour) : atlas.light(isLight ? "dot" : "spot", colour),
      x,
      y,
      width: isGlyph ? cell / 2 : size,
      height: isGlyph ? cell : size,
      ...to,
      delayMs,
      lifeMs: dice(...flower.lifeMs),
      vx: Math.cos(angle) * speed,
      vy: Math.sin(angle) * speed,
      drag: 2.6,
      gravity: cell * flower.gravity,
    });
  }
}

function addMinos({ atlas, layout, lights, dice }: Flourish, { x, y, delayMs }: Shell, count: number): void {
  const { cell } = layout;
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2 + dice(-0.2, 0.2);
    const kind = Math.floor(dice(0, atlas.looks.length - 0.01));
    const size = cell * dice(0.55, 0.95);
    lights.add({
      texture: atlas.mino(kind, { column: i % 10, isLocked: false, metal: 0, edges: 15 }),
      x,
      y,
      width: size,
      height: size,
      delayMs,
      lifeMs: dice(800, 1200),
      vx: Math.cos(angle) * cell * dice(8, 15),
      vy: Math.sin(angle) * cell * dice(8, 15),
      drag: 2,
      gravity: cell * 16,
      angle: dice(0, 6),
      spin: dice(-6, 6),
    });
  }
}

/** Over everything, slowly, when all is said. */
function addRain({ atlas, layout, lights, dice }: Flourish): void {
  const { matrix, cell } = layout;
  const texture = atlas.light(atlas.skin.isLight ? "dot" : "spot", goldOf(atlas.skin));
  const aside = Math.min(matrix.x, cell * 13);
  for (let i = 0; i < 90; i++) {
    const size = cell * dice(0.3, 0.6) * (atlas.skin.isLight ? SOLID : 1);
    lights.add({
      texture,
      x: dice(matrix.x - aside, matrix.x + matrix.width + aside),
      y: matrix.y - cell * dice(0, 3),
      width: size,
      height: size * dice(1, 2.2),
      delayMs: dice(0, 700),
      lifeMs: dice(1100, 1900),
      vx: cell * dice(-0.6, 0.6),
      vy: cell * dice(4, 8),
      gravity: cell * 3,
    });
  }
}
