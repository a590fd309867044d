// What stands beside the board of a drill: what is to be done, how far it is, and the tools. On an upright phone it is a
// dock below the board.

import type { VNode } from "preact";
import { Keycaps } from "../help/keycaps.tsx";
import { bindingsFor } from "../input/bindings.ts";
import type { Shell } from "../parts/context.ts";
import { KeyRow } from "../practice/finessePanel.tsx";
import { MiniBoard } from "../practice/miniBoard.tsx";
import { practiceWords } from "../practice/practiceWords.ts";
import { ToolsPanel, type ToolsPlace } from "../practice/toolsPanel.tsx";
import type { Command } from "../settings/settings.ts";
import type { Skin } from "../stage/skin.ts";
import { type Drill, piecesIn } from "./drill.ts";
import type { DrillPlay } from "./drillPlay.ts";
import type { DrillSight } from "./drillSight.ts";
import { drillWords, goalText, progressText } from "./drillWords.ts";

export interface DrillPanelProps extends ToolsPlace {
  readonly skin: Skin;
  readonly drill: Drill;
  readonly title: string;
  readonly hint: string;
  readonly play: DrillPlay;
  readonly hasSolution: boolean;
}

export function DrillPanel(props: DrillPanelProps): VNode {
  const { shell, book, skin, drill, hint, play, isPortrait } = props;
  const d = drillWords(shell);
  const sight = play.sight.value;
  const { goal } = drill;
  return (
    <ToolsPanel {...props} name="drill" label={d("tools")} leave={d("leave")}>
      <div class="drill-task">
        <p class="drill-goal">{goalText(shell, goal)}</p>
        {!isPortrait && <p class="drill-hint">{hint}</p>}
        {goal.kind === "shape" && (
          <MiniBoard
            skin={skin}
            board={goal.rows}
            columns={book.matrix.columns}
            rows={goal.rows.length + 1}
            label={goalText(shell, goal)}
          />
        )}
      </div>
      <Progress {...props} sight={sight} />
      <DrillState {...props} sight={sight} />
      <Tools {...props} />
    </ToolsPanel>
  );
}

type WithSight = DrillPanelProps & { readonly sight: DrillSight };

function Progress({ shell, drill, sight }: WithSight): VNode {
  const d = drillWords(shell);
  const { rounds } = drill;
  const { round, verdict, phase } = sight;
  const left = piecesIn(rounds[round]!) - verdict.pieces;
  const isOver = phase === "done" || (phase === "reached" && round === rounds.length - 1);
  return (
    <div class="drill-progress">
      <p>
        <strong>{progressText(shell, drill, round, verdict.count)}</strong>
        {piecesIn(rounds[round]!) > 1 && left > 0 && (
          <span>{left === 1 ? d("pieces.last") : d("pieces.left", { count: left })}</span>
        )}
      </p>
      {rounds.length > 1 && (
        <ol aria-hidden="true">
          {rounds.map((_, i) => (
            <li key={i} class={i < round || isOver ? "is-done" : i === round ? "is-now" : ""} />
          ))}
        </ol>
      )}
    </div>
  );
}

/** What became of the last try, and what to do now. */
function DrillState({ shell, book, drill, sight, hint, isPortrait }: WithSight): VNode {
  const { phase, verdict } = sight;
  const d = drillWords(shell);
  const text = stateText(shell, drill, sight);
  return (
    <div class="drill-state" data-phase={phase}>
      <p role="status">{isPortrait && phase === "playing" && sight.isFresh ? hint : text}</p>
      {phase === "missed" && verdict.way !== undefined && (
        <KeyRow p={practiceWords(shell)} label="" keys={verdict.way} />
      )}
      {phase === "showing" && !isPortrait && (
        <Keycaps {...{ shell, book }} label={d("keys.shown")} pressed={sight.pressed} target={undefined} />
      )}
    </div>
  );
}

function stateText(shell: Shell, drill: Drill, { phase, verdict, isFresh, round }: DrillSight): string {
  const d = drillWords(shell);
  switch (phase) {
    case "playing":
      if (isFresh && !drill.isFrozen) return d("state.waiting");
      return d(drill.isFrozen ? "state.frozen" : "state.playing");
    case "missed":
      if (drill.goal.kind === "finesse") return d(verdict.isThere === true ? "state.keys" : "state.place");
      return d(piecesIn(drill.rounds[round]!) === 1 ? "state.missedOne" : "state.missed");
    case "showing":
      return d("state.showing");
    case "reached":
    case "done":
      return d("state.reached");
  }
}

const SIGNS = {
  retry: "M5 5v6h6M5.6 11a7 7 0 1 1-.4 4",
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  show: "M7 4.5v15l12-7.5z",
  list: "M4 6h16M4 12h16M4 18h16",
} as const;

function Tools({ shell, book, drill, play, hasSolution }: DrillPanelProps): VNode {
  const hasSeveral = drill.rounds.some((round) => piecesIn(round) > 1);
  const d = drillWords(shell);
  const bindings = bindingsFor(shell.settings.value, book.id);
  const keyOf = (command: Command): string => shell.bindings.hintOf(bindings, command);
  const tools = [
    ["retry", keyOf("restart"), () => play.retry()],
    ...(hasSeveral ? ([["undo", "Ctrl Z", () => play.undo()]] as const) : []),
    ...(hasSolution ? ([["show", "", () => play.show()]] as const) : []),
    ["list", "", () => shell.go({ screen: "drills" })],
  ] as const;
  return (
    <div class="tool-bar drill-tools" role="group" aria-label={d("tools")}>
      {tools.map(([name, key, act], i) => (
        <button key={name} type="button" class="tool" data-first={i === 0 ? "" : undefined} onClick={act}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={SIGNS[name]} />
          </svg>
          <span class="tool-name">{d(`tool.${name}`)}</span>
          {key !== "" && <kbd aria-hidden="true">{key}</kbd>}
        </button>
      ))}
    </div>
  );
}
