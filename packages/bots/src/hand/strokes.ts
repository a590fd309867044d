// Strokes: what fingers can do on the way of a piece.

import { type Control, type Input, type InputName, RELEASES, type Rules, actsWhileHeld } from "@korobeinix/engine";
import type { PlacementKey } from "@korobeinix/engine/placements";
import type { BookInPlay } from "@korobeinix/engine/ruleBook";

/** A key; of a Soft Drop that is held, and of a wait for gravity, the row at which the centre has arrived. */
export interface Stroke {
  readonly key: PlacementKey;
  readonly row?: number;
}

/** The strokes to the side and around that a rule book has. */
export function movesOf({ controls, autoRepeats }: BookInPlay): readonly Stroke[] {
  const moves: Stroke[] = [{ key: "left" }, { key: "right" }];
  if (autoRepeats) moves.push({ key: "leftHeld" }, { key: "rightHeld" });
  if (controls.includes("rotateClockwise")) moves.push({ key: "rotateClockwise" });
  if (controls.includes("rotateCounterclockwise")) moves.push({ key: "rotateCounterclockwise" });
  return moves;
}

/** Those down, after which a piece can still be moved. */
export function dropsOf({ controls, hardDrop }: BookInPlay): readonly Stroke[] {
  const drops: Stroke[] = [];
  if (controls.includes("softDrop")) drops.push({ key: "softDrop" });
  if (controls.includes("hardDrop") && !hardDrop.locks) drops.push({ key: "hardDrop" });
  return drops;
}

/** Whether a stroke lets the piece down. */
export function isDrop({ key }: Stroke): boolean {
  return key === "softDrop" || key === "hardDrop" || key === "fall";
}

const RELEASE_NAMES: ReadonlySet<InputName> = new Set(Object.values(RELEASES));

/** Whether an input lets go of a key. */
export function isRelease({ name }: Input): boolean {
  return RELEASE_NAMES.has(name);
}

/** The releases of the controls that have one in this game. */
export function releasesOf({ setup }: Rules): ReadonlyMap<Control, InputName> {
  const releases = new Map<Control, InputName>();
  for (const control of setup.book.controls) {
    const release = RELEASES[control];
    if (release !== undefined && actsWhileHeld(setup, control)) releases.set(control, release);
  }
  return releases;
}
