// The wonder that the lines of this game go on building (N-22): its name and how much of it stands.

import { type ReadonlySignal, useComputed } from "@preact/signals";
import type { VNode } from "preact";
import type { GameInfo } from "../table/gameInfo.ts";
import { currentWonder } from "../library/wonders.ts";
import type { Translate } from "../words/translate.ts";

export interface WonderFigureProps {
  readonly t: Translate;
  /** Of all games before this one. */
  readonly wonderLines: number;
  readonly info: ReadonlySignal<GameInfo | undefined>;
}

export function WonderFigure({ t, wonderLines, info }: WonderFigureProps): VNode {
  const lines = useComputed(() => wonderLines + (info.value?.lines ?? 0));
  const { index, steps, share } = currentWonder(lines.value);
  return (
    <p class="hud-wonder">
      <span>{t(`wonder.${index}`)}</span>
      <span class="hud-wonder-steps" style={{ "--share": share }} aria-hidden="true" />
      <span class="unseen">{t("wonders.step", { step: steps })}</span>
    </p>
  );
}
