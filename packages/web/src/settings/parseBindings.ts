// Keys and buttons as they come from the disk.

import { CONTROLS, hasTargets, type RuleBook } from "@korobeinix/engine";
import { type Fields, fieldsOf, isObject } from "./readValues.ts";
import { type BindingTable, type Command, type OwnBindings, PAGE_COMMANDS } from "./settings.ts";

const MAX_CODES = 32;
const MAX_CODE_LENGTH = 40;
const KEY_CODE = /^(key:.+|\w+)$/;
const PAD_CODE = /^(p\d+:)?(b\d+|a\d+[+-]|h\d+-(left|right|up|down))$/;
const COMMANDS: readonly Command[] = [
  ...CONTROLS.filter((name) => name !== "speed"),
  "speedUp",
  "speedDown",
  "aimLeft",
  "aimRight",
  "pause",
  "restart",
  ...PAGE_COMMANDS,
];

/** Bindings are whole tables: a command that is missing has no key. The halves are kept together or not at all. */
export function parseBindings(value: unknown, book: RuleBook): OwnBindings | undefined {
  const { keyboard, gamepad, leftKeys, rightKeys } = fieldsOf(value);
  if (!isObject(keyboard) || !isObject(gamepad)) return undefined;
  const keys = parseTable(keyboard, KEY_CODE, book);
  const whole = { keyboard: keys, gamepad: parseTable(gamepad, PAD_CODE, book) };
  if (!isObject(leftKeys) || !isObject(rightKeys)) return whole;
  const shared = [keys.pause, keys.mute, keys.fullScreen].flatMap((codes) => codes ?? []);
  const left = parseTable(withoutTable(leftKeys), KEY_CODE, book, shared);
  const taken = [...shared, ...Object.values(left).flat()];
  return { ...whole, leftKeys: left, rightKeys: parseTable(withoutTable(rightKeys), KEY_CODE, book, taken) };
}

/** What is asked of the table or of the page is nobody's half. */
function withoutTable({ pause: _pause, restart: _restart, mute: _mute, fullScreen: _full, ...fields }: Fields): Fields {
  return fields;
}

/** One code, one command: of two that claim it, the first has it. */
function parseTable(fields: Fields, form: RegExp, book: RuleBook, others: readonly string[] = []): BindingTable {
  const taken = new Set<string>(others);
  const table: { [Name in Command]?: readonly string[] } = {};
  for (const command of COMMANDS) {
    const codes = fields[command];
    if (!isKnown(command, book) || !Array.isArray(codes)) continue;
    const mine = new Set((codes as readonly unknown[]).slice(0, MAX_CODES).filter(isCode(form)));
    table[command] = [...mine].filter((code) => !taken.has(code));
    for (const code of mine) taken.add(code);
  }
  return table;
}

function isKnown(command: Command, { controls, match }: Pick<RuleBook, "controls" | "match">): boolean {
  switch (command) {
    case "pause":
    case "restart":
    case "mute":
    case "fullScreen":
      return true;
    case "aimLeft":
    case "aimRight":
      return hasTargets(match);
    case "speedUp":
    case "speedDown":
      return controls.includes("speed");
    default:
      return controls.includes(command);
  }
}

function isCode(form: RegExp): (value: unknown) => value is string {
  return (value): value is string => typeof value === "string" && value.length <= MAX_CODE_LENGTH && form.test(value);
}
