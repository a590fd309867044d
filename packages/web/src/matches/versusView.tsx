// A match that is played: what stands round its boards, the score of the series, the pause. The boards are the stage's.

import "../styles/versus.css";
import type { VNode } from "preact";
import { isWorthKeeping } from "../library/dayBook.ts";
import type { App, Shell } from "../parts/context.ts";
import { HEAD_ROOM } from "../parts/hud.tsx";
import { TouchButtons } from "../parts/touchButtons.tsx";
import { useThumbs } from "../parts/useThumbs.ts";
import { hasFingers } from "../screens/fingers.ts";
import { PauseOverlay } from "../screens/pauseOverlay.tsx";
import { PlayBar } from "../screens/playBar.tsx";
import { SkipEnd } from "../screens/skipEnd.tsx";
import { SKINS } from "../stage/skins/index.ts";
import { skinOf } from "../stage/skinOf.ts";
import { variationName } from "../words/variationName.ts";
import { matchWords } from "./matchWords.ts";
import { PlayedSeat } from "./playedSeat.tsx";
import { ScoreLine } from "./scoreLine.tsx";
import type { Versus } from "./versus.ts";

export interface VersusViewProps {
  readonly app: App;
  readonly versus: Versus | undefined;
}

export function VersusView({ app, versus }: VersusViewProps): VNode {
  const { t } = app.shell.value;
  if (versus === undefined) return <main class="screen screen-play" data-keys="game" aria-label={t("hud.label")} />;
  return <PlayedView app={app} versus={versus} />;
}

function PlayedView({ app, versus }: { readonly app: App; readonly versus: Versus }): VNode {
  const shell = app.shell.value;
  const { t } = shell;
  const { plan, sitters } = versus.options;
  const settings = app.settings.value;
  const stage = app.stage.value;
  const layouts = stage?.layouts.value ?? [];
  const phase = versus.table.phase.value;
  const skin = skinOf(plan.ruleBook, settings.display);
  const looks = SKINS[skin];
  const hasScore = plan.bestOf > 1;
  const thumbs = plan.seats.findIndex(({ device }, seat) => device === "touch" || seat === versus.seating.own);
  const { page, boxes } = useThumbs({
    stage,
    settings,
    book: versus.options.setup.shared.book,
    isOn: settings.hasTouchButtons && hasFingers.value && thumbs >= 0,
    isShared: plan.seats.length > 1,
    // By the window, not by its boards: the room that is kept decides how these stand.
    headPx: (stands) => (hasScore || stands ? HEAD_ROOM : 0),
  });
  return (
    <main
      class="screen screen-play screen-versus"
      data-book={plan.ruleBook}
      data-keys={phase === "paused" ? "screen" : "game"}
      data-phase={phase}
      data-seats={plan.seats.length}
      data-skin={skin}
      data-ground={looks.isLight ? "light" : "dark"}
      style={{ "--skin-ink": looks.ink, "--skin-accent": looks.accent }}
    >
      <h1 class="unseen">
        {matchWords(shell, "versus")("title", {
          names: sitters.map(({ name }) => name).join(", "),
          book: t(`book.${plan.ruleBook}`),
          variation: variationName(shell, plan.variation),
        })}
      </h1>
      {hasScore && <ScoreLine {...{ shell, versus }} />}
      {layouts.length === plan.seats.length &&
        layouts.map((layout, seat) => (
          <PlayedSeat
            // Figures of the match before would stand still.
            key={`${versus.id} ${seat}`}
            {...{ shell, versus, seat, layout, skin }}
            isMotionReduced={app.isMotionReduced.value}
          />
        ))}
      {boxes.length > 0 && <TouchButtons {...{ t, boxes }} target={versus.targets[thumbs]!} />}
      {phase !== "paused" && (
        <PlayBar t={t} target={versus.targets[Math.max(0, thumbs)]!} isPortrait={page.isUpright} />
      )}
      {phase === "ending" && <SkipEnd table={versus.table} />}
      {phase === "paused" && (
        <PauseOverlay
          shell={shell}
          book={plan.ruleBook}
          why={whyPaused(shell, versus)}
          onResume={() => versus.resume()}
          onRestart={() => app.matches.again()}
          isAtStake={versus.game.match.games.some(isWorthKeeping)}
          onMenu={() => shell.go({ screen: "menu" })}
          onOptions={() => shell.go({ screen: "options", tab: "game" })}
          onArrange={boxes.length > 0 ? () => shell.go({ screen: "arrange" }) : undefined}
          onHelp={() => shell.go({ screen: "help", page: plan.ruleBook })}
        />
      )}
    </main>
  );
}

/** Whose pad is gone (S-3), or who has paused where it could be anyone. */
function whyPaused(shell: Shell, versus: Versus): string | undefined {
  const w = matchWords(shell, "versus");
  const { sitters } = versus.options;
  const [padless] = versus.padless.value;
  if (padless !== undefined) return w("padGone", { name: sitters[padless]!.name });
  const by = versus.pausedBy.value;
  if (by === undefined || versus.seating.own !== undefined) return undefined;
  return w("pausedBy", { name: sitters[by]!.name });
}
