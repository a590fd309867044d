// Which screen is shown for a route.

import type { RuleBookId } from "@korobeinix/engine";
import { useSignalEffect } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Offline } from "../offline/offline.ts";
import { UpdateBanner } from "../offline/updateBanner.tsx";
import { GameSetup } from "../screens/gameSetup.tsx";
import { Legal } from "../screens/legal.tsx";
import { Menu } from "../screens/menu.tsx";
import { tableNow } from "../settings/requests.ts";
import { Title } from "../screens/title.tsx";
import { TroubleBanner } from "../screens/troubleBanner.tsx";
import type { AppProps } from "./app.ts";
import { Demo } from "../table/demo.ts";
import { lazyView } from "../parts/lazyView.tsx";
import { PlayView } from "./playView.tsx";
import { ResultView } from "./resultView.tsx";
import { useTable } from "../parts/useTable.ts";

const OptionsView = lazyView([], async () => (await import("./optionsView.tsx")).OptionsView);
const RecordsView = lazyView([], async () => (await import("./recordsView.tsx")).RecordsView);
const WondersView = lazyView([], async () => (await import("./wondersView.tsx")).WondersView);
const ReplaysView = lazyView(["replays"], async () => (await import("../replays/replaysView.tsx")).ReplaysView);
const WatchView = lazyView(["replays", "watch"], async () => (await import("../replays/watchView.tsx")).WatchView);
const PracticeView = lazyView(
  ["practice", "why"],
  async () => (await import("../practice/practiceView.tsx")).PracticeView,
);
const HelpView = lazyView(
  ["help", "bookPages", "demonstrations", "why"],
  async () => (await import("../help/helpView.tsx")).HelpView,
);

export interface AppViewProps extends AppProps {
  readonly offline: Offline;
}

export function AppView({ app, offline }: AppViewProps): VNode {
  const play = app.games.play.value;
  const hasGame = play !== undefined && !play.session.isOver;
  return (
    <>
      <Current app={app} offline={offline} />
      <UpdateBanner
        t={app.t.value}
        updates={offline.updates.value}
        screen={app.router.route.value.screen}
        isBusy={hasGame || app.trouble.value !== undefined || app.storage.trouble?.isSafe === false}
      />
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

function Current({ app, offline }: AppViewProps): VNode {
  const shell = app.shell.value;
  const route = app.router.route.value;
  switch (route.screen) {
    case "legal":
      return <Legal shell={shell} onGo={() => app.leaveLegal()} />;
    case "title":
      return (
        <Title
          shell={shell}
          onGo={() => shell.go({ screen: "menu" })}
          backdrop={(book, isInPlace) => (
            <Backdrop app={app} book={book} isAside={false} share={isInPlace ? ATTRACT_SHARE : 0} />
          )}
        />
      );
    case "menu":
      return (
        <Menu
          shell={shell}
          preview={(book) => <Backdrop app={app} book={book} isAside />}
          install={offline.install.value}
        />
      );
    case "setup":
      return (
        <>
          <Backdrop app={app} book={route.book} isAside />
          <SetupView app={app} book={route.book} />
        </>
      );
    case "play":
      return <PlayView app={app} />;
    case "result":
      return <ResultView app={app} />;
    case "records":
      return <RecordsView app={app} table={route.table} />;
    case "options":
      return <OptionsView app={app} tab={route.tab} />;
    case "replays":
      return <ReplaysView app={app} />;
    case "watch":
      return <WatchView key={route.id} app={app} source={{ id: route.id }} />;
    case "replay":
      return <WatchView key={route.code} app={app} source={{ code: route.code }} />;
    case "practice":
      return <PracticeView key={route.book} app={app} book={route.book} />;
    case "help":
      return <HelpView app={app} page={route.page} />;
    case "wonders":
      return <WondersView app={app} />;
  }
}

/** The miniature beside a menu, and the picture behind a title. */
const ASIDE = { matrixPosition: "right", matrixSize: 60 } as const;
const CENTRE = { matrixPosition: "centre" } as const;

/** How much of a recorded game is past where it is shown in the place of the title. */
const ATTRACT_SHARE = 0.35;

interface BackdropProps extends AppProps {
  readonly book: RuleBookId;
  readonly isAside: boolean;
  readonly share?: number;
}

/** A recorded game of the rule book plays behind the screen, as soon as there is a stage. */
function Backdrop({ app, book, isAside, share = 0 }: BackdropProps): null {
  const [demo, setDemo] = useState<Demo>();
  const [isThere, setThere] = useState(false);
  useSignalEffect(() => setThere(app.theatre.value !== undefined));
  useEffect(() => {
    let isWanted = true;
    // Without a network there may be none: the screen does without a picture behind it.
    void Demo.fetch(book, share).then(
      (fetched) => isWanted && setDemo(fetched),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [book, share]);
  useEffect(() => {
    if (isThere && demo !== undefined) app.show(demo, isAside ? ASIDE : CENTRE);
  }, [app, demo, isAside, isThere]);
  return null;
}

function SetupView({ app, book }: AppProps & { readonly book: RuleBookId }): VNode {
  const best = useTable(app, tableNow(app.settings.value, book).name)?.[0];
  const onRace = best === undefined ? undefined : (): void => void app.games.raceRecord(best);
  return <GameSetup shell={app.shell.value} book={book} onRace={onRace} />;
}
