import { beforeEach, describe, expect, it } from "vitest";
import type { InputDevice } from "../../src/input/input.ts";
import { padOf, watchPads } from "../../src/input/padWatch.ts";
import { SEAT_DEVICES } from "../../src/settings/matchPlan.ts";
import { FakePads, FakeWindow } from "./fakes.ts";

let host = new FakeWindow();
let pads = new FakePads();
let told: (readonly number[])[] = [];
beforeEach(() => {
  host = new FakeWindow();
  pads = new FakePads();
  told = [];
});

function watch(...used: readonly number[]): InputDevice {
  return watchPads(used, (missing) => told.push(missing), { source: pads.read, host });
}

describe("The pads of a match", () => {
  it("S-3: one that is unplugged is told once, and so is its return", () => {
    for (const pad of [0, 1]) pads.plug(pad);
    const device = watch(0, 1);
    device.poll(0);
    expect(told).toEqual([]);
    pads.unplug(1);
    device.poll(16);
    device.poll(32);
    expect(told).toEqual([[1]]);
    pads.unplug(0);
    device.poll(48);
    pads.plug(1);
    device.poll(64);
    pads.plug(0);
    device.poll(80);
    expect(told).toEqual([[1], [0, 1], [0], []]);
  });

  it("S-3: pads that nobody plays with may go", () => {
    for (const pad of [0, 2]) pads.plug(pad);
    const device = watch(0);
    pads.unplug(2);
    device.poll(0);
    expect(told).toEqual([]);
  });

  it("S-3: one that is listed but not connected is missing, and so is one that never was there", () => {
    pads.plug(0, { connected: false });
    watch(0, 3).poll(0);
    expect(told).toEqual([[0, 3]]);
  });

  it("S-3: the browser's word is enough, without a frame; after the end it means nothing", () => {
    pads.plug(0);
    const device = watch(0);
    device.poll(0);
    pads.unplug(0);
    host.tell("gamepaddisconnected", 5);
    pads.plug(0);
    host.tell("gamepadconnected", 6);
    expect(told).toEqual([[0], []]);
    device.stop();
    pads.unplug(0);
    host.tell("gamepaddisconnected", 7);
    expect(told).toHaveLength(2);
  });

  it("S-2: are counted from 1 in the names of devices", () => {
    expect(SEAT_DEVICES.map(padOf)).toEqual([undefined, 0, 1, 2, 3, undefined]);
    expect(padOf(undefined)).toBeUndefined();
  });
});
