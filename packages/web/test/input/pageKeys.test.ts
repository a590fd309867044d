import { describe, expect, it, vi } from "vitest";
import { bind, bindingsFor } from "../../src/input/bindings.ts";
import { DEFAULT_BINDINGS } from "../../src/input/defaults.ts";
import { listenPageKeys } from "../../src/input/pageKeys.ts";
import { parseSettings } from "../../src/settings/parse.ts";
import type { BindingTable } from "../../src/settings/settings.ts";

const { guideline } = DEFAULT_BINDINGS;

function press(host: EventTarget, code: string, fields: object = {}): Event {
  const event = Object.assign(new Event("keydown", { cancelable: true }), { code, key: "", ...fields });
  host.dispatchEvent(event);
  return event;
}

function listen(
  keyboard: BindingTable,
  isFollowed = true,
): { host: EventTarget; heard: string[]; later: () => number } {
  const host = new EventTarget();
  const heard: string[] = [];
  listenPageKeys(host, {
    keyboard: () => keyboard,
    onCommand: (command) => {
      heard.push(command);
      return isFollowed;
    },
  });
  const screen = vi.fn<() => void>();
  host.addEventListener("keydown", screen);
  return { host, heard, later: () => screen.mock.calls.length };
}

describe("The keys of the page", () => {
  it("F-15: a key mutes and one is for the full screen; what is followed is nobody else's", () => {
    const { host, heard, later } = listen(guideline.keyboard);
    const events = [press(host, "KeyM"), press(host, "F11"), press(host, "KeyM", { repeat: true })];
    expect(heard).toEqual(["mute", "fullScreen"]);
    expect(events.every(({ defaultPrevented }) => defaultPrevented)).toBe(true);
    expect(later()).toBe(0);
    press(host, "Space");
    expect(later()).toBe(1);
  });

  it("F-15: what the page cannot do stays the browser's", () => {
    const { host, later } = listen(guideline.keyboard, false);
    expect(press(host, "F11").defaultPrevented).toBe(false);
    expect(later()).toBe(1);
  });

  it("F-15: not with a shortcut of the system, and not while somebody writes", () => {
    const { host, heard } = listen(guideline.keyboard);
    for (const modifier of ["ctrlKey", "metaKey", "altKey", "isComposing"]) press(host, "KeyM", { [modifier]: true });
    const field = Object.assign(new EventTarget(), { tagName: "INPUT", type: "text" });
    const event = Object.assign(new Event("keydown", { cancelable: true }), { code: "KeyM", key: "m" });
    Object.defineProperty(event, "target", { value: field });
    host.dispatchEvent(event);
    expect(heard).toEqual([]);
  });

  it("F-15, G-4.6: bindings from before get the new keys where these are free, on the halves too", () => {
    const { mute: _mute, fullScreen: _full, ...older } = guideline.keyboard;
    const own = (keyboard: BindingTable, leftKeys = guideline.leftKeys): BindingTable =>
      bindingsFor({ bindings: { guideline: { ...guideline, keyboard, leftKeys } } }, "guideline").keyboard;
    expect(own(older)).toMatchObject({ mute: ["KeyM"], fullScreen: ["F11"] });
    expect(own({ ...older, hold: ["KeyM"] })).toMatchObject({ hold: ["KeyM"], mute: [], fullScreen: ["F11"] });
    expect(own(older, { ...guideline.leftKeys, hold: ["KeyM"] })).toMatchObject({ mute: [] });
    expect(own({ ...older, mute: [] })).toMatchObject({ mute: [] });
  });

  it("F-15, S-2: a key of the page is no key of a half", () => {
    const clash = bind(guideline, "leftKeys", "hold", "KeyM");
    expect(clash).toMatchObject({ ok: false, clashes: [{ device: "keyboard", command: "mute" }] });
    const other = bind(guideline, "keyboard", "mute", "KeyG");
    expect(other).toMatchObject({ ok: false, clashes: [{ device: "leftKeys", command: "rotateClockwise" }] });
  });

  it("F-15: they are kept, and never as a half's own", () => {
    const bindings = {
      guideline: { ...guideline, leftKeys: { ...guideline.leftKeys, mute: ["KeyB"], hold: ["KeyM"] } },
    };
    const { keyboard, leftKeys } = parseSettings({ bindings }).bindings.guideline!;
    expect(keyboard.mute).toEqual(["KeyM"]);
    expect([leftKeys?.mute, leftKeys?.hold]).toEqual([undefined, []]);
  });
});
