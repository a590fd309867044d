// The result of a computer's game: who played it, and what can be done with it. It is kept only where it is asked for.

import type { ComputerRank } from "@korobeinix/engine/match";
import type { VNode } from "preact";
import { useMemo, useState } from "preact/hooks";
import { ClipButton } from "../film/clipButton.tsx";
import { replayOfGame } from "../library/keep.ts";
import { resultOf } from "../library/results.ts";
import { type Shared, shareLink } from "../library/share.ts";
import type { App } from "../parts/context.ts";
import { useTable } from "../parts/useTable.ts";
import { Result } from "../screens/result.tsx";
import type { LiveGame } from "./liveGame.ts";
import { liveWords } from "./liveWords.ts";

export interface LiveResultProps {
  readonly app: App;
  readonly live: LiveGame;
  readonly rank: ComputerRank;
  readonly onAgain: () => void;
}

export function LiveResult({ app, live, rank, onAgain }: LiveResultProps): VNode {
  const shell = app.shell.value;
  const w = liveWords(shell);
  const { name, source } = live;
  const [shared, setShared] = useState<Shared>();
  const kept = useMemo(
    () => replayOfGame(source.game, source.hands.toLog(), { origin: "computer", name, date: Date.now() }),
    [source, name],
  );
  const log = useMemo(() => source.hands.toLog(), [source]);
  const result = useMemo(() => resultOf(source.hands, [], "computer", kept.replay.id), [source, kept]);
  const lines = useTable(app, result.table);
  const watch = async (): Promise<void> => {
    await app.storage.keepReplay(kept.replay, kept.log);
    shell.go({ screen: "watch", id: kept.replay.id });
  };
  const share = async (): Promise<void> => setShared(await shareLink(log, { name, date: kept.replay.date }));
  return (
    <Result
      {...{ shell, result, log, lines, shared, onAgain }}
      entered={undefined}
      computer={{ who: w("live.playedBy", { name, rank: w(`rank.${rank}`) }), again: w("live.again") }}
      more={<ClipButton {...{ app, log, name }} date={kept.replay.date} at={log.end} />}
      onName={() => undefined}
      onTable={() => shell.go({ screen: "records", table: result.table })}
      onMenu={() => shell.replace({ screen: "menu" })}
      onShare={() => void share()}
      onWatch={() => void watch()}
    />
  );
}
