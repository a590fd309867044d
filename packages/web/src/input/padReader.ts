// Gamepads as they are asked once a frame: which controls went down or up since the last time.

/** What is read of a `Gamepad`. */
export interface Pad {
  readonly id: string;
  readonly index: number;
  readonly connected: boolean;
  readonly mapping: string;
  readonly timestamp: number;
  readonly axes: readonly number[];
  readonly buttons: readonly { readonly value: number }[];
}

export type Pads = () => readonly (Pad | null)[];

export interface PadChange {
  readonly pad: number;
  /** "b0", "a0-", "h9-left". */
  readonly control: string;
  readonly isDown: boolean;
  readonly timeStampMs: number;
}

/** A stick at rest is never quite at 0, and one at the edge trembles: it has to go further than it has to come back. */
export const PRESS_AT = 0.6;
const RELEASE_AT = 0.4;

/** Clockwise from up, at -1, -5/7, … 1; at rest a hat is outside of that range. */
const HAT_POSITIONS: readonly (readonly string[])[] = [
  ["up"],
  ["up", "right"],
  ["right"],
  ["right", "down"],
  ["down"],
  ["down", "left"],
  ["left"],
  ["left", "up"],
];
const HAT_STEP = 2 / 7;
const HAT_TOLERANCE = 0.08;
/** Where browsers put the hat of a pad that they have no mapping for. */
const HAT_AXIS = 9;

interface Known {
  readonly id: string;
  readonly down: Set<string>;
  /** Down when the pad was first seen: a trigger that rests at -1, or the button that opened the game. */
  readonly ignored: Set<string>;
  readonly hats: Set<number>;
}

export class PadReader {
  readonly #pads: Pads;
  readonly #known = new Map<number, Known>();
  #lastMs = Number.NEGATIVE_INFINITY;

  constructor(pads: Pads = browserPads) {
    this.#pads = pads;
  }

  read(timeStampMs: number): readonly PadChange[] {
    const pads = this.#pads().filter((pad) => pad?.connected === true) as Pad[];
    const changes: PadChange[] = [];
    for (const [index, known] of this.#known) {
      if (pads.some((pad) => pad.index === index && pad.id === known.id)) continue;
      this.#known.delete(index);
      for (const control of known.down) changes.push({ pad: index, control, isDown: false, timeStampMs });
    }
    for (const pad of pads) changes.push(...this.#readPad(pad, timeStampMs));
    this.#lastMs = timeStampMs;
    return changes;
  }

  /** Forgets what is down: it counts anew only after it has been let go. */
  forget(): void {
    this.#known.clear();
  }

  #readPad(pad: Pad, nowMs: number): PadChange[] {
    const known = this.#known.get(pad.index);
    if (known === undefined) {
      const hats = new Set<number>();
      const ignored = controlsOf(pad, hats, new Set());
      this.#known.set(pad.index, { id: pad.id, down: new Set(), ignored, hats });
      return [];
    }
    const { down, ignored, hats } = known;
    const now = controlsOf(pad, hats, new Set([...down, ...ignored]));
    // The pad's own time is nearer to the finger than the frame's, where the browser tells it on the same clock.
    const isOwnTime = pad.timestamp > this.#lastMs && pad.timestamp <= nowMs;
    const change = { pad: pad.index, timeStampMs: isOwnTime ? pad.timestamp : nowMs };
    const changes: PadChange[] = [];
    for (const control of ignored) if (!now.has(control)) ignored.delete(control);
    for (const control of down) {
      if (now.has(control)) continue;
      down.delete(control);
      changes.push({ ...change, control, isDown: false });
    }
    for (const control of now) {
      if (down.has(control) || ignored.has(control)) continue;
      down.add(control);
      changes.push({ ...change, control, isDown: true });
    }
    return changes;
  }
}

/** The controls that are down, given those that were. */
function controlsOf({ axes, buttons, mapping }: Pad, hats: Set<number>, were: ReadonlySet<string>): Set<string> {
  const controls = new Set<string>();
  const add = (control: string, value: number): void => {
    if (value >= (were.has(control) ? RELEASE_AT : PRESS_AT)) controls.add(control);
  };
  for (const [i, { value }] of buttons.entries()) add(`b${i}`, value);
  for (const [i, value] of axes.entries()) {
    if (mapping !== "standard" && (i === HAT_AXIS || Math.abs(value) > 1 + HAT_TOLERANCE)) hats.add(i);
    if (hats.has(i)) {
      for (const direction of hatDirections(value)) controls.add(`h${i}-${direction}`);
    } else {
      add(`a${i}+`, value);
      add(`a${i}-`, -value);
    }
  }
  return controls;
}

function hatDirections(value: number): readonly string[] {
  const position = Math.round((value + 1) / HAT_STEP);
  const isNear = Math.abs(value + 1 - position * HAT_STEP) < HAT_TOLERANCE;
  return isNear ? (HAT_POSITIONS[position] ?? []) : [];
}

/** Whether there is a pad: browsers tell of one from its first press on. */
export function hasPad(): boolean {
  return browserPads().some((pad) => pad?.connected === true);
}

/** Whether the browser has gamepads and withholds them from this page, as Firefox did before 125 with those that came by plain http. */
export function arePadsWithheld(): boolean {
  return !isSecureContext && !("getGamepads" in navigator);
}

/** Browsers that withhold gamepads from a page throw, or have no such function there. */
export function browserPads(): readonly (Pad | null)[] {
  try {
    return navigator.getGamepads();
  } catch {
    return [];
  }
}
