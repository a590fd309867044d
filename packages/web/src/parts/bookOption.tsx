// One option of a rule book, shown by what its data allow: a range is a stepper, a list a choice, yes or no a switch.

import type { OptionName, OptionValue, RuleBook } from "@korobeinix/engine";
import type { VNode } from "preact";
import { isWordKey, spokenBy, type Translate } from "../words/translate.ts";
import type { Shell } from "./context.ts";
import { Choice, Stepper, Switch } from "./controls.tsx";
import { valueOf, withOption } from "../settings/requests.ts";

/** Fall Speed is kept in tenths and stepped by halves (B-3). */
const TENTHS = 10;
const STEPS: { readonly [Name in OptionName]?: number } = { speed: 5 };

export interface BookOptionProps {
  readonly shell: Shell;
  readonly book: RuleBook;
  readonly name: OptionName;
}

/** As the player chose it last, for the game to come. */
export function BookOption({ shell, book, name }: BookOptionProps): VNode {
  const value = valueOf(shell.settings.value, book, name);
  const onChange = (chosen: OptionValue): void =>
    shell.saveSettings((settings) => withOption(settings, book.id, [name, chosen]));
  return <OptionField {...{ shell, book, name, value, onChange }} />;
}

export interface OptionFieldProps extends BookOptionProps {
  readonly value: OptionValue;
  /** What is said of it here; what the rule book says unless told. */
  readonly hint?: string | undefined;
  readonly onChange: (value: OptionValue) => void;
}

export function OptionField({ shell, book, name, value, hint, onChange }: OptionFieldProps): VNode {
  const t = spokenBy(shell.t, book.id);
  const rule = book.options[name];
  const text = textOf(shell, name, value);
  const field = { label: t(`option.${name}`), hint: hint ?? hintOf(t, name, value, text) };
  if (!("among" in rule)) {
    const { min, max } = rule;
    return <Stepper {...field} {...{ t, min, max, text, onChange }} value={Number(value)} step={STEPS[name] ?? 1} />;
  }
  const values: readonly OptionValue[] = rule.among;
  const isNamed = isWordKey(`value.${name}.on`);
  if (typeof value === "boolean" && !isNamed) return <Switch {...field} isOn={value} onChange={onChange} />;
  const among = values.map((one) => ({ value: one, label: textOf(shell, name, one) }));
  return <Choice {...field} value={value} among={among} onChange={onChange} />;
}

/** What the value does that is chosen now, where there are words for it; else what the option is for. */
function hintOf(t: Translate, name: OptionName, value: OptionValue, text: string): string {
  const key = `hint.${name}.${wordOf(value)}`;
  return t(isWordKey(key) ? key : `hint.${name}`, { value: text });
}

function wordOf(value: OptionValue): string {
  return typeof value === "boolean" ? (value ? "on" : "off") : String(value);
}

function textOf({ t, format }: Shell, name: OptionName, value: OptionValue): string {
  if (name === "minutes") return t("value.minutes", { minutes: String(value) });
  if (name === "speed") return t("value.perSecond", { speed: format.decimal(Number(value) / TENTHS, 1) });
  const word = wordOf(value);
  const key = `value.${name}.${word}`;
  return isWordKey(key) ? t(key) : word;
}
