// The frame of what opens over Practice: a title, a way out, the focus inside. The clock stands still behind it.

import type { ComponentChildren, VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Shell } from "../parts/context.ts";
import { DialogHead } from "../parts/dialogHead.tsx";
import { focusFirst } from "../parts/focus.ts";
import { useScreenKeys } from "../parts/keys.ts";
import type { TranslatePractice } from "./practiceWords.ts";

export interface PracticeDialogProps {
  readonly shell: Pick<Shell, "sound">;
  readonly p: TranslatePractice;
  readonly name: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export function PracticeDialog({ shell, p, name, title, onClose, children }: PracticeDialogProps): VNode {
  const dialog = useRef<HTMLDivElement>(null);
  useScreenKeys(shell.sound, onClose);
  useLayoutEffect(() => {
    if (dialog.current !== null) focusFirst(dialog.current);
  }, []);
  return (
    <div class="practice-veil">
      <div
        class={`practice-dialog is-${name}`}
        role="dialog"
        aria-modal="true"
        aria-labelledby={`practice-${name}`}
        ref={dialog}
      >
        <DialogHead id={`practice-${name}`} title={title} close={p("close")} onClose={onClose} />
        {children}
      </div>
    </div>
  );
}
