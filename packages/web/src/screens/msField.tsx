// A time in milliseconds, pulled or typed, to the millisecond; where it may be left to the rule book, that is a button.

import type { VNode } from "preact";
import type { Translate } from "../words/translate.ts";
import { Field, type FieldProps, Range } from "../parts/controls.tsx";

const LEAP_MS = 10;

export interface MsFieldProps extends FieldProps {
  readonly t: Translate;
  /** Undefined: the rule book's own. */
  readonly value: number | undefined;
  readonly max: number;
  /** The rule book's own, as far as one can be named. */
  readonly ownMs: number;
  readonly onChange: (ms: number) => void;
  /** Goes back to the rule book's own; undefined where there is nothing to go back to. */
  readonly onOwn?: (() => void) | undefined;
}

export function MsField({ t, label, hint, value, max, ownMs, onChange, onOwn }: MsFieldProps): VNode {
  const shown = value ?? ownMs;
  const onType = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }): void => {
    if (/^\d+$/.test(currentTarget.value)) onChange(Math.min(max, Number(currentTarget.value)));
  };
  const text = value === undefined ? t("value.own") : t("value.ms", { ms: value });
  return (
    <Field
      {...{ label, hint }}
      render={(ids) => (
        <div class={value === undefined && onOwn !== undefined ? "ms is-own" : "ms"}>
          <div class="slider" data-stop>
            <Range {...ids} {...{ max, text, onChange }} min={0} leap={LEAP_MS} value={shown} />
            <input
              class="ms-number"
              type="text"
              inputMode="numeric"
              maxLength={3}
              aria-label={t("value.inMs", { name: label })}
              value={String(shown)}
              onInput={onType}
              onBlur={({ currentTarget }) => {
                currentTarget.value = String(shown);
              }}
            />
            <span aria-hidden="true">ms</span>
          </div>
          {onOwn !== undefined && (
            <button
              type="button"
              class="chip"
              data-stop
              aria-pressed={value === undefined}
              aria-label={t("value.ownOf", { name: label })}
              onClick={onOwn}
            >
              {t("value.own")}
            </button>
          )}
        </div>
      )}
    />
  );
}
