// A match on the stage without a browser: what each seat's frame says is up to the test.

import { type Game, type GameEvent, takeEvents, unwrap } from "@korobeinix/engine";
import { type MatchEvent, type MatchRequest, newMatch, parseMatchSetup } from "@korobeinix/engine/match";
import type { Sprite } from "pixi.js";
import { DEFAULT_SETTINGS } from "../../src/settings/settings.ts";
import { layOutSeats } from "../../src/stage/seating.ts";
import { seatSizeOf } from "../../src/stage/seatRoom.ts";
import type { SkinId } from "../../src/settings/skinIds.ts";
import type { BoardFrame, Layout, Scene, SeatFrame } from "../../src/stage/stage.ts";
import type { View } from "../../src/stage/view.ts";
import type { World } from "../../src/stage/world.ts";
import { openWorld, seenSprites } from "./scenery.ts";

const SIZE = { width: 1366, height: 768 } as const;
const AT_EASE: SeatFrame = {
  target: undefined,
  hasPotato: false,
  place: 0,
  isOut: false,
  isPractising: false,
  facts: [],
};

/** What a seat's frame says beyond that nothing has happened. */
export interface Said extends Partial<SeatFrame> {
  readonly events?: readonly GameEvent[];
}

export interface MatchSceneryOptions extends Partial<Omit<Scene, "boards" | "display">> {
  readonly match?: Partial<MatchRequest>;
  readonly seats?: number;
  readonly skin?: SkinId;
}

export interface MatchScenery {
  readonly world: World;
  readonly games: readonly Game[];
  readonly layouts: readonly Layout[];
  /** Whether anything was new; seats that nothing is said of are at ease. */
  frame(nowMs: number, said?: { readonly [seat: number]: Said }): boolean;
  /** The same with frames that somebody else has. */
  show(nowMs: number, frames: readonly BoardFrame[]): boolean;
  /** What is seen between the boards: attacks and Target Marks. */
  between(): readonly Sprite[];
}

export function matchGames(request: Partial<MatchRequest>, seats: number): readonly Game[] {
  const everyone = Array.from({ length: seats }, () => ({}));
  const { games } = newMatch(unwrap(parseMatchSetup({ ruleBook: "guideline", seed: 7, seats: everyone, ...request })));
  for (const game of games) game.events = [];
  return games;
}

export function viewOfMatch(games: readonly Game[], skin: SkinId, scene: Partial<Scene> = {}): View {
  const [first, ...others] = games.map((game) => seatSizeOf(game, skin));
  const room = { top: 0, bottom: 0, left: 0, right: 0 };
  const seating = { own: undefined, teams: games.map((_, i) => i), ...scene.seating };
  const place = { widthPx: SIZE.width, heightPx: SIZE.height, room, own: seating.own };
  return {
    scene: {
      isMotionReduced: false,
      announce: () => undefined,
      words: { practice: "Practice" },
      ...scene,
      seating,
      boards: games.map((game) => ({ game, skin })),
      display: DEFAULT_SETTINGS.display,
    },
    layouts: layOutSeats({ ...place, boards: [first!, ...others] }),
    ...SIZE,
    resolution: 1,
    isAccelerated: false,
  };
}

export function setMatch({
  match = {},
  seats = 3,
  skin = "guideline",
  ...scene
}: MatchSceneryOptions = {}): MatchScenery {
  const games = matchGames(match, seats);
  for (const game of games) takeEvents(game);
  const view = viewOfMatch(games, skin, scene);
  const world = openWorld(view);
  let last = Number.NaN;
  const show = (nowMs: number, frames: readonly BoardFrame[]): boolean => {
    const isNew = world.frame(Number.isNaN(last) ? 0 : nowMs - last, nowMs, frames);
    last = nowMs;
    return isNew;
  };
  return {
    world,
    games,
    layouts: view.layouts,
    frame: (nowMs, said = {}) =>
      show(
        nowMs,
        games.map((game, i) => ({ game, events: said[i]?.events ?? [], seat: { ...AT_EASE, ...said[i] } })),
      ),
    show,
    between: () => seenSprites(world.root.children[2]!),
  };
}

/** Facts and events that no engine made. */
export function sent(from: number, to: number, lines: number): MatchEvent {
  return { type: "sent", attack: 1, from, to, lines, arrival: 0, seq: 1, at: 0 };
}

export function cleared(...rows: readonly number[]): GameEvent {
  return { type: "cleared", rows, cells: rows.map(() => []), seq: 1, at: 0 };
}
