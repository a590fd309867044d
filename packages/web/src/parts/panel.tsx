// The figures of the player's own choice beside the Matrix (F-10): short names, each number a text of its own.

import type { RuleBookId } from "@korobeinix/engine";
import { type ReadonlySignal, useComputed } from "@preact/signals";
import type { VNode } from "preact";
import type { PanelFigure } from "../settings/panel.ts";
import type { GameInfo } from "../table/gameInfo.ts";
import type { Format } from "../words/format.ts";
import { spokenBy, type Translate } from "../words/translate.ts";
import { panelName, type PanelNews, panelText } from "./panelFigures.ts";

export interface PanelProps {
  readonly t: Translate;
  readonly format: Format;
  readonly book: RuleBookId;
  readonly info: ReadonlySignal<GameInfo | undefined>;
  /** Those that the rule book can have, in the player's order. */
  readonly figures: readonly PanelFigure[];
  /** Left out where nobody listens: those figures are left out, too. */
  readonly news?: PanelNews | undefined;
}

export function Panel(props: PanelProps): VNode {
  return (
    <dl class="panel">
      {props.figures.map((figure) => (
        <Row key={figure} {...props} figure={figure} />
      ))}
    </dl>
  );
}

function Row({ t, format, book, info, news, figure }: PanelProps & { readonly figure: PanelFigure }): VNode | null {
  const read = useComputed(() => {
    const now = info.value;
    return now === undefined ? undefined : panelText(figure, now, news, { t, format });
  });
  const text = useComputed(() => read.value?.text ?? "");
  // Only these two change what stands round the text.
  const isThere = useComputed(() => read.value !== undefined).value;
  const side = useComputed(() => read.value?.side).value;
  if (!isThere) return null;
  return (
    <div class={`panel-row is-${figure}`} data-side={side}>
      <dt>
        <span aria-hidden="true">{t(`panel.short.${figure}`)}</span>
        <span class="unseen">{panelName(spokenBy(t, book), figure)}</span>
      </dt>
      <dd>{text}</dd>
    </div>
  );
}
