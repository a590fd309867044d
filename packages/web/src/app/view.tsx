// Which screen is shown for a route.

import type { RuleBookId } from "@korobeinix/engine";
import { useSignalEffect } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { RecordColumn, RecordsTable } from "../screens/context.ts";
import { GameSetup } from "../screens/gameSetup.tsx";
import { Legal } from "../screens/legal.tsx";
import { Menu } from "../screens/menu.tsx";
import { Options } from "../screens/options.tsx";
import { Records } from "../screens/records.tsx";
import { bookOf } from "../screens/requests.ts";
import { Title } from "../screens/title.tsx";
import { TroubleBanner } from "../screens/troubleBanner.tsx";
import { Wonders } from "../screens/wonders.tsx";
import { columnsOf } from "../storage/ranking.ts";
import type { App } from "./app.ts";
import { PlayView } from "./playView.tsx";
import { ResultView } from "./resultView.tsx";

export interface AppProps {
  readonly app: App;
}

export function AppView({ app }: AppProps): VNode {
  return (
    <>
      <Current app={app} />
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

function Current({ app }: AppProps): VNode {
  const shell = app.shell.value;
  const route = app.router.route.value;
  switch (route.screen) {
    case "legal":
      return <Legal shell={shell} onGo={() => app.leaveLegal()} />;
    case "title":
      return (
        <>
          <Backdrop app={app} book={app.settings.value.last.ruleBook} isAside={false} />
          <Title shell={shell} onGo={() => shell.go({ screen: "menu" })} />
        </>
      );
    case "menu":
      return <Menu shell={shell} preview={(book) => <Backdrop app={app} book={book} isAside />} />;
    case "setup":
      return (
        <>
          <Backdrop app={app} book={route.book} isAside />
          <GameSetup shell={shell} book={route.book} />
        </>
      );
    case "play":
      return <PlayView app={app} />;
    case "result":
      return <ResultView app={app} />;
    case "records":
      return <RecordsView app={app} book={route.book} variation={route.variation} />;
    case "options":
      return <Options shell={shell} tab={route.tab} />;
    case "wonders":
      return <Wonders shell={shell} lines={app.wonderLines.value} />;
  }
}

/** A recorded game of the rule book plays behind the screen, as soon as there is a stage. */
function Backdrop({ app, book, isAside }: AppProps & { readonly book: RuleBookId; readonly isAside: boolean }): null {
  const demo = useMemo(() => app.makeDemo(book), [app, book]);
  const [isThere, setThere] = useState(false);
  useSignalEffect(() => setThere(app.theatre.value !== undefined));
  useEffect(() => {
    if (isThere) app.showDemo(demo, isAside);
  }, [app, demo, isAside, isThere]);
  return null;
}

interface RecordsViewProps extends AppProps {
  readonly book: RuleBookId;
  readonly variation: string;
}

function RecordsView({ app, book, variation }: RecordsViewProps): VNode {
  const [lines, setLines] = useState<RecordsTable["lines"]>();
  useEffect(() => {
    let isCurrent = true;
    setLines(undefined);
    const read = async (): Promise<void> => {
      const table = await app.storage.loadTable(book, variation);
      if (isCurrent) setLines(table);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [app, book, variation]);
  const rules = bookOf(book);
  const chosen = rules.variations.find(({ id }) => id === variation) ?? rules.variations[0]!;
  const columns: readonly RecordColumn[] = ["name", ...columnsOf(rules, chosen), "date"];
  return <Records shell={app.shell.value} book={book} variation={variation} table={{ columns, lines }} />;
}
