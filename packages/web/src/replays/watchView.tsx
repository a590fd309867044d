// A replay to be watched, from what is kept here or from a link: opened in slices, refused with the reason (W-14, W-19).

import "../styles/watch.css";
import type { Problem, Result } from "@korobeinix/engine";
import type { Timeline } from "@korobeinix/engine/log";
import type { MatchTimeline } from "@korobeinix/engine/match";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { App } from "../parts/context.ts";
import { Screen } from "../parts/screen.tsx";
import { playedOn } from "../library/keep.ts";
import { sittersFrom } from "../library/keepMatch.ts";
import { lazyPart } from "../parts/lazyView.tsx";
import { parseDay } from "../routes/day.ts";
import { NAME_LENGTH } from "../routes/routes.ts";
import type { Sitter } from "../settings/sitter.ts";
import type { KeptReplay } from "../storage/storage.ts";
import { type AnyLog, isMatchLog, readBytes } from "../logs/anyLog.ts";
import { parseAnyLink } from "../logs/link.ts";
import { openMatch } from "../logs/openMatch.ts";
import { openReplay } from "../logs/openReplay.ts";
import { problemText } from "./replayWords.ts";
import { inSlices } from "../logs/slices.ts";
import { Watching } from "./watching.tsx";
import { watchWords } from "./watchWords.ts";

/** A link may say whose game it is, and on which day it was played. */
export type WatchSource =
  | { readonly id: string }
  | { readonly code: string; readonly name: string; readonly date?: string | undefined };

export interface WatchViewProps {
  readonly app: App;
  readonly source: WatchSource;
  /** Whether the Coach is asked for at once. */
  readonly isCoached?: boolean;
}

const WatchingMatch = lazyPart(["computers"], async () => (await import("./watchingMatch.tsx")).WatchingMatch);

/** The replay of a game, ready to be watched. */
export interface Opened {
  readonly timeline: Timeline;
  /** What is known of it where it is kept here. */
  readonly kept: KeptReplay | undefined;
  /** Whose game it is, as far as that is known. */
  readonly name: string;
  /** When it was played, as far as that is known. */
  readonly date: number | undefined;
}

/** The replay of a match, ready to be watched. */
export interface WatchedMatch {
  readonly timeline: MatchTimeline;
  readonly kept: KeptReplay | undefined;
  readonly sitters: readonly Sitter[];
  readonly date: number | undefined;
}

type Opening = { readonly share: number } | { readonly opened: Opened } | { readonly match: WatchedMatch } | Refusal;
type Refusal = { readonly problem: Problem | "missing" };

/** The same screen for a replay that is kept and for one that came by a link. */
export function WatchView({ app, source, isCoached = false }: WatchViewProps): VNode {
  const [opening, setOpening] = useState<Opening>({ share: 0 });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const begin = async (): Promise<void> => {
      try {
        const result = await open(app, source, { signal, onProgress: (share) => setOpening({ share }) });
        if (!signal.aborted) setOpening(result);
      } catch (error) {
        // Whoever has gone on is not interested any more.
        if (!signal.aborted) throw error;
      }
    };
    void begin();
    return () => leaving.abort();
  }, []);
  if ("match" in opening) return <WatchingMatch app={app} {...opening.match} />;
  if ("opened" in opening) return <Watching app={app} isCoached={isCoached} {...opening.opened} />;
  if ("problem" in opening) return <Refused app={app} source={source} problem={opening.problem} />;
  return <Waiting app={app} share={opening.share} />;
}

interface OpenProgress {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
}

async function open(app: App, source: WatchSource, { signal, onProgress }: OpenProgress): Promise<Opening> {
  const found = "code" in source ? parseAnyLink(source.code) : await loadKept(app, source.id, signal);
  if (found === undefined) return { problem: "missing" };
  if (!found.ok) return { problem: found.problem };
  const log = found.value;
  const kept = "id" in source ? await app.storage.loadReplay(source.id) : undefined;
  const name = "name" in source ? source.name : undefined;
  const date = "code" in source ? dateOf(source.date) : kept && playedOn(kept);
  if (isMatchLog(log)) {
    const opened = await openMatch(log, { signal, onProgress });
    if (!opened.ok) return { problem: opened.problem };
    const sitters = kept?.match?.sitters ?? sittersFrom(log, name ?? "");
    return { match: { timeline: opened.value, kept, sitters, date } };
  }
  const timeline = await openReplay(log, { signal, onProgress });
  return { opened: { timeline, kept, date, name: name?.slice(0, NAME_LENGTH) ?? kept?.name ?? "" } };
}

/** What lies ahead is no day on which anything was played; it may be tomorrow already elsewhere. */
function dateOf(day: string = ""): number | undefined {
  const date = parseDay(day);
  return date === undefined || date > Date.now() + 36 * 3_600_000 ? undefined : date;
}

async function loadKept(app: App, id: string, signal: AbortSignal): Promise<Result<AnyLog> | undefined> {
  const bytes = await app.storage.loadReplayLog(id);
  return bytes === undefined ? undefined : inSlices(readBytes(bytes), { signal });
}

function Waiting({ app, share }: { readonly app: App; readonly share: number }): VNode {
  const shell = app.shell.value;
  const w = watchWords(shell);
  return (
    <Screen shell={shell} name="watch" title={w("watch.title")} hasHiddenTitle onBack={shell.back}>
      <div class="watch-notice">
        {share > 0 && (
          <>
            <p>{w("watch.opening")}</p>
            <progress value={share} aria-label={w("watch.opening")} />
          </>
        )}
      </div>
    </Screen>
  );
}

function Refused({ app, source, problem }: WatchViewProps & Refusal): VNode {
  const shell = app.shell.value;
  const w = watchWords(shell);
  const isMissing = problem === "missing";
  return (
    <Screen shell={shell} name="watch" title={w("watch.title")} hasHiddenTitle onBack={shell.back}>
      <section class="watch-notice" aria-labelledby="watch-refused">
        <h2 id="watch-refused">{w(isMissing ? "watch.missing" : "watch.refused")}</h2>
        <p class="quiet">
          {w(isMissing ? "watch.missingWhy" : "code" in source ? "watch.refusedLink" : "watch.refusedKept")}
        </p>
        {!isMissing && <p class="watch-reason">{problemText(shell, problem)}</p>}
        <div class="watch-ways">
          <button type="button" class="primary" data-first onClick={() => shell.replace({ screen: "menu" })}>
            {w("watch.toMenu")}
          </button>
          <button type="button" class="secondary" onClick={() => shell.replace({ screen: "replays" })}>
            {w("watch.toReplays")}
          </button>
        </div>
      </section>
    </Screen>
  );
}
