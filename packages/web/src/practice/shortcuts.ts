// The keys of Practice beside those of the game, which go first: what a player has bound is never taken away.

import type { Command } from "../settings/settings.ts";

/** What a key asks for. */
export type Shortcut = "undo" | "redo" | "freeze" | "letFall" | "coach";

export type KeyPress = Pick<KeyboardEvent, "key" | "code" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

const BY_COMMAND: { readonly [key: string]: Shortcut } = { z: "undo", y: "redo" };
const ALONE: { readonly [key: string]: Shortcut } = {
  backspace: "undo",
  y: "redo",
  f: "freeze",
  g: "letFall",
  k: "coach",
};

/** Whether the game has the key; what restarts a game means nothing in Practice, and its key is free. */
export function isGameKey(commands: ReadonlyMap<string, Command>, code: string): boolean {
  const command = commands.get(code);
  return command !== undefined && command !== "restart";
}

/** `isBound`: whether the game has the key. */
export function shortcutOf(press: KeyPress, isBound: (code: string) => boolean): Shortcut | undefined {
  const key = press.key.toLowerCase();
  if (press.altKey) return undefined;
  if (press.ctrlKey || press.metaKey) return press.shiftKey && key === "z" ? "redo" : BY_COMMAND[key];
  if (isBound(press.code)) return undefined;
  if (key === "backspace" && press.shiftKey) return "redo";
  // Where there is no Soft Drop, its key lets a frozen piece fall.
  return key === "arrowdown" ? "letFall" : ALONE[key];
}
