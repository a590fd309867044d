// A second search for placements. It plays the game itself, key after key, and restores saved games.

import { advance, type Game, type GameEvent, type InputName, play, restore, snapshot } from "../src/index.ts";
import { slotOf } from "./placementGames.ts";

/** Each placement's cells and spin, and its fewest presses. Waits and a drop that locks are not presses. */
export function slotsByPlaying(game: Game): Map<string, number> {
  const { kind } = game.state;
  const found = new Map<string, number>();
  const seen = new Set<string>();
  let round = [{ saved: snapshot(game), presses: 0 }];
  game.events = [];

  const note = (presses: number): boolean => {
    const locked = game.events?.find((event): event is GameEvent & { type: "locked" } => event.type === "locked");
    if (locked === undefined) return false;
    const slot = slotOf({ ...game, state: { ...game.state, kind } }, { ...locked, spin: game.state.spin });
    found.set(slot, Math.min(presses, found.get(slot) ?? presses));
    return true;
  };

  while (round.length > 0) {
    const further: typeof round = [];
    for (const { saved, presses } of round) {
      restore(game, saved);
      if (seen.has(lookOf(game))) continue;
      seen.add(lookOf(game));
      // A piece that only the timer can lock rests here.
      if (game.state.phase === "lock" && !game.rules.book.hardDrop.locks) {
        advance(game, game.state.lockAt);
        note(presses);
      }
      for (const step of STEPS) {
        restore(game, saved);
        if (!step.isKnown(game)) continue;
        step.take(game);
        const pressed = presses + step.presses(game);
        if (note(pressed)) continue;
        (pressed === presses ? round : further).push({ saved: snapshot(game), presses: pressed });
      }
    }
    round = further;
  }
  return found;
}

/** The parts of a game that the way of its piece depends on. */
function lookOf({ state, rules }: Game): string {
  const { facing, x, y, rotationPoint, isPointFive, hasLanded, actionsLeft, lowestRow, phase } = state;
  const counts = rules.lock.isResetByActions ? [hasLanded, actionsLeft, lowestRow] : [];
  return [facing, x, y, phase, rotationPoint > 0, isPointFive, ...counts].join(" ");
}

interface Step {
  readonly presses: (game: Game) => number;
  readonly isKnown: (game: Game) => boolean;
  readonly take: (game: Game) => void;
}

function has(name: "left" | "right" | "rotateClockwise" | "rotateCounterclockwise" | "softDrop" | "hardDrop") {
  return ({ rules }: Game): boolean => rules.book.controls.includes(name);
}

function pressing(...names: InputName[]) {
  return (game: Game): void => {
    for (const name of names) play(game, { at: game.state.time, name });
  };
}

function fall(game: Game): void {
  if (game.state.phase === "falling") advance(game, game.state.fallAt);
}

const STEPS: readonly Step[] = [
  { presses: () => 1, isKnown: has("left"), take: pressing("left", "leftReleased") },
  { presses: () => 1, isKnown: has("right"), take: pressing("right", "rightReleased") },
  { presses: () => 1, isKnown: has("rotateClockwise"), take: pressing("rotateClockwise") },
  { presses: () => 1, isKnown: has("rotateCounterclockwise"), take: pressing("rotateCounterclockwise") },
  { presses: ({ rules }) => (rules.book.hardDrop.locks ? 0 : 1), isKnown: has("hardDrop"), take: pressing("hardDrop") },
  {
    presses: () => 1,
    isKnown: has("softDrop"),
    take(game) {
      pressing("softDrop")(game);
      if (game.rules.book.softDrop.rule !== "step") fall(game);
      pressing("softDropReleased")(game);
    },
  },
  { presses: () => 0, isKnown: (game) => !has("softDrop")(game) && !has("hardDrop")(game), take: fall },
];
