// Before a game, for the app: the best game of the table can be raced, and a computer can be watched.

import type { RuleBookId } from "@korobeinix/engine";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { lazyPart } from "../parts/lazyView.tsx";
import { useTable } from "../parts/useTable.ts";
import { GameSetup } from "../screens/gameSetup.tsx";
import { tableNow } from "../settings/requests.ts";
import type { RecordLine } from "../storage/storage.ts";
import type { Application } from "./app.ts";

/** Fetched when it is first asked for. */
const RankDialog = lazyPart(["computers"], async () => (await import("../live/rankDialog.tsx")).RankDialog);

export function SetupView({ app, book }: { readonly app: Application; readonly book: RuleBookId }): VNode {
  const lines = useTable(app, tableNow(app.settings.value, book).name);
  const best = lines?.[0];
  const [isChoosing, setChoosing] = useState(false);
  const [isLost, setLost] = useState(false);
  const race = async (line: RecordLine): Promise<void> => setLost(!(await app.games.raceRecord(line)));
  const onRace = best === undefined ? undefined : (): void => void race(best);
  return (
    <>
      <GameSetup shell={app.shell.value} {...{ book, lines, onRace }} onWatch={() => setChoosing(true)} />
      {isChoosing && <RankDialog shell={app.shell.value} book={book} onClose={() => setChoosing(false)} />}
      {isLost && (
        <p class="no-picture" role="alert">
          {app.t.value("setup.raceLost")}
        </p>
      )}
    </>
  );
}
