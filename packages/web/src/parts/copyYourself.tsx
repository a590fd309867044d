// What the browser did not let the game copy, in a field from which people copy it by hand.

import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Translate } from "../words/translate.ts";

export interface CopyFieldProps {
  readonly label: string;
  readonly text: string;
  /** Whether the next key is meant for it: it has the focus, and all of it is selected. */
  readonly isNext: boolean;
}

export function CopyField({ label, text, isNext }: CopyFieldProps): VNode {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (isNext) field.current?.focus();
  }, [text, isNext]);
  return (
    <input
      ref={field}
      type="text"
      class="copy-field"
      readOnly
      aria-label={label}
      value={text}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}

export function CopyYourself({ t, link }: { readonly t: Translate; readonly link: string }): VNode {
  return (
    <>
      <p>{t("shared.copyYourself")}</p>
      <CopyField label={t("shared.link")} text={link} isNext />
    </>
  );
}
