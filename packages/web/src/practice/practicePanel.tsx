// What stands beside the Matrix in Practice: the tools, what the clock does, the lines of play, finesse, answers.
// On an upright phone there is room for tools and one line; the rest opens over the game.

import type { VNode } from "preact";
import type { Adviser } from "../coach/adviser.ts";
import { AdvicePanel, VerdictLine } from "../coach/advicePanel.tsx";
import { coachSpeech } from "../coach/coachWords.ts";
import { bindingsFor } from "../input/bindings.ts";
import { whyOf } from "../help/why.ts";
import type { Skin } from "../stage/skin.ts";
import { hasFumen } from "./draft.ts";
import { FinesseLine, FinessePanel, placementsOf } from "./finessePanel.tsx";
import { toggleCoach } from "./practiceCoach.ts";
import type { PracticePlay, Refused, Sight } from "./practicePlay.ts";
import { currentNode } from "./practiceTree.ts";
import type { TranslatePractice } from "./practiceWords.ts";
import { ToolBar, ToolButton } from "./toolBar.tsx";
import { ToolsPanel, type ToolsPlace } from "./toolsPanel.tsx";
import { TreePanel } from "./treePanel.tsx";

export type PracticeDialogName = "board" | "fumen" | "setup" | "lines";

export interface PracticePanelProps extends ToolsPlace {
  readonly p: TranslatePractice;
  readonly skin: Skin;
  readonly play: PracticePlay;
  /** The Coach, if it is on. */
  readonly adviser: Adviser | undefined;
  readonly onOpen: (dialog: PracticeDialogName) => void;
  readonly onRestart: () => void;
}

export function PracticePanel(props: PracticePanelProps): VNode {
  const { shell, p, book, play, isPortrait } = props;
  const sight = play.sight.value;
  const toTools = shell.bindings.hintOf(bindingsFor(shell.settings.value, book.id), "pause");
  // There is room for one thing below an upright Matrix: first that the game waits, then what became of it.
  const hasWord = !sight.isOver && !sight.isWaiting;
  const key = toTools !== "" && (
    <p class="practice-key" aria-hidden="true">
      <kbd>{toTools}</kbd> {p("tools")}
    </p>
  );
  return (
    <ToolsPanel {...props} name="practice" title={p("title")} label={p("tools")} leave={p("leave")} beside={key}>
      <Tools {...props} sight={sight} />
      <p class={isPortrait && hasWord ? "unseen" : "practice-state"} role="status">
        {stateOf(props, sight)}
      </p>
      {isPortrait && hasWord && <LastWord {...props} sight={sight} />}
      {!isPortrait && <PracticeReport {...props} sight={sight} />}
    </ToolsPanel>
  );
}

type WithSight = PracticePanelProps & { readonly sight: Sight };

function Tools({ shell, p, book, play, adviser, sight, isPortrait, onOpen, onRestart }: WithSight): VNode {
  const { next } = currentNode(sight.tree);
  return (
    <ToolBar p={p}>
      <ToolButton p={p} tool="undo" isFirst onClick={() => play.act((session) => session.undo())} />
      <ToolButton
        p={p}
        tool="redo"
        isDisabled={next === undefined}
        onClick={() => play.act((session) => session.redo())}
      />
      <ToolButton
        p={p}
        tool="freeze"
        isPressed={sight.isFrozen}
        onClick={() => play.act((session, timeStampMs) => session.freeze(!session.isFrozen, timeStampMs))}
      />
      {sight.isFrozen && (
        <ToolButton
          p={p}
          tool="letFall"
          onHold={(isHeld) => play.act((session, timeStampMs) => session.letFall(isHeld, timeStampMs))}
        />
      )}
      <ToolButton p={p} tool="coach" isPressed={adviser !== undefined} onClick={() => toggleCoach(shell)} />
      {isPortrait && <ToolButton p={p} tool="lines" onClick={() => onOpen("lines")} />}
      <ToolButton p={p} tool="board" onClick={() => onOpen("board")} />
      {hasFumen(book) && <ToolButton p={p} tool="fumen" onClick={() => onOpen("fumen")} />}
      <ToolButton p={p} tool="restart" onClick={onRestart} />
      <ToolButton p={p} tool="setup" onClick={() => onOpen("setup")} />
    </ToolBar>
  );
}

function stateOf(
  { shell, p, play }: Pick<PracticePanelProps, "shell" | "p" | "play">,
  { isOver, isWaiting, isFrozen }: Sight,
): string {
  if (isOver) return p("state.over", { outcome: shell.t(`outcome.${play.game.state.outcome}`) });
  if (isWaiting) return p("state.waiting");
  return p(isFrozen ? "state.frozen" : "state.playing");
}

/** What the Coach says, lines of play, finesse, and why a move was refused. */
export function PracticeReport({ shell, p, book, skin, play, adviser, sight }: Omit<WithSight, "isPortrait">): VNode {
  return (
    <div class="practice-report">
      {adviser !== undefined && <AdvicePanel {...{ book, adviser }} speech={coachSpeech(shell)} />}
      <TreePanel {...{ p, book, skin }} tree={sight.tree} onGoTo={(id) => play.act((session) => session.goTo(id))} />
      <FinessePanel {...{ p, book }} tree={sight.tree} />
      <section class="practice-why" aria-labelledby="practice-why">
        <h2 id="practice-why">{p("why.title")}</h2>
        <Answer {...{ shell, p, book }} refused={play.refused.value} />
      </section>
    </div>
  );
}

interface AnswerProps extends Pick<PracticePanelProps, "shell" | "p" | "book"> {
  readonly refused: Refused | undefined;
}

function Answer({ shell, p, book, refused }: AnswerProps): VNode {
  if (refused === undefined) return <p class="quiet">{p("why.none")}</p>;
  const { text, page } = whyOf(shell.language, book, refused);
  return (
    <>
      <p class="practice-answer" aria-live="polite">
        {text}
      </p>
      <button type="button" class="practice-link" onClick={() => shell.go({ screen: "help", page })}>
        {p("why.more")}
      </button>
    </>
  );
}

/** Where there is room for one line: why not, what the Coach says, or how many keys. */
function LastWord({ shell, p, book, play, adviser, sight }: WithSight): VNode {
  const refused = play.refused.value;
  const last = placementsOf(sight.tree).at(-1);
  if (refused !== undefined) return <p class="practice-last">{whyOf(shell.language, book, refused).text}</p>;
  if (adviser !== undefined) {
    return (
      <div class="practice-last" role="status">
        <VerdictLine book={book} speech={coachSpeech(shell)} verdict={adviser.verdict.value} />
      </div>
    );
  }
  if (last !== undefined) return <FinesseLine {...{ p, book }} placement={last} />;
  return <p class="practice-last">{stateOf({ shell, p, play }, sight)}</p>;
}
