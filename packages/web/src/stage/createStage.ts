// The stage: a canvas that fills its host, a renderer that may be lost and replaced, and the world it shows.

import type { Renderer } from "pixi.js";
import { type RendererKind, detectRenderer, makeRenderer, resolutionFor } from "./renderer.ts";
import { SKINS } from "./skins/index.ts";
import type { BoardFrame, Layout, Scene, Stage, StageRoom } from "./stage.ts";
import { layOutBoards } from "./arrangement.ts";
import { seatSizeOf } from "./seatRoom.ts";
import { layOutSeats } from "./seating.ts";
import { World } from "./world.ts";

/** How long a lost GPU may take to come back before the processor takes over. */
const PATIENCE_MS = 1500;
/** A longer gap between two frames is a stop, not a step. */
const LONGEST_STEP_MS = 100;

/** What is laid out before there is anything to show. */
const NO_BOARD = {
  columns: 10,
  rows: 20,
  walls: SKINS.guideline.walls,
  hasHold: true,
  next: 6,
  hasMeter: false,
} as const;
const NO_WISHES = { matrixSize: 84, matrixPosition: "centre" } as const;

class PixiStage implements Stage {
  readonly #host: HTMLElement;
  #renderer: Renderer;
  #kind: RendererKind;
  #world: World | undefined;
  #scene: Scene | undefined;
  #width = 0;
  #height = 0;
  #room: StageRoom = { top: 0, bottom: 0, left: 0, right: 0 };
  #layouts: readonly Layout[];
  #isHidden = false;
  #isLost = false;
  #isDestroyed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastMs = Number.NaN;

  constructor(host: HTMLElement, renderer: Renderer, kind: RendererKind) {
    this.#host = host;
    this.#renderer = renderer;
    this.#kind = kind;
    this.#layouts = this.#layOut();
    this.#attach();
    this.resize(host.clientWidth || 1280, host.clientHeight || 720, this.#room);
  }

  get rendererName(): string {
    return this.#kind;
  }

  show(scene: Scene): readonly Layout[] {
    this.#scene = scene;
    this.#layouts = this.#layOut();
    this.#fill();
    return this.#layouts;
  }

  frame(timeStampMs: number, boards: readonly BoardFrame[]): boolean {
    const delta = timeStampMs - this.#lastMs;
    this.#lastMs = timeStampMs;
    const world = this.#world;
    if (world === undefined || this.#isDestroyed) return false;
    const deltaMs = Number.isFinite(delta) ? Math.min(LONGEST_STEP_MS, Math.max(0, delta)) : 0;
    const isNew = world.frame(deltaMs, timeStampMs, boards);
    if (!isNew || this.#isLost) return false;
    try {
      this.#renderer.render({ container: world.root });
      return true;
    } catch {
      this.#lose(0);
      return false;
    }
  }

  setHidden(isHidden: boolean): void {
    this.#isHidden = isHidden;
    this.#world?.setHidden(isHidden);
  }

  celebrate(strength: number): void {
    this.#world?.celebrate(strength);
  }

  resize(widthPx: number, heightPx: number, room: StageRoom): readonly Layout[] {
    const width = Math.max(1, Math.round(widthPx));
    const height = Math.max(1, Math.round(heightPx));
    const isSameSize = width === this.#width && height === this.#height;
    if (this.#world !== undefined && isSameSize && isSameRoom(room, this.#room)) return this.#layouts;
    this.#width = width;
    this.#height = height;
    this.#room = room;
    this.#layouts = this.#layOut();
    this.#renderer.resize(this.#width, this.#height, resolutionFor(this.#kind));
    this.#fill();
    return this.#layouts;
  }

  destroy(): void {
    this.#isDestroyed = true;
    clearTimeout(this.#timer);
    this.#empty();
    this.#renderer.destroy({ removeView: true });
  }

  #layOut(): readonly Layout[] {
    const { boards = [], display = NO_WISHES, seating } = this.#scene ?? {};
    const { matrixSize, matrixPosition } = display;
    const [own = NO_BOARD, ...others] = boards.map(({ game, skin }) => seatSizeOf(game, skin));
    const place = { widthPx: this.#width, heightPx: this.#height, room: this.#room };
    if (seating !== undefined) return layOutSeats({ ...place, own: seating.own, boards: [own, ...others] });
    return layOutBoards({ ...place, matrixSize, matrixPosition, boards: [own, ...others] });
  }

  #fill(): void {
    if (this.#scene === undefined) return;
    const view = {
      scene: this.#scene,
      layouts: this.#layouts,
      width: this.#width,
      height: this.#height,
      room: this.#room,
      resolution: resolutionFor(this.#kind),
      isAccelerated: this.#kind === "webgl",
    };
    if (this.#world === undefined) this.#world = new World(view);
    else this.#world.show(view);
    this.#world.setHidden(this.#isHidden);
  }

  /** What a renderer was given is of no use to the next one. */
  #empty(): void {
    this.#world?.destroy();
    this.#world = undefined;
  }

  #attach(): void {
    const canvas = this.#renderer.canvas;
    canvas.setAttribute("aria-hidden", "true");
    Object.assign(canvas.style, { position: "absolute", inset: "0", display: "block" });
    this.#host.append(canvas);
    canvas.addEventListener("webglcontextlost", () => this.#lose(PATIENCE_MS));
    canvas.addEventListener("webglcontextrestored", () => {
      clearTimeout(this.#timer);
      this.#isLost = false;
      this.#empty();
      this.#fill();
    });
  }

  /** The GPU has gone: waits for it, then goes on without. */
  #lose(patienceMs: number): void {
    if (this.#isDestroyed) return;
    this.#isLost = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#replace(), patienceMs);
  }

  async #replace(): Promise<void> {
    try {
      const renderer = await makeRenderer("canvas");
      if (this.#isDestroyed) {
        renderer.destroy({ removeView: true });
        return;
      }
      this.#empty();
      discard(this.#renderer);
      this.#renderer = renderer;
      this.#kind = "canvas";
      this.#isLost = false;
      this.#attach();
      this.resize(this.#width, this.#height, this.#room);
    } catch {
      // Without any renderer the game goes on unseen; the next attempt may find one.
      this.#timer = setTimeout(() => void this.#replace(), PATIENCE_MS);
    }
  }
}

function isSameRoom(a: StageRoom, b: StageRoom): boolean {
  return a.top === b.top && a.bottom === b.bottom && a.left === b.left && a.right === b.right;
}

/** A renderer whose GPU has gone may fail to take itself down. */
function discard(renderer: Renderer): void {
  const { canvas } = renderer;
  try {
    renderer.destroy({ removeView: true });
  } catch {
    canvas.remove();
  }
}

/** Makes a stage in `host`, with the renderer that the machine is best at unless another is asked for. */
export async function createStage(host: HTMLElement, preferred?: RendererKind): Promise<Stage> {
  const kind = preferred ?? detectRenderer();
  const renderer = await makeRenderer(kind);
  return new PixiStage(host, renderer, renderer.name === "canvas" ? "canvas" : "webgl");
}
