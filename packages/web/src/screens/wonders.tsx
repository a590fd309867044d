// The gallery of the wonders of The New (N-22, F-6): one as a large painting, and all seven to walk through.

import "../styles/wonders.css";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { currentWonder, type WonderProgress, wondersAt } from "../library/wonders.ts";
import type { Shell } from "../parts/context.ts";
import { Screen } from "../parts/screen.tsx";
import { WonderPicture } from "../picture/wonderPicture.tsx";
import { stonesAt, wonderPicture } from "../stage/wonder/pictures.ts";
import { makeTranslator } from "../words/translate.ts";

const STEPS = 7;
/** What the words take of a wide painting. */
const MARGIN_PX = 440;
const SMALL = { width: 240, height: 150 } as const;

export interface WondersProps {
  readonly shell: Shell;
  /** Lines of all games of The New. */
  readonly lines: number;
  readonly isMotionReduced: boolean;
}

export function Wonders({ shell, lines, isMotionReduced }: WondersProps): VNode {
  const { t, format, language } = shell;
  const all = wondersAt(lines);
  const present = currentWonder(lines);
  const [chosen, choose] = useState<number>(present.index);
  const shown = all[chosen] ?? present;
  const w = makeTranslator(language, "wonders");
  return (
    <Screen shell={shell} name="wonders" title={t("wonders.title")} book="new" onBack={shell.back}>
      <p class="wonders-total">
        <span>{t("wonders.total")}</span> <strong>{format.number(lines)}</strong>
      </p>
      <Painting {...{ shell, lines }} wonder={shown} isBuilding={shown.index === present.index && !isMotionReduced} />
      <ol class="wonders" data-column aria-label={w("gallery")}>
        {all.map((wonder) => (
          <li key={wonder.id} class={wonder.steps >= STEPS ? "wonder is-done" : "wonder"}>
            <button
              type="button"
              data-first={wonder.index === present.index ? true : undefined}
              aria-current={wonder.index === chosen ? "true" : undefined}
              onFocus={() => choose(wonder.index)}
              onClick={() => choose(wonder.index)}
            >
              <WonderPicture index={wonder.index} share={shareOf(wonder, lines)} size={SMALL} />
              <span class="wonder-name">{t(`wonder.${wonder.index}`)}</span>
              <small>{wonder.steps >= STEPS ? t("wonders.done") : t("wonders.step", { step: wonder.steps })}</small>
            </button>
          </li>
        ))}
      </ol>
    </Screen>
  );
}

/** Lines at which a wonder begins. */
function beginOf({ index }: WonderProgress): number {
  return wondersAt(0)[index - 1]?.completeAt ?? 0;
}

/** Undefined: it has not been begun, and another one has to be finished first. */
function shareOf(wonder: WonderProgress, lines: number): number | undefined {
  return wonder.index > 0 && lines < beginOf(wonder) ? undefined : wonder.share;
}

interface PaintingProps {
  readonly shell: Shell;
  readonly wonder: WonderProgress;
  readonly lines: number;
  readonly isBuilding: boolean;
}

function Painting({ shell, wonder, lines, isBuilding }: PaintingProps): VNode {
  const { t, format, language } = shell;
  const w = makeTranslator(language, "wonders");
  const { index, completeAt, steps } = wonder;
  const share = shareOf(wonder, lines);
  const picture = wonderPicture(index);
  const begin = beginOf(wonder);
  const stones = {
    stones: format.number(Math.floor(stonesAt(picture, share ?? 0))),
    all: format.number(picture.stones.length),
  };
  const told = { lines: format.number(Math.max(0, lines - begin)), all: format.number(completeAt - begin) };
  return (
    <figure class="wonder-painting" data-share={share === undefined ? "none" : share >= 1 ? "whole" : "part"}>
      <WonderPicture
        key={index}
        {...{ index, share }}
        marginPx={MARGIN_PX}
        isBuilding={isBuilding && share !== undefined}
      />
      <figcaption>
        <h2>{t(`wonder.${index}`)}</h2>
        <p class="wonder-place">{w(`place.${index}`)}</p>
        <p class="wonder-steps" style={{ "--share": share ?? 0 }} aria-hidden="true" />
        {share === undefined && <p>{w("later", { lines: format.number(begin) })}</p>}
        {share !== undefined && steps < STEPS && (
          <p>
            {w("built", told)} · {w("stones", stones)}
          </p>
        )}
        {steps >= STEPS && <p>{w("whole", { lines: format.number(completeAt) })}</p>}
      </figcaption>
    </figure>
  );
}
