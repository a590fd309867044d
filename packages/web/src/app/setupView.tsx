// Before a game, for the app: the best game of the table can be raced, a computer can be watched or played against (N-20).

import type { RuleBookId } from "@korobeinix/engine";
import type { ComputerRank } from "@korobeinix/engine/match";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { lazyPart } from "../parts/lazyView.tsx";
import { useBests } from "../parts/useTable.ts";
import { GameSetup } from "../screens/gameSetup.tsx";
import { checkPlan, duelPlan } from "../settings/matchRequests.ts";
import { bookOf, tableNow } from "../settings/requests.ts";
import type { RecordLine } from "../storage/storage.ts";
import type { Application } from "./app.ts";
import { Miniature } from "./backdrop.tsx";

/** Fetched when it is first asked for. */
const RankDialog = lazyPart(["computers"], async () => (await import("../live/rankDialog.tsx")).RankDialog);

export function SetupView({ app, book }: { readonly app: Application; readonly book: RuleBookId }): VNode {
  const settings = app.settings.value;
  const bests = useBests(
    app,
    bookOf(book).variations.map(({ id }) => tableNow(settings, book, id).name),
  );
  const best = bests.get(tableNow(settings, book).name) ?? undefined;
  const [role, setRole] = useState<"watched" | "opponent">();
  const [isLost, setLost] = useState(false);
  const race = async (line: RecordLine): Promise<void> => setLost(!(await app.games.raceRecord(line)));
  const choose = (rank: ComputerRank): void => {
    if (role === "opponent") app.matches.start(duelPlan(app.settings.peek(), book, rank));
    else app.router.go({ screen: "computer", book, rank });
  };
  const mayDuel = checkPlan(duelPlan(settings, book, "easy"), settings, 0).ok;
  const onRace = best === undefined ? undefined : (): void => void race(best);
  return (
    <>
      <GameSetup
        shell={app.shell.value}
        {...{ book, bests, onRace }}
        preview={<Miniature {...{ app, book }} />}
        onDuel={mayDuel ? () => setRole("opponent") : undefined}
        onWatch={() => setRole("watched")}
      />
      {role !== undefined && (
        <RankDialog shell={app.shell.value} {...{ book, role }} onChoose={choose} onClose={() => setRole(undefined)} />
      )}
      {isLost && (
        <p class="no-picture" role="alert">
          {app.t.value("setup.raceLost")}
        </p>
      )}
    </>
  );
}
