// What was learned: finesse, accuracy, keys, Tetris and spins, lately and before.

import type { VNode } from "preact";
import type { Shell } from "../parts/context.ts";
import type { DayLine } from "../storage/storage.ts";
import { type LearnedFigure, learnedOf } from "./learned.ts";
import { profileWords } from "./profileWords.ts";

export interface LearnedPanelProps {
  readonly shell: Shell;
  readonly lines: readonly DayLine[];
}

export function LearnedPanel({ shell, lines }: LearnedPanelProps): VNode {
  const w = profileWords(shell);
  const figures = learnedOf(lines);
  return (
    <section class="profile-learned" aria-labelledby="profile-learned">
      <h2 id="profile-learned">{w("learned.title")}</h2>
      <p class="quiet">{w(figures.length === 0 ? "learned.none" : "learned.hint")}</p>
      <dl>
        {figures.map((figure) => (
          <div key={figure.name}>
            <dt>
              {w(`learned.${figure.name}`)} <small>{w(`learned.${figure.name}Hint`)}</small>
            </dt>
            <dd class={changeOf(figure)}>
              {text(shell, figure, figure.now)}
              {figure.before !== undefined && (
                <small>{w("learned.was", { value: text(shell, figure, figure.before) })}</small>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function text(shell: Shell, { name }: LearnedFigure, value: number): string {
  const isPlain = name === "keysPerPiece" || name === "spins";
  const figure = shell.format.decimal(value, isPlain ? 2 : 1);
  return isPlain ? figure : profileWords(shell)("value.percent", { value: figure });
}

/** More spins are another way to play, not a better one. */
function changeOf({ name, now, before, isLess }: LearnedFigure): string {
  if (before === undefined || now === before || name === "spins") return "";
  return now > before === isLess ? "is-worse" : "is-better";
}
