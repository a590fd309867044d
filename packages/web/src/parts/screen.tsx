// The frame of every screen: one landmark, one heading, a way back, the keys.

import type { RuleBookId } from "@korobeinix/engine";
import type { ComponentChildren, VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { SKINS } from "../stage/skins/index.ts";
import { skinOf } from "../stage/skinOf.ts";
import type { Shell } from "./context.ts";
import { focusFirst } from "./focus.ts";
import { useScreenKeys } from "./keys.ts";
import { type KeysBefore, useAftermath } from "./useAftermath.ts";

export interface ScreenProps {
  readonly shell: Shell;
  readonly name: string;
  readonly title: string;
  /** The heading is there for those who listen and not drawn. */
  readonly hasHiddenTitle?: boolean;
  /** Whose colour the screen takes. */
  readonly book?: RuleBookId;
  /** It comes after a game: presses that were meant for that do nothing here. */
  readonly after?: KeysBefore;
  /** Which part of it is shown: another one takes the focus anew, however one came there. */
  readonly part?: string;
  readonly onBack?: (() => void) | undefined;
  readonly children: ComponentChildren;
}

export function Screen(props: ScreenProps): VNode {
  const { shell, name, title, hasHiddenTitle, book, after, part, onBack, children } = props;
  const { t, sound } = shell;
  const main = useRef<HTMLElement>(null);
  // What the stage shows behind it may be too bright to read on.
  const isLight = book !== undefined && SKINS[skinOf(book, shell.settings.value.display)].isLight;
  const behind = isLight ? "light" : undefined;
  const isSettled = useAftermath(shell, after);
  useScreenKeys(sound, onBack);
  useLayoutEffect(() => {
    if (main.current !== null) focusFirst(main.current);
  }, [name, part]);
  const onClick = (event: MouseEvent): void => {
    const control = event.target instanceof Element ? event.target.closest("button, input") : undefined;
    if (control?.hasAttribute("data-back")) sound.playMenu("back");
    else if (control instanceof HTMLButtonElement) sound.playMenu("choose");
  };
  return (
    <main
      ref={main}
      class={`screen screen-${name}`}
      data-book={book}
      data-behind={behind}
      data-keys={isSettled ? undefined : "game"}
      onClick={onClick}
    >
      <header class={hasHiddenTitle === true ? "screen-head is-bare" : "screen-head"}>
        {onBack !== undefined && (
          <button type="button" class="back" data-back onClick={onBack} aria-label={t("nav.back")}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M15 4 7 12l8 8" />
            </svg>
          </button>
        )}
        <h1 class={hasHiddenTitle === true ? "unseen" : ""}>{title}</h1>
      </header>
      {children}
    </main>
  );
}
