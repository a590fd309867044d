// How it will look, small.

import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { setupOf } from "../logs/anyLog.ts";
import { variationName } from "../words/variationName.ts";
import { filmWords } from "./filmWords.ts";
import { pictureOptions, type Subject, type Wishes } from "./wishes.ts";

/** Along its shorter side. */
const LINES = 540;

export interface PreviewProps {
  readonly subject: Subject;
  readonly wishes: Wishes;
}

export function Preview({ subject, wishes: { kind, shape, hasKeys } }: PreviewProps): VNode {
  const { app, log, at } = subject;
  const host = useRef<HTMLDivElement>(null);
  const shell = app.shell.value;
  const setup = setupOf(log);
  useEffect(() => {
    const leaving = new AbortController();
    const show = async (): Promise<void> => {
      const canvas = await paint(subject, { kind, shape, hasKeys }, leaving.signal);
      if (canvas !== undefined && !leaving.signal.aborted) host.current?.replaceChildren(canvas);
    };
    void show();
    return () => leaving.abort();
  }, [subject, kind, shape, hasKeys]);
  const label = filmWords(shell.language)("film.preview", {
    book: shell.t(`book.${setup.book.id}`),
    variation: variationName(shell, setup.variation.id),
    time: shell.format.time(at),
  });
  return <div class={`export-preview is-${shape}`} role="img" aria-label={label} ref={host} />;
}

async function paint(
  subject: Subject,
  { kind, shape, hasKeys }: Pick<Wishes, "kind" | "shape" | "hasKeys">,
  signal: AbortSignal,
): Promise<HTMLCanvasElement | undefined> {
  const options = pictureOptions(subject, { shape, lines: LINES, hasKeys: hasKeys && kind === "video" });
  try {
    const { paintMoment } = await import("./openReel.ts");
    return (await paintMoment(subject.log, subject.at, { ...options, signal })).canvas;
  } catch (error) {
    if (!signal.aborted) throw error;
    return undefined;
  }
}
