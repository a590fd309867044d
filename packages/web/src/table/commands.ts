// What a device asks for, given to whoever plays: controls as they are, the keys of the Fall Speed as another speed
// (B-3), in tenths of a row per second, those of the Target Mark as a step of it (G-B3.6, N-18).

import type { Control, Game } from "@korobeinix/engine";
import { isPageCommand } from "../input/bindings.ts";
import type { AimCommand, Command, TableCommand } from "../settings/settings.ts";

/** A game that takes controls at their own times: microseconds of the game, or milliseconds of the browser. */
interface Player {
  readonly game: Game;
  press(control: Control, time: number, value?: number): void;
  release(control: Control, time: number): void;
  /** Whoever plays alone has no Target Mark. */
  aim?(step: 1 | -1, time: number): void;
}

/** What one press of a speed key changes. */
const SPEED_STEPS = { speedUp: 5, speedDown: -5 } as const;
const AIM_STEPS = { aimRight: 1, aimLeft: -1 } as const;

export function pressCommand(player: Player, command: Exclude<Command, TableCommand>, time: number): void {
  if (isControl(command)) player.press(command, time);
  else if (isAim(command)) player.aim?.(AIM_STEPS[command], time);
  else pressSpeed(player, player.game.state.speed + SPEED_STEPS[command], time);
}

export function releaseCommand(player: Player, command: Command, time: number): void {
  if (isControl(command)) player.release(command, time);
}

/** A speed, brought within the rule book's bounds, where the player sets it. */
export function pressSpeed(player: Player, wished: number, time: number): void {
  const { rules, state } = player.game;
  const rule = rules.book.options.speed;
  if (!("min" in rule)) return;
  const speed = Math.min(rule.max, Math.max(rule.min, wished));
  if (speed !== state.speed) player.press("speed", time, speed);
}

/** A pause, a restart and what is asked of the page are no part of the game. */
export function isTableCommand(command: Command): command is TableCommand {
  return command === "pause" || command === "restart" || isPageCommand(command);
}

export function isControl(command: Command): command is Control {
  return !isTableCommand(command) && !isAim(command) && command !== "speedUp" && command !== "speedDown";
}

function isAim(command: Command): command is AimCommand {
  return command === "aimLeft" || command === "aimRight";
}
