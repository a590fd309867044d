// After a game (G-11): how it ended, its course, its statistics, its place in the table, and once more.

import { hasLevels, hasScore, parseTable, unwrap } from "@korobeinix/engine";
import type { ComponentChildren, VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import { codeOf } from "../library/codes.ts";
import type { Shared } from "../library/share.ts";
import type { GameResult, Shell } from "../parts/context.ts";
import { Curve } from "../parts/curve.tsx";
import { isArmed } from "../parts/keys.ts";
import { variationName } from "./menu.tsx";
import { NameEntry } from "../parts/nameEntry.tsx";
import { Screen } from "../parts/screen.tsx";
import { StatisticsList } from "../parts/statisticsList.tsx";

export interface ResultProps {
  readonly shell: Shell;
  readonly result: GameResult;
  /** Enters the game into its table, at the latest when the screen is left; before a name there may be codes (N-21). */
  readonly onName: (name: string) => void;
  readonly onAgain: () => void;
  /** Shows the table that the game belongs to. */
  readonly onTable: () => void;
  readonly onMenu: () => void;
  readonly onWatch?: (() => void) | undefined;
  readonly onShare?: (() => void) | undefined;
  /** What came of sharing. */
  readonly shared?: Shared["kind"] | undefined;
  /** A question about a code that was typed as a name, and the like. */
  readonly children?: ComponentChildren;
}

export function Result({
  shell,
  result,
  onName,
  onAgain,
  onTable,
  onMenu,
  onWatch,
  onShare,
  shared,
  children,
}: ResultProps): VNode {
  const { t } = shell;
  const [saved, setSaved] = useState<string>();
  const [isCodeAccepted, setCodeAccepted] = useState(false);
  const name = useRef(shell.settings.value.playerName);
  const since = useRef(performance.now());
  const enter = (): void => {
    if (saved !== undefined || result.rank === undefined) return;
    const entered = name.current;
    const isCode = codeOf(entered) !== undefined;
    setCodeAccepted(isCode);
    if (isCode) name.current = shell.settings.value.playerName;
    else setSaved(entered);
    onName(entered);
  };
  const leaveBy = (leave: () => void) => (): void => {
    if (!isArmed(since.current)) return;
    enter();
    leave();
  };
  const isInTable = result.rank !== undefined;
  return (
    <Screen shell={shell} name="result" title={t("result.title")} hasHiddenTitle book={result.ruleBook}>
      <div class="result-body">
        <div class="result-main">
          <p class="menu-year">
            {t(`book.${result.ruleBook}`)} · {variationName(shell, result.variation)}
          </p>
          <div role="status">
            <h2 class="result-outcome">{t(`outcome.${result.outcome}`)}</h2>
            <p class="quiet">{t(`why.${result.outcome}`)}</p>
            <Headline shell={shell} result={result} />
            {isInTable && (
              <div class="result-place">
                <p class="result-rank">
                  {result.rank === 1 ? t("result.best") : t("result.rank", { rank: result.rank ?? 0 })}
                </p>
                <button type="button" class="result-table" onClick={leaveBy(onTable)}>
                  {t("result.table")}
                </button>
              </div>
            )}
            {result.mark !== undefined && (
              <p class="result-mark quiet">{t("mark.why", { reason: t(`mark.${result.mark}`) })}</p>
            )}
          </div>
          {isInTable && (
            <NameEntry
              shell={shell}
              rank={result.rank ?? 0}
              {...{ saved, isCodeAccepted }}
              onInput={(text) => {
                name.current = text;
              }}
              onEnter={enter}
            />
          )}
          {children}
          <div class="result-actions">
            <button type="button" class="primary" data-first onClick={leaveBy(onAgain)}>
              {t("result.again")}
            </button>
            {onWatch !== undefined && (
              <button type="button" class="secondary" onClick={leaveBy(onWatch)}>
                {t("result.watch")}
              </button>
            )}
            {onShare !== undefined && (
              <button type="button" class="secondary" onClick={onShare}>
                {t("result.share")}
              </button>
            )}
            <button type="button" class="secondary" data-back onClick={leaveBy(onMenu)}>
              {t("result.menu")}
            </button>
          </div>
          <p class="quiet" role="status">
            {shared !== undefined && t(`shared.${shared}`)}
          </p>
        </div>
        <div class="result-side">
          <Curve shell={shell} curve={result.curve} micros={result.micros} />
          <StatisticsList shell={shell} result={result} />
        </div>
      </div>
    </Screen>
  );
}

/** The figure that the variation is about, large; the others beside it. */
function Headline({ shell, result }: Pick<ResultProps, "shell" | "result">): VNode {
  const { t, format } = shell;
  const { book, measure } = unwrap(parseTable(result.table));
  const isScored = hasScore(book);
  const time = [t("hud.time"), format.time(result.micros)] as const;
  const score = [t("hud.score"), format.number(result.score)] as const;
  const lines = [t("hud.lines"), format.number(result.lines)] as const;
  const level = [t("hud.level"), format.number(result.level)] as const;
  const isRace = measure === "time" && result.isWon;
  const figures = isRace ? [time] : [];
  if (measure === "lines") figures.push(lines);
  if (isScored) figures.push(score);
  if (isScored && measure !== "lines") figures.push(lines);
  if (hasLevels(book)) figures.push(level);
  if (!isRace) figures.push(time);
  return (
    <dl class="figures">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
