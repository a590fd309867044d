// Before a game, for the app: the best game of the table can be raced.

import type { RuleBookId } from "@korobeinix/engine";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { useTable } from "../parts/useTable.ts";
import { GameSetup } from "../screens/gameSetup.tsx";
import { tableNow } from "../settings/requests.ts";
import type { RecordLine } from "../storage/storage.ts";
import type { Application } from "./app.ts";

export function SetupView({ app, book }: { readonly app: Application; readonly book: RuleBookId }): VNode {
  const lines = useTable(app, tableNow(app.settings.value, book).name);
  const best = lines?.[0];
  const [isLost, setLost] = useState(false);
  const race = async (line: RecordLine): Promise<void> => setLost(!(await app.games.raceRecord(line)));
  const onRace = best === undefined ? undefined : (): void => void race(best);
  return (
    <>
      <GameSetup shell={app.shell.value} {...{ book, lines, onRace }} />
      {isLost && (
        <p class="no-picture" role="alert">
          {app.t.value("setup.raceLost")}
        </p>
      )}
    </>
  );
}
