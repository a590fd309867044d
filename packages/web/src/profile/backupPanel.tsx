// Saving everything to a file, and choosing one to restore from (F-19).

import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { App } from "../parts/context.ts";
import { saveFile } from "../replays/file.ts";
import type { FileProblem } from "./backup/read.ts";
import { makeFile, type Offer, openFile } from "./backup/restoring.ts";
import { profileWords, type TranslateProfile } from "./profileWords.ts";
import { RestoreDialog } from "./restoreDialog.tsx";

/** What the panel says last. */
type Notice =
  | { readonly kind: "saving"; readonly percent: number }
  | { readonly kind: "reading"; readonly percent: number; readonly file: string }
  | { readonly kind: "said"; readonly text: string; readonly isBad: boolean };

export function BackupPanel({ app }: { readonly app: App }): VNode {
  const shell = app.shell.value;
  const w = profileWords(shell);
  const input = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController | undefined>(undefined);
  const [notice, setNotice] = useState<Notice>();
  const [offer, setOffer] = useState<Offer>();
  useEffect(() => () => running.current?.abort(), []);
  const begin = async (work: (signal: AbortSignal) => Promise<Notice | undefined>): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const said = await work(controller.signal).catch((error: unknown) => {
      if (!controller.signal.aborted) throw error;
      return undefined;
    });
    if (!controller.signal.aborted) setNotice(said);
  };
  const save = (): Promise<void> =>
    begin(async (signal) => {
      const onProgress = (share: number): void => setNotice({ kind: "saving", percent: Math.floor(share * 100) });
      onProgress(0);
      const file = await makeFile(app.storage, Date.now(), { signal, onProgress });
      if (typeof file === "string") return { kind: "said", text: w(`trouble.${file}`), isBad: true };
      saveFile(file.name, file.bytes);
      return { kind: "said", text: w("backup.saved", { file: file.name }), isBad: false };
    });
  const read = (file: File): Promise<void> =>
    begin(async (signal) => {
      const onProgress = (share: number): void =>
        setNotice({ kind: "reading", percent: Math.floor(share * 100), file: file.name });
      onProgress(0);
      const opened = await openFile(file, app.storage, { signal, onProgress });
      if ("code" in opened) return { kind: "said", text: problemText(w, opened), isBad: true };
      setOffer(opened);
      return undefined;
    });
  return (
    <section class="profile-backup" aria-labelledby="profile-backup">
      <div>
        <h2 id="profile-backup">{w("backup.title")}</h2>
        <p class="quiet">{w("backup.hint")}</p>
      </div>
      <div class="profile-backup-actions">
        <button type="button" class="secondary" onClick={() => void save()}>
          {w("backup.save")}
        </button>
        <button type="button" class="secondary" onClick={() => input.current?.click()}>
          {w("backup.restore")}
        </button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".kbx"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file !== undefined) void read(file);
            currentTarget.value = "";
          }}
        />
      </div>
      <NoticeLine
        {...{ w, notice }}
        onCancel={() => {
          running.current?.abort();
          setNotice(undefined);
        }}
      />
      {offer !== undefined && (
        <RestoreDialog
          {...{ app, offer }}
          onClose={() => setOffer(undefined)}
          onDone={() => {
            // Settings, language, the game in progress: all of the page begins with what is kept now.
            location.reload();
          }}
        />
      )}
    </section>
  );
}

interface NoticeLineProps {
  readonly w: TranslateProfile;
  readonly notice: Notice | undefined;
  readonly onCancel: () => void;
}

function NoticeLine({ w, notice, onCancel }: NoticeLineProps): VNode {
  if (notice?.kind === "said")
    return (
      <p class={notice.isBad ? "profile-notice is-bad" : "profile-notice"} role={notice.isBad ? "alert" : "status"}>
        {notice.text}
      </p>
    );
  return (
    <p class="profile-notice" role="status">
      {notice !== undefined && (
        <>
          {w(`backup.${notice.kind}`, { ...notice })}{" "}
          <button type="button" class="secondary" onClick={onCancel}>
            {w("backup.cancel")}
          </button>
        </>
      )}
    </p>
  );
}

function problemText(w: TranslateProfile, { code, line }: FileProblem): string {
  return w(`problem.${code}`, { line: line ?? 0 });
}
