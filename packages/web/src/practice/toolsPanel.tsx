// The frame of what stands beside a board that is practised on: the way out, what is practised, and the tools below it.

import type { RuleBook } from "@korobeinix/engine";
import type { ComponentChildren, VNode } from "preact";
import type { Shell } from "../parts/context.ts";

/** How a panel of tools stands, and what becomes of the keys. */
export interface ToolsPlace {
  readonly shell: Shell;
  readonly book: RuleBook;
  readonly isPortrait: boolean;
  /** The board ends here, in CSS pixels. */
  readonly left: number;
  readonly isInert: boolean;
  /** The keys have come to the tools, or go back from there. */
  readonly onEnter: () => void;
  readonly onLeave: () => void;
}

export interface ToolsPanelProps extends ToolsPlace {
  readonly name: "practice" | "drill";
  readonly title: string;
  readonly label: string;
  readonly leave: string;
  /** Beside the title. */
  readonly beside?: ComponentChildren;
  readonly children: ComponentChildren;
}

export function ToolsPanel(props: ToolsPanelProps): VNode {
  const { shell, book, isPortrait, left, isInert, onEnter, onLeave } = props;
  const { name, title, label, leave, beside, children } = props;
  const onFocusIn = (event: FocusEvent): void => {
    if (event.target instanceof Element && event.target.matches(":focus-visible")) onEnter();
  };
  /** A tool that was clicked gives the keys back to the game. */
  const onClick = ({ detail, target }: MouseEvent): void => {
    const tool = target instanceof Element ? target.closest("button") : null;
    if (detail === 0 || tool === null) return;
    tool.blur();
    onLeave();
  };
  const classes = ["practice-panel", name === "drill" ? "drill-panel" : "", isPortrait ? "is-dock" : ""];
  return (
    <section
      class={classes.filter((one) => one !== "").join(" ")}
      style={isPortrait ? undefined : { left: `${left}px` }}
      aria-label={label}
      inert={isInert}
      {...{ onFocusIn, onClick }}
      // A finger here scrolls; on the Matrix it would move the piece.
      onPointerDown={(event) => event.stopPropagation()}
    >
      <header class="practice-head">
        <button type="button" class="back" data-back aria-label={leave} onClick={shell.back}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M15 4 7 12l8 8" />
          </svg>
        </button>
        <p aria-hidden="true">
          <strong>{title}</strong> <span>{shell.t(`book.${book.id}`)}</span>
        </p>
        {beside}
      </header>
      {children}
    </section>
  );
}
