// The stage: a canvas that fills its host, a renderer that may be lost and made anew, and the world it shows.

import type { GameEvent } from "@korobeinix/engine";
import type { Renderer } from "pixi.js";
import { layOut } from "./layout.ts";
import { type RendererKind, detectRenderer, makeRenderer, resolutionFor } from "./renderer.ts";
import type { Layout, Scene, Stage, StageRoom } from "./stage.ts";
import { SKINS } from "./skins/index.ts";
import { World } from "./world.ts";

/** How long a lost GPU may take to come back before the processor takes over. */
const PATIENCE_MS = 1500;
/** A longer gap between two frames is a stop, not a step. */
const LONGEST_STEP_MS = 100;

const DEFAULT_MATRIX = { columns: 10, rows: 20, matrixSize: 84, matrixPosition: "centre" } as const;

class PixiStage implements Stage {
  readonly #host: HTMLElement;
  #renderer: Renderer;
  #kind: RendererKind;
  #world: World | undefined;
  #scene: Scene | undefined;
  #width = 0;
  #height = 0;
  #room: StageRoom = { top: 0, bottom: 0 };
  #layout: Layout;
  #isHidden = false;
  #isLost = false;
  #isDestroyed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #lastMs = Number.NaN;

  constructor(host: HTMLElement, renderer: Renderer, kind: RendererKind) {
    this.#host = host;
    this.#renderer = renderer;
    this.#kind = kind;
    this.#layout = this.#layOut();
    this.#attach();
    this.resize(host.clientWidth || 1280, host.clientHeight || 720, this.#room);
  }

  get rendererName(): string {
    return this.#kind;
  }

  show(scene: Scene): Layout {
    const old = this.#scene;
    this.#scene = scene;
    const layout = this.#layOut();
    const isSame =
      old !== undefined &&
      old.game === scene.game &&
      old.skin === scene.skin &&
      old.display === scene.display &&
      old.isMotionReduced === scene.isMotionReduced &&
      old.announce === scene.announce &&
      old.wonder?.index === scene.wonder?.index &&
      old.wonder?.share === scene.wonder?.share;
    if (isSame && this.#world !== undefined) return this.#layout;
    this.#layout = layout;
    this.#build();
    return this.#layout;
  }

  frame(timeStampMs: number, events: readonly GameEvent[]): void {
    const delta = timeStampMs - this.#lastMs;
    this.#lastMs = timeStampMs;
    const world = this.#world;
    if (world === undefined || this.#isDestroyed) return;
    const deltaMs = Number.isFinite(delta) ? Math.min(LONGEST_STEP_MS, Math.max(0, delta)) : 0;
    const isNew = world.frame(deltaMs, timeStampMs, events);
    if (!isNew || this.#isLost) return;
    try {
      this.#renderer.render({ container: world.root });
    } catch {
      this.#lose(0);
    }
  }

  setHidden(isHidden: boolean): void {
    this.#isHidden = isHidden;
    this.#world?.setHidden(isHidden);
  }

  celebrate(strength: number): void {
    this.#world?.celebrate(strength);
  }

  resize(widthPx: number, heightPx: number, room: StageRoom): Layout {
    const width = Math.max(1, Math.round(widthPx));
    const height = Math.max(1, Math.round(heightPx));
    const isSameRoom = room.top === this.#room.top && room.bottom === this.#room.bottom;
    // Textures are painted for a size: the same size again needs no new ones.
    if (this.#world !== undefined && width === this.#width && height === this.#height && isSameRoom)
      return this.#layout;
    this.#width = width;
    this.#height = height;
    this.#room = room;
    this.#layout = this.#layOut();
    this.#renderer.resize(this.#width, this.#height, resolutionFor(this.#kind));
    this.#build();
    return this.#layout;
  }

  destroy(): void {
    this.#isDestroyed = true;
    clearTimeout(this.#timer);
    this.#world?.destroy();
    this.#world = undefined;
    this.#renderer.destroy({ removeView: true });
  }

  #layOut(): Layout {
    const { game, display, skin } = this.#scene ?? {};
    return layOut({
      ...DEFAULT_MATRIX,
      ...(game && { columns: game.rules.geometry.columns, rows: game.rules.geometry.skyline }),
      ...(display && { matrixSize: display.matrixSize, matrixPosition: display.matrixPosition }),
      walls: SKINS[skin ?? "guideline"].walls,
      foot: SKINS[skin ?? "guideline"].foot,
      widthPx: this.#width,
      heightPx: this.#height,
      room: this.#room,
    });
  }

  #build(): void {
    if (this.#scene === undefined) return;
    this.#world?.destroy();
    this.#world = new World({
      scene: this.#scene,
      layout: this.#layout,
      width: this.#width,
      height: this.#height,
      resolution: resolutionFor(this.#kind),
      isAccelerated: this.#kind === "webgl",
    });
    this.#world.setHidden(this.#isHidden);
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
      this.#build();
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
      this.#world?.destroy();
      this.#world = undefined;
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
