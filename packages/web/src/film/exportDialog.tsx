// The dialog that makes an image or a video of a replay (W-18): what, how, how far it is, and the file.

import "../styles/film.css";
import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { type AnyLog, setupOf } from "../logs/anyLog.ts";
import type { App } from "../parts/context.ts";
import { DialogHead } from "../parts/dialogHead.tsx";
import { focusFirst } from "../parts/focus.ts";
import { Exporting } from "./exporting.ts";
import { ExportForm } from "./exportForm.tsx";
import { ExportResult } from "./exportResult.tsx";
import { fileMaker, firstWishes, type Wishes } from "./wishes.ts";
import { filmWords } from "./filmWords.ts";
import { Preview } from "./preview.tsx";
import type { FilmSeat } from "./reel.ts";

export interface ExportDialogProps {
  readonly app: App;
  readonly log: AnyLog;
  /** Of a match, seat by seat. */
  readonly seats?: readonly FilmSeat[] | undefined;
  /** The moment of an image, and where the end of a film is near. */
  readonly at: number;
  /** Whose game, or what it is called; it is written on the picture. */
  readonly name: string;
  /** When it was played, in milliseconds since 1970. */
  readonly date?: number | undefined;
  readonly onClose: () => void;
}

export function ExportDialog({ app, log, seats, at, name, date, onClose }: ExportDialogProps): VNode {
  const shell = app.shell.value;
  const f = filmWords(shell.language);
  const subject = useMemo(() => ({ app, log, seats, at, name, date }), [app, log, seats, at, name, date]);
  const [wishes, setWishes] = useState<Wishes>(() => firstWishes(subject));
  const exporting = useMemo(() => new Exporting(), []);
  const state = exporting.state.value;
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, onClose);
  useEffect(() => () => exporting.reset(), [exporting]);
  useLayoutEffect(() => {
    if (dialog.current !== null) focusFirst(dialog.current);
  }, [state.is]);
  return (
    <dialog class="export" role="dialog" aria-labelledby="export-title" data-book={setupOf(log).book.id} ref={dialog}>
      <DialogHead id="export-title" title={f("film.title")} close={f("film.close")} onClose={onClose} />
      <div class="export-body">
        <Preview subject={subject} wishes={wishes} />
        {state.is === "waiting" ? (
          <ExportForm
            {...{ subject, wishes }}
            onChange={setWishes}
            onMake={() => void exporting.make(fileMaker(subject, wishes))}
          />
        ) : (
          <ExportResult {...{ shell, f, state }} kind={wishes.kind} onReset={() => exporting.reset()} />
        )}
      </div>
    </dialog>
  );
}

/** Shows it above everything; Escape, also a gamepad's, closes it and nothing behind it. */
function useModal(dialog: { readonly current: HTMLDialogElement | null }, onClose: () => void): void {
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, [dialog]);
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopImmediatePropagation();
      onClose();
    };
    window.addEventListener("keydown", onKeyDown, true);
    return () => window.removeEventListener("keydown", onKeyDown, true);
  }, [onClose]);
}
