// What stands over the Matrix while the buttons are arranged: how it is done, their size, the ways back.

import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { ThumbBox, ThumbWindow } from "../input/thumbLayout.ts";
import type { Shell } from "../parts/context.ts";
import { Slider } from "../parts/controls.tsx";
import { focusFirst } from "../parts/focus.ts";
import { SETTING_RANGES } from "../settings/parse.ts";
import type { TouchButton } from "../settings/touch.ts";
import type { Layout } from "../stage/stage.ts";
import type { TranslatePart } from "../words/translate.ts";
import type { Arranging, Nudge } from "./arranging.ts";

const SIZE_STEP = 10;
const ARROWS: { readonly [Name in Nudge]: string } = {
  left: "M15 5l-7 7 7 7",
  up: "M5 15l7-7 7 7",
  down: "M5 9l7 7 7-7",
  right: "M9 5l7 7-7 7",
};
/** Of a window on its side, between both hands. */
const LYING_WIDTH = 0.5;
const AIR = 10;

export interface ArrangePanelProps {
  readonly shell: Shell;
  readonly w: TranslatePart<"touch">;
  readonly page: ThumbWindow;
  readonly layout: Layout | undefined;
  readonly boxes: readonly ThumbBox[];
  readonly arranging: Arranging;
  readonly chosen: TouchButton | undefined;
  readonly told: string | undefined;
  readonly isWarning: boolean;
}

export function ArrangePanel(props: ArrangePanelProps): VNode {
  const { shell, w, page, layout, boxes, arranging, chosen, told, isWarning } = props;
  const { t, settings } = shell;
  const { buttonSize } = settings.value.touch;
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (panel.current !== null) focusFirst(panel.current);
  }, []);
  const button = chosen === undefined ? "" : t(`command.${chosen}`);
  return (
    <section class="arrange-panel" ref={panel} style={placeOf(page, layout)} data-stop>
      <h1>{w("arrange.title")}</h1>
      <p id="arrange-how">{w("arrange.how")}</p>
      <p class="arrange-stance">{w(page.isUpright ? "arrange.upright" : "arrange.lying")}</p>
      <Slider
        label={w("arrange.size")}
        {...SETTING_RANGES.buttonSize}
        step={SIZE_STEP}
        value={buttonSize}
        text={t("value.percent", { percent: buttonSize })}
        onChange={arranging.resize}
      />
      <div class="arrange-nudges" hidden={chosen === undefined}>
        {(Object.keys(ARROWS) as Nudge[]).map((to) => (
          <button
            key={to}
            type="button"
            class="icon"
            aria-label={w(`arrange.nudge.${to}`, { button })}
            onClick={() => chosen !== undefined && arranging.nudge(chosen, to, boxes)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={ARROWS[to]} />
            </svg>
          </button>
        ))}
      </div>
      <p class={isWarning ? "arrange-told is-warning" : "arrange-told"} role="status">
        {told}
      </p>
      <div class="arrange-actions">
        <button type="button" class="secondary" disabled={!arranging.canUndo} onClick={arranging.undo}>
          {w("arrange.undo")}
        </button>
        <button type="button" class="secondary" disabled={arranging.isStandard} onClick={arranging.putBack}>
          {w("arrange.standard")}
        </button>
        <button type="button" class="primary" data-first data-back onClick={shell.back}>
          {w("arrange.done")}
        </button>
      </div>
    </section>
  );
}

/** Over the Matrix, or as wide as what lies between the hands. */
function placeOf(
  { width, height, isUpright, safe }: ThumbWindow,
  layout: Layout | undefined,
): { readonly [property: string]: string } {
  const matrix = layout?.matrix ?? { x: AIR, y: height * 0.2, width: width - 2 * AIR, height: height * 0.5 };
  const middle = matrix.x + matrix.width / 2;
  const wide = isUpright ? Math.min(width - 2 * AIR, Math.max(matrix.width - AIR, 280)) : width * LYING_WIDTH;
  return {
    left: `${Math.round(Math.max(safe.left + AIR, middle - wide / 2))}px`,
    width: `${Math.round(wide)}px`,
    top: `${Math.round(isUpright ? matrix.y + AIR : safe.top + AIR)}px`,
    "max-height": `${Math.round(isUpright ? Math.max(matrix.height - 2 * AIR, 240) : height - 2 * AIR)}px`,
  };
}
