// Chooses the figures beside the Matrix (F-10): each is on or off, and they stand in the order in which they were chosen.

import { RULE_BOOKS } from "@korobeinix/engine";
import type { VNode } from "preact";
import { PANEL_FIGURES, type PanelFigure } from "../settings/panel.ts";
import type { Shell } from "./context.ts";
import { Field } from "./controls.tsx";
import { panelFiguresOf, panelName } from "./panelFigures.ts";

/** What comes last was chosen last. */
export function withToggled(chosen: readonly PanelFigure[], figure: PanelFigure): readonly PanelFigure[] {
  return chosen.includes(figure) ? chosen.filter((each) => each !== figure) : [...chosen, figure];
}

export function PanelChooser({ shell }: { readonly shell: Shell }): VNode {
  const { t } = shell;
  const { panel } = shell.settings.value.display;
  const toggle = (figure: PanelFigure): void =>
    shell.saveSettings((settings) => ({
      ...settings,
      display: { ...settings.display, panel: withToggled(settings.display.panel, figure) },
    }));
  return (
    <Field
      label={t("panel.title")}
      hint={t("panel.hint")}
      hasStops
      render={({ labelId, hintId }) => (
        <div class="panel-chooser" role="group" aria-labelledby={labelId} aria-describedby={hintId}>
          {PANEL_FIGURES.map((figure) => (
            <button
              key={figure}
              type="button"
              class="chip panel-chip"
              aria-pressed={panel.includes(figure)}
              onClick={() => toggle(figure)}
            >
              <span class="panel-order" aria-hidden="true">
                {panel.includes(figure) ? panel.indexOf(figure) + 1 : ""}
              </span>
              <span>
                {panelName(t, figure)}
                <BooksOf shell={shell} figure={figure} />
              </span>
            </button>
          ))}
        </div>
      )}
    />
  );
}

/** Which rule books have it, where some do not. */
function BooksOf({ shell: { t }, figure }: { readonly shell: Shell; readonly figure: PanelFigure }): VNode | null {
  const books = RULE_BOOKS.filter((book) => panelFiguresOf(book).includes(figure));
  if (books.length === RULE_BOOKS.length) return null;
  return <small>{books.map(({ id }) => t(`book.${id}`)).join(", ")}</small>;
}
