// Whether there is a page to write on, and what lies where on it.

import type { Game } from "@korobeinix/engine";
import type { Container } from "pixi.js";
import type { Atlas } from "../atlas.ts";
import { queuesOf } from "../queues.ts";
import type { Skin } from "../skin.ts";
import type { Layout, Scene, StageRoom } from "../stage.ts";
import { type Desk, deskFor } from "./desk.ts";
import { type PageOptions, PageView } from "./pageView.ts";

interface PageRequest {
  readonly scene: Scene;
  readonly layouts: readonly Layout[];
  readonly width: number;
  readonly height: number;
  readonly room?: StageRoom;
}

/** Plain data: two pages of the same plan are the same. */
type PagePlan = Omit<PageOptions, "atlas"> & { readonly desk: Desk };

const NO_ROOM: StageRoom = { top: 0, bottom: 0, left: 0, right: 0 };

/** Undefined: there is no paper, or nothing may lie on it. `game`: the player's own. */
export function pagePlan(
  { scene, layouts, width, height, room = NO_ROOM }: PageRequest,
  skin: Skin,
  game: Game,
): PagePlan | undefined {
  const { seating, display, isMotionReduced: isStill, pageWords: words } = scene;
  const layout = layouts[seating === undefined ? 0 : (seating.own ?? -1)];
  if (skin.backdrop !== "paper" || display.isHighContrast || layout === undefined) return undefined;
  const { hasHold, next } = queuesOf(game);
  const desk = deskFor({ width, height, room, layout, layouts, hasHold, hasNext: next > 0 });
  return { desk, isStill, strength: display.effectStrength / 100, words };
}

/** Lays the page on the ground. */
export function layPage(plan: PagePlan | undefined, atlas: Atlas, game: Game, ground: Container): PageView | undefined {
  if (plan === undefined) return undefined;
  const page = new PageView({ atlas, ...plan }, game);
  ground.addChild(page.container);
  return page;
}
