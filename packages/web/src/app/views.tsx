// Which view is shown for a route: one for each screen there is.

import type { RuleBookId } from "@korobeinix/engine";
import { useSignalEffect } from "@preact/signals";
import { type FunctionComponent, h, type VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Offline } from "../offline/offline.ts";
import { UpdateBanner } from "../offline/updateBanner.tsx";
import { lazyView } from "../parts/lazyView.tsx";
import type { Route, RouteOf, ScreenName } from "../routes/routes.ts";
import { Legal } from "../screens/legal.tsx";
import { Menu } from "../screens/menu.tsx";
import { Title } from "../screens/title.tsx";
import { TroubleBanner } from "../screens/troubleBanner.tsx";
import { Demo } from "../table/demo.ts";
import type { Application } from "./app.ts";
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
      backdrop={(book, isInPlace) => (
        <Backdrop app={app} book={book} isAside={false} share={isInPlace ? ATTRACT_SHARE : 0} />
      )}
    />
  ),
  menu: ({ app, offline }) => (
    <Menu
      shell={app.shell.value}
      preview={(book) => <Backdrop app={app} book={book} isAside />}
      install={offline.install.value}
    />
  ),
  setup: lazyView([], async () => {
    const { SetupView } = await import("./setupView.tsx");
    return ({ app, route }: ViewProps<"setup">) => (
      <>
        <Backdrop app={app} book={route.book} isAside />
        <SetupView app={app} book={route.book} />
      </>
    );
  }),
  play: PlayView,
  result: lazyView([], fetchResult),
  records: lazyView(["standings", "computers"], async () => (await import("./recordsView.tsx")).RecordsView),
  options: lazyView([], async () => {
    const { Options } = await import("../screens/options.tsx");
    return ({ app, route }: ViewProps<"options">) => <Options shell={app.shell.value} tab={route.tab} />;
  }),
  wonders: lazyView([], async () => {
    const { Wonders } = await import("../screens/wonders.tsx");
    return ({ app }: ViewProps<"wonders">) => <Wonders shell={app.shell.value} lines={app.wonderLines.value} />;
  }),
  replays: lazyView(["replays"], async () => (await import("../replays/replaysView.tsx")).ReplaysView),
  watch: lazyView(["replays", "watch"], async () => {
    const { WatchView } = await import("../replays/watchView.tsx");
    return ({ app, route }: ViewProps<"watch">) => (
      <WatchView key={route.id} app={app} source={{ id: route.id }} isCoached={route.isCoached === true} />
    );
  }),
  replay: lazyView(["replays", "watch"], async () => {
    const { WatchView } = await import("../replays/watchView.tsx");
    return ({ app, route: { code, name } }: ViewProps<"replay">) => (
      <WatchView key={code} app={app} source={{ code, name }} />
    );
  }),
  practice: lazyView(["practice", "why", "coach"], async () => {
    const { PracticeView } = await import("../practice/practiceView.tsx");
    return ({ app, route }: ViewProps<"practice">) => <PracticeView key={route.book} app={app} book={route.book} />;
  }),
  computer: lazyView(["computers"], async () => {
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

/** The miniature beside a menu, and the picture behind a title. */
const ASIDE = { matrixPosition: "right", matrixSize: 60 } as const;
const CENTRE = { matrixPosition: "centre" } as const;

/** How much of a recorded game is past where it is shown in the place of the title. */
const ATTRACT_SHARE = 0.35;

/** Whoever only passes by does not wait for a picture to be painted. */
const PASSING_MS = 250;

interface BackdropProps {
  readonly app: Application;
  readonly book: RuleBookId;
  readonly isAside: boolean;
  readonly share?: number;
}

/** A recorded game of the rule book plays behind the screen, as soon as there is a stage. */
function Backdrop({ app, book, isAside, share = 0 }: BackdropProps): null {
  const [demo, setDemo] = useState<Demo>();
  const [isThere, setThere] = useState(false);
  useSignalEffect(() => setThere(app.stage.value !== undefined));
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      // Without a network there may be none: the screen does without a picture behind it.
      void Demo.fetch(book, share).then(
        (fetched) => isWanted && setDemo(fetched),
        () => {},
      );
    }, PASSING_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [book, share]);
  useEffect(() => {
    if (isThere && demo !== undefined) app.show(demo, isAside ? ASIDE : CENTRE);
  }, [app, demo, isAside, isThere]);
  return null;
}
