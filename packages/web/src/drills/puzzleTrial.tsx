// A puzzle in the hands of its maker: what solves it goes into its link.

import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import type { App } from "../parts/context.ts";
import { DoneDialog } from "./doneDialog.tsx";
import { DrillView } from "./drillView.tsx";
import { drillWords } from "./drillWords.ts";
import { drillOf, isSolution } from "./puzzle.ts";
import { draft } from "./puzzleDraft.ts";

export function PuzzleTrial({ app }: { readonly app: App }): VNode {
  const shell = app.shell.value;
  const d = drillWords(shell);
  const puzzle = draft.value;
  const { ruleBook, board, queue, hold, goal } = puzzle;
  const drill = useMemo(() => drillOf(puzzle), [ruleBook, board, queue, hold, goal]);
  return (
    <DrillView
      {...{ app, drill }}
      title={puzzle.title === "" ? d("puzzle.untitled") : puzzle.title}
      hint={d("maker.trial")}
      onDone={({ log }) => {
        if (isSolution(puzzle, log)) draft.value = { ...puzzle, solution: log };
      }}
      renderDone={(result, onAgain) => (
        <DoneDialog
          {...{ shell, drill, result, onAgain }}
          isBest={false}
          nextWord={d("maker.back")}
          onNext={shell.back}
          onList={() => shell.replace({ screen: "drills" })}
        />
      )}
    />
  );
}
