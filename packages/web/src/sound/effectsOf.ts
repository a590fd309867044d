// Which effects an event calls for (G-13.2), and how loud each is by what the event weighs (F-1).

import type { GameEvent, Refusal } from "@korobeinix/engine";
import type { BookInPlay } from "@korobeinix/engine/ruleBook";
import { weightOf } from "../feel/weight.ts";
import type { SkinId } from "../settings/skinIds.ts";
import { LOSSES, WINS } from "./endingOf.ts";
import { type EffectId, isHandling } from "./synth/effects/index.ts";

type EventOf<Type extends GameEvent["type"]> = Extract<GameEvent, { readonly type: Type }>;

/** What is played, and what it wears. */
export interface Played {
  readonly book: BookInPlay;
  readonly skin: SkinId;
}

export interface Heard {
  readonly id: EffectId;
  /** 1 is as loud as it was made. */
  readonly gain: number;
}

/** Refusals a player has to hear; without a piece in play there is nothing that failed. */
const AUDIBLE: ReadonlySet<Refusal> = new Set(["blocked", "alreadyHeld", "switchedOff"]);

/** Most effects that one call may start: more at once is noise. */
const MOST = 5;

/** From here on a move is crowned: the greatest of its book. */
const CROWNED = 0.95;
/** How loud the lightest action is; the heaviest is 1. */
const LIGHTEST_ACTION = 0.62;
/** How loud a Hard Drop of no row is; one from the top is 1, and weighs this. */
const SHORTEST_DROP = 0.5;
const LONGEST_DROP_WEIGHT = 0.3;

export function effectsOf(event: GameEvent, played: Played): readonly EffectId[] {
  switch (event.type) {
    case "moved":
      return [event.isTouching ? "touch" : "move"];
    case "rotated":
      return [event.isClockwise ? "rotateClockwise" : "rotateCounterclockwise"];
    case "fell":
      return event.isSoftDrop ? ["softDrop"] : [];
    case "landed":
      return ["land"];
    case "hardDropped":
      return ["hardDrop"];
    case "held":
      return ["hold"];
    case "locked":
      return ["lock"];
    case "refused":
      return refused(event);
    case "scored":
      return scored(event, played);
    case "levelled":
      return ["levelUp"];
    case "spun":
      return ["spinMove"];
    case "squared":
      return [event.isGold ? "goldSquare" : "silverSquare"];
    case "cascaded":
      return ["cascade"];
    case "ended":
      return ended(event, played);
    case "attacked":
      return ["attack"];
    case "received":
      return ["incoming"];
    case "cancelled":
      return ["cancel"];
    case "raised":
      return ["rise"];
    case "targeted":
      return ["focus"];
    // A clear is heard as what it scored; a repeat that stops was heard when it touched.
    case "cleared":
    case "stopped":
    case "generated":
    case "softDropped":
    case "lifted":
    case "froze":
    case "sped":
    case "rewound":
      return [];
  }
}

function scored(event: EventOf<"scored">, { book }: Played): readonly EffectId[] {
  const crown: readonly EffectId[] = weightOf(event, book) >= CROWNED ? ["crown"] : [];
  return [event.action, ...(event.isBackToBack ? (["backToBack"] as const) : []), ...crown];
}

function refused({ control, why }: EventOf<"refused">): readonly EffectId[] {
  if (!AUDIBLE.has(why)) return [];
  switch (control) {
    case "left":
    case "right":
      return ["failedMove"];
    case "rotateClockwise":
    case "rotateCounterclockwise":
      return ["failedRotation"];
    case "hold":
      return ["failedHold"];
    case "softDrop":
    case "hardDrop":
    case "speed":
      return [];
  }
}

function ended({ isWon, outcome }: EventOf<"ended">, { skin }: Played): readonly EffectId[] {
  if (isWon) return ["won", WINS[skin]];
  // To have lasted is a win, too.
  return outcome === "timeUp" ? ["timeUp", WINS[skin]] : ["gameOver", LOSSES[skin]];
}

function gainOf(event: GameEvent, { book }: Played): number {
  const weight = weightOf(event, book);
  if (event.type === "scored") return LIGHTEST_ACTION + (1 - LIGHTEST_ACTION) * weight;
  if (event.type === "hardDropped") return SHORTEST_DROP + ((1 - SHORTEST_DROP) * weight) / LONGEST_DROP_WEIGHT;
  return 1;
}

/** Effects that say what another, heard with them, says better. */
const COVERED: { readonly [Id in EffectId]?: readonly EffectId[] } = {
  move: ["touch"],
  land: ["lock", "hardDrop"],
  lock: ["hardDrop", "gameOver"],
  softDrop: ["land", "lock"],
  spinMove: ["cascade"],
};

/** Least to be missed first. */
const FAINT: readonly EffectId[] = ["softDrop", "move", "touch", "land", "lock"];

/** The effects of events that come together: each once, the covered ones left out, at most a few. */
export function effectsOfAll(events: readonly GameEvent[], played: Played): Heard[] {
  return audible(events, played).slice(0, MOST);
}

/** Of a board far away: what it does to others and what becomes of it, not how it is played. */
export function effectsFromAfar(events: readonly GameEvent[], played: Played): Heard[] {
  const telling = events.filter(({ type }) => type !== "targeted" && type !== "levelled");
  const isNear = ({ id }: Heard): boolean => isHandling(id) || id === LOSSES[played.skin];
  const heard = audible(telling, played).filter((each) => !isNear(each));
  return heard.map(({ id, gain }) => ({ id: id === "gameOver" ? "knockedOut" : id, gain })).slice(0, MOST);
}

/** Those least to be missed last. */
function audible(events: readonly GameEvent[], played: Played): Heard[] {
  const gains = new Map<EffectId, number>();
  for (const event of events) {
    for (const id of effectsOf(event, played)) gains.set(id, Math.max(gains.get(id) ?? 0, gainOf(event, played)));
  }
  const heard = [...gains].filter(([id]) => !COVERED[id]?.some((other) => gains.has(other)));
  return heard.map(([id, gain]) => ({ id, gain })).sort((a, b) => faintness(a.id) - faintness(b.id));
}

function faintness(id: EffectId): number {
  const index = FAINT.indexOf(id);
  return index < 0 ? 0 : FAINT.length - index;
}
