// Rotation and Hold (G-5.3, G-5.6), also while no piece is in play (G-3.4c): then the press acts on the next piece when
// that comes, or every key that is down does. The player's handling options choose which.

import { type Game, refuse } from "./game.ts";
import { hold, rotate } from "./moves.ts";
import { HELD_CLOCKWISE, HELD_COUNTERCLOCKWISE, HELD_HOLD } from "./state.ts";

/** Clockwise or counterclockwise. */
type Turn = 1 | -1;

function bitOf(turn: Turn): number {
  return turn > 0 ? HELD_CLOCKWISE : HELD_COUNTERCLOCKWISE;
}

export function pressRotation(game: Game, turn: Turn): void {
  const { state, rules } = game;
  const { initialRotation } = rules.options;
  if (initialRotation === "hold") {
    state.held |= bitOf(turn);
    state.initialTurn = turn;
  }
  if (state.kind >= 0) return rotate(game, turn > 0);
  if (initialRotation === "off")
    return refuse(game, turn > 0 ? "rotateClockwise" : "rotateCounterclockwise", "noPiece");
  state.initialTurn = turn;
}

export function releaseRotation({ state }: Game, turn: Turn): void {
  if ((state.held & bitOf(turn)) === 0) return;
  state.held &= ~bitOf(turn);
  const other: Turn = turn > 0 ? -1 : 1;
  if (state.initialTurn === turn) state.initialTurn = (state.held & bitOf(other)) === 0 ? 0 : other;
}

export function pressHold(game: Game): void {
  const { state, rules } = game;
  const { initialHold } = rules.options;
  if (!rules.options.hold) return refuse(game, "hold", "switchedOff");
  if (initialHold === "hold") {
    state.held |= HELD_HOLD;
    state.isInitialHold = true;
  }
  if (state.kind >= 0) return hold(game);
  // The game waits for the piece of a swap, and that piece cannot be held again (G-5.6).
  if (state.isHoldUsed) return refuse(game, "hold", "alreadyHeld");
  if (initialHold === "off") return refuse(game, "hold", "noPiece");
  state.isInitialHold = true;
}

export function releaseHold({ state }: Game): void {
  if ((state.held & HELD_HOLD) === 0) return;
  state.held &= ~HELD_HOLD;
  state.isInitialHold = false;
}

/** Applies Hold and then the rotation to a piece that has just come. A key that stays down acts on every new piece. */
export function actOnEntry(game: Game): void {
  const { state } = game;
  if (state.isInitialHold) holdOnEntry(game);
  if (state.initialTurn !== 0) rotateOnEntry(game);
}

function holdOnEntry(game: Game): void {
  const { state, rules } = game;
  if (state.kind < 0 || state.phase === "ended" || state.isHoldUsed) return;
  if (rules.options.initialHold === "tap") state.isInitialHold = false;
  hold(game);
}

function rotateOnEntry(game: Game): void {
  const { state, rules } = game;
  // Hold may have ended the game, or the piece of the swap comes only later.
  if (state.kind < 0 || state.phase === "ended") return;
  const isClockwise = state.initialTurn > 0;
  if (rules.options.initialRotation === "tap") state.initialTurn = 0;
  rotate(game, isClockwise);
}
