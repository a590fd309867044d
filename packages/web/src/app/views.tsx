// Which view is shown for a route: one for each screen there is.

import { type FunctionComponent, h, type VNode } from "preact";
import type { Offline } from "../offline/offline.ts";
import { UpdateBanner } from "../offline/updateBanner.tsx";
import { lazyView } from "../parts/lazyView.tsx";
import { PageSign } from "../parts/pageSign.tsx";
import type { Route, RouteOf, ScreenName } from "../routes/routes.ts";
import { Legal } from "../screens/legal.tsx";
import { Menu } from "../screens/menu.tsx";
import { Title } from "../screens/title.tsx";
import { TroubleBanner } from "../screens/troubleBanner.tsx";
import type { Application } from "./app.ts";
import { Backdrop, Miniature } from "./backdrop.tsx";
import { PlayView } from "./playView.tsx";
import { fetchResult } from "./fetchResult.ts";

export interface AppViewProps {
  readonly app: Application;
  readonly offline: Offline;
}

interface ViewProps<Name extends ScreenName> extends AppViewProps {
  readonly route: RouteOf<Name>;
}

const VIEWS: { readonly [Name in ScreenName]: FunctionComponent<ViewProps<Name>> } = {
  legal: ({ app }) => <Legal shell={app.shell.value} onGo={() => app.leaveLegal()} />,
  title: ({ app }) => (
    <Title
      shell={app.shell.value}
      onGo={() => app.router.go({ screen: "menu" })}
      backdrop={(book, isInPlace) => <Backdrop app={app} book={book} isInPlace={isInPlace} />}
    />
  ),
  menu: ({ app, offline }) => (
    <Menu
      shell={app.shell.value}
      preview={(book) => <Miniature app={app} book={book} />}
      install={offline.install.value}
    />
  ),
  setup: lazyView([], async () => {
    const { SetupView } = await import("./setupView.tsx");
    return ({ app, route }: ViewProps<"setup">) => <SetupView app={app} book={route.book} />;
  }),
  play: PlayView,
  result: lazyView(["result"], fetchResult),
  records: lazyView(["standings", "computers"], async () => (await import("./recordsView.tsx")).RecordsView),
  options: lazyView(["touch"], async () => {
    const { Options } = await import("../screens/options.tsx");
    return ({ app, route }: ViewProps<"options">) => <Options shell={app.shell.value} tab={route.tab} />;
  }),
  arrange: lazyView(["touch"], async () => (await import("../screens/arrangeView.tsx")).ArrangeView),
  wonders: lazyView(["wonders"], async () => {
    const { Wonders } = await import("../screens/wonders.tsx");
    return ({ app }: ViewProps<"wonders">) => (
      <Wonders shell={app.shell.value} lines={app.wonderLines.value} isMotionReduced={app.isMotionReduced.value} />
    );
  }),
  profile: lazyView(["profile", "computers"], async () => (await import("../profile/profileView.tsx")).ProfileView),
  replays: lazyView(["replays"], async () => (await import("../replays/replaysView.tsx")).ReplaysView),
  watch: lazyView(["replays", "watch"], async () => {
    const { WatchView } = await import("../replays/watchView.tsx");
    return ({ app, route }: ViewProps<"watch">) => (
      <WatchView key={route.id} app={app} source={{ id: route.id }} isCoached={route.isCoached === true} />
    );
  }),
  replay: lazyView(["replays", "watch"], async () => {
    const { WatchView } = await import("../replays/watchView.tsx");
    return ({ app, route: { code, name, date } }: ViewProps<"replay">) => (
      <WatchView key={code} app={app} source={{ code, name, date }} />
    );
  }),
  practice: lazyView(["practice", "why", "coach"], async () => {
    const { PracticeView } = await import("../practice/practiceView.tsx");
    return ({ app, route }: ViewProps<"practice">) => <PracticeView key={route.book} app={app} book={route.book} />;
  }),
  drills: lazyView(["drills"], async () => (await import("../drills/drillsView.tsx")).DrillsView),
  drill: lazyView(["drills", "practice"], async () => {
    const { BuiltInDrillView } = await import("../drills/builtInDrillView.tsx");
    return ({ app, route }: ViewProps<"drill">) => <BuiltInDrillView key={route.id} app={app} id={route.id} />;
  }),
  maker: lazyView(["drills", "practice"], async () => (await import("../drills/puzzleMaker.tsx")).PuzzleMaker),
  puzzle: lazyView(["drills", "practice"], async () => {
    const { PuzzleView } = await import("../drills/puzzleView.tsx");
    return ({ app, route }: ViewProps<"puzzle">) => <PuzzleView key={route.code} app={app} code={route.code} />;
  }),
  computer: lazyView(["computers", "result"], async () => {
    const { LiveView } = await import("../live/liveView.tsx");
    return ({ app, route: { book, rank } }: ViewProps<"computer">) => <LiveView {...{ app, book, rank }} />;
  }),
  match: lazyView(["match", "computers"], async () => (await import("../matches/matchView.tsx")).MatchView),
  versus: lazyView(["versus", "computers"], async () => {
    const { VersusView } = await import("../matches/versusView.tsx");
    return ({ app }: ViewProps<"versus">) => <VersusView app={app} versus={app.matches.playing.value} />;
  }),
  standings: lazyView(
    ["standings", "computers"],
    async () => (await import("../matches/standingsView.tsx")).StandingsView,
  ),
  help: lazyView(["help", "bookPages", "demonstrations", "why"], async () => {
    const { HelpView } = await import("../help/helpView.tsx");
    return ({ app, route }: ViewProps<"help">) => <HelpView app={app} page={route.page} />;
  }),
};

export function AppView({ app, offline }: AppViewProps): VNode {
  const playing = app.games.playing.value;
  const hasMatch = app.matches.playing.value?.isOver === false;
  const hasGame = hasMatch || (playing !== undefined && !playing.isOver);
  const route = app.router.route.value;
  const View = VIEWS[route.screen] as FunctionComponent<AppViewProps & { readonly route: Route }>;
  return (
    <>
      {h(View, { key: route.screen, app, offline, route })}
      <UpdateBanner
        t={app.t.value}
        updates={offline.updates.value}
        screen={route.screen}
        isBusy={hasGame || app.trouble.value !== undefined || app.storage.trouble?.isSafe === false}
      />
      <PageSign t={app.t.value} sign={app.sign.value} />
      {app.hasNoPicture.value && (
        <p class="no-picture" role="alert">
          {app.t.value("stage.none")}
        </p>
      )}
      <TroubleBanner
        t={app.t.value}
        trouble={app.trouble.value}
        onClose={() => {
          app.trouble.value = undefined;
        }}
      />
    </>
  );
}
