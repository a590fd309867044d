// The name for the high-score table (G-11.2): already filled in with the last one, so that nobody has to stop for it.

import type { VNode } from "preact";
import type { Shell } from "./context.ts";
import { focusFirst } from "./focus.ts";

const NAME_LENGTH = 12;

export interface NameEntryProps {
  readonly shell: Shell;
  readonly rank: number;
  /** The name under which it was entered. */
  readonly saved: string | undefined;
  /** What was entered last was a code: a name can still be given. */
  readonly isCodeAccepted: boolean;
  readonly onInput: (name: string) => void;
  readonly onEnter: () => void;
}

export function NameEntry(props: NameEntryProps): VNode {
  const { shell, rank, saved, isCodeAccepted, onInput, onEnter } = props;
  const { t } = shell;
  const onSubmit = (event: Event): void => {
    event.preventDefault();
    onEnter();
    if (event.currentTarget instanceof HTMLFormElement) event.currentTarget.reset();
    focusFirst();
  };
  const name = saved === "" ? t("records.nobody") : saved;
  const entered = name === undefined ? "" : t("result.saved", { name, rank });
  return (
    <div class="name-entry">
      <p class="name-saved" role="status">
        {isCodeAccepted ? t("code.accepted") : entered}
      </p>
      {saved === undefined && (
        <form onSubmit={onSubmit}>
          <label for="player-name">{t("result.name")}</label>
          <div class="name-row">
            <input
              id="player-name"
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
