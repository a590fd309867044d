// After a game (G-11): how it ended, its place in the table with its line, its course, its statistics, and once more.

import { hasLevels, hasScore, parseTable, unwrap } from "@korobeinix/engine";
import type { ComponentChildren, VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { CodeAnswer } from "../library/codes.ts";
import type { GameResult } from "../library/result.ts";
import type { Shared } from "../library/share.ts";
import type { Shell } from "../parts/context.ts";
import { Curve } from "../parts/curve.tsx";
import { isArmed } from "../parts/keys.ts";
import { spokenBy, type Translate } from "../words/translate.ts";
import { NameEntry } from "../parts/nameEntry.tsx";
import { RecordsTable } from "../parts/recordsTable.tsx";
import { Screen } from "../parts/screen.tsx";
import { StatisticsList } from "../parts/statisticsList.tsx";
import type { RecordLine } from "../storage/storage.ts";
import { variationName } from "../words/variationName.ts";

export interface ResultProps {
  readonly shell: Shell;
  readonly result: GameResult;
  /** The table with the game's own line; undefined while it is being read. */
  readonly lines: readonly RecordLine[] | undefined;
  /** The name under which the game was entered; undefined: none was given yet. */
  readonly entered: string | undefined;
  /** Names the game, at the latest when the screen is left; a code may be typed instead (N-21). */
  readonly onName: (name: string) => CodeAnswer | undefined;
  readonly onAgain: () => void;
  /** Shows all tables. */
  readonly onTable: () => void;
  readonly onMenu: () => void;
  readonly onWatch: () => void;
  readonly onShare: () => void;
  /** What came of sharing. */
  readonly shared: Shared["kind"] | undefined;
  /** Who played, where it was no person, and what stands for playing again. */
  readonly computer?: { readonly who: string; readonly again: string } | undefined;
  /** How well it was played, among its figures, as soon as that is known. */
  readonly accuracy?: ComponentChildren;
  /** Shows the game with the Coach. */
  readonly onAnalyse?: (() => void) | undefined;
  /** What became of a code that was typed as a name. */
  readonly children?: ComponentChildren;
}

export function Result(props: ResultProps): VNode {
  const { shell, result, lines, entered, computer, onName, onAgain, onTable, onMenu, onWatch, onShare, onAnalyse } =
    props;
  const t = spokenBy(shell.t, result.ruleBook);
  const { rank } = result;
  const typed = useRef<string | undefined>(undefined);
  const since = useRef(performance.now());
  /** Whatever was typed and not entered is; a code may ask something first. */
  const enterTyped = (): boolean => {
    const name = typed.current;
    typed.current = undefined;
    return name === undefined || entered !== undefined || onName(name)?.kind !== "asks";
  };
  const leaveBy = (leave: () => void) => (): void => {
    if (isArmed(since.current) && enterTyped()) leave();
  };
  const enterLast = useRef(enterTyped);
  enterLast.current = enterTyped;
  // The browser's Back asks nobody.
  useEffect(() => () => void enterLast.current(), []);
  return (
    <Screen shell={shell} name="result" title={t("result.title")} hasHiddenTitle book={result.ruleBook}>
      <div class="result-body">
        <div class="result-main">
          <p class="menu-year">
            {t(`book.${result.ruleBook}`)} · {variationName(shell, result.variation)}
          </p>
          <div role="status">
            <h2 class="result-outcome">{t(`outcome.${result.outcome}`)}</h2>
            <p class="quiet">{whyOf(t, result, computer !== undefined)}</p>
            {computer !== undefined && <p class="result-who">{computer.who}</p>}
            <Headline shell={shell} result={result}>
              {props.accuracy}
            </Headline>
            {rank !== undefined && (
              <p class="result-rank">{rank === 1 ? t("result.best") : t("result.rank", { rank })}</p>
            )}
            {result.unranked !== undefined && (
              <p class="result-mark quiet">{t("mark.why", { reason: t(`mark.${result.unranked}`) })}</p>
            )}
          </div>
          {rank !== undefined && (
            <NameEntry
              {...{ shell, rank, entered }}
              since={since.current}
              onInput={(text) => {
                typed.current = text;
              }}
              onEnter={(name) => {
                typed.current = undefined;
                onName(name);
              }}
            />
          )}
          {props.children}
          <div class="result-actions">
            <button type="button" class="primary" data-first onClick={leaveBy(onAgain)}>
              {computer?.again ?? t("result.again")}
            </button>
            <button type="button" class="secondary" onClick={leaveBy(onWatch)}>
              {t("result.watch")}
            </button>
            {onAnalyse !== undefined && (
              <button type="button" class="secondary" onClick={leaveBy(onAnalyse)}>
                {t("result.analyse")}
              </button>
            )}
            <button type="button" class="secondary" onClick={onShare}>
              {t("result.share")}
            </button>
            <button type="button" class="secondary" data-back onClick={leaveBy(onMenu)}>
              {t("result.menu")}
            </button>
          </div>
          <p class="quiet" role="status">
            {props.shared !== undefined && t(`shared.${props.shared}`)}
          </p>
        </div>
        <Side {...{ shell, result, lines }} onTable={leaveBy(onTable)} />
      </div>
    </Screen>
  );
}

function whyOf(t: Translate, { outcome }: GameResult, isComputers: boolean): string {
  return isComputers && outcome === "goalReached" ? t("why.goalReachedByComputer") : t(`why.${outcome}`);
}

const SIDES = ["table", "statistics"] as const;

/** The table with one's own line where the game has one; its course and its statistics. */
function Side({ shell, result, lines, onTable }: Pick<ResultProps, "shell" | "result" | "lines" | "onTable">): VNode {
  const t = spokenBy(shell.t, result.ruleBook);
  const [side, setSide] = useState<(typeof SIDES)[number]>(result.rank === undefined ? "statistics" : "table");
  return (
    <div class="result-side">
      <div class="tabs is-small">
        {SIDES.map((name) => (
          <button
            key={name}
            type="button"
            class="tab"
            aria-current={side === name ? "true" : undefined}
            onClick={() => setSide(name)}
          >
            {t(`result.side.${name}`)}
          </button>
        ))}
      </div>
      {side === "table" && lines !== undefined && (
        <div class="result-lines">
          <RecordsTable
            {...{ shell, lines }}
            table={unwrap(parseTable(result.table))}
            isOneOfMany={false}
            highlightId={result.replay}
          />
          <button type="button" class="secondary" onClick={onTable}>
            {t("result.table")}
          </button>
        </div>
      )}
      {side === "statistics" && (
        <>
          <Curve shell={{ ...shell, t }} curve={result.curve} micros={result.micros} />
          <StatisticsList shell={shell} result={result} />
        </>
      )}
    </div>
  );
}

/** The figure that the variation is about, large; the others beside it. */
function Headline({ shell, result, children }: Pick<ResultProps, "shell" | "result" | "children">): VNode {
  const { format } = shell;
  const t = spokenBy(shell.t, result.ruleBook);
  const { book, measure } = unwrap(parseTable(result.table));
  const isScored = hasScore(book);
  const time = [t("hud.time"), format.time(result.micros)] as const;
  const score = [t("hud.score"), format.number(result.score)] as const;
  const lines = [t("hud.lines"), format.number(result.lines)] as const;
  const level = [t("hud.level"), format.number(result.level)] as const;
  const isByTime = measure === "longest" || (measure === "time" && result.isWon);
  const figures = isByTime ? [time] : [];
  if (measure === "lines") figures.push(lines);
  if (isScored) figures.push(score);
  if (isScored && measure !== "lines") figures.push(lines);
  if (hasLevels(book)) figures.push(level);
  if (!isByTime) figures.push(time);
  return (
    <dl class="figures">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {children}
    </dl>
  );
}
