import { beforeEach, describe, expect, it } from "vitest";
import { HALF_NAMES } from "../../src/input/bindings.ts";
import { claimingKeys, type ClaimOptions, watchClaims } from "../../src/input/claims.ts";
import { DEFAULT_BINDINGS } from "../../src/input/defaults.ts";
import type { InputDevice } from "../../src/input/input.ts";
import { FakePads, FakeWindow } from "./fakes.ts";

let host = new FakeWindow();
let pads = new FakePads();
let claimed: string[] = [];
beforeEach(() => {
  host = new FakeWindow();
  pads = new FakePads();
  claimed = [];
});

function watch(options: Partial<ClaimOptions> = {}): InputDevice {
  return watchClaims((claim) => void claimed.push(claim), {
    bindings: () => DEFAULT_BINDINGS.guideline,
    onBack: () => void claimed.push("back"),
    isAsking: () => true,
    host,
    pads: pads.read,
    ...options,
  });
}

describe("Claiming a seat by a key", () => {
  it.each(HALF_NAMES)("S-2: every key of %s claims it, in every rule book, and reaches nothing else", (half) => {
    for (const bindings of Object.values(DEFAULT_BINDINGS)) {
      const device = watch({ bindings: () => bindings });
      const heard: string[] = [];
      host.addEventListener("keydown", ({ type }) => heard.push(type));
      const codes = claimingKeys(bindings[half]);
      expect(codes.length).toBeGreaterThan(2);
      for (const code of codes) expect(host.down(1, code), code).toBe(true);
      expect(claimed.splice(0)).toEqual(codes.map(() => half));
      expect(heard).toEqual([]);
      device.stop();
    }
  });

  it("S-2: keys of neither half, and those of every screen, claim nothing and are the screen's", () => {
    const rightKeys = { hardDrop: ["Space", "Enter", "Escape", "Tab", "NumpadEnter"] };
    watch({ bindings: () => ({ leftKeys: {}, rightKeys }) });
    for (const code of ["KeyA", ...rightKeys.hardDrop]) expect(host.down(1, code), code).toBe(false);
    expect([claimed, claimingKeys(rightKeys)]).toEqual([[], []]);
  });

  it("S-2: a key held down claims nothing, and is kept from the screen all the same", () => {
    watch();
    expect(host.down(1, { code: "ArrowRight", repeat: true })).toBe(true);
    expect(claimed).toEqual([]);
  });

  it.each([
    ["Control", { ctrlKey: true }],
    ["Alt", { altKey: true }],
    ["Meta", { metaKey: true }],
  ])("S-2: a key with %s is a shortcut of the browser's", (_, fields) => {
    watch();
    expect(host.down(1, { code: "KeyA", ...fields })).toBe(false);
    expect(claimed).toEqual([]);
  });

  it("S-2: Control claims where it plays, and makes no shortcut of a key that plays, too", () => {
    watch({ bindings: () => ({ leftKeys: { hold: ["ControlLeft"], left: ["KeyA"] }, rightKeys: {} }) });
    host.down(1, { code: "ControlLeft", ctrlKey: true });
    host.down(2, { code: "KeyA", ctrlKey: true });
    expect(claimed).toEqual(["leftKeys", "leftKeys"]);
  });

  it("S-2: when nothing is asked for, keys claim nothing and reach nothing; after that they are the screen's", () => {
    const device = watch({ isAsking: () => false });
    expect(host.down(1, "KeyA")).toBe(true);
    device.stop();
    expect(host.down(2, "KeyA")).toBe(false);
    expect(claimed).toEqual([]);
  });
});

describe("Claiming a seat by a pad", () => {
  it("S-2: a button of a pad claims that pad, once for each press; a stick does not", () => {
    for (const pad of [0, 3]) pads.plug(pad);
    const device = watch();
    pads.axis(0, 0, 1);
    device.poll(16);
    expect(claimed).toEqual([]);
    pads.button(3, 12, 1);
    device.poll(32);
    device.poll(48);
    expect(claimed).toEqual(["pad4"]);
  });

  it("S-2: the button that leads back everywhere leads back here, and claims nothing", () => {
    pads.plug(0);
    const device = watch();
    pads.button(0, 1, 1);
    device.poll(16);
    expect(claimed).toEqual(["back"]);
  });

  it("S-2: the press that shows a pad to the browser claims it", () => {
    const device = watch();
    device.poll(0);
    pads.plug(1);
    pads.button(1, 0, 1);
    device.poll(16);
    device.poll(32);
    expect(claimed).toEqual(["pad2"]);
  });

  it("S-2: of two pads pressed in one frame, one claims: each seat is asked for by itself", () => {
    for (const pad of [0, 1]) pads.plug(pad);
    const device = watch();
    for (const pad of [0, 1]) pads.button(pad, 3, 1);
    device.poll(16);
    expect(claimed).toEqual(["pad1"]);
  });

  it("S-2: a button that was down before, as from opening the dialog, claims nothing", () => {
    pads.plug(0);
    pads.button(0, 0, 1);
    const device = watch();
    device.poll(0);
    device.poll(16);
    expect(claimed).toEqual([]);
  });

  it("S-2: a pad beyond the fourth, or when nothing is asked for, claims nothing", () => {
    for (const pad of [0, 4]) pads.plug(pad);
    let isAsking = true;
    const device = watch({ isAsking: () => isAsking });
    pads.button(4, 0, 1);
    device.poll(16);
    isAsking = false;
    pads.button(0, 0, 1);
    device.poll(32);
    expect(claimed).toEqual([]);
  });
});
