// The stage in the page: opened apart, fitted to the window and to the room that the DOM keeps for itself. It draws what
// the loop hands it and never drives the clock.

import type { GameEvent } from "@korobeinix/engine";
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { StageHost } from "../parts/context.ts";
import type { DisplaySettings } from "../settings/settings.ts";
import { detectRenderer, fetchRenderer } from "../stage/renderer.ts";
import { fetchGround, hasGround } from "../stage/later.ts";
import { skinOf } from "../stage/skinOf.ts";
import type { BoardFrame, Layout, Scene, Stage, StageRoom } from "../stage/stage.ts";
import type { Activity } from "../table/loop.ts";
import { fetchFace, hasFace } from "./faces.ts";

/** How the boards are shown. */
export interface SceneSettings {
  readonly display: DisplaySettings;
  readonly isMotionReduced: boolean;
  announce(event: GameEvent): string | undefined;
  readonly writePoints?: NonNullable<Scene["writePoints"]>;
  readonly wonderAt?: NonNullable<Scene["wonderAt"]>;
  readonly isHeadTaken?: boolean;
  readonly words?: NonNullable<Scene["words"]>;
  readonly pageWords?: Scene["pageWords"];
  readonly isHallucinating?: boolean;
}

const NO_ROOM: StageRoom = { top: 0, bottom: 0, left: 0, right: 0 };

/** A new size means new textures: it is taken up when the window has come to rest. */
const RESIZE_MS = 120;

export class PageStage implements StageHost {
  readonly #stage: Stage;
  readonly #layouts = signal<readonly Layout[]>([]);
  readonly #first = computed(() => this.#layouts.value[0]);
  #room: StageRoom = NO_ROOM;
  /** What is to be shown as soon as its ground and the faces of its letters have come; until then nothing is drawn. */
  #awaited: Scene | undefined;
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
    const kind = detectRenderer();
    const [{ createStage }] = await Promise.all([import("../stage/createStage.ts"), fetchRenderer(kind)]);
    return new PageStage(await createStage(host, kind));
  }

  get layout(): ReadonlySignal<Layout | undefined> {
    return this.#first;
  }

  /** Where things stand, one for each board. */
  get layouts(): ReadonlySignal<readonly Layout[]> {
    return this.#layouts;
  }

  show({ games, seating }: Pick<Activity, "games" | "seating">, view: SceneSettings): void {
    const boards = games.map((game) => ({ game, skin: skinOf(game.rules.book.id, view.display) }));
    const scene = { ...view, boards, seating };
    this.#awaited = undefined;
    if (boards.every(({ skin }) => hasFace(skin) && hasGround(skin))) {
      this.#layouts.value = this.#stage.show(scene);
    } else {
      this.#awaited = scene;
      void this.#await(scene);
    }
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
    return this.#awaited === undefined && this.#stage.frame(timeStampMs, boards);
  }

  async #await(scene: Scene): Promise<void> {
    await Promise.all(scene.boards.flatMap(({ skin }) => [fetchFace(skin), fetchGround(skin)]));
    if (scene !== this.#awaited) return;
    this.#awaited = undefined;
    this.#layouts.value = this.#stage.show(scene);
  }

  #resize(): void {
    this.#layouts.value = this.#stage.resize(window.innerWidth, window.innerHeight, this.#room);
  }
}
