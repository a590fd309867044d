// The wonders of The New (N-22), each built up in seven steps.

import "../styles/wonders.css";
import type { VNode } from "preact";
import { type WonderId, type WonderProgress, wondersAt } from "../library/wonders.ts";
import type { Shell } from "../parts/context.ts";
import { Screen } from "../parts/screen.tsx";

const STEPS = 7;
const WIDTH = 120;
const HEIGHT = 84;

/** Silhouettes in a field of 120 × 84, standing on its lower edge. */
const SILHOUETTES: { readonly [Id in WonderId]: string } = {
  mayan: "M8 84V74h10V64h10V54h10V44h10V34h4V18h-4l3-6h26l3 6h-4v16h4v10h10v10h10v10h10v10h10v10zM56 34h8V22h-8z",
  greek:
    "M8 84v-6h6v-5h6V38h-6v-8h-4l50-20 50 20h-4v8h-6v35h6v5h6v6zM28 73h8V40h-8zM44 73h8V40h-8zM60 73h8V40h-8zM76 73h8V40h-8z",
  egyptian: "M2 84 36 34 55.9 63.2 84 14l34 70z",
  celtic:
    "M6 84V46h10v38zM22 84V34h-4v-8h34v8h-4v50h-9V34h-8v50zM58 84V28h-4v-9h38v9h-4v56H78V28H68v56zM98 84V48h10v36z",
  african:
    "M6 84V50h6V36l5-8 5 8v14h8V30l6-10 6 10v18h6V22l8-16 8 16v26h6V30l6-10 6 10v20h8V36l5-8 5 8v14h6v34H68V66a8 8 0 0 0-16 0v18z",
  japanese:
    "M22 84v-8h10V66H14l12-12h10v-6H20l12-11h9v-5H26l12-11h8v-4H34l26-13 26 13H74v4h8l12 11H79v5h9l12 11H84v6h10l12 12H88v10h10v8zM54 84h12V70H54z",
  russian:
    "M10 84V52c-6-8 0-14 6-20 6 6 12 12 6 20h8V44c-6-9 1-16 7-22 6 6 13 13 7 22h6V34C43 20 54 12 60 0c6 12 17 20 10 34v10h6c-6-9 1-16 7-22 6 6 13 13 7 22v8h8c-6-8 0-14 6-20 6 6 12 12 6 20v32H68V68a8 8 0 0 0-16 0v16z",
};

export interface WondersProps {
  readonly shell: Shell;
  /** Lines of all games of The New. */
  readonly lines: number;
}

export function Wonders({ shell, lines }: WondersProps): VNode {
  const { t, format } = shell;
  return (
    <Screen shell={shell} name="wonders" title={t("wonders.title")} book="new" onBack={shell.back}>
      <p class="wonders-total">
        <span>{t("wonders.total")}</span> <strong>{format.number(lines)}</strong>
      </p>
      <ol class="wonders">
        {wondersAt(lines).map((wonder) => (
          <Wonder key={wonder.id} shell={shell} wonder={wonder} />
        ))}
      </ol>
    </Screen>
  );
}

function Wonder({ shell, wonder }: { readonly shell: Shell; readonly wonder: WonderProgress }): VNode {
  const { t, format } = shell;
  const { id, index, steps, completeAt } = wonder;
  const isDone = steps >= STEPS;
  const top = HEIGHT - (HEIGHT * steps) / STEPS;
  return (
    <li class={isDone ? "wonder is-done" : "wonder"}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <clipPath id={`wonder-${id}`}>
          <rect x="0" y={top} width={WIDTH} height={HEIGHT} />
        </clipPath>
        <path class="wonder-plan" d={SILHOUETTES[id]} />
        {/* What is whole needs no clip, which would cut its light off too. */}
        <path class="wonder-built" d={SILHOUETTES[id]} clip-path={isDone ? undefined : `url(#wonder-${id})`} />
      </svg>
      <h2>{t(`wonder.${index}`)}</h2>
      <p>{isDone ? t("wonders.done") : t("wonders.step", { step: steps })}</p>
      <p class="quiet">{t("wonders.at", { lines: format.number(completeAt) })}</p>
    </li>
  );
}
