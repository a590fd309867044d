// The name for the high-score table (G-11.2): already filled in with the last one, so that nobody has to stop for it. What
// is typed on the screen goes into it.

import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { isTextField } from "../input/keyboard.ts";
import type { CodeAnswer } from "../library/codes.ts";
import { NAME_LENGTH } from "../routes/routes.ts";
import type { Shell } from "./context.ts";
import { focusFirst } from "./focus.ts";
import { isArmed } from "./keys.ts";

export interface NameEntryProps {
  readonly shell: Shell;
  readonly rank: number;
  /** The name under which it was entered. */
  readonly entered: string | undefined;
  /** What was entered last was a code: a name can still be given. */
  readonly codeAnswer: CodeAnswer["kind"] | undefined;
  /** When the screen was shown: the keys of the game must not become a name. */
  readonly since: number;
  readonly onInput: (name: string) => void;
  readonly onEnter: (name: string) => void;
}

export function NameEntry(props: NameEntryProps): VNode {
  const { shell, rank, entered, codeAnswer, since, onInput, onEnter } = props;
  const { t } = shell;
  const field = useRef<HTMLInputElement>(null);
  useTyping(field, since);
  const onSubmit = (event: Event): void => {
    event.preventDefault();
    onEnter(field.current?.value.trim() ?? "");
    focusFirst();
  };
  const name = entered === "" ? t("records.nobody") : entered;
  return (
    <div class="name-entry">
      <p class="name-saved" role="status">
        {codeAnswer === "accepted" && t("code.accepted")}
        {codeAnswer === "refused" && t("code.refused")}
        {name !== undefined && t("result.saved", { name, rank })}
      </p>
      {entered === undefined && (
        <form onSubmit={onSubmit}>
          <label for="player-name">{t("result.name")}</label>
          <div class="name-row">
            <input
              id="player-name"
              ref={field}
              type="text"
              maxLength={NAME_LENGTH}
              autocomplete="nickname"
              spellcheck={false}
              defaultValue={shell.settings.value.playerName}
              onInput={(event) => onInput(event.currentTarget.value.trim())}
            />
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
function useTyping(field: { readonly current: HTMLInputElement | null }, since: number): void {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isLetter = event.key.length === 1 && event.key !== " ";
      if (!isLetter || event.ctrlKey || event.altKey || event.metaKey || event.repeat || isTextField(event.target))
        return;
      if (field.current === null || !isArmed(since)) return;
      // The browser writes the letter into what has the focus then.
      field.current.focus();
      field.current.select();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [field, since]);
}
