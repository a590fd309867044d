// The stage and the one loop that drives it: on every animation frame whoever performs is asked for events, and the
// stage draws them. A game, or a recording behind a menu, performs.

import type { Game, GameEvent } from "@korobeinix/engine";
import { type ReadonlySignal, signal } from "@preact/signals";
import type { DisplaySettings } from "../settings/settings.ts";
import type { Layout, Scene, Stage, StageRoom } from "../stage/stage.ts";
import { skinOf } from "./skins.ts";

export interface Performer {
  readonly game: Game;
  /** Lets time pass; undefined: the game has become another one. */
  frame(timeStampMs: number): readonly GameEvent[] | undefined;
}

export interface Setting {
  readonly display: DisplaySettings;
  readonly isMotionReduced: boolean;
  announce(event: GameEvent): string | undefined;
  readonly wonder?: NonNullable<Scene["wonder"]>;
}

const NO_ROOM: StageRoom = { top: 0, bottom: 0 };

/** A new size means new textures: it is taken up when the window has come to rest. */
const RESIZE_MS = 120;

/** The stage paints letters into textures: their faces have to be there before it does. */
async function loadFonts(): Promise<void> {
  await Promise.allSettled([document.fonts.load('16px "PT Mono"'), document.fonts.load('16px "Unbounded Variable"')]);
}

export class Theatre {
  readonly #stage: Stage;
  readonly #layout = signal<Layout | undefined>(undefined);
  #performer: Performer | undefined;
  #setting: Setting | undefined;
  #room: StageRoom = NO_ROOM;
  /** When a window that is being resized is taken to be done. */
  #resizeAtMs = Number.POSITIVE_INFINITY;

  private constructor(stage: Stage) {
    this.#stage = stage;
    const tick = (timeStampMs: number): void => {
      requestAnimationFrame(tick);
      this.#frame(timeStampMs);
    };
    requestAnimationFrame(tick);
    window.addEventListener("resize", () => {
      this.#resizeAtMs = performance.now() + RESIZE_MS;
    });
  }

  /** The stage is fetched apart: menus need not wait for it. */
  static async open(host: HTMLElement): Promise<Theatre> {
    const [{ createStage }] = await Promise.all([import("../stage/createStage.ts"), loadFonts()]);
    return new Theatre(await createStage(host));
  }

  /** Where things stand, for the DOM around the Matrix. */
  get layout(): ReadonlySignal<Layout | undefined> {
    return this.#layout;
  }

  get rendererName(): string {
    return this.#stage.rendererName;
  }

  /** Shows a game in its skin, in place of what was on. */
  show(performer: Performer, setting: Setting): void {
    this.#performer = performer;
    this.#setting = setting;
    this.#stage.setHidden(false);
    this.#scene();
  }

  /** Keeps room free at the edges for the DOM. */
  keepRoom(room: StageRoom): void {
    this.#room = room;
    this.resize();
  }

  /** Nobody performs: the last picture stands, and costs nothing. */
  rest(): void {
    this.#performer = undefined;
  }

  hide(isHidden: boolean): void {
    this.#stage.setHidden(isHidden);
  }

  celebrate(strength: number): void {
    this.#stage.celebrate(strength);
  }

  resize(): void {
    this.#layout.value = this.#stage.resize(window.innerWidth, window.innerHeight, this.#room);
  }

  #scene(): void {
    if (this.#performer === undefined || this.#setting === undefined) return;
    const { game } = this.#performer;
    const { display } = this.#setting;
    this.#layout.value = this.#stage.show({ ...this.#setting, game, skin: skinOf(game.rules.book.id, display) });
  }

  #frame(timeStampMs: number): void {
    if (timeStampMs >= this.#resizeAtMs) {
      this.#resizeAtMs = Number.POSITIVE_INFINITY;
      this.resize();
    }
    if (this.#performer === undefined) return;
    const events = this.#performer.frame(timeStampMs);
    if (events === undefined) this.#scene();
    this.#stage.frame(timeStampMs, events ?? []);
  }
}
