// The result screen with what surrounds it: entering a name, the codes that can be typed as one (N-21), the table that
// then appears (G-11.2).

import type { VNode } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { CodeAnswer } from "../library/codes.ts";
import { ClipButton } from "../film/clipButton.tsx";
import type { GameResult } from "../library/result.ts";
import { type Shared, shareLink } from "../library/share.ts";
import { CodeNotice } from "../parts/codeNotice.tsx";
import { lazyPart } from "../parts/lazyView.tsx";
import { hasFinesse } from "../parts/panelFigures.ts";
import { useTable } from "../parts/useTable.ts";
import { Result } from "../screens/result.tsx";
import type { Application } from "./app.ts";

const FinesseFigure = lazyPart(["result"], async () => (await import("../coach/finesseFigure.tsx")).FinesseFigure);
const AccuracyFigure = lazyPart([], async () => (await import("../coach/accuracyFigure.tsx")).AccuracyFigure);

/** A longer game is analysed when that is asked for. */
const MOST_PIECES = 600;

export function ResultView({ app }: { readonly app: Application }): VNode {
  const shell = app.shell.value;
  const result = app.games.result.value;
  useEffect(() => {
    if (result === undefined) shell.replace({ screen: "menu" });
  }, [result, shell]);
  if (result === undefined) return <main class="screen" aria-label={shell.t("result.title")} />;
  return <ResultOf key={result.replay} app={app} result={result} />;
}

function ResultOf({ app, result }: { readonly app: Application; readonly result: GameResult }): VNode {
  const shell = app.shell.value;
  const [answer, setAnswer] = useState<CodeAnswer>();
  const [entered, setEntered] = useState<string>();
  const [shared, setShared] = useState<Shared>();
  const lines = useTable(app, result.table);
  const log = useMemo(() => app.games.playing.peek()?.session.toLog(), [app]);
  const { pieces } = result.statistics;
  const name = entered ?? app.settings.value.playerName;
  const date = useMemo(() => Date.now(), []);
  const onName = (typed: string): CodeAnswer | undefined => {
    const answered = app.enterName(typed);
    setAnswer(answered);
    if (answered !== undefined) return answered;
    setEntered(typed);
    void app.library.rename(result.replay, typed);
    return undefined;
  };
  // What the Coach has found out is looked back on in the profile (F-18).
  const keepAccuracy = (accuracy: number): void => void app.library.learn(result, { accuracy });
  const share = async (): Promise<void> => {
    const playing = app.games.playing.peek();
    if (playing === undefined) return;
    setShared(await shareLink(playing.session.toLog(), { name, date }));
  };
  return (
    <Result
      {...{ shell, result, log, lines, entered, shared }}
      onName={onName}
      onAgain={() => app.games.again()}
      onTable={() => shell.go({ screen: "records", table: result.table })}
      onMenu={() => shell.replace({ screen: "menu" })}
      onShare={() => void share()}
      onWatch={() => shell.go({ screen: "watch", id: result.replay })}
      onAnalyse={() => shell.go({ screen: "watch", id: result.replay, isCoached: true })}
      more={log !== undefined && <ClipButton {...{ app, log, name, date }} at={log.end} />}
      quality={
        log !== undefined &&
        pieces > 0 && (
          <>
            {hasFinesse(log.setup.book) && <FinesseFigure shell={shell} log={log} />}
            {pieces <= MOST_PIECES && <AccuracyFigure shell={shell} log={log} onKnown={keepAccuracy} />}
          </>
        )
      }
    >
      <CodeNotice {...{ shell, answer }} onDone={() => setAnswer(undefined)} />
    </Result>
  );
}
