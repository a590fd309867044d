// The stage in the page: opened apart, fitted to the window and to the room that the DOM keeps for itself. It draws what
// the loop hands it and never drives the clock.

import type { Game, GameEvent } from "@korobeinix/engine";
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { StageHost } from "../parts/context.ts";
import type { DisplaySettings } from "../settings/settings.ts";
import { skinOf } from "../stage/skinOf.ts";
import type { BoardFrame, Layout, Scene, Stage, StageRoom } from "../stage/stage.ts";

/** How the boards are shown. */
export interface View {
  readonly display: DisplaySettings;
  readonly isMotionReduced: boolean;
  announce(event: GameEvent): string | undefined;
  readonly wonder?: NonNullable<Scene["wonder"]>;
}

const NO_ROOM: StageRoom = { top: 0, bottom: 0, left: 0, right: 0 };

/** A new size means new textures: it is taken up when the window has come to rest. */
const RESIZE_MS = 120;

/** The stage paints letters into textures: their faces have to be there before it does. */
async function loadFonts(): Promise<void> {
  await Promise.allSettled([document.fonts.load('16px "PT Mono"'), document.fonts.load('16px "Unbounded Variable"')]);
}

export class PageStage implements StageHost {
  readonly #stage: Stage;
  readonly #layouts = signal<readonly Layout[]>([]);
  readonly #first = computed(() => this.#layouts.value[0]);
  #room: StageRoom = NO_ROOM;
  /** When a window that is being resized is taken to be done. */
  #resizeAtMs = Number.POSITIVE_INFINITY;

  private constructor(stage: Stage) {
    this.#stage = stage;
    window.addEventListener("resize", () => {
      this.#resizeAtMs = performance.now() + RESIZE_MS;
    });
  }

  /** The stage is fetched apart: menus need not wait for it. */
  static async open(host: HTMLElement): Promise<PageStage> {
    const [{ createStage }] = await Promise.all([import("../stage/createStage.ts"), loadFonts()]);
    return new PageStage(await createStage(host));
  }

  get layout(): ReadonlySignal<Layout | undefined> {
    return this.#first;
  }

  /** Where things stand, one for each board. */
  get layouts(): ReadonlySignal<readonly Layout[]> {
    return this.#layouts;
  }

  get rendererName(): string {
    return this.#stage.rendererName;
  }

  show(games: readonly Game[], view: View): void {
    const boards = games.map((game) => ({ game, skin: skinOf(game.rules.book.id, view.display) }));
    this.#layouts.value = this.#stage.show({ ...view, boards });
  }

  hide(isHidden: boolean): void {
    this.#stage.setHidden(isHidden);
  }

  celebrate(strength: number): void {
    this.#stage.celebrate(strength);
  }

  keepRoom(room: Partial<StageRoom>): void {
    this.#room = { ...NO_ROOM, ...room };
    this.#resize();
  }

  /** Tells whether the picture is on the screen. */
  draw(timeStampMs: number, boards: readonly BoardFrame[]): boolean {
    if (timeStampMs >= this.#resizeAtMs) {
      this.#resizeAtMs = Number.POSITIVE_INFINITY;
      this.#resize();
    }
    return this.#stage.frame(timeStampMs, boards);
  }

  #resize(): void {
    this.#layouts.value = this.#stage.resize(window.innerWidth, window.innerHeight, this.#room);
  }
}
