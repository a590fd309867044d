import { RULE_BOOKS } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { DEFAULT_BINDINGS } from "../../src/input/defaults.ts";
import { computerAt, type MatchPlan, personAt } from "../../src/settings/matchPlan.ts";
import { parseSettings, SETTING_RANGES } from "../../src/settings/parse.ts";
import { DEFAULT_SETTINGS, type Settings } from "../../src/settings/settings.ts";

const MATCH: MatchPlan = {
  ruleBook: "new",
  variation: "sprint",
  options: { authentic: true },
  terms: { targeting: "potato" },
  goals: [],
  seats: [
    { ...personAt(0, "pad2"), name: "Anna", avatar: "owl", terms: { handicap: 3 } },
    { ...computerAt(1, "master"), team: 0 },
  ],
  bestOf: 3,
};

/** Every setting other than its default. */
const OTHER: Settings = {
  language: "es",
  playerName: "ANNA",
  countdown: "never",
  handling: {
    delayMs: 133,
    repeatMs: 0,
    softDropFactor: 40,
    initialRotation: "hold",
    initialHold: "off",
    cutMs: 20,
    generationMs: 0,
    debounceMs: 8,
  },
  sound: {
    masterVolume: 50,
    isMuted: true,
    isMusicOn: false,
    musicVolume: 0,
    tune: "random",
    areEffectsOn: false,
    effectsVolume: 100,
    hasTerminalSound: !DEFAULT_SETTINGS.sound.hasTerminalSound,
  },
  display: {
    motion: "reduced",
    limitsFlashes: false,
    isHighContrast: true,
    hasPatterns: true,
    matrixSize: 60,
    matrixPosition: "left",
    effectStrength: 40,
    ghostStrength: 150,
    gridStrength: 0,
    boardStrength: 50,
    skins: { basic: "guideline", korobeinix: "terminalColour" },
    areCaptionsTranslated: true,
    panel: ["pace", "keysPerPiece"],
  },
  hasTouchButtons: true,
  touch: {
    sensitivity: 150,
    hasHaptics: !DEFAULT_SETTINGS.touch.hasHaptics,
    buttonSize: 60,
    upright: { left: { x: 0.1, y: 0.9 } },
    lying: { hardDrop: { x: 1, y: 0 } },
  },
  hasSeenGestures: true,
  hasCoach: true,
  match: MATCH,
  presets: [{ name: "Sunday", plan: { ...MATCH, bestOf: 7 } }],
  bindings: {
    guideline: { keyboard: { left: ["KeyA", "key:ñ"], pause: [] }, gamepad: { hold: ["p2:b0", "a0-", "h9-up"] } },
    basic: { keyboard: {}, gamepad: {}, leftKeys: { left: ["KeyA"], speedUp: [] }, rightKeys: { left: ["KeyJ"] } },
  },
  last: {
    ruleBook: "new",
    variation: { new: "ultra" },
    options: { new: { ghost: false }, guideline: { next: 3 } },
    rank: "veryHard",
  },
};

const WRONG = [undefined, null, 0, -1, 1e9, Number.NaN, "", "x", "x".repeat(100), [], [1], {}, { left: 1 }];

/** Every path to a leaf of the defaults; of a list nothing is a leaf, for an empty one is as good. */
function pathsOf(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (Array.isArray(value)) return [];
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, [...path, name]));
}

function withValue(value: unknown, [name, ...rest]: readonly string[], put: unknown): unknown {
  if (name === undefined) return put;
  const fields = value as { [name: string]: unknown };
  return { ...fields, [name]: withValue(fields[name], rest, put) };
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce((inner, name) => (inner as { [name: string]: unknown })[name], value);
}

describe("Settings from the disk", () => {
  it("G-2.5: come back as they were", () => {
    expect(parseSettings(structuredClone(OTHER))).toEqual(OTHER);
    expect(parseSettings(structuredClone(DEFAULT_SETTINGS))).toEqual(DEFAULT_SETTINGS);
  });

  it("G-2.5: bindings of every rule book come back as they were", () => {
    expect(parseSettings({ bindings: DEFAULT_BINDINGS }).bindings).toEqual(DEFAULT_BINDINGS);
  });

  it.each(WRONG.map((value) => [value]))("G-2.5: %j as a whole is the defaults", (value) => {
    expect(parseSettings(value)).toEqual(DEFAULT_SETTINGS);
  });

  it.each(pathsOf(DEFAULT_SETTINGS).map((path) => [path.join("."), path] as const))(
    "G-2.5: a wrong %s is the default, and costs nothing else",
    (_, path) => {
      for (const wrong of [null, {}, [], Number.NaN, -1, 1e9, "x".repeat(100)]) {
        const parsed = parseSettings(withValue(OTHER, path, wrong));
        expect(valueAt(parsed, path)).toEqual(valueAt(DEFAULT_SETTINGS, path));
        expect(withValue(parsed, path, 0)).toEqual(withValue(OTHER, path, 0));
      }
    },
  );

  it("G-2.5: ranges hold at their ends", () => {
    const { delayMs, matrixSize } = SETTING_RANGES;
    const at = (delay: number, size: number): Settings =>
      parseSettings({ handling: { delayMs: delay }, display: { matrixSize: size } });
    expect(at(delayMs.max, matrixSize.min).handling.delayMs).toBe(500);
    expect(at(delayMs.max + 1, 0).handling.delayMs).toBeUndefined();
    expect(at(0, matrixSize.min).display.matrixSize).toBe(matrixSize.min);
    expect(at(0, matrixSize.min - 1).display.matrixSize).toBe(DEFAULT_SETTINGS.display.matrixSize);
  });

  it("K-11: what an earlier version kept of the silence of 1984 still holds", () => {
    const of = (sound: object): boolean => parseSettings({ sound }).sound.hasTerminalSound;
    expect([of({}), of({ isTerminalSilent: false }), of({ isTerminalSilent: true })]).toEqual([false, true, false]);
    expect(of({ isTerminalSilent: false, hasTerminalSound: false })).toBe(false);
  });

  it("F-11: who had the terminal in colour has it still; a skin that is none is the book's own", () => {
    const of = (display: object): object => parseSettings({ display }).display.skins;
    expect(of({ isTerminalColoured: true })).toEqual({ korobeinix: "terminalColour" });
    expect(of({ isTerminalColoured: true, skins: { korobeinix: "korobeinix" } })).toEqual({ korobeinix: "korobeinix" });
    expect(of({ skins: { basic: "velvet", new: "basic", other: "basic" } })).toEqual({ new: "basic" });
  });

  it("G-4.6: bindings that are none are the rule book's own; bad codes, strange commands and clashes go", () => {
    expect(parseSettings({ bindings: { guideline: 5, basic: { keyboard: {} }, other: {} } }).bindings).toEqual({});
    const keyboard = {
      left: ["KeyA", 7, "", "Key A", "KeyA"],
      right: ["KeyA", "KeyD"],
      jump: ["KeyJ"],
      speedUp: ["KeyU"],
    };
    const gamepad = { hold: ["b1", "q1", "p1:a0+", "h9-round"], pause: "b9" };
    const { bindings } = parseSettings({ bindings: { guideline: { keyboard, gamepad } } });
    expect(bindings.guideline).toEqual({
      keyboard: { left: ["KeyA"], right: ["KeyD"] },
      gamepad: { hold: ["b1", "p1:a0+"] },
    });
  });

  it("S-2: halves from the disk share no key, have no pause, and are kept together or not at all", () => {
    const halves = (given: object): object | undefined =>
      parseSettings({ bindings: { guideline: { keyboard: { pause: ["KeyP"] }, gamepad: {}, ...given } } }).bindings
        .guideline;
    const whole = { keyboard: { pause: ["KeyP"] }, gamepad: {} };
    const leftKeys = { left: ["KeyA", "KeyP"], hold: ["KeyH", 3], pause: ["F1"], restart: ["F2"], jump: ["KeyJ"] };
    const rightKeys = { left: ["KeyA", "KeyJ"], hold: ["KeyP", "KeyH"] };
    expect(halves({ leftKeys, rightKeys })).toEqual({
      ...whole,
      leftKeys: { left: ["KeyA"], hold: ["KeyH"] },
      rightKeys: { left: ["KeyJ"], hold: [] },
    });
    expect(halves({ leftKeys })).toEqual(whole);
    expect(halves({ leftKeys, rightKeys: 5 })).toEqual(whole);
  });

  it("G-2.5: the last game is one that the rule books allow", () => {
    const options = { guideline: { next: 9, hold: false, ghost: "x", speed: 11, cheat: 1 }, basic: { speed: 200 } };
    const { last } = parseSettings({
      last: { ruleBook: "new", variation: { new: "zen", basic: "marathon" }, options, rank: "god" },
    });
    expect(last).toEqual({
      ruleBook: "new",
      variation: { basic: "marathon" },
      options: { guideline: { hold: false }, basic: { speed: 200 } },
      rank: "hard",
    });
    for (const { id } of RULE_BOOKS) expect(parseSettings({ last: { ruleBook: id } }).last.ruleBook).toBe(id);
  });
});
