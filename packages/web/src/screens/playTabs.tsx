// Options of play: what each rule book leaves to choose for good, and how keys are handled.

import { INITIAL_ACTIONS, type InitialAction, RULE_BOOKS, type RuleBookId } from "@korobeinix/engine";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { Handling } from "../settings/settings.ts";
import { BookOption } from "../parts/bookOption.tsx";
import type { Shell } from "../parts/context.ts";
import { Choice, Slider, Switch } from "../parts/controls.tsx";
import { LASTING_OPTIONS, bookOf, isChoice } from "../settings/requests.ts";

const MOST_MS = 500;
const MOST_DEBOUNCE_MS = 40;
/** What a player who leaves the rule book's own figure begins with. */
const FIRST_DELAY_MS = 170;
const FIRST_REPEAT_MS = 40;
const FIRST_GENERATION_MS = 100;
/** A step less than the longest of any rule book; where it is not shorter than the rule book's own, that one holds. */
const MOST_GENERATION_MS = 495;
/** Farther than any Matrix is high, within any time between two frames. */
const AT_ONCE = 1_000_000;
const FACTORS = [5, 10, 20, 40, AT_ONCE] as const;

interface TabProps {
  readonly shell: Shell;
}

export function GameTab({ shell }: TabProps): VNode {
  const { t } = shell;
  const [id, setId] = useState<RuleBookId>(shell.settings.value.last.ruleBook);
  const book = bookOf(id);
  const names = LASTING_OPTIONS.filter((name) => isChoice(book.options[name]));
  return (
    <>
      <BookChoice shell={shell} value={id} onChange={setId} />
      {names.map((name) => (
        <BookOption key={`${id}-${name}`} shell={shell} book={book} name={name} />
      ))}
      {names.length === 0 && <p class="quiet">{t("options.nothing", { book: t(`book.${id}`) })}</p>}
    </>
  );
}

export interface BookChoiceProps extends TabProps {
  readonly value: RuleBookId;
  readonly onChange: (id: RuleBookId) => void;
}

export function BookChoice({ shell, value, onChange }: BookChoiceProps): VNode {
  const { t } = shell;
  const among = RULE_BOOKS.map(({ id }) => ({ value: id, label: t(`book.${id}`) }));
  return <Choice label={t("options.gameFor")} value={value} among={among} onChange={onChange} />;
}

export function HandlingTab({ shell }: TabProps): VNode {
  const { t } = shell;
  const { handling } = shell.settings.value;
  const save = (change: Partial<Handling>): void =>
    shell.saveSettings((settings) => ({ ...settings, handling: { ...settings.handling, ...change } }));
  const factors = FACTORS.map((value) => ({
    value: String(value),
    label: value === AT_ONCE ? t("value.atOnce") : t("value.times", { factor: value }),
  }));
  return (
    <>
      <p class="quiet">{t("handling.note")}</p>
      <OwnMs
        shell={shell}
        name="delayMicros"
        value={handling.delayMs}
        first={FIRST_DELAY_MS}
        onChange={(delayMs) => save({ delayMs })}
      />
      <OwnMs
        shell={shell}
        name="repeatMicros"
        value={handling.repeatMs}
        first={FIRST_REPEAT_MS}
        onChange={(repeatMs) => save({ repeatMs })}
      />
      <Choice
        label={t("option.softDropFactor")}
        hint={t("hint.softDropFactor")}
        value={String(handling.softDropFactor ?? "own")}
        among={[{ value: "own", label: t("value.own") }, ...factors]}
        onChange={(value) => save({ softDropFactor: value === "own" ? undefined : Number(value) })}
      />
      <Initial {...{ shell, save }} name="initialRotation" />
      <Initial {...{ shell, save }} name="initialHold" />
      <Slider
        label={t("option.cutMicros")}
        hint={t("hint.cutMicros")}
        value={handling.cutMs ?? 0}
        min={0}
        max={MOST_MS}
        step={5}
        text={t("value.ms", { ms: handling.cutMs ?? 0 })}
        onChange={(cutMs) => save({ cutMs })}
      />
      <OwnMs
        shell={shell}
        name="generationMicros"
        value={handling.generationMs}
        first={FIRST_GENERATION_MS}
        most={MOST_GENERATION_MS}
        onChange={(generationMs) => save({ generationMs })}
      />
      <Slider
        label={t("handling.debounce")}
        hint={t("handling.debounceHint")}
        value={handling.debounceMs}
        min={0}
        max={MOST_DEBOUNCE_MS}
        text={t("value.ms", { ms: handling.debounceMs })}
        onChange={(debounceMs) => save({ debounceMs })}
      />
    </>
  );
}

interface InitialProps extends TabProps {
  readonly name: "initialRotation" | "initialHold";
  readonly save: (change: Partial<Handling>) => void;
}

/** What is pressed before the next piece is there (G-3.4c). */
function Initial({ shell, name, save }: InitialProps): VNode {
  const { t } = shell;
  const actions = INITIAL_ACTIONS.map((value) => ({ value, label: t(`value.initial.${value}`) }));
  return (
    <Choice<InitialAction | "own">
      label={t(`option.${name}`)}
      hint={t(`hint.${name}`)}
      value={shell.settings.value.handling[name] ?? "own"}
      among={[{ value: "own", label: t("value.own") }, ...actions]}
      onChange={(value) => save({ [name]: value === "own" ? undefined : value })}
    />
  );
}

interface OwnMsProps extends TabProps {
  readonly name: "delayMicros" | "repeatMicros" | "generationMicros";
  readonly value: number | undefined;
  readonly first: number;
  readonly most?: number;
  readonly onChange: (ms: number | undefined) => void;
}

/** A time in milliseconds, or the rule book's own. */
function OwnMs({ shell, name, value, first, most = MOST_MS, onChange }: OwnMsProps): VNode {
  const { t } = shell;
  const label = t(`option.${name}`);
  return (
    <>
      <Switch
        label={`${label}: ${t("value.own").toLocaleLowerCase()}`}
        hint={t(`hint.${name}`)}
        isOn={value === undefined}
        onChange={(isOwn) => onChange(isOwn ? undefined : first)}
      />
      {value !== undefined && (
        <Slider
          label={label}
          value={value}
          min={0}
          max={most}
          step={5}
          text={t("value.ms", { ms: value })}
          onChange={onChange}
        />
      )}
    </>
  );
}
