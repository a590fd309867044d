// After a game (G-11): what came of it by its own measure (F-9), how it ended, its place in the table, how it went, and
// once more.

import type { Log } from "@korobeinix/engine/log";
import type { ComponentChildren, VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { CodeAnswer } from "../library/codes.ts";
import type { GameResult } from "../library/result.ts";
import type { Shared } from "../library/share.ts";
import type { Shell } from "../parts/context.ts";
import { CopyYourself } from "../parts/copyYourself.tsx";
import { spokenBy, type Translate } from "../words/translate.ts";
import { NameEntry } from "../parts/nameEntry.tsx";
import { Screen } from "../parts/screen.tsx";
import type { RecordLine } from "../storage/storage.ts";
import { variationName } from "../words/variationName.ts";
import { Headline } from "./headline.tsx";
import { Side, type SideName } from "./resultSide.tsx";

export interface ResultProps {
  readonly shell: Shell;
  readonly result: GameResult;
  /** The game itself, for how it went; undefined: there is none to look into. */
  readonly log: Log | undefined;
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
  readonly shared: Shared | undefined;
  /** Who played, where it was no person, and what stands for playing again. */
  readonly computer?: { readonly who: string; readonly again: string } | undefined;
  /** How well it was played, among its figures, as soon as that is known. */
  readonly quality?: ComponentChildren;
  /** Shows the game with the Coach. */
  readonly onAnalyse?: (() => void) | undefined;
  /** More to do with it, beside sharing. */
  readonly more?: ComponentChildren;
  /** What became of a code that was typed as a name. */
  readonly children?: ComponentChildren;
}

export function Result(props: ResultProps): VNode {
  const {
    shell,
    result,
    log,
    lines,
    entered,
    computer,
    shared,
    onName,
    onAgain,
    onTable,
    onMenu,
    onWatch,
    onShare,
    onAnalyse,
  } = props;
  const t = spokenBy(shell.t, result.ruleBook);
  const { rank } = result;
  const typed = useRef<string | undefined>(undefined);
  const [side, setSide] = useState<SideName>("game");
  /** Whatever was typed and not entered is; a code may ask something first. */
  const enterTyped = (): boolean => {
    const name = typed.current;
    typed.current = undefined;
    return name === undefined || entered !== undefined || onName(name)?.kind !== "asks";
  };
  const leaveBy = (leave: () => void) => (): void => {
    if (enterTyped()) leave();
  };
  const enterLast = useRef(enterTyped);
  enterLast.current = enterTyped;
  // The browser's Back asks nobody.
  useEffect(() => () => void enterLast.current(), []);
  return (
    <Screen
      shell={shell}
      name="result"
      title={t("result.title")}
      hasHiddenTitle
      book={result.ruleBook}
      after={{ book: result.ruleBook, isMatch: false }}
    >
      <div class="result-body">
        <div class="result-main">
          <p class="menu-year">
            {t(`book.${result.ruleBook}`)} · {variationName(shell, result.variation)}
          </p>
          <div role="status">
            <Headline
              {...{ shell, result }}
              about={
                <>
                  <p class="result-ending">
                    <strong class="result-outcome">{t(`outcome.${result.outcome}`)}</strong>{" "}
                    <span class="quiet">{whyOf(t, result, computer !== undefined)}</span>
                  </p>
                  {computer !== undefined && <p class="result-who">{computer.who}</p>}
                </>
              }
            >
              {props.quality}
            </Headline>
            {result.unranked !== undefined && result.unranked !== "notWon" && (
              <p class="result-mark quiet">{t("mark.why", { reason: t(`mark.${result.unranked}`) })}</p>
            )}
          </div>
          {rank !== undefined && (
            <NameEntry
              {...{ shell, rank, entered }}
              onInput={(text) => {
                typed.current = text;
              }}
              onEnter={(name) => {
                typed.current = undefined;
                // The table then appears (G-11.2).
                if (onName(name) === undefined) setSide("table");
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
            {props.more}
            <button type="button" class="secondary" data-back onClick={leaveBy(onMenu)}>
              {t("result.menu")}
            </button>
          </div>
          <div class="result-shared quiet" role="status">
            {shared?.kind === "copyYourself" ? (
              <CopyYourself t={t} link={shared.link} />
            ) : (
              shared !== undefined && <p>{t(`shared.${shared.kind}`)}</p>
            )}
          </div>
        </div>
        <Side {...{ shell, result, log, lines, side }} onSide={setSide} onTable={leaveBy(onTable)} />
      </div>
    </Screen>
  );
}

function whyOf(t: Translate, { outcome }: GameResult, isComputers: boolean): string {
  return isComputers && outcome === "goalReached" ? t("why.goalReachedByComputer") : t(`why.${outcome}`);
}
