// The result screen with what surrounds it: entering a name, and the codes that can be typed as one (N-21).

import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type Shared, shareLink } from "../library/share.ts";
import { Result } from "../screens/result.tsx";
import type { App } from "./app.ts";
import { type Code, codeOf } from "../library/codes.ts";

type Question = Extract<Code, "01DERS" | "1N175R4M">;

export function ResultView({ app }: { readonly app: App }): VNode {
  const shell = app.shell.value;
  const { t } = shell;
  const result = app.games.result.value;
  const [question, setQuestion] = useState<Question>();
  const [shared, setShared] = useState<Shared["kind"]>();
  useEffect(() => {
    if (result === undefined) shell.replace({ screen: "menu" });
  }, [result, shell]);
  if (result === undefined) return <main class="screen" aria-label={t("result.title")} />;
  const onName = (name: string): void => {
    const code = codeOf(name);
    if (code === "01DERS" || code === "1N175R4M") setQuestion(code);
    else void app.enterName(name);
  };
  const share = async (): Promise<void> => {
    const play = app.games.play.peek();
    if (play !== undefined) setShared((await shareLink(play.session.toLog())).kind);
  };
  const erase = (): void => {
    if (question === "01DERS") {
      void app.storage.clearWonderLines();
      app.wonderLines.value = 0;
    } else {
      void app.storage.clearTables();
    }
    setQuestion(undefined);
  };
  return (
    <Result
      shell={shell}
      result={result}
      onName={onName}
      onAgain={() => app.games.again()}
      onTable={() => shell.go({ screen: "records", table: result.table })}
      onMenu={() => shell.replace({ screen: "menu" })}
      onShare={() => void share()}
      shared={shared}
      onWatch={() => shell.go({ screen: "watch", id: result.replay })}
    >
      {question !== undefined && (
        <div class="code-question" role="alertdialog" aria-labelledby="code-question">
          <p id="code-question">{t(question === "01DERS" ? "code.askWonders" : "code.askScores")}</p>
          <button type="button" class="secondary" onClick={() => setQuestion(undefined)}>
            {t("code.no")}
          </button>
          <button type="button" class="secondary" onClick={erase}>
            {t("code.yes")}
          </button>
        </div>
      )}
    </Result>
  );
}
