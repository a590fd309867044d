// What an event weighs, 0 to 1: what it is worth beside the greatest move of its rule book. Picture, words and sound all
// read this one scale, so that they grow together (F-1).

import { type GameEvent, isSpin, SCORING_ACTIONS, type ScoringAction } from "@korobeinix/engine";
import type { BookInPlay } from "@korobeinix/engine/ruleBook";

/** What lines at once are worth where the book gives no points for them, beside four. */
const LINES: readonly number[] = [0, 1 / 12, 1 / 4, 1 / 2, 1];
/** Worth grows faster than what is felt: a move of half the worth weighs more than half. */
const FELT = 2 / 3;
/** Back-to-Back adds half (G-8b). */
const BACK_TO_BACK = 1.5;
/** What lines weigh where squares are worth far more, as a share of the whole. */
const LINES_BESIDE_SQUARES = 0.5;
/** A Hard Drop from the Skyline to the floor. */
const LONGEST_DROP = 0.3;
const LOCK = 0.04;
const SPIN = 0.3;
const SILVER = 0.4;
const GOLD = 0.55;
const LEVEL = 0.35;
const CASCADE = 0.45;
/** Rows that rise, for each of them. */
const RISE = 0.06;
const MOST_RISE = 0.5;

/** From here on a move rings: four lines do in every book. */
export const RINGING = 0.45;

type Scored = Extract<GameEvent, { readonly type: "scored" }>;

/** What one event weighs; 0 for what is nothing to look up for. */
export function weightOf(event: GameEvent, book: BookInPlay): number {
  switch (event.type) {
    case "scored":
      // A spin is a spin, also where it earns nothing.
      return Math.max(isSpin(event.action) ? SPIN : 0, weightOfAction(event, book));
    case "hardDropped":
      return LONGEST_DROP * Math.min(1, event.rows / book.matrix.rows);
    case "locked":
      return LOCK;
    case "spun":
      return SPIN;
    case "squared":
      return event.isGold ? GOLD : SILVER;
    case "cascaded":
      return CASCADE;
    case "levelled":
      return LEVEL;
    case "raised":
      return Math.min(MOST_RISE, event.gaps.length * RISE);
    default:
      return 0;
  }
}

/** The heaviest of what happened together. */
export function weightOfAll(events: readonly GameEvent[], book: BookInPlay): number {
  let most = 0;
  for (const event of events) most = Math.max(most, weightOf(event, book));
  return most;
}

/** How many lines an action has cleared. */
function linesOf(action: ScoringAction): number {
  switch (action) {
    case "miniTSpin":
    case "tSpin":
      return 0;
    case "single":
    case "miniTSpinSingle":
    case "tSpinSingle":
      return 1;
    case "double":
    case "tSpinDouble":
      return 2;
    case "triple":
    case "tSpinTriple":
      return 3;
    case "tetris":
      return 4;
  }
}

function weightOfAction({ action, isBackToBack, points }: Scored, { scoring, matrix }: BookInPlay): number {
  const lines = linesOf(action);
  const plain = LINES[lines] ?? 1;
  switch (scoring.rule) {
    case "none":
    case "distance":
      return felt(plain);
    case "actions": {
      // Without the level: a move is as great on the first as on the last.
      const worthOf = (of: ScoringAction, hasBonus: boolean): number => {
        const value = scoring.actions[of];
        return value.points * (hasBonus && value.backToBack === "earns" ? BACK_TO_BACK : 1);
      };
      const most = Math.max(...SCORING_ACTIONS.map((of) => worthOf(of, true)));
      return most > 0 ? felt(worthOf(action, isBackToBack) / most) : felt(plain);
    }
    case "squares": {
      const own = LINES_BESIDE_SQUARES * felt(plain);
      const forLines = lines * scoring.line + (lines === 4 ? scoring.four : 0);
      const most = 4 * Math.floor(matrix.columns / 4) * scoring.goldStrip;
      return own + (1 - own) * felt((points - forLines) / most);
    }
  }
}

function felt(worth: number): number {
  return Math.min(1, Math.max(0, worth)) ** FELT;
}
