// The ending of one board: it follows the event that ends a game, grows older with every frame, and goes when the game is
// put to another moment or another game is shown.

import type { Game, GameEvent } from "@korobeinix/engine";
import { Container, type Texture } from "pixi.js";
import type { Atlas } from "../atlas.ts";
import type { Flashes } from "../flashes.ts";
import { makeDice } from "../paint/canvas.ts";
import type { Layout } from "../stage.ts";
import { Cast } from "./cast.ts";
import { brokenAt, cellsOf, type EndScene, ownTexture, partOf } from "./scene.ts";
import { ACTS } from "../later.ts";
import { type End, endingMs, endOf, HASTE } from "./times.ts";

const MOST_UNDER = 240;
const MOST_BODIES = 640;
const MOST_LIGHTS = 320;
const MOST_WORDS = 120;
/** How long the stack takes to come back on a board among others. */
const RETURN_MS = 350;
/** Other words go so long before its own come; those that it writes itself come about then. */
const CLEARS_MS = 180;
const OWN_WORDS_MS = 620;

export interface EndingOptions {
  readonly atlas: Atlas;
  readonly layout: Layout;
  readonly flashes: Flashes;
  readonly isStill: boolean;
  /** 0 for none, 1 for all of it. */
  readonly strength: number;
  /** A board among others: its ending is quick, and gives the stack back to be looked at. */
  readonly isAmongOthers: boolean;
}

interface Cue {
  readonly atMs: number;
  readonly act: () => void;
}

export class EndingView {
  /** Behind the Blocks, and over the whole board. */
  readonly under: Cast = new Cast(MOST_UNDER, false);
  readonly over: Container = new Container();
  readonly #options: EndingOptions;
  readonly #body: Container;
  readonly #bodies: Cast = new Cast(MOST_BODIES, false);
  readonly #lights: Cast;
  readonly #words: Cast = new Cast(MOST_WORDS, false);
  readonly #owned: Texture[] = [];
  readonly #parts: Texture[] = [];
  #cues: Cue[] = [];
  #follows: ((ms: number) => void)[] = [];
  /** An ending that has not begun. */
  #awaited: (() => void) | undefined;
  #end: End | undefined;
  #ageMs = 0;
  #hidesMs = 0;
  #writesMs = 0;

  /** `body`: the board, which an ending may move. */
  constructor(options: EndingOptions, body: Container) {
    this.#options = options;
    this.#body = body;
    this.#lights = new Cast(MOST_LIGHTS, options.atlas.skin.isLightAdded);
    this.over.addChild(this.#bodies.container, this.#lights.container, this.#words.container);
  }

  /** How a game has ended here; undefined: none has, or there are no effects. */
  get end(): End | undefined {
    return this.#end;
  }

  /** Whether the ending is still going on. */
  get isRunning(): boolean {
    return this.#awaited !== undefined || (this.#end !== undefined && this.#ageMs < this.#lastsMs);
  }

  /** Whether its words are there, or about to come. */
  get isWriting(): boolean {
    return this.#end !== undefined && this.#ageMs >= this.#writesMs;
  }

  /** How strongly the Blocks and the piece are drawn, 0 to 1: not at all where the cast stands for them. */
  get stack(): number {
    if (this.#end === undefined || this.#ageMs < this.#hidesMs) return 1;
    return 1 - this.#left;
  }

  *warm(): Generator<void> {
    const { atlas, layout, isStill, strength } = this.#options;
    const acts = ACTS.now;
    if (strength === 0 || acts === undefined) return;
    for (const end of ["loss", "win"] as const)
      yield* acts.actOf(atlas.skin.clear, end, isStill).warm?.(atlas, layout) ?? [];
  }

  /** Follows what has happened in a frame; `say`: what an end is called. */
  hear(game: Game, events: readonly GameEvent[], place: number, say: (event: GameEvent) => string | undefined): void {
    for (const event of events) {
      if (event.type === "rewound") this.reset();
      if (event.type !== "ended" || this.#options.strength === 0) continue;
      const end = endOf(event.outcome, place);
      const hasCleared = events.some(({ type }) => type === "cleared");
      this.reset();
      if (end === undefined) continue;
      this.#awaited = () => this.#start(game, end, say(event) ?? "");
      if (!hasCleared) this.#begin();
    }
  }

  #begin(): void {
    this.#awaited?.();
    this.#awaited = undefined;
  }

  #start(game: Game, end: End, text: string): void {
    const { atlas, layout, flashes, isStill, strength, isAmongOthers } = this.#options;
    const acts = ACTS.now;
    if (acts === undefined) return;
    const act = acts.actOf(atlas.skin.clear, end, isStill);
    const cells = cellsOf(game, atlas, layout);
    const { columns, skyline } = game.rules.geometry;
    this.#end = end;
    this.#hidesMs = act.hidesMs;
    this.#writesMs = (act.word?.fromMs ?? OWN_WORDS_MS) - CLEARS_MS;
    const scene: EndScene = {
      atlas,
      layout,
      columns,
      rows: skyline,
      lines: game.state.lines,
      cells,
      at: brokenAt(cells, layout),
      under: this.under,
      bodies: this.#bodies,
      lights: this.#lights,
      words: this.#words,
      body: this.#body,
      dice: makeDice(211),
      strength,
      brightness: flashes.take() * strength,
      isStill,
      isAmongOthers,
      text,
      cue: (atMs, then) => void this.#cues.push({ atMs, act: then }),
      follow: (then) => void this.#follows.push(then),
      own: (canvas) => kept(this.#owned, ownTexture(canvas, atlas.resolution)),
      part: (...of) => kept(this.#parts, partOf(...of)),
    };
    acts.perform(act, scene, end);
    this.#draw();
  }

  /** Whether anything moves; an ending waits while rows are still going. */
  step(deltaMs: number, isSettling: boolean): boolean {
    if (this.#awaited !== undefined && !isSettling) {
      this.#begin();
      return true;
    }
    if (this.#end === undefined || this.#hasReturned) return false;
    const { isAmongOthers } = this.#options;
    const wasRunning = this.isRunning;
    this.#ageMs += isAmongOthers ? deltaMs * HASTE : deltaMs;
    if (!wasRunning && !isAmongOthers) return false;
    this.#draw();
    if (this.#hasReturned) this.#clear();
    return true;
  }

  /** Nothing of it is left. */
  reset(): void {
    this.#awaited = undefined;
    this.#end = undefined;
    this.#ageMs = 0;
    this.#clear();
  }

  destroy(): void {
    this.#free();
  }

  get #lastsMs(): number {
    return this.#end === undefined ? 0 : endingMs(this.#options.atlas.skin.clear, this.#end);
  }

  /** What is left of the ending while the stack comes back, 1 to 0. */
  get #left(): number {
    if (!this.#options.isAmongOthers) return 1;
    return Math.min(1, Math.max(0, 1 - (this.#ageMs - this.#lastsMs) / RETURN_MS));
  }

  get #hasReturned(): boolean {
    return this.#options.isAmongOthers && this.#ageMs >= this.#lastsMs + RETURN_MS;
  }

  #draw(): void {
    const due = this.#cues.filter(({ atMs }) => atMs <= this.#ageMs);
    if (due.length > 0) this.#cues = this.#cues.filter(({ atMs }) => atMs > this.#ageMs);
    for (const { act } of due) act();
    for (const follow of this.#follows) follow(this.#ageMs);
    for (const cast of this.#casts) cast.step(this.#ageMs);
    if (!this.#options.isAmongOthers) return;
    this.over.alpha = this.under.container.alpha = this.#left;
    if (this.#left < 1) this.#release();
  }

  get #casts(): readonly Cast[] {
    return [this.under, this.#bodies, this.#lights, this.#words];
  }

  /** The board is as it was. */
  #release(): void {
    this.#follows = [];
    this.#body.origin.set(0);
    this.#body.scale.set(1);
    this.#body.visible = true;
  }

  #clear(): void {
    for (const cast of this.#casts) cast.clear();
    this.#cues = [];
    this.#release();
    this.over.alpha = this.under.container.alpha = 1;
    this.#free();
  }

  /** The pictures that parts belong to may be of others. */
  #free(): void {
    for (const texture of this.#parts.splice(0)) texture.destroy(false);
    for (const texture of this.#owned.splice(0)) texture.destroy(true);
  }
}

function kept(list: Texture[], texture: Texture): Texture {
  list.push(texture);
  return texture;
}
