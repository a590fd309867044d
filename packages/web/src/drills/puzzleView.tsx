// A puzzle by its link, played at once (F-21); without a link, the one that is being made.

import "../styles/drills.css";
import type { VNode } from "preact";
import { useMemo } from "preact/hooks";
import type { App } from "../parts/context.ts";
import { Screen } from "../parts/screen.tsx";
import { DoneDialog } from "./doneDialog.tsx";
import { DrillView } from "./drillView.tsx";
import { drillWords } from "./drillWords.ts";
import { drillOf } from "./puzzle.ts";
import { type LinkedPuzzle, parsePuzzleLink } from "./puzzleLink.ts";
import { PuzzleTrial } from "./puzzleTrial.tsx";

export interface PuzzleViewProps {
  readonly app: App;
  readonly code: string | undefined;
}

export function PuzzleView({ app, code }: PuzzleViewProps): VNode {
  const linked = useMemo(() => (code === undefined ? undefined : parsePuzzleLink(code)), [code]);
  if (linked === undefined) return <PuzzleTrial app={app} />;
  if (linked.ok) return <Linked app={app} {...linked.value} />;
  const shell = app.shell.value;
  const d = drillWords(shell);
  const { code: why } = linked.problem;
  return (
    <Screen shell={shell} name="puzzle" title={d("puzzle.bad")} onBack={shell.back}>
      <p role="alert">
        {d(why === "version" ? "puzzle.bad.version" : why === "tooMuch" ? "puzzle.bad.long" : "puzzle.bad.damaged")}
      </p>
      <p>
        <button type="button" class="primary" data-first onClick={() => shell.replace({ screen: "drills" })}>
          {d("done.list")}
        </button>
      </p>
    </Screen>
  );
}

function Linked({ app, puzzle, solution }: { readonly app: App } & LinkedPuzzle): VNode {
  const shell = app.shell.value;
  const d = drillWords(shell);
  const drill = useMemo(() => drillOf(puzzle), [puzzle]);
  return (
    <DrillView
      {...{ app, drill }}
      title={puzzle.title === "" ? d("puzzle.untitled") : puzzle.title}
      hint={d(solution === undefined ? "puzzle.unproven" : "puzzle.proven")}
      solution={solution}
      renderDone={(result, onAgain) => (
        <DoneDialog
          {...{ shell, drill, result, onAgain }}
          isBest={false}
          onNext={undefined}
          onList={() => shell.replace({ screen: "drills" })}
        />
      )}
    />
  );
}
