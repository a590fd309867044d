// Which effects an event calls for (G-13.2).

import type { GameEvent, Refusal } from "@korobeinix/engine";
import { type EffectId, isHandling } from "./synth/effects/index.ts";

type EventOf<Type extends GameEvent["type"]> = Extract<GameEvent, { readonly type: Type }>;

/** Refusals a player has to hear; without a piece in play there is nothing that failed. */
const AUDIBLE: ReadonlySet<Refusal> = new Set(["blocked", "alreadyHeld", "switchedOff"]);

/** Most effects that one call may start: more at once is noise. */
const MOST = 4;

export function effectsOf(event: GameEvent): readonly EffectId[] {
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
      return event.isBackToBack ? [event.action, "backToBack"] : [event.action];
    case "levelled":
      return ["levelUp"];
    case "spun":
      return ["spinMove"];
    case "squared":
      return [event.isGold ? "goldSquare" : "silverSquare"];
    case "cascaded":
      return ["cascade"];
    case "ended":
      return [ended(event)];
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

function ended({ isWon, outcome }: EventOf<"ended">): EffectId {
  if (isWon) return "won";
  return outcome === "timeUp" ? "timeUp" : "gameOver";
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
export function effectsOfAll(events: readonly GameEvent[]): EffectId[] {
  return audible(events).slice(0, MOST);
}

/** Of a board far away: what it does to others and what becomes of it, not how it is played. */
export function effectsFromAfar(events: readonly GameEvent[]): EffectId[] {
  const telling = audible(events.filter(({ type }) => type !== "targeted" && type !== "levelled"));
  const heard = telling.filter((id) => !isHandling(id)).map((id) => (id === "gameOver" ? "knockedOut" : id));
  return heard.slice(0, MOST);
}

/** Those least to be missed last. */
function audible(events: readonly GameEvent[]): EffectId[] {
  const all = new Set(events.flatMap(effectsOf));
  const heard = [...all].filter((id) => !COVERED[id]?.some((other) => all.has(other)));
  return heard.sort((a, b) => faintness(a) - faintness(b));
}

function faintness(id: EffectId): number {
  const index = FAINT.indexOf(id);
  return index < 0 ? 0 : FAINT.length - index;
}
