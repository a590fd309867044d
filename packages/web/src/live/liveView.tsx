// A computer plays: its game on the stage with all that is shown round it, and its result.

import "../styles/live.css";
import "../styles/watch.css";
import { drawName } from "@korobeinix/bots";
import type { RuleBookId } from "@korobeinix/engine";
import type { ComputerRank } from "@korobeinix/engine/match";
import type { VNode } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { setupUnder } from "../library/codes.ts";
import type { App } from "../parts/context.ts";
import { Hud } from "../parts/hud.tsx";
import { hudStyleOf } from "../parts/hudStyle.ts";
import { Screen } from "../parts/screen.tsx";
import { useWatched } from "../parts/useWatched.ts";
import { asideOf } from "../replays/sides.ts";
import { newSeed, requestOf } from "../settings/requests.ts";
import type { DisplaySettings } from "../settings/settings.ts";
import { SKINS } from "../stage/skins/index.ts";
import { skinOf } from "../stage/skinOf.ts";
import { variationName } from "../words/variationName.ts";
import { LiveBar, toggle } from "./liveBar.tsx";
import { LiveGame } from "./liveGame.ts";
import { LiveResult } from "./liveResult.tsx";
import { liveWords } from "./liveWords.ts";

export interface LiveViewProps {
  readonly app: App;
  readonly book: RuleBookId;
  readonly rank: ComputerRank;
}

export function LiveView({ app, book, rank }: LiveViewProps): VNode {
  const [round, setRound] = useState(0);
  return <Round key={`${book} ${rank} ${round}`} {...{ app, book, rank }} onRestart={() => setRound(round + 1)} />;
}

interface RoundProps extends LiveViewProps {
  readonly onRestart: () => void;
}

/** One game, from its first piece to its result. */
function Round({ app, book, rank, onRestart }: RoundProps): VNode {
  const shell = app.shell.value;
  const live = useLive(app, book, rank);
  const bar = useRef<HTMLDivElement>(null);
  const layout = useWatched(app, live, bar);
  usePauses(live);
  const { t, format } = shell;
  const w = liveWords(shell);
  const { setup } = live.source.hands;
  const style = hudStyleOf(setup);
  const variation = variationName(shell, setup.variation.id);
  const skin = SKINS[skinOf(book, app.settings.value.display)];
  const aside = layout === undefined ? undefined : asideOf(layout, window.innerWidth);
  if (live.table.phase.value === "over") return <LiveResult {...{ app, live, rank }} onAgain={onRestart} />;
  return (
    <Screen
      shell={shell}
      name="computer"
      title={w("live.title", { name: live.name, book: t(`book.${book}`), variation })}
      hasHiddenTitle
      book={book}
      onBack={shell.back}
    >
      <div
        class={layout?.isPortrait === true ? "watch is-live is-portrait" : "watch is-live"}
        data-phase={live.table.phase.value}
        data-skin={skin.id}
        data-ground={skin.isLight ? "light" : "dark"}
        style={{ "--skin-ink": skin.ink, "--skin-accent": skin.accent }}
      >
        <p class="watch-title" style={aside?.left}>
          <strong>{live.name}</strong>
          <span>{w("live.who", { rank: w(`rank.${rank}`) })}</span>
          <span>{`${t(`book.${book}`)} · ${variation}`}</span>
        </p>
        {layout !== undefined && (
          <Hud
            {...{ t, format, layout, book }}
            {...style}
            left={style.left.filter((figure) => figure !== "best")}
            info={live.info}
            title=""
            player=""
            isMotionReduced={app.isMotionReduced.value}
          />
        )}
        <div class="watch-bar is-live" ref={bar}>
          <LiveBar {...{ shell, live, onRestart }} onTakeOver={() => app.games.takeOver(live.handOver())} />
        </div>
      </div>
    </Screen>
  );
}

/** The game, for as long as it is shown. */
function useLive(app: App, book: RuleBookId, rank: ComputerRank): LiveGame {
  const [live] = useState(() => {
    const seed = newSeed();
    const { setup } = setupUnder(requestOf(app.settings.peek(), book, seed), app.codes.peek(), "computer");
    const display = (): DisplaySettings => app.settings.peek().display;
    return new LiveGame({ setup, rank, name: drawName(seed), seed: newSeed(), sound: app.sound, display });
  });
  // Before the next one begins to play its music.
  useLayoutEffect(() => () => live.close(), [live]);
  return live;
}

/** A key that pauses; and a page that nobody looks at waits. */
function usePauses(live: LiveGame): void {
  useEffect(() => {
    let isHidden = false;
    const onKeyDown = (event: KeyboardEvent): void => {
      const isTaken = event.target instanceof HTMLButtonElement || event.repeat;
      if (event.key !== " " || isTaken || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      toggle(live);
    };
    const onVisibility = (): void => {
      if (document.visibilityState === "visible") {
        if (isHidden) live.resume();
        isHidden = false;
      } else {
        isHidden = live.table.phase.peek() === "running";
        live.pause();
      }
    };
    window.addEventListener("keydown", onKeyDown);
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      window.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("visibilitychange", onVisibility);
    };
  }, [live]);
}
