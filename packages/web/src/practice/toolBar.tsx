// The tools of Practice: buttons with a sign, a name and their key.

import type { ComponentChildren, VNode } from "preact";
import { useRef } from "preact/hooks";
import type { TranslatePractice } from "./practiceWords.ts";

export type Tool = "undo" | "redo" | "freeze" | "letFall" | "coach" | "lines" | "board" | "fumen" | "restart" | "setup";

const SIGNS: { readonly [Name in Tool]: string } = {
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  redo: "M15 14l5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
  freeze: "M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17M9.5 3.5 12 6l2.5-2.5M9.5 20.5 12 18l2.5 2.5",
  letFall: "M12 3v13M6 11l6 6 6-6M5 21h14",
  coach: "M9 18h6M10 21h4M12 3a6.5 6.5 0 0 0-3.8 11.8c.5.4.8.9.8 1.5V17h6v-.7c0-.6.3-1.1.8-1.5A6.5 6.5 0 0 0 12 3z",
  lines: "M4 6h16M4 6c6 0 5 6 10 6h6M4 6c5 0 3 12 9 12h7",
  board: "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",
  fumen: "M5 3h9l5 5v13H5zM14 3v5h5M8 13h8M8 17h5",
  restart: "M4 12a8 8 0 1 0 2.6-5.9M4 3v5h5",
  setup: "M4 7h10M18 7h2M4 17h2M10 17h10M14 4v6M8 14v6",
};

/** What is printed beside a tool: the key that does the same. */
const KEYS: { readonly [Name in Tool]?: string } = { undo: "⌫", redo: "Y", freeze: "F", letFall: "G", coach: "K" };

export interface ToolButtonProps {
  readonly p: TranslatePractice;
  readonly tool: Tool;
  readonly isFirst?: boolean;
  readonly isDisabled?: boolean;
  readonly isPressed?: boolean;
  readonly onClick?: () => void;
  /** For what acts while held. */
  readonly onHold?: (isHeld: boolean) => void;
}

export function ToolButton({ p, tool, isFirst, isDisabled, isPressed, onClick, onHold }: ToolButtonProps): VNode {
  const isHeld = useRef(false);
  const holds = onHold === undefined ? {} : holding(isHeld, onHold);
  const key = KEYS[tool];
  return (
    <button
      type="button"
      class={`tool is-${tool}`}
      data-first={isFirst === true ? "" : undefined}
      // Taking the focus off a button that is used up would lose it.
      aria-disabled={isDisabled === true}
      aria-pressed={isPressed}
      title={p(`hint.${tool}`)}
      onClick={isDisabled === true ? undefined : onClick}
      {...holds}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS[tool]} />
      </svg>
      <span class="tool-name">{p(`tool.${tool}`)}</span>
      {key !== undefined && <kbd aria-hidden="true">{key}</kbd>}
    </button>
  );
}

type Holding = {
  readonly [
    Name in
      | "onClick"
      | "onPointerDown"
      | "onPointerUp"
      | "onPointerCancel"
      | "onLostPointerCapture"
      | "onKeyDown"
      | "onKeyUp"
      | "onBlur"
  ]: (event: Event) => void;
};

/**
 * Down with the pointer or with Enter and Space, up with them or with the focus. What can only choose, as a pad does, has
 * it down until it chooses again.
 */
function holding(isHeld: { current: boolean }, onHold: (isHeld: boolean) => void): Holding {
  const hold = (isDown: boolean): void => {
    isHeld.current = isDown;
    onHold(isDown);
  };
  const onKey = (event: Event, isDown: boolean): void => {
    if (!(event instanceof KeyboardEvent) || (event.key !== "Enter" && event.key !== " ")) return;
    event.preventDefault();
    if (!event.repeat) hold(isDown);
  };
  return {
    onClick: (event) => {
      if (event instanceof MouseEvent && event.detail === 0) hold(!isHeld.current);
    },
    onPointerDown: (event) => {
      // Also a finger that slides off lets go.
      if (event instanceof PointerEvent && event.target instanceof Element) {
        event.target.setPointerCapture(event.pointerId);
      }
      hold(true);
    },
    onPointerUp: () => hold(false),
    onPointerCancel: () => hold(false),
    onLostPointerCapture: () => hold(false),
    onKeyDown: (event) => onKey(event, true),
    onKeyUp: (event) => onKey(event, false),
    onBlur: () => hold(false),
  };
}

export function ToolBar({
  p,
  children,
}: {
  readonly p: TranslatePractice;
  readonly children: ComponentChildren;
}): VNode {
  return (
    <div class="tool-bar" role="group" aria-label={p("tools")}>
      {children}
    </div>
  );
}
