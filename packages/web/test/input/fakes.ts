// Devices without a browser: keys, pads, and a target that writes down what reaches it.

import type { InputTarget } from "../../src/input/input.ts";
import type { Pad } from "../../src/input/padReader.ts";

/** Writes "+left 10" for a press at 10 ms and "-left 20" for a release at 20 ms. */
export function recorder(): InputTarget & { readonly heard: string[]; readonly take: () => string[] } {
  const heard: string[] = [];
  return {
    heard,
    take: () => heard.splice(0),
    press: (command, timeStampMs) => heard.push(`+${command} ${timeStampMs}`),
    release: (command, timeStampMs) => heard.push(`-${command} ${timeStampMs}`),
  };
}

interface KeyFields {
  readonly code?: string;
  readonly key?: string;
  readonly repeat?: boolean;
  readonly isComposing?: boolean;
  readonly altKey?: boolean;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
  readonly target?: unknown;
}

function eventOf(type: string, timeStampMs: number, fields: object = {}): Event {
  const event = new Event(type, { cancelable: true });
  const all = { timeStamp: timeStampMs, ...fields };
  for (const [name, value] of Object.entries(all)) Object.defineProperty(event, name, { value });
  return event;
}

/** A window with keys on it. Each says whether the browser was kept from acting on the key. */
export class FakeWindow extends EventTarget {
  down(timeStampMs: number, fields: KeyFields | string): boolean {
    return this.#send("keydown", timeStampMs, fields);
  }

  up(timeStampMs: number, fields: KeyFields | string): boolean {
    return this.#send("keyup", timeStampMs, fields);
  }

  tell(type: string, timeStampMs: number, fields: object = {}): boolean {
    return !this.dispatchEvent(eventOf(type, timeStampMs, fields));
  }

  #send(type: string, timeStampMs: number, fields: KeyFields | string): boolean {
    const given = typeof fields === "string" ? { code: fields } : fields;
    return this.tell(type, timeStampMs, { code: "", key: "Unidentified", repeat: false, ...given });
  }
}

export type Point = readonly [timeMs: number, x: number, y: number];

/** An element 400 wide with fingers on it. */
export class FakeHost extends FakeWindow {
  readonly style = { touchAction: "auto" };
  readonly captured: number[] = [];
  /** A page that came by plain http does not know the moves that were gathered for one event. */
  hasGathered = true;
  getBoundingClientRect = (): { left: number; width: number } => ({ left: 0, width: 400 });
  setPointerCapture = (id: number): void => void this.captured.push(id);
  point(type: string, [timeMs, clientX, clientY]: Point, fields: object = {}): void {
    const standard = { pointerId: 1, pointerType: "touch", clientX, clientY };
    const gathered = this.hasGathered ? { getCoalescedEvents: () => [] } : {};
    this.tell(`pointer${type}`, timeMs, { ...standard, ...gathered, ...fields });
  }
}

/** Up to four pads whose buttons and axes are set by the test. */
export class FakePads {
  readonly #pads: (Pad | null)[] = [null, null, null, null];
  readonly read = (): readonly (Pad | null)[] => this.#pads;

  plug(index: number, fields: Partial<Pad> = {}): void {
    this.#pads[index] = {
      id: `pad ${index}`,
      index,
      connected: true,
      mapping: "standard",
      timestamp: 0,
      axes: [0, 0, 0, 0],
      buttons: Array.from({ length: 17 }, () => ({ value: 0 })),
      ...fields,
    };
  }

  unplug(index: number): void {
    this.#pads[index] = null;
  }

  button(index: number, button: number, value: number, timestamp = 0): void {
    const { buttons = [] } = this.#pads[index] ?? {};
    this.#change(index, { timestamp, buttons: buttons.map((old, i) => (i === button ? { value } : old)) });
  }

  axis(index: number, axis: number, value: number): void {
    const { axes = [] } = this.#pads[index] ?? {};
    this.#change(index, { axes: axes.map((old, i) => (i === axis ? value : old)) });
  }

  #change(index: number, fields: Partial<Pad>): void {
    const pad = this.#pads[index];
    if (pad) this.#pads[index] = { ...pad, ...fields };
  }
}
