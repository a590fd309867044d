// What becomes of a code that was typed as a name (N-21): it is accepted, refused, or asks before it erases anything.

import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { CodeAnswer } from "../library/codes.ts";
import type { Shell } from "./context.ts";
import { focusFirst } from "./focus.ts";

export interface CodeNoticeProps {
  readonly shell: Shell;
  readonly answer: CodeAnswer | undefined;
  /** The question was answered, either way. */
  readonly onDone: () => void;
}

export function CodeNotice({ shell, answer, onDone }: CodeNoticeProps): VNode {
  const { t } = shell;
  const question = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (question.current !== null) focusFirst(question.current);
  }, [answer]);
  const erase = async (): Promise<void> => {
    if (answer?.kind === "asks") await shell.eraseByCode(answer.code);
    onDone();
  };
  return (
    <>
      <p class="code-notice" role="status">
        {answer?.kind === "accepted" && t(`code.${answer.code}`)}
        {answer?.kind === "refused" && t("code.refused")}
      </p>
      {answer?.kind === "asks" && (
        <div class="code-question" role="alertdialog" aria-labelledby="code-question" ref={question}>
          <p id="code-question">{t(answer.code === "01DERS" ? "code.askWonders" : "code.askScores")}</p>
          <button type="button" class="secondary" data-first onClick={onDone}>
            {t("code.no")}
          </button>
          <button type="button" class="secondary" onClick={() => void erase()}>
            {t("code.yes")}
          </button>
        </div>
      )}
    </>
  );
}
