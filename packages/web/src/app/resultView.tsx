// The result screen with what surrounds it: entering a name, the codes that can be typed as one (N-21), the table that
// then appears (G-11.2).

import type { VNode } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { CodeAnswer } from "../library/codes.ts";
import type { GameResult } from "../library/result.ts";
import { type Shared, shareLink } from "../library/share.ts";
import { CodeNotice } from "../parts/codeNotice.tsx";
import { lazyPart } from "../parts/lazyView.tsx";
import { useTable } from "../parts/useTable.ts";
import { Result } from "../screens/result.tsx";
import type { Application } from "./app.ts";

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
  const [shared, setShared] = useState<Shared["kind"]>();
  const lines = useTable(app, result.table);
  const log = useMemo(() => {
    const session = app.games.playing.peek()?.session;
    const pieces = session?.game.state.pieces ?? 0;
    return pieces > 0 && pieces <= MOST_PIECES ? session?.toLog() : undefined;
  }, [app]);
  const onName = (name: string): CodeAnswer | undefined => {
    const answered = app.enterName(name);
    setAnswer(answered);
    if (answered !== undefined) return answered;
    setEntered(name);
    void app.library.rename(result.replay, name);
    return undefined;
  };
  const share = async (): Promise<void> => {
    const playing = app.games.playing.peek();
    if (playing === undefined) return;
    const name = entered ?? app.settings.peek().playerName;
    setShared((await shareLink(playing.session.toLog(), name)).kind);
  };
  return (
    <Result
      {...{ shell, result, lines, entered, shared }}
      onName={onName}
      onAgain={() => app.games.again()}
      onTable={() => shell.go({ screen: "records", table: result.table })}
      onMenu={() => shell.replace({ screen: "menu" })}
      onShare={() => void share()}
      onWatch={() => shell.go({ screen: "watch", id: result.replay })}
      onAnalyse={() => shell.go({ screen: "watch", id: result.replay, isCoached: true })}
      accuracy={log && <AccuracyFigure shell={shell} log={log} />}
    >
      <CodeNotice {...{ shell, answer }} onDone={() => setAnswer(undefined)} />
    </Result>
  );
}
