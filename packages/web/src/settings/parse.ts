// Settings as they come from the disk: anything may be there. Each field that is not what it should be is the default,
// so that one bad value costs one setting.

import {
  INITIAL_ACTIONS,
  OPTION_NAMES,
  type OptionName,
  type OptionValue,
  RULE_BOOKS,
  type RuleBook,
} from "@korobeinix/engine";
import { COMPUTER_RANKS } from "@korobeinix/engine/match";
import { parsePlan } from "./matchPlan.ts";
import { parseBindings } from "./parseBindings.ts";
import { type Fields, fieldsOf, flag, numberIn, oneOf, type Range, wholeIn } from "./readValues.ts";
import { PANEL_FIGURES, type PanelFigure } from "./panel.ts";
import { SKIN_IDS } from "./skinIds.ts";
import { type ButtonPlaces, TOUCH_BUTTONS, type TouchSettings } from "./touch.ts";
import { TUNES } from "./tunes.ts";
import { LANGUAGE_IDS } from "../words/words.ts";
import {
  COUNTDOWNS,
  DEFAULT_SETTINGS,
  type DisplaySettings,
  type Handling,
  type LastGame,
  type Preset,
  type Settings,
  type SoundSettings,
} from "./settings.ts";

/** The values that the settings take, for those who offer them too. */
export const SETTING_RANGES: {
  readonly [
    Name in
      | "delayMs"
      | "repeatMs"
      | "softDropFactor"
      | "cutMs"
      | "generationMs"
      | "debounceMs"
      | "musicVolume"
      | "effectsVolume"
      | "masterVolume"
      | "matrixSize"
      | "effectStrength"
      | "ghostStrength"
      | "gridStrength"
      | "boardStrength"
      | "sensitivity"
      | "buttonSize"
      | "playerNameLength"
  ]: Range;
} = {
  delayMs: { min: 0, max: 500 },
  repeatMs: { min: 0, max: 500 },
  softDropFactor: { min: 1, max: 1_000_000 },
  cutMs: { min: 0, max: 500 },
  generationMs: { min: 0, max: 500 },
  debounceMs: { min: 0, max: 100 },
  musicVolume: { min: 0, max: 100 },
  effectsVolume: { min: 0, max: 100 },
  masterVolume: { min: 0, max: 100 },
  matrixSize: { min: 40, max: 100 },
  effectStrength: { min: 0, max: 100 },
  ghostStrength: { min: 20, max: 200 },
  gridStrength: { min: 0, max: 200 },
  boardStrength: { min: 40, max: 120 },
  sensitivity: { min: 50, max: 200 },
  buttonSize: { min: 60, max: 160 },
  playerNameLength: { min: 0, max: 40 },
};

/** Matches that can be kept under names. */
export const MAX_PRESETS = 24;
const MAX_PRESET_NAME = 40;
const SHARE: Range = { min: 0, max: 1 };

export function parseSettings(value: unknown): Settings {
  const fields = fieldsOf(value);
  const standard = DEFAULT_SETTINGS;
  return {
    language: oneOf(fields["language"], [...LANGUAGE_IDS, "system"], standard.language),
    playerName: parseName(fields["playerName"]),
    countdown: oneOf(fields["countdown"], COUNTDOWNS, standard.countdown),
    handling: parseHandling(fieldsOf(fields["handling"])),
    sound: parseSound(fieldsOf(fields["sound"])),
    display: parseDisplay(fieldsOf(fields["display"])),
    hasTouchButtons: flag(fields["hasTouchButtons"], standard.hasTouchButtons),
    touch: parseTouch(fieldsOf(fields["touch"])),
    hasSeenGestures: flag(fields["hasSeenGestures"], standard.hasSeenGestures),
    hasCoach: flag(fields["hasCoach"], standard.hasCoach),
    bindings: byBook(fields["bindings"], parseBindings),
    last: parseLast(fieldsOf(fields["last"])),
    match: parsePlan(fields["match"]),
    presets: parsePresets(fields["presets"]),
  };
}

function parseName(value: unknown): string {
  const isName = typeof value === "string" && value.length <= SETTING_RANGES.playerNameLength.max;
  return isName ? value : DEFAULT_SETTINGS.playerName;
}

function parseHandling(fields: Fields): Handling {
  const { delayMs, repeatMs, softDropFactor, cutMs, generationMs, debounceMs } = SETTING_RANGES;
  const standard = DEFAULT_SETTINGS.handling;
  return {
    delayMs: numberIn(fields["delayMs"], delayMs) ?? standard.delayMs,
    repeatMs: numberIn(fields["repeatMs"], repeatMs) ?? standard.repeatMs,
    softDropFactor: wholeIn(fields["softDropFactor"], softDropFactor) ?? standard.softDropFactor,
    initialRotation: INITIAL_ACTIONS.find((action) => action === fields["initialRotation"]),
    initialHold: INITIAL_ACTIONS.find((action) => action === fields["initialHold"]),
    cutMs: numberIn(fields["cutMs"], cutMs) ?? standard.cutMs,
    generationMs: numberIn(fields["generationMs"], generationMs) ?? standard.generationMs,
    debounceMs: numberIn(fields["debounceMs"], debounceMs) ?? standard.debounceMs,
  };
}

function parseSound(fields: Fields): SoundSettings {
  const standard = DEFAULT_SETTINGS.sound;
  return {
    masterVolume: numberIn(fields["masterVolume"], SETTING_RANGES.masterVolume) ?? standard.masterVolume,
    isMuted: flag(fields["isMuted"], standard.isMuted),
    isMusicOn: flag(fields["isMusicOn"], standard.isMusicOn),
    musicVolume: numberIn(fields["musicVolume"], SETTING_RANGES.musicVolume) ?? standard.musicVolume,
    tune: oneOf(fields["tune"], [...TUNES, "random"], standard.tune),
    areEffectsOn: flag(fields["areEffectsOn"], standard.areEffectsOn),
    effectsVolume: numberIn(fields["effectsVolume"], SETTING_RANGES.effectsVolume) ?? standard.effectsVolume,
    hasTerminalSound: parseTerminalSound(fields),
  };
}

/** An earlier version kept the opposite. */
function parseTerminalSound(fields: Fields): boolean {
  const isSilent = flag(fields["isTerminalSilent"], !DEFAULT_SETTINGS.sound.hasTerminalSound);
  return flag(fields["hasTerminalSound"], !isSilent);
}

function parseDisplay(fields: Fields): DisplaySettings {
  const standard = DEFAULT_SETTINGS.display;
  return {
    motion: oneOf(fields["motion"], ["system", "full", "reduced"], standard.motion),
    limitsFlashes: flag(fields["limitsFlashes"], standard.limitsFlashes),
    isHighContrast: flag(fields["isHighContrast"], standard.isHighContrast),
    hasPatterns: flag(fields["hasPatterns"], standard.hasPatterns),
    matrixSize: numberIn(fields["matrixSize"], SETTING_RANGES.matrixSize) ?? standard.matrixSize,
    matrixPosition: oneOf(fields["matrixPosition"], ["left", "centre", "right"], standard.matrixPosition),
    effectStrength: numberIn(fields["effectStrength"], SETTING_RANGES.effectStrength) ?? standard.effectStrength,
    ghostStrength: numberIn(fields["ghostStrength"], SETTING_RANGES.ghostStrength) ?? standard.ghostStrength,
    gridStrength: numberIn(fields["gridStrength"], SETTING_RANGES.gridStrength) ?? standard.gridStrength,
    boardStrength: numberIn(fields["boardStrength"], SETTING_RANGES.boardStrength) ?? standard.boardStrength,
    skins: parseSkins(fields),
    areCaptionsTranslated: flag(fields["areCaptionsTranslated"], standard.areCaptionsTranslated),
    panel: parsePanel(fields["panel"]),
  };
}

/** An earlier version knew only whether the terminal is in colour. */
function parseSkins({ skins, isTerminalColoured }: Fields): DisplaySettings["skins"] {
  const earlier: DisplaySettings["skins"] = isTerminalColoured === true ? { korobeinix: "terminalColour" } : {};
  return { ...earlier, ...byBook(skins, (value) => SKIN_IDS.find((id) => id === value)) };
}

/** Each figure once, in the order that the player chose. */
function parsePanel(value: unknown): readonly PanelFigure[] {
  const values = new Set<unknown>(Array.isArray(value) ? value : DEFAULT_SETTINGS.display.panel);
  return [...values].flatMap((each) => PANEL_FIGURES.filter((figure) => figure === each));
}

function parseTouch(fields: Fields): TouchSettings {
  const standard = DEFAULT_SETTINGS.touch;
  return {
    sensitivity: numberIn(fields["sensitivity"], SETTING_RANGES.sensitivity) ?? standard.sensitivity,
    hasHaptics: flag(fields["hasHaptics"], standard.hasHaptics),
    buttonSize: numberIn(fields["buttonSize"], SETTING_RANGES.buttonSize) ?? standard.buttonSize,
    upright: parsePlaces(fieldsOf(fields["upright"])),
    lying: parsePlaces(fieldsOf(fields["lying"])),
  };
}

function parsePlaces(fields: Fields): ButtonPlaces {
  const places = TOUCH_BUTTONS.flatMap((name) => {
    const { x, y } = fieldsOf(fields[name]);
    const place = { x: numberIn(x, SHARE), y: numberIn(y, SHARE) };
    return place.x === undefined || place.y === undefined ? [] : [[name, place]];
  });
  return Object.fromEntries(places) as ButtonPlaces;
}

function parseLast(fields: Fields): LastGame {
  const books = RULE_BOOKS.map(({ id }) => id);
  return {
    ruleBook: oneOf(fields["ruleBook"], books, DEFAULT_SETTINGS.last.ruleBook),
    variation: byBook(fields["variation"], parseVariation),
    options: byBook(fields["options"], parseOptions),
    rank: oneOf(fields["rank"], COMPUTER_RANKS, DEFAULT_SETTINGS.last.rank),
  };
}

function parsePresets(value: unknown): readonly Preset[] {
  const values: readonly unknown[] = Array.isArray(value) ? value.slice(0, MAX_PRESETS) : [];
  return values.flatMap((each) => {
    const { name, plan: asked } = fieldsOf(each);
    const plan = parsePlan(asked);
    return typeof name === "string" && name.length <= MAX_PRESET_NAME && plan !== undefined ? [{ name, plan }] : [];
  });
}

function parseVariation(value: unknown, { variations }: RuleBook): string | undefined {
  return variations.find(({ id }) => id === value)?.id;
}

function parseOptions(value: unknown, { options }: RuleBook): { [name: string]: OptionValue } {
  const fields = fieldsOf(value);
  const isAllowed = (name: OptionName): boolean => {
    const rule = options[name];
    if ("min" in rule) return wholeIn(fields[name], rule) !== undefined;
    return (rule.among as readonly unknown[]).includes(fields[name]);
  };
  return Object.fromEntries(OPTION_NAMES.filter(isAllowed).map((name) => [name, fields[name] as OptionValue]));
}

/** What there is for each rule book; what is wrong is left out. */
function byBook<T>(
  value: unknown,
  parse: (value: unknown, book: RuleBook) => T | undefined,
): { [Book in RuleBook["id"]]?: T } {
  const fields = fieldsOf(value);
  const result: { [Book in RuleBook["id"]]?: T } = {};
  for (const book of RULE_BOOKS) {
    const parsed = fields[book.id] === undefined ? undefined : parse(fields[book.id], book);
    if (parsed !== undefined) result[book.id] = parsed;
  }
  return result;
}
