// What moving and sizing the buttons does to the settings, with a way back.

import { useState } from "preact/hooks";
import { placeIn, pushApart, type ThumbBox, type ThumbWindow } from "../input/thumbLayout.ts";
import type { Shell } from "../parts/context.ts";
import { DEFAULT_TOUCH, type Stance, type TouchButton, type TouchSettings } from "../settings/touch.ts";

export type Nudge = "left" | "right" | "up" | "down";

/** By arrows a button goes so far. */
const STEP_PX = 8;
/** Steps back that there are. */
const MOST_STEPS = 50;

export interface Arranging {
  readonly canUndo: boolean;
  readonly isStandard: boolean;
  /** Puts a button where its box is, out of the others' way. */
  readonly put: (box: ThumbBox, boxes: readonly ThumbBox[]) => void;
  readonly nudge: (name: TouchButton, to: Nudge, boxes: readonly ThumbBox[]) => void;
  readonly resize: (buttonSize: number) => void;
  readonly undo: () => void;
  /** Everything as it was before anything was moved, for the window as it stands. */
  readonly putBack: () => void;
}

export function useArranging({ settings, saveSettings }: Shell, page: ThumbWindow): Arranging {
  const { touch } = settings.value;
  const stance: Stance = page.isUpright ? "upright" : "lying";
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const save = (change: Partial<TouchSettings>): void =>
    saveSettings((now) => ({ ...now, touch: { ...now.touch, ...change } }));
  const change = (kind: Step["kind"], changed: Partial<TouchSettings>): void => {
    // A slider that is pulled is one step.
    const isSame = kind === "size" && steps.at(-1)?.kind === kind;
    if (!isSame) setSteps([...steps, { kind, before: touch }].slice(-MOST_STEPS));
    save(changed);
  };
  const put = (box: ThumbBox, boxes: readonly ThumbBox[]): void => {
    const others = boxes.filter(({ name }) => name !== box.name);
    const place = placeIn(page, pushApart(box, others, page));
    change("place", { [stance]: { ...touch[stance], [box.name]: place } });
  };
  return {
    canUndo: steps.length > 0,
    isStandard: Object.keys(touch[stance]).length === 0 && touch.buttonSize === DEFAULT_TOUCH.buttonSize,
    put,
    nudge: (name, to, boxes) => {
      const box = boxes.find((one) => one.name === name);
      if (box !== undefined) put(nudged(box, to), boxes);
    },
    resize: (buttonSize) => change("size", { buttonSize }),
    undo: () => {
      const last = steps.at(-1);
      if (last === undefined) return;
      setSteps(steps.slice(0, -1));
      const { upright, lying, buttonSize } = last.before;
      save({ upright, lying, buttonSize });
    },
    putBack: () => change("all", { [stance]: {}, buttonSize: DEFAULT_TOUCH.buttonSize }),
  };
}

interface Step {
  readonly kind: "place" | "size" | "all";
  readonly before: TouchSettings;
}

function nudged(box: ThumbBox, to: Nudge): ThumbBox {
  const { x, y } = box;
  switch (to) {
    case "left":
      return { ...box, x: x - STEP_PX };
    case "right":
      return { ...box, x: x + STEP_PX };
    case "up":
      return { ...box, y: y - STEP_PX };
    case "down":
      return { ...box, y: y + STEP_PX };
  }
}
