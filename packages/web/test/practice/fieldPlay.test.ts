import { parseSetup, unwrap } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { FieldPlay } from "../../src/practice/fieldPlay.ts";
import { trialRequest } from "../../src/settings/requests.ts";
import { HANDLING_PRESETS, presetOf } from "../../src/settings/handlingPresets.ts";
import { DEFAULT_SETTINGS, type Handling } from "../../src/settings/settings.ts";

function fieldWith(handling: Partial<Handling>): FieldPlay {
  const settings = { ...DEFAULT_SETTINGS, handling: { ...DEFAULT_SETTINGS.handling, ...handling } };
  const field = new FieldPlay(unwrap(parseSetup(trialRequest(settings))));
  field.enter(
    () => [],
    () => {},
  );
  return field;
}

/** Holds a key for a second of frames; how far the piece went, and in which time. */
function heldFor(field: FieldPlay, command: "left" | "right" | "softDrop", fromMs = 0): readonly number[] {
  field.press(command, fromMs);
  for (let nowMs = fromMs; nowMs <= fromMs + 1_000; nowMs += 16) field.frame(nowMs);
  field.release(command, fromMs + 1_000);
  const { stretch } = field.picture.value;
  return [stretch?.cells ?? 0, (stretch?.micros ?? 0) / 1000];
}

describe("the field to try the handling in", () => {
  it("G-5.2a: a held direction goes as far and as fast as the handling says", () => {
    const [own] = [heldFor(fieldWith({}), "left")];
    const cells = own[0]!;
    expect(cells).toBeGreaterThan(2);
    expect(own[1]).toBe(300 + (cells - 2) * 50);
    expect(heldFor(fieldWith(HANDLING_PRESETS.modern), "left")).toEqual([cells, 133 + (cells - 2) * 10]);
    expect(heldFor(fieldWith(HANDLING_PRESETS.fast), "left")).toEqual([cells, 110]);
  });

  it("E-18, G-5.5: nothing falls by itself, and a Soft Drop falls by its factor", () => {
    const field = fieldWith(HANDLING_PRESETS.fast);
    const { y } = field.picture.value.game.state;
    heldFor(field, "right");
    expect(field.picture.value.game.state.y).toBe(y);
    const [rows, ms] = heldFor(field, "softDrop", 2_000);
    expect(rows).toBe(y);
    expect(ms).toBeLessThan(1);
  });

  it("G-2.5: a board that is full begins again, and the key of the pause leads out", () => {
    let left = 0;
    const field = fieldWith({});
    field.enter(
      () => [],
      () => left++,
    );
    const first = field.picture.value.game;
    for (let i = 0; i < 40; i++) {
      field.press("hardDrop", i * 1_000);
      field.release("hardDrop", i * 1_000 + 10);
      field.frame(i * 1_000 + 500);
    }
    expect(field.picture.value.game).not.toBe(first);
    expect(field.picture.value.game.state.phase).not.toBe("ended");
    field.press("pause", 50_000);
    expect(left).toBe(1);
  });
});

describe("presets", () => {
  it("G-5.2a: the one that is set is known again, whatever the keyboard needs; anything else is the player's own", () => {
    const { handling } = DEFAULT_SETTINGS;
    expect(presetOf(handling)).toBe("own");
    expect(presetOf({ ...handling, ...HANDLING_PRESETS.modern, debounceMs: 8 })).toBe("modern");
    expect(presetOf({ ...handling, ...HANDLING_PRESETS.fast })).toBe("fast");
    expect(presetOf({ ...handling, ...HANDLING_PRESETS.fast, delayMs: 111 })).toBeUndefined();
    expect(presetOf({ ...handling, generationMs: 0 })).toBeUndefined();
  });
});
