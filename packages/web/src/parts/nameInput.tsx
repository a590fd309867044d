// Where a player writes a name: before a game, among the options, and after a game that enters a table (G-11.2).

import type { Ref, VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import type { CodeAnswer } from "../library/codes.ts";
import { NAME_LENGTH } from "../routes/routes.ts";
import { CodeNotice } from "./codeNotice.tsx";
import type { Shell } from "./context.ts";
import { Field } from "./controls.tsx";

interface NameInputProps {
  readonly name: string;
  readonly field?: Ref<HTMLInputElement>;
  readonly id?: string;
  readonly labelId?: string;
  readonly hintId?: string | undefined;
  readonly onInput?: (name: string) => void;
}

export function NameInput({ name, field, id, labelId, hintId, onInput }: NameInputProps): VNode {
  return (
    <input
      id={id}
      ref={field ?? null}
      type="text"
      maxLength={NAME_LENGTH}
      autocomplete="nickname"
      spellcheck={false}
      defaultValue={name}
      aria-labelledby={labelId}
      aria-describedby={hintId}
      onInput={(event) => onInput?.(event.currentTarget.value.trim())}
    />
  );
}

/**
 * The name that the next game is entered under. It is taken when the field is left, not letter by letter: a code (N-21) is
 * no name until it is whole.
 */
export function PlayerName({ shell }: { readonly shell: Shell }): VNode {
  const { t, settings } = shell;
  const field = useRef<HTMLInputElement>(null);
  const [answer, setAnswer] = useState<CodeAnswer>();
  const take = (): void => {
    if (field.current === null) return;
    const name = field.current.value.trim();
    if (name !== settings.peek().playerName) setAnswer(shell.enterName(name));
    // A code leaves the name as it was.
    field.current.value = settings.peek().playerName;
  };
  // Escape leaves the screen before the field is left.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Escape" || event.key === "Enter") take();
  };
  return (
    <>
      <Field
        label={t("result.name")}
        hint={t("result.nameHint")}
        render={(ids) => (
          <div class="player-name" onChange={take} onKeyDown={onKeyDown}>
            <NameInput {...ids} field={field} name={settings.value.playerName} />
          </div>
        )}
      />
      <CodeNotice shell={shell} answer={answer} onDone={() => setAnswer(undefined)} />
    </>
  );
}
