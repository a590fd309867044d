import { RULE_BOOKS } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { bind, bindingsAlone, bindingsFor, type Bound, unbind, withBindings } from "../../src/input/bindings.ts";
import { DEFAULT_BINDINGS } from "../../src/input/defaults.ts";
import type { Bindings, BindingTable } from "../../src/settings/settings.ts";
import { DEFAULT_SETTINGS } from "../../src/settings/settings.ts";

const { guideline } = DEFAULT_BINDINGS;

function codesIn(...tables: readonly BindingTable[]): readonly string[] {
  return tables.flatMap((table) => Object.values(table).flat());
}

function own(bindings: Pick<Bindings, "keyboard" | "gamepad"> & Partial<Bindings>): Bindings {
  return bindingsFor({ bindings: { guideline: bindings } }, "guideline");
}

function resolved(result: Bound): Bindings {
  if (result.ok) throw new Error("no clash");
  return result.resolved;
}

describe("The halves of the keyboard", () => {
  it.each(RULE_BOOKS.map(({ id }) => id))(
    "S-2: in %s no key is in both, and none pauses, restarts or is the page's",
    (id) => {
      const { keyboard, leftKeys, rightKeys } = DEFAULT_BINDINGS[id];
      const { pause = [], restart = [], mute = [], fullScreen = [] } = keyboard;
      const codes = codesIn(leftKeys, rightKeys, { pause, restart, mute, fullScreen });
      expect(new Set(codes).size).toBe(codes.length);
    },
  );

  it("S-2: A S D W and the arrows move and drop; keys beside them turn, hold and aim", () => {
    expect(guideline.leftKeys).toEqual({
      left: ["KeyA"],
      right: ["KeyD"],
      softDrop: ["KeyS"],
      hardDrop: ["KeyW"],
      rotateCounterclockwise: ["KeyF"],
      rotateClockwise: ["KeyG"],
      hold: ["KeyR"],
      aimLeft: ["KeyQ"],
      aimRight: ["KeyE"],
    });
    expect(guideline.rightKeys).toEqual({
      left: ["ArrowLeft"],
      right: ["ArrowRight"],
      softDrop: ["ArrowDown"],
      hardDrop: ["ArrowUp"],
      rotateCounterclockwise: ["KeyK"],
      rotateClockwise: ["KeyL"],
      hold: ["KeyO"],
      aimLeft: ["KeyU"],
      aimRight: ["KeyI"],
    });
  });

  it("S-2, B-3: each half of Basic has its own speed", () => {
    const { leftKeys, rightKeys } = DEFAULT_BINDINGS.basic;
    expect([leftKeys.speedDown, leftKeys.speedUp]).toEqual([["Digit1"], ["Digit2"]]);
    expect([rightKeys.speedDown, rightKeys.speedUp]).toEqual([["Minus"], ["Equal"]]);
  });
});

describe("Binding keys of the halves", () => {
  it("S-2: a free key is added, and the other tables stay as they are", () => {
    const result = bind(guideline, "leftKeys", "hold", "KeyT");
    expect(result).toEqual({
      ok: true,
      bindings: { ...guideline, leftKeys: { ...guideline.leftKeys, hold: ["KeyR", "KeyT"] } },
    });
    // A key of the whole keyboard is no key of a half.
    expect(bind(guideline, "leftKeys", "hold", "Space").ok).toBe(true);
  });

  it("S-2: a key of the other half clashes, and can be taken from it", () => {
    const result = bind(guideline, "leftKeys", "hold", "KeyO");
    expect(result).toMatchObject({ ok: false, clashes: [{ device: "rightKeys", command: "hold" }] });
    const { leftKeys, rightKeys, keyboard } = resolved(result);
    expect([leftKeys.hold, rightKeys.hold]).toEqual([["KeyR", "KeyO"], []]);
    expect(keyboard).toBe(guideline.keyboard);
  });

  it("S-2: the key that pauses clashes with both halves, whichever of them is bound", () => {
    const half = bind(guideline, "rightKeys", "hold", "Escape");
    expect(half).toMatchObject({ ok: false, clashes: [{ device: "keyboard", command: "pause" }] });
    expect(resolved(half).keyboard.pause).not.toContain("Escape");
    const pause = bind(guideline, "keyboard", "pause", "KeyG");
    expect(pause).toMatchObject({ ok: false, clashes: [{ device: "leftKeys", command: "rotateClockwise" }] });
    expect(resolved(pause).leftKeys.rotateClockwise).toEqual([]);
    // Every other command of the whole keyboard may share keys with a half: they are never played at once.
    expect(bind(guideline, "keyboard", "hold", "KeyG").ok).toBe(true);
  });

  it("S-2: a key can be taken off a half", () => {
    expect(unbind(guideline, "rightKeys", "hold", "KeyO").rightKeys.hold).toEqual([]);
  });
});

describe("Bindings from before there were matches", () => {
  const { leftKeys: _left, rightKeys: _right, ...whole } = guideline;
  const { aimLeft: _aimLeft, aimRight: _aimRight, ...keyboard } = whole.keyboard;

  it("S-2: have the rule book's halves, but for the player's own pause key", () => {
    expect(own(whole)).toEqual(guideline);
    const bound = own({ ...whole, keyboard: { ...keyboard, pause: ["KeyR"] } });
    expect([bound.leftKeys.hold, bound.rightKeys]).toEqual([[], guideline.rightKeys]);
  });

  it("S-10: have the keys of the Target Mark that are free", () => {
    const { keyboard: keys } = own({ ...whole, keyboard: { ...keyboard, left: ["KeyA"] } });
    expect([keys.left, keys.aimLeft, keys.aimRight]).toEqual([["KeyA"], [], ["KeyS"]]);
    const { gamepad } = own({ ...whole, gamepad: { hold: ["p2:b6"] } });
    expect([gamepad.hold, gamepad.aimLeft, gamepad.aimRight]).toEqual([["p2:b6"], [], ["b7"]]);
  });

  it("S-10: keys that were taken off the Mark stay off", () => {
    const none = { ...guideline, keyboard: { ...keyboard, aimLeft: [], aimRight: [] } };
    const settings = withBindings(DEFAULT_SETTINGS, "guideline", none);
    expect(bindingsFor(settings, "guideline").keyboard.aimLeft).toEqual([]);
  });
});

describe("A game alone", () => {
  it.each(RULE_BOOKS.map(({ id }) => id))("G-4.1, S-10: of %s has no keys that aim, and all others", (id) => {
    const alone = bindingsAlone(DEFAULT_SETTINGS, id);
    for (const device of ["keyboard", "gamepad", "leftKeys", "rightKeys"] as const) {
      const { aimLeft: _aimLeft, aimRight: _aimRight, ...rest } = DEFAULT_BINDINGS[id][device];
      expect(alone[device]).toEqual(rest);
    }
  });
});
