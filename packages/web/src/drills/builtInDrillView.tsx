// One of the drills that there are: played, its stars kept, and on to the next.

import "../styles/drills.css";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { App } from "../parts/context.ts";
import { Screen } from "../parts/screen.tsx";
import { drillAfter, drillWith } from "./catalogue/index.ts";
import { DoneDialog } from "./doneDialog.tsx";
import type { DrillResult } from "./drillSight.ts";
import { DrillView } from "./drillView.tsx";
import { drillWords, hintOf, titleOf } from "./drillWords.ts";
import { useRecords } from "./useRecords.ts";

export interface BuiltInDrillViewProps {
  readonly app: App;
  readonly id: string;
}

export function BuiltInDrillView({ app, id }: BuiltInDrillViewProps): VNode {
  const shell = app.shell.value;
  const drill = drillWith(id);
  const records = useRecords(app);
  /** The best of this visit, beside what was kept before. */
  const [best, setBest] = useState<number>();
  if (drill === undefined) return <NoSuchDrill app={app} />;
  const next = drillAfter(drill);
  const onDone = ({ stars, micros }: DrillResult): void => {
    void app.storage.enterDrill({ id, stars, micros });
    setBest(Math.min(micros, best ?? records?.get(id)?.micros ?? Infinity));
  };
  return (
    <DrillView
      {...{ app, drill, onDone }}
      title={titleOf(shell, drill)}
      hint={hintOf(shell, drill)}
      renderDone={(result, onAgain) => (
        <DoneDialog
          {...{ shell, drill, result, onAgain }}
          isBest={best === result.micros}
          onNext={next && (() => shell.replace({ screen: "drill", id: next.id }))}
          onList={() => shell.replace({ screen: "drills" })}
        />
      )}
    />
  );
}

function NoSuchDrill({ app }: { readonly app: App }): VNode {
  const shell = app.shell.value;
  const d = drillWords(shell);
  return (
    <Screen shell={shell} name="drills" title={d("none.title")} onBack={shell.back}>
      <p class="quiet">{d("none.text")}</p>
      <p>
        <button type="button" class="primary" data-first onClick={() => shell.replace({ screen: "drills" })}>
          {d("done.list")}
        </button>
      </p>
    </Screen>
  );
}
