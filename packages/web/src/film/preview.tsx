// How it will look, small.

import { seek } from "@korobeinix/engine";
import type { VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { makePoster } from "../picture/poster.ts";
import { isMatchLog, setupOf } from "../logs/anyLog.ts";
import { openReplay } from "../logs/openReplay.ts";
import { variationName } from "../words/variationName.ts";
import { makeOverlay } from "./overlay.ts";
import { filmWords } from "./filmWords.ts";
import { paintMatch, posterOptions, type Subject, type Wishes } from "./wishes.ts";
import { SKINS } from "../stage/skins/index.ts";

/** Of the full size. */
const SCALE = 0.5;

export interface PreviewProps {
  readonly subject: Subject;
  readonly wishes: Wishes;
}

export function Preview({ subject, wishes: { kind, shape } }: PreviewProps): VNode {
  const { app, log, at } = subject;
  const host = useRef<HTMLDivElement>(null);
  const shell = app.shell.value;
  const setup = setupOf(log);
  useEffect(() => {
    const leaving = new AbortController();
    const show = async (): Promise<void> => {
      const canvas = await paint(subject, { kind, shape }, leaving.signal);
      if (canvas !== undefined && !leaving.signal.aborted) host.current?.replaceChildren(canvas);
    };
    void show();
    return () => leaving.abort();
  }, [subject, kind, shape]);
  const label = filmWords(shell.language)("film.preview", {
    book: shell.t(`book.${setup.book.id}`),
    variation: variationName(shell, setup.variation.id),
    time: shell.format.time(at),
  });
  return <div class={`export-preview is-${shape}`} role="img" aria-label={label} ref={host} />;
}

async function paint(
  subject: Subject,
  { kind, shape }: Pick<Wishes, "kind" | "shape">,
  signal: AbortSignal,
): Promise<HTMLCanvasElement | undefined> {
  const { log, at } = subject;
  const options = posterOptions(subject, shape, SCALE);
  const hasKeys = kind === "video";
  if (isMatchLog(log)) return paintMatch(subject, options);
  try {
    const poster = await makePoster({ ...options, setup: log.setup, hasKeys });
    const game = seek(await openReplay(log, { signal }), at);
    const overlay = makeOverlay({ log, skin: SKINS[options.skin], speed: 1, announce: () => undefined });
    overlay.follow([], 0, at);
    poster.paint(game, hasKeys ? overlay.paint : undefined);
    return poster.canvas;
  } catch (error) {
    if (!signal.aborted) throw error;
    return undefined;
  }
}
