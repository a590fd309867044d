// The head of what is opened over a screen: its name, and a way to close it.

import type { VNode } from "preact";

export interface DialogHeadProps {
  /** What the dialog is labelled by. */
  readonly id: string;
  readonly title: string;
  readonly close: string;
  readonly onClose: () => void;
}

export function DialogHead({ id, title, close, onClose }: DialogHeadProps): VNode {
  return (
    <header>
      <h2 id={id}>{title}</h2>
      <button type="button" class="back" data-back aria-label={close} onClick={onClose}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6 6 18" />
        </svg>
      </button>
    </header>
  );
}
