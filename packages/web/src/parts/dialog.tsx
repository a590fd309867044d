// What opens over a screen: a veil, a title, a way out, the focus inside. The screen's keys wait behind it.

import "../styles/dialog.css";
import type { RuleBookId } from "@korobeinix/engine";
import type { ComponentChildren, VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Shell } from "./context.ts";
import { DialogHead } from "./dialogHead.tsx";
import { focusFirst } from "./focus.ts";
import { useScreenKeys } from "./keys.ts";
import { type KeysBefore, useAftermath } from "./useAftermath.ts";

export interface DialogProps {
  readonly shell: Pick<Shell, "sound" | "settings">;
  /** Its class, and what its title is found by. */
  readonly name: string;
  readonly title: string;
  readonly close: string;
  /** Whose colour it takes; that of the screen unless told. */
  readonly book?: RuleBookId;
  /** Keys brought it up: presses that were meant for what it stands over do nothing in it. */
  readonly after?: KeysBefore | undefined;
  /** A gamepad is what it asks for, and moves nothing in it. */
  readonly takesPad?: boolean;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export function Dialog(props: DialogProps): VNode {
  const { shell, name, title, close, book, after, takesPad = false, onClose, children } = props;
  const dialog = useRef<HTMLDivElement>(null);
  const isSettled = useAftermath(shell, after);
  useScreenKeys(shell.sound, onClose);
  useLayoutEffect(() => {
    if (dialog.current !== null) focusFirst(dialog.current);
  }, []);
  // Nobody behind it hears of it: a screen would leave, and a game that has its keys again would pause.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented || event.repeat) return;
    event.preventDefault();
    event.stopPropagation();
    shell.sound.playMenu("back");
    onClose();
  };
  const id = `dialog-${name}`;
  return (
    <div class="dialog-veil" data-book={book} onKeyDown={onKeyDown}>
      <div
        class={`dialog is-${name}`}
        role="dialog"
        aria-modal="true"
        aria-labelledby={id}
        data-takes-pad={takesPad || !isSettled ? true : undefined}
        ref={dialog}
      >
        <DialogHead {...{ id, title, close, onClose }} />
        {children}
      </div>
    </div>
  );
}
