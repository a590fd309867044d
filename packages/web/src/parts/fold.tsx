// A button that folds something out, and back.

import type { ComponentChildren, VNode } from "preact";

export interface FoldProps {
  readonly isOpen: boolean;
  /** What it folds out. */
  readonly controls: string;
  readonly onToggle: () => void;
  readonly children: ComponentChildren;
}

export function Fold({ isOpen, controls, onToggle, children }: FoldProps): VNode {
  return (
    <button type="button" class="fold" aria-expanded={isOpen} aria-controls={controls} onClick={onToggle}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 5l7 7-7 7" />
      </svg>
      {children}
    </button>
  );
}
