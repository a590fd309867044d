// The controls of forms: a switch, a choice among few, a stepper, a slider. Each is one stop for the arrows, and left
// and right change it.

import type { ComponentChildren, VNode } from "preact";
import { useId } from "preact/hooks";
import type { Translate } from "../words/translate.ts";

export interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** The label is there for those who listen and not drawn: what is chosen among says it. */
  readonly isBare?: boolean;
}

interface Labelled {
  readonly labelId: string;
  readonly hintId: string | undefined;
}

interface FieldFrameProps extends FieldProps {
  readonly render: (ids: Labelled) => ComponentChildren;
  /** Whether the arrows go into it, from one thing to the next. */
  readonly hasStops?: boolean;
}

export function Field({ label, hint, render, isBare = false, hasStops = false }: FieldFrameProps): VNode {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  return (
    <div class="field" data-stop={hasStops ? undefined : true}>
      <div class={isBare ? "field-text unseen" : "field-text"}>
        <span class="field-label" id={id}>
          {label}
        </span>
        {hint !== undefined && (
          <span class="field-hint" id={hintId}>
            {hint}
          </span>
        )}
      </div>
      <div class="field-control">{render({ labelId: id, hintId })}</div>
    </div>
  );
}

export interface SwitchProps extends FieldProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Switch({ isOn, onChange, ...field }: SwitchProps): VNode {
  return (
    <Field
      {...field}
      render={({ labelId, hintId }) => (
        <button
          type="button"
          role="switch"
          class="switch"
          aria-checked={isOn}
          aria-labelledby={labelId}
          aria-describedby={hintId}
          onClick={() => onChange(!isOn)}
        >
          <span class="switch-mino" />
        </button>
      )}
    />
  );
}

export interface ChoiceProps<T> extends FieldProps {
  readonly value: T;
  readonly among: readonly { readonly value: T; readonly label: string; readonly lang?: string }[];
  readonly onChange: (value: T) => void;
}

export function Choice<T extends string | number | boolean>(props: ChoiceProps<T>): VNode {
  const { value, among, onChange, ...field } = props;
  const name = useId();
  return (
    <Field
      {...field}
      render={({ labelId, hintId }) => (
        <div class="choice" role="radiogroup" aria-labelledby={labelId} aria-describedby={hintId}>
          {among.map((item) => (
            <label key={String(item.value)} class="choice-item" lang={item.lang}>
              <input type="radio" name={name} checked={item.value === value} onChange={() => onChange(item.value)} />
              <span>{item.label}</span>
            </label>
          ))}
        </div>
      )}
    />
  );
}

export interface StepperProps extends FieldProps {
  readonly t: Translate;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly text: string;
  readonly onChange: (value: number) => void;
}

export function Stepper({ t, value, min, max, step = 1, text, onChange, ...field }: StepperProps): VNode {
  const change = (by: number): void => onChange(Math.min(max, Math.max(min, value + by)));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "ArrowLeft") change(-step);
    else if (event.key === "ArrowRight") change(step);
    else if (event.key === "Home") onChange(min);
    else if (event.key === "End") onChange(max);
    else return;
    event.preventDefault();
  };
  const button = (by: number, label: string, path: string): VNode => (
    <button
      type="button"
      class="step"
      tabIndex={-1}
      aria-label={`${label}: ${field.label}`}
      disabled={by < 0 ? value <= min : value >= max}
      onClick={() => change(by)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
  return (
    <Field
      {...field}
      render={({ labelId, hintId }) => (
        <div class="stepper">
          {button(-step, t("value.less"), "M15 5l-7 7 7 7")}
          <div
            class="stepper-value"
            role="spinbutton"
            tabIndex={0}
            aria-labelledby={labelId}
            aria-describedby={hintId}
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuetext={text}
            onKeyDown={onKeyDown}
          >
            {text}
          </div>
          {button(step, t("value.more"), "M9 5l7 7-7 7")}
        </div>
      )}
    />
  );
}

interface RangeProps {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** What the paging keys, and the arrows with Shift, go by; the browser's own unless told. */
  readonly leap?: number;
  readonly text: string;
  readonly isDisabled?: boolean;
  readonly onChange: (value: number) => void;
}

/** What is pulled, by itself. */
export function Range(props: RangeProps & Labelled): VNode {
  const { value, min, max, step = 1, leap, text, isDisabled, onChange, labelId, hintId } = props;
  const share = max > min ? (value - min) / (max - min) : 0;
  const onKeyDown = (event: KeyboardEvent): void => {
    const isUp = event.key === "PageUp" || (event.shiftKey && event.key === "ArrowRight");
    const isDown = event.key === "PageDown" || (event.shiftKey && event.key === "ArrowLeft");
    if (leap === undefined || (!isUp && !isDown)) return;
    event.preventDefault();
    onChange(Math.min(max, Math.max(min, value + (isUp ? leap : -leap))));
  };
  return (
    <input
      type="range"
      min={min}
      max={max}
      step={step}
      value={value}
      disabled={isDisabled === true}
      style={{ "--share": share }}
      aria-labelledby={labelId}
      aria-describedby={hintId}
      aria-valuetext={text}
      onKeyDown={onKeyDown}
      onInput={(event) => onChange(Number(event.currentTarget.value))}
    />
  );
}

export interface SliderProps extends FieldProps, RangeProps {}

export function Slider({ label, hint, ...range }: SliderProps): VNode {
  return (
    <Field
      {...{ label, hint }}
      render={({ labelId, hintId }) => (
        <div class="slider">
          <Range {...range} {...{ labelId, hintId }} />
          <output class="slider-value">{range.text}</output>
        </div>
      )}
    />
  );
}
