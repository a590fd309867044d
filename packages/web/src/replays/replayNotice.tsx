// What the player is told at the foot of the screen, with what can be answered: undo, cancel, save as a file.

import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import type { Shell } from "../parts/context.ts";
import { CopyYourself } from "../parts/copyYourself.tsx";
import { IconButton } from "./iconButton.tsx";
import type { Notice, KeptReplays } from "./keptReplays.ts";
import { titleOf } from "./replayFacts.ts";
import { problemText, replayWords } from "./replayWords.ts";

export interface NoticeProps {
  readonly shell: Shell;
  readonly kept: KeptReplays;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** What asks for no answer goes by itself; an answer may take as long as it likes. */
const PASSING: ReadonlySet<Notice["kind"]> = new Set(["copied", "gone", "loaded", "known"]);
const PASSING_MS = 6_000;

export function ReplayNotice({ shell, kept, onUndo, onClose }: NoticeProps): VNode {
  const t = replayWords(shell);
  const notice = kept.notice.value;
  useEffect(() => {
    if (notice === undefined || !PASSING.has(notice.kind)) return undefined;
    const timer = setTimeout(() => {
      kept.notice.value = undefined;
    }, PASSING_MS);
    return () => clearTimeout(timer);
  }, [kept, notice]);
  return (
    <div class="replay-notice" role="status">
      {notice !== undefined && (
        <div class="replay-notice-body">
          {notice.kind === "copyYourself" ? (
            <CopyYourself t={shell.t} link={notice.link} />
          ) : (
            <p>{textOf(shell, notice)}</p>
          )}
          {notice.kind === "reading" && <progress value={notice.share} aria-label={textOf(shell, notice)} />}
          {notice.kind === "deleted" && <Answer label={t("toast.undo")} onClick={onUndo} />}
          {notice.kind === "tooLong" && <Answer label={t("row.save")} onClick={() => void kept.save(notice.replay)} />}
          <IconButton
            icon="close"
            label={t("toast.close")}
            onClick={() => {
              if (notice.kind === "reading") notice.cancel();
              onClose();
            }}
          />
        </div>
      )}
    </div>
  );
}

function textOf(shell: Shell, notice: Exclude<Notice, { kind: "copyYourself" }>): string {
  const t = replayWords(shell);
  switch (notice.kind) {
    case "deleted":
      return t("toast.deleted", { name: titleOf(shell, notice.replay) });
    case "reading":
    case "loaded":
    case "known":
      return t(`file.${notice.kind}`, { file: notice.file });
    case "refused":
      return t("file.refused", { file: notice.file, reason: problemText(shell, notice.problem) });
    default:
      return t(`toast.${notice.kind}`);
  }
}

function Answer({ label, onClick }: { readonly label: string; readonly onClick: () => void }): VNode {
  return (
    <button type="button" class="secondary" onClick={onClick}>
      {label}
    </button>
  );
}
