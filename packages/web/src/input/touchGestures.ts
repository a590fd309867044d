// Fingers on the playfield (G-4.4, G-4.5) as a state machine without a browser: a pointer event in, commands out.

import type { GameEvent } from "@korobeinix/engine";
import type { Command } from "../settings/settings.ts";
import type { TouchSettings } from "../settings/touch.ts";

export interface PointerStep {
  /** "tick": time has passed and nothing else. */
  readonly kind: "down" | "move" | "up" | "cancel" | "tick";
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly timeStampMs: number;
}

export interface TouchArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A board that a tap aims at (S-10). */
export interface TouchTarget {
  readonly seat: number;
  readonly area: TouchArea;
}

/** What lies under the fingers, in the same pixels. */
export interface Surface {
  readonly left: number;
  readonly width: number;
  /** How far a finger goes for a cell. */
  readonly cellSize: number;
  readonly hold: TouchArea | undefined;
  /** Without a counterclockwise turn every tap turns clockwise; other commands that are missing are not given. */
  readonly commands: ReadonlySet<Command>;
  /** What acts on the next piece while it is held (G-3.4c). */
  readonly heldCommands: ReadonlySet<Command>;
  /** None unless told. */
  readonly targets?: readonly TouchTarget[];
}

export interface TouchCommand {
  readonly command: Command;
  readonly isPress: boolean;
  readonly timeStampMs: number;
}

interface Sample {
  readonly x: number;
  readonly y: number;
  readonly timeStampMs: number;
}

interface Finger {
  readonly id: number;
  readonly startX: number;
  readonly startY: number;
  readonly startMs: number;
  /** Where the last recognised part of the drag ended. */
  readonly anchorX: number;
  readonly anchorY: number;
  readonly x: number;
  readonly y: number;
  /** The way of the last moments, for its speed. */
  readonly samples: readonly Sample[];
  /** Since when it goes down as fast as a flick. */
  readonly fastSinceMs: number | undefined;
  readonly hasDragged: boolean;
  readonly isSoftDropping: boolean;
  /** What it presses by resting, until it lifts or drags. */
  readonly pressed: Command | undefined;
}

export interface TouchState {
  readonly fingers: readonly Finger[];
  readonly hasPiece: boolean;
  /** The dividing line that holds: A in the middle, B to its right (G-4.5). */
  readonly line: "A" | "B";
}

export interface TouchResult {
  readonly state: TouchState;
  readonly commands: readonly TouchCommand[];
  /** The seat whose board was tapped. */
  readonly aimedAt?: number;
}

export const NO_TOUCH: TouchState = { fingers: [], hasPiece: true, line: "A" };

const LINE_A = 1 / 2;
const LINE_B = LINE_A + 1 / 8;

/** A finger never lifts quite where it came down; that is less than the way for a cell. */
const TAP_SLOP = 10;
const SLOP_SHARE = 0.8;
/** Fingers are no more exact than that: where cells are smaller, a finger goes further than its piece. */
const SHORTEST_WAY = 20;
/** Pixels a millisecond from which a downward drag may be the beginning of a flick. */
const FLICK_SPEED = 0.6;
/** How far back the speed is looked for: a finger that has rested does not flick. */
const SPEED_WINDOW_MS = 80;
/** A finger that has rested sent no events: it is taken to have set out so long before the first. */
const EVENT_MS = 16;
/** A way down that has been fast for so long is no flick. */
const FLICK_MS = 160;
/** A finger that has not moved for so long is no drag that is about to begin. */
const REST_MS = 80;

/** How far a finger goes for a cell, in pixels; `sensitivity` in per cent. */
export function fingerWay(cell: number, { sensitivity }: Pick<TouchSettings, "sensitivity">): number {
  return (Math.max(cell, SHORTEST_WAY) * 100) / sensitivity;
}

/** The line follows what the game did (G-4.5): a turn that was refused moves nothing. */
export function hear(state: TouchState, events: readonly GameEvent[]): TouchState {
  let { line, hasPiece } = state;
  for (const event of events) {
    switch (event.type) {
      case "rotated":
        line = event.isClockwise ? "A" : "B";
        break;
      case "held":
      case "rewound":
        line = "A";
        break;
      case "generated":
      case "locked":
        line = "A";
        hasPiece = event.type === "generated";
        break;
      default:
    }
  }
  return { ...state, line, hasPiece };
}

export function touch(state: TouchState, step: PointerStep, surface: Surface): TouchResult {
  const result = gesture(state, step, surface);
  const commands = result.commands.filter(({ command }) => surface.commands.has(command));
  return { ...result, commands };
}

function gesture(state: TouchState, step: PointerStep, surface: Surface): TouchResult {
  if (step.kind === "down") return { state: withFinger(state, fingerAt(step)), commands: [] };
  if (step.kind === "tick") return tick(state, step, surface);
  const finger = state.fingers.find(({ id }) => id === step.id);
  if (finger === undefined) return { state, commands: [] };
  if (step.kind === "cancel") return { state: withoutFinger(state, finger), commands: releases(finger, step) };
  const dragged = drag(finger, step, surface);
  if (step.kind === "move") return { state: withFinger(state, dragged.finger), commands: dragged.commands };
  return lift(state, dragged.finger, step, { surface, commands: dragged.commands });
}

function fingerAt({ id, x, y, timeStampMs }: PointerStep): Finger {
  return {
    id,
    startX: x,
    startY: y,
    startMs: timeStampMs,
    anchorX: x,
    anchorY: y,
    x,
    y,
    samples: [{ x, y, timeStampMs }],
    fastSinceMs: undefined,
    hasDragged: false,
    isSoftDropping: false,
    pressed: undefined,
  };
}

interface Drag {
  readonly finger: Finger;
  readonly commands: readonly TouchCommand[];
}

function drag(before: Finger, { x, y, timeStampMs }: PointerStep, { cellSize }: Surface): Drag {
  const recent = before.samples.filter((sample) => timeStampMs - sample.timeStampMs <= SPEED_WINDOW_MS);
  const from = recent.length > 0 ? recent : [{ x: before.x, y: before.y, timeStampMs: timeStampMs - EVENT_MS }];
  const samples = [...from, { x, y, timeStampMs }];
  const fastSinceMs = isFast(samples, timeStampMs) ? (before.fastSinceMs ?? timeStampMs) : undefined;
  const isTap = Math.hypot(x - before.startX, y - before.startY) <= Math.min(TAP_SLOP, cellSize * SLOP_SHARE);
  const hasDragged = before.hasDragged || !isTap;
  const pressed = hasDragged ? undefined : before.pressed;
  const released = pressed === before.pressed ? [] : releases({ ...before, isSoftDropping: false }, { timeStampMs });
  const dragged = dragTo({ ...before, x, y, samples, fastSinceMs, hasDragged, pressed }, timeStampMs, cellSize);
  return { finger: dragged.finger, commands: [...released, ...dragged.commands] };
}

function dragTo(finger: Finger, timeStampMs: number, cellSize: number): Drag {
  const { x, y } = finger;
  const aside = x - finger.anchorX;
  const down = y - finger.anchorY;
  const cells = Math.trunc(aside / cellSize);
  if (cells !== 0 && Math.abs(aside) > Math.abs(down)) {
    const command = cells < 0 ? "left" : "right";
    const moves = Array.from({ length: Math.abs(cells) }, () => tapOf(command, timeStampMs)).flat();
    const anchorX = finger.anchorX + cells * cellSize;
    // A flick after it is measured from here.
    const turned = { anchorX, anchorY: y, samples: [{ x, y, timeStampMs }], fastSinceMs: undefined };
    return { finger: { ...finger, ...turned }, commands: moves };
  }
  if (finger.isSoftDropping) return softDrag(finger, timeStampMs, cellSize);
  return softDropStart(finger, timeStampMs, cellSize);
}

/** While it Soft Drops: drawn back by a cell it ends; going on down, what it drifted aside is forgiven. */
function softDrag(finger: Finger, timeStampMs: number, cellSize: number): Drag {
  const down = finger.y - finger.anchorY;
  const anchored = { ...finger, anchorX: finger.x, anchorY: finger.y };
  if (down >= cellSize) return { finger: anchored, commands: [] };
  if (down > -cellSize) return { finger, commands: [] };
  return { finger: { ...anchored, isSoftDropping: false }, commands: releases(finger, { timeStampMs }) };
}

/** A fast way down may become a flick, and what a Soft Drop has moved or stopped a Hard Drop cannot take back. */
function softDropStart(finger: Finger, timeStampMs: number, cellSize: number): Drag {
  const down = finger.y - finger.anchorY;
  const isDown = down >= cellSize && down > Math.abs(finger.x - finger.anchorX);
  const { fastSinceMs = Number.NEGATIVE_INFINITY } = finger;
  const mayFlick = timeStampMs - fastSinceMs < FLICK_MS && isFast(finger.samples, timeStampMs);
  if (!isDown || mayFlick) return { finger, commands: [] };
  return {
    finger: { ...finger, anchorX: finger.x, anchorY: finger.y, isSoftDropping: true },
    commands: [{ command: "softDrop", isPress: true, timeStampMs }],
  };
}

/** A finger that rests sends no events: it may have come down fast, or wait for the next piece. */
function tick(state: TouchState, { timeStampMs }: PointerStep, surface: Surface): TouchResult {
  const drags = state.fingers.map((finger): Drag => {
    if (finger.isSoftDropping) return { finger, commands: [] };
    if (finger.hasDragged) return softDropStart(finger, timeStampMs, surface.cellSize);
    return state.hasPiece
      ? { finger, commands: [] }
      : rest(finger, timeStampMs, commandAt(state, finger, surface), surface);
  });
  return {
    state: { ...state, fingers: drags.map(({ finger }) => finger) },
    commands: drags.flatMap(({ commands }) => commands),
  };
}

/** Before a piece comes, a finger that rests holds what its tap would press. */
function rest(finger: Finger, timeStampMs: number, command: Command, surface: Surface): Drag {
  const { heldCommands } = surface;
  const isAiming = targetAt(surface, finger) !== undefined;
  const isResting = !isAiming && timeStampMs - finger.startMs >= REST_MS && finger.pressed === undefined;
  if (!isResting || !heldCommands.has(command)) return { finger, commands: [] };
  return { finger: { ...finger, pressed: command }, commands: [{ command, isPress: true, timeStampMs }] };
}

function lift(
  before: TouchState,
  finger: Finger,
  step: PointerStep,
  { surface, commands }: { readonly surface: Surface; readonly commands: readonly TouchCommand[] },
): TouchResult {
  const state = withoutFinger(before, finger);
  const { timeStampMs } = step;
  const ended = [...commands, ...releases(finger, step)];
  if (finger.pressed !== undefined) return { state, commands: ended };
  const target = targetAt(surface, step);
  if (!finger.hasDragged && target !== undefined) return { state, commands: [], aimedAt: target.seat };
  if (!finger.hasDragged) return { state, commands: tapOf(commandAt(state, step, surface), timeStampMs) };
  const isDown = finger.isSoftDropping || finger.y - finger.anchorY >= surface.cellSize;
  const isFlick = isDown && isFast(finger.samples, timeStampMs);
  return { state, commands: isFlick ? [...ended, ...tapOf("hardDrop", timeStampMs)] : ended };
}

/** What a tap there means. */
function commandAt({ line }: TouchState, { x, y }: Pick<Finger, "x" | "y">, surface: Surface): Command {
  const { left, width, hold, commands } = surface;
  if (commands.has("hold") && hold !== undefined && isInside(hold, x, y)) return "hold";
  const isLeft = x < left + width * (line === "A" ? LINE_A : LINE_B);
  return isLeft && commands.has("rotateCounterclockwise") ? "rotateCounterclockwise" : "rotateClockwise";
}

function targetAt({ targets }: Surface, { x, y }: Pick<Finger, "x" | "y">): TouchTarget | undefined {
  return targets?.find(({ area }) => isInside(area, x, y));
}

/** Whether the last moments went down, more than aside, as fast as a flick. */
function isFast(samples: readonly Sample[], timeStampMs: number): boolean {
  const first = samples.find((sample) => timeStampMs - sample.timeStampMs <= SPEED_WINDOW_MS);
  const last = samples.at(-1);
  if (first === undefined || last === undefined) return false;
  const down = last.y - first.y;
  const isDownward = down > Math.abs(last.x - first.x);
  return isDownward && down / Math.max(1, timeStampMs - first.timeStampMs) >= FLICK_SPEED;
}

function tapOf(command: Command, timeStampMs: number): TouchCommand[] {
  return [
    { command, isPress: true, timeStampMs },
    { command, isPress: false, timeStampMs },
  ];
}

/** What a finger holds, let go. */
function releases(
  { isSoftDropping, pressed }: Finger,
  { timeStampMs }: Pick<PointerStep, "timeStampMs">,
): TouchCommand[] {
  const softDrop: readonly Command[] = isSoftDropping ? ["softDrop"] : [];
  const held = pressed === undefined ? softDrop : [...softDrop, pressed];
  return held.map((command) => ({ command, isPress: false, timeStampMs }));
}

function isInside({ left, top, width, height }: TouchArea, x: number, y: number): boolean {
  return x >= left && x < left + width && y >= top && y < top + height;
}

function withFinger(state: TouchState, finger: Finger): TouchState {
  return { ...state, fingers: [...state.fingers.filter(({ id }) => id !== finger.id), finger] };
}

function withoutFinger(state: TouchState, finger: Finger): TouchState {
  return { ...state, fingers: state.fingers.filter(({ id }) => id !== finger.id) };
}
