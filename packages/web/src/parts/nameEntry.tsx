// The name for the high-score table (G-11.2): already filled in with the last one, so that nobody has to stop for it. What
// is typed on the screen goes into it.

import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { isTextField } from "../input/keyboard.ts";
import type { Shell } from "./context.ts";
import { focusFirst } from "./focus.ts";
import { NameInput } from "./nameInput.tsx";

export interface NameEntryProps {
  readonly shell: Shell;
  readonly rank: number;
  /** The name under which it was entered. */
  readonly entered: string | undefined;
  readonly onInput: (name: string) => void;
  readonly onEnter: (name: string) => void;
}

export function NameEntry(props: NameEntryProps): VNode {
  const { shell, rank, entered, onInput, onEnter } = props;
  const { t } = shell;
  const field = useRef<HTMLInputElement>(null);
  useTyping(field);
  const onSubmit = (event: Event): void => {
    event.preventDefault();
    onEnter(field.current?.value.trim() ?? "");
    focusFirst();
  };
  const name = entered === "" ? t("records.nobody") : entered;
  return (
    <div class="name-entry">
      <p class="name-saved" role="status">
        {name !== undefined && t("result.saved", { name, rank })}
      </p>
      {entered === undefined && (
        <form onSubmit={onSubmit}>
          <label for="player-name">{t("result.name")}</label>
          <div class="name-row">
            <NameInput id="player-name" field={field} name={shell.settings.value.playerName} onInput={onInput} />
            <button type="submit" class="secondary">
              {t("result.save")}
            </button>
          </div>
        </form>
      )}
    </div>
  );
}

/** A letter typed anywhere begins a name. */
function useTyping(field: { readonly current: HTMLInputElement | null }): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isLetter = event.key.length === 1 && event.key !== " ";
      if (!isLetter || event.ctrlKey || event.altKey || event.metaKey || event.repeat || isTextField(event.target))
        return;
      if (field.current === null) return;
      // The browser writes the letter into what has the focus then.
      field.current.focus();
      field.current.select();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [field]);
}
