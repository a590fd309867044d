// The ground with all that is on it and over it once: its picture, the page on paper, the fireworks.

import type { Game } from "@korobeinix/engine";
import type { Container } from "pixi.js";
import { type Atlas, keyOfAtlas } from "./atlas.ts";
import type { Chores } from "./chores.ts";
import { Fireworks } from "./fireworks.ts";
import type { Flashes } from "./flashes.ts";
import { GroundView } from "./groundView.ts";
import { PAGE } from "./later.ts";
import type { PageView } from "./page/pageView.ts";
import { makeDice } from "./paint/canvas.ts";
import { atlasOptionsOf, type View } from "./view.ts";

export interface Ground {
  readonly key: string;
  readonly view: GroundView;
  readonly fireworks: Fireworks;
  /** On paper. */
  readonly page: PageView | undefined;
}

export interface GroundTools {
  /** Behind the boards, and over them. */
  readonly back: Container;
  readonly sky: Container;
  readonly chores: Chores;
  readonly flashes: Flashes;
}

/** What the ground is laid for. */
export interface GroundRequest {
  readonly view: View;
  /** The first board's, and its game. */
  readonly atlas: Atlas;
  readonly game: Game;
  /** The player's own. */
  readonly own: Game;
  /** Whether the first game is another one than before. */
  readonly isAnother: boolean;
}

/** The old ground where it still fits, else another one in its place. */
export function layGround(old: Ground | undefined, request: GroundRequest, tools: GroundTools): Ground | undefined {
  const { view, atlas, game, own, isAnother } = request;
  const { scene, layouts, width, height, isAccelerated } = view;
  const [layout] = layouts;
  if (layout === undefined) return old;
  const { backdrop } = atlas.skin;
  const isStill = scene.isMotionReduced;
  const page = PAGE.now?.pagePlan(view, atlas.skin, own);
  const looks = {
    width,
    height,
    layout,
    layouts,
    strength: backdrop === "plaza" ? scene.display.effectStrength / 100 : 1,
    drifts: isAccelerated && !isStill,
    isHeadTaken: backdrop === "plaza" && scene.isHeadTaken === true,
    isHallucinating: backdrop === "plaza" && scene.isHallucinating === true,
    isStill,
    isPlain: scene.display.isHighContrast,
    isDeskBare: page !== undefined,
  };
  const key = keyOfAtlas(atlasOptionsOf(view, game, 0)) + JSON.stringify([looks, page]);
  if (old?.key === key) {
    if (isAnother) reset(old, request);
    return old;
  }
  clearGround(old);
  const { chores, flashes, back, sky } = tools;
  const ground = new GroundView(atlas, { ...looks, chores, flashes }, game.state.level);
  const fireworks = new Fireworks({ atlas, layout, dice: makeDice(107), isStill }, flashes);
  back.addChild(ground.container);
  sky.addChild(fireworks.sparks.container);
  return { key, view: ground, fireworks, page: PAGE.now?.layPage(page, atlas, own, back) };
}

function clearGround(ground: Ground | undefined): void {
  ground?.view.destroy();
  ground?.page?.destroy();
  ground?.fireworks.sparks.container.destroy({ children: true });
}

function reset({ view, page, fireworks }: Ground, { game, own, view: { layouts } }: GroundRequest): void {
  view.reset(game.state.level);
  page?.reset(own);
  fireworks.stop();
  if (layouts[0] !== undefined) fireworks.over(layouts[0]);
}
