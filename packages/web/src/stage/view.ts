// What the stage is to show, and what follows from it for each board.

import type { Game } from "@korobeinix/engine";
import { type AtlasOptions, keyOfAtlas } from "./atlas.ts";
import { LEAST_CELL_PX, strengthOf } from "./calm.ts";
import { type Strengths, strengthsOf } from "./paint/wellParts.ts";
import { queuesOf } from "./queues.ts";
import type { Layout, Scene, StageRoom } from "./stage.ts";

export interface View {
  readonly scene: Scene;
  /** One for each board. */
  readonly layouts: readonly Layout[];
  readonly width: number;
  readonly height: number;
  /** Room that the DOM keeps at the edges; none unless said. */
  readonly room?: StageRoom;
  readonly resolution: number;
  /** Whether a GPU draws: then the background may move by itself. */
  readonly isAccelerated: boolean;
}

/** The light that another board's great moves bring to the ground, as a share of one's own. */
const OTHERS_LIGHT = 0.5;

export function atlasOptionsOf({ scene, layouts, resolution }: View, { rules }: Game, i: number): AtlasOptions {
  const { hasPatterns, isHighContrast } = scene.display;
  const skin = scene.boards[i]?.skin ?? "guideline";
  return { skin, rules, cell: layouts[i]?.cell ?? 1, resolution, hasPatterns, isHighContrast };
}

/** How a board looks and moves. */
export interface BoardLooks {
  readonly isStill: boolean;
  readonly isHighContrast: boolean;
  readonly strength: number;
  readonly strengths: Strengths;
  /** The word for Practice, in a match. */
  readonly practice: string | undefined;
  readonly isAmongOthers: boolean;
}

export function looksOf({ scene, layouts }: View, i: number): BoardLooks {
  const { seating, words, display } = scene;
  return {
    isStill: scene.isMotionReduced,
    isHighContrast: display.isHighContrast,
    strength: strengthOf(scene, layouts[i], i),
    strengths: strengthsOf(display),
    practice: seating === undefined ? undefined : (words?.practice ?? ""),
    isAmongOthers: i > 0 || seating !== undefined,
  };
}

/** Everything that a board is made for. */
export function keyOfBoard(view: View, game: Game, i: number): string {
  const { columns, skyline } = game.rules.geometry;
  const shape = [columns, skyline, queuesOf(game), view.layouts[i], looksOf(view, i)];
  return keyOfAtlas(atlasOptionsOf(view, game, i)) + JSON.stringify(shape);
}

/** Beside games that do not touch it only the player's own is announced: another's would distract. */
export function isAnnounced({ scene, layouts }: View, i: number): boolean {
  if (scene.seating === undefined) return i === 0;
  return (layouts[i]?.cell ?? 0) >= LEAST_CELL_PX;
}

/** The board whose game the ground follows. */
export function ownIn({ scene }: View): number {
  return scene.seating?.own ?? 0;
}

/** How much of its light a board sheds on the ground. */
export function lightOf({ scene }: View, i: number): number {
  const strength = scene.display.effectStrength / 100;
  if (scene.seating === undefined) return i === 0 ? strength : 0;
  return scene.seating.own === i ? strength : OTHERS_LIGHT * strength;
}
