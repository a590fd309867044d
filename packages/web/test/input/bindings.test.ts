import { RULE_BOOKS } from "@korobeinix/engine";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  bind,
  bindingsFor,
  commandByCode,
  commandsOf,
  commandsOn,
  type Device,
  restoreDefaults,
  unbind,
  withBindings,
} from "../../src/input/bindings.ts";
import { DEFAULT_BINDINGS } from "../../src/input/defaults.ts";
import { keyLabel, loadLayout, padLabel } from "../../src/input/labels.ts";
import { type Bindings, type Command, DEFAULT_SETTINGS } from "../../src/settings/settings.ts";

const DEVICES: readonly Device[] = ["keyboard", "gamepad", "leftKeys", "rightKeys"];
const TABLE: readonly Command[] = ["pause", "restart", "mute", "fullScreen"];
const { guideline } = DEFAULT_BINDINGS;

function bound(result: ReturnType<typeof bind>): Bindings {
  if (!result.ok) throw new Error(`clashes with ${result.clashes.map(({ command }) => command).join(", ")}`);
  return result.bindings;
}

describe("The defaults", () => {
  it.each(RULE_BOOKS.map((book) => [book.id, book] as const))(
    "G-4.6: %s binds its commands and no others",
    (id, book) => {
      for (const device of DEVICES) {
        expect(new Set(Object.keys(DEFAULT_BINDINGS[id][device])), device).toEqual(new Set(commandsOn(device, book)));
      }
    },
  );

  it.each(RULE_BOOKS.map(({ id }) => id))("G-4.6: in %s no key has two commands", (id) => {
    for (const device of DEVICES) {
      const codes = Object.values(DEFAULT_BINDINGS[id][device]).flat();
      expect(new Set(codes).size, device).toBe(codes.length);
      expect(commandByCode(DEFAULT_BINDINGS[id][device]).size, device).toBe(codes.length);
    }
  });

  it("G-4.6, S-10, F-15: the commands of a rule book are its controls, its speed in two, those of the Mark, pause and restart, and those of the page", () => {
    const commands = Object.fromEntries(RULE_BOOKS.map((book) => [book.id, commandsOf(book)]));
    expect(commands["korobeinix"]).toEqual(["left", "right", "rotateClockwise", ...TABLE]);
    expect(commands["basic"]?.slice(-6)).toEqual(["speedUp", "speedDown", ...TABLE]);
    expect(commands["guideline"]?.slice(-6)).toEqual(["aimLeft", "aimRight", ...TABLE]);
    expect(commands["guideline"]).toHaveLength(13);
    expect(commands["reglas"]).toHaveLength(11);
  });
});

describe("Binding", () => {
  it("G-4.6: a free key is added beside the others", () => {
    const { keyboard, gamepad } = bound(bind(guideline, "keyboard", "left", "KeyV"));
    expect(keyboard.left).toEqual([...(guideline.keyboard.left ?? []), "KeyV"]);
    expect(keyboard.right).toEqual(guideline.keyboard.right);
    expect(gamepad).toBe(guideline.gamepad);
  });

  it("G-4.6: the command's own key again changes nothing", () => {
    expect(bound(bind(guideline, "keyboard", "left", "ArrowLeft"))).toEqual(guideline);
  });

  const everyKey = DEVICES.flatMap((device) =>
    Object.entries(guideline[device]).flatMap(([command, codes]) =>
      codes.map((code) => [device, command as Command, code] as const),
    ),
  );

  it.each(everyKey)("G-4.6: on the %s the key of %s, %s, clashes for every other command", (device, owner, code) => {
    for (const command of commandsOn(device, RULE_BOOKS[0]!)) {
      const result = bind(guideline, device, command, code);
      expect(result.ok, command).toBe(command === owner);
      if (result.ok) continue;
      const here = result.clashes.filter((clash) => clash.device === device);
      expect(here, command).toEqual([{ device, command: owner }]);
      expect(result.resolved[device][owner], command).not.toContain(code);
      expect(result.resolved[device][command], command).toContain(code);
      expect(commandByCode(result.resolved[device]).get(code)).toBe(command);
    }
  });

  it("G-4.6: a clash changes nothing until it is resolved", () => {
    const before = structuredClone(guideline);
    bind(guideline, "keyboard", "hold", "Space");
    expect(guideline).toEqual(before);
  });

  it("G-4.6: a button of one pad clashes with that of every pad, but not with that of another", () => {
    const clash = bind(guideline, "gamepad", "hold", "p2:b1");
    expect(clash).toMatchObject({ ok: false, clashes: [{ device: "gamepad", command: "rotateClockwise" }] });
    const first = bound(bind(guideline, "gamepad", "hold", "p1:b16"));
    expect(bind(first, "gamepad", "pause", "p2:b16").ok).toBe(true);
    expect(bind(first, "gamepad", "pause", "b16").ok).toBe(false);
  });

  it("G-4.6: a key can be taken off, the last one too", () => {
    const less = unbind(guideline, "keyboard", "pause", "F1");
    expect(less.keyboard.pause).not.toContain("F1");
    const none = (guideline.gamepad.pause ?? []).reduce((rest, code) => unbind(rest, "gamepad", "pause", code), less);
    expect(none.gamepad.pause).toEqual([]);
  });

  it("G-4.6: one step restores the defaults of one rule book", () => {
    const own = bound(bind(guideline, "keyboard", "left", "KeyV"));
    const changed = withBindings(withBindings(DEFAULT_SETTINGS, "guideline", own), "basic", DEFAULT_BINDINGS.new);
    expect(bindingsFor(changed, "guideline")).toEqual(own);
    const restored = restoreDefaults(changed, "guideline");
    expect(bindingsFor(restored, "guideline")).toBe(guideline);
    expect(bindingsFor(restored, "basic")).toEqual(DEFAULT_BINDINGS.new);
  });
});

describe("Labels", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([
    ["KeyQ", "Q"],
    ["Digit4", "4"],
    ["Numpad8", "Num 8"],
    ["ArrowLeft", "←"],
    ["Escape", "Esc"],
    ["key:#", "#"],
    ["key:ChannelUp", "CH +"],
    ["DpadUp", "D-pad ↑"],
    ["F1", "F1"],
    ["SomethingNew", "SomethingNew"],
  ])("G-4.6: %s is shown as %s", (code, label) => {
    expect(keyLabel(code)).toBe(label);
  });

  it("G-4.6: by what the player's own keyboard prints, and in the player's language", () => {
    const azerty = new Map([
      ["KeyQ", "a"],
      ["Space", " "],
    ]);
    expect(keyLabel("KeyQ", azerty)).toBe("A");
    expect(keyLabel("KeyE", azerty)).toBe("E");
    expect(keyLabel("Space", azerty)).toBe("Space");
    expect(keyLabel("Space", azerty, { Space: "Espacio" })).toBe("Espacio");
  });

  it.each([
    ["b0", "A"],
    ["b14", "D ←"],
    ["b20", "B21"],
    ["a0-", "L ←"],
    ["a5+", "Axis 6 +"],
    ["h9-left", "Hat ←"],
    ["p2:b1", "P2 B"],
  ])("G-4.6: the pad's %s is shown as %s", (code, label) => {
    expect(padLabel(code)).toBe(label);
  });

  it("G-4.6: every default has a label", () => {
    for (const { keyboard, gamepad, leftKeys, rightKeys } of Object.values(DEFAULT_BINDINGS)) {
      const keys = [keyboard, leftKeys, rightKeys].flatMap((table) => Object.values(table).flat());
      for (const code of keys) expect(keyLabel(code)).not.toBe("");
      for (const code of Object.values(gamepad).flat()) expect(padLabel(code)).not.toBe("");
    }
  });

  it("G-4.6: a browser that does not tell the layout, or refuses to, is no trouble", async () => {
    vi.stubGlobal("navigator", {});
    expect(await loadLayout()).toBeUndefined();
    vi.stubGlobal("navigator", { keyboard: { getLayoutMap: () => Promise.reject(new Error("not in a frame")) } });
    expect(await loadLayout()).toBeUndefined();
    const layout = new Map([["KeyQ", "a"]]);
    vi.stubGlobal("navigator", { keyboard: { getLayoutMap: () => Promise.resolve(layout) } });
    expect(await loadLayout()).toBe(layout);
  });
});
