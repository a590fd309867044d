// What a device asks for, given to whoever plays: controls as they are, the keys of the Fall Speed as another speed
// (B-3), in tenths of a row a second.

import type { Control, Game } from "@korobeinix/engine";
import type { Command, ShellCommand } from "../settings/settings.ts";

/** A game that takes controls at their own times. */
interface Player {
  readonly game: Game;
  press(control: Control, timeStampMs: number, value?: number): void;
  release(control: Control, timeStampMs: number): void;
}

/** What one press of a speed key changes. */
const SPEED_STEPS = { speedUp: 5, speedDown: -5 } as const;

export function pressCommand(player: Player, command: Exclude<Command, ShellCommand>, timeStampMs: number): void {
  if (isControl(command)) player.press(command, timeStampMs);
  else pressSpeed(player, player.game.state.speed + SPEED_STEPS[command], timeStampMs);
}

export function releaseCommand(player: Player, command: Command, timeStampMs: number): void {
  if (isControl(command)) player.release(command, timeStampMs);
}

/** A speed, brought within the rule book's bounds, where the player sets it. */
export function pressSpeed(player: Player, wished: number, timeStampMs: number): void {
  const { rules, state } = player.game;
  const rule = rules.book.options.speed;
  if (!("min" in rule)) return;
  const speed = Math.min(rule.max, Math.max(rule.min, wished));
  if (speed !== state.speed) player.press("speed", timeStampMs, speed);
}

function isControl(command: Command): command is Control {
  return !isShellCommand(command) && command !== "speedUp" && command !== "speedDown";
}

/** A pause and a restart are no part of the game. */
export function isShellCommand(command: Command): command is ShellCommand {
  return command === "pause" || command === "restart";
}
