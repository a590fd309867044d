// Making a puzzle (F-21): board and pieces, a goal, a title. It can be tried at once, and its link says whether its maker
// has solved it.

import "../styles/drills.css";
import "../styles/practice.css";
import { newGame, RULE_BOOKS, unwrap } from "@korobeinix/engine";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { copyLink, type Shared } from "../library/share.ts";
import type { App } from "../parts/context.ts";
import { Choice, Stepper } from "../parts/controls.tsx";
import { CopyYourself } from "../parts/copyYourself.tsx";
import { Screen } from "../parts/screen.tsx";
import { BoardDialog } from "../practice/boardDialog.tsx";
import { MiniBoard } from "../practice/miniBoard.tsx";
import { practiceWords } from "../practice/practiceWords.ts";
import { makeRoute } from "../routes/routes.ts";
import { bookOf } from "../settings/requests.ts";
import { skinOf } from "../stage/skinOf.ts";
import { SKINS } from "../stage/skins/index.ts";
import { drillSetup } from "./drillSetup.ts";
import { drillWords, goalText } from "./drillWords.ts";
import { cleaned, drillOf, MAX_COUNT, MAX_PIECES, MAX_TITLE } from "./puzzle.ts";
import { changeBook, changeDraft, choiceOf, choicesFor, draft, goalFor } from "./puzzleDraft.ts";
import { makePuzzleLink } from "./puzzleLink.ts";

export function PuzzleMaker({ app }: { readonly app: App }): VNode {
  const shell = app.shell.value;
  const d = drillWords(shell);
  const [isDrawing, setDrawing] = useState(false);
  const [shared, setShared] = useState<Shared>();
  const puzzle = draft.value;
  const { ruleBook, board, queue, hold, goal, title, solution } = puzzle;
  const book = bookOf(ruleBook);
  const skin = SKINS[skinOf(ruleBook, app.settings.value.display)];
  const { choice, count } = choiceOf(goal);
  const change = (next: Parameters<typeof changeDraft>[0]): void => {
    setShared(undefined);
    changeDraft(next);
  };
  const share = async (): Promise<void> => {
    const code = makePuzzleLink({ ...puzzle, title: cleaned(title) }, solution);
    setShared(code.ok ? await copyLink(makeRoute({ screen: "puzzle", code: code.value })) : { kind: "tooLong" });
  };
  return (
    <Screen shell={shell} name="maker" title={d("maker.title")} book={ruleBook} onBack={shell.back}>
      <div class="puzzle-body">
        <div class="puzzle-picture">
          <MiniBoard
            skin={skin}
            board={board}
            columns={book.matrix.columns}
            rows={Math.max(12, board.length + 2)}
            label={d("maker.picture")}
          />
          <p class="puzzle-queue">
            {hold !== "" && `[${hold}] `}
            {queue}
          </p>
          <button type="button" class="secondary" data-first onClick={() => setDrawing(true)}>
            {d("maker.draw")}
          </button>
        </div>
        <div class="puzzle-form">
          <label class="puzzle-title">
            <span>{d("maker.name")}</span>
            <input
              type="text"
              maxLength={MAX_TITLE}
              value={title}
              onInput={(event) => change({ title: event.currentTarget.value })}
            />
          </label>
          <Choice
            label={shell.t("setup.book")}
            value={ruleBook}
            among={RULE_BOOKS.map(({ id }) => ({ value: id, label: shell.t(`book.${id}`) }))}
            onChange={(id) => changeBook(id, bookOf(id))}
          />
          <Choice
            label={d("maker.goal")}
            value={choice}
            among={choicesFor(book).map((value) => ({ value, label: d(`choice.${value}`) }))}
            onChange={(value) => change({ goal: goalFor(value, 1) })}
          />
          {count !== undefined && (
            <Stepper
              t={shell.t}
              label={d(choice === "clean" ? "maker.height" : "maker.count")}
              value={count}
              min={choice === "clean" ? 2 : 1}
              max={MAX_COUNT}
              text={String(count)}
              onChange={(value) => change({ goal: goalFor(choice, value) })}
            />
          )}
          <p class="drill-goal">{goalText(shell, goal)}</p>
          <p class="quiet">{d(solution === undefined ? "maker.unsolved" : "maker.solved")}</p>
          <div class="practice-buttons">
            <button type="button" class="primary" onClick={() => shell.go({ screen: "puzzle" })}>
              {d("maker.try")}
            </button>
            <button type="button" class="secondary" onClick={() => void share()}>
              {d("maker.share")}
            </button>
          </div>
          <div class="puzzle-link" role="status">
            {shared?.kind === "copyYourself" ? (
              <CopyYourself t={shell.t} link={shared.link} />
            ) : (
              shared !== undefined && <p>{d(`link.${shared.kind}`)}</p>
            )}
          </div>
        </div>
      </div>
      {isDrawing && (
        <BoardDialog
          {...{ shell, skin }}
          p={practiceWords(shell)}
          game={newGame(unwrap(drillSetup(drillOf(puzzle), { board: [], queue })))}
          begun={{ board, queue: [...queue], hold }}
          take={d("maker.take")}
          onPlay={(made) => {
            const pieces = made.queue.slice(0, MAX_PIECES).join("");
            change({ board: made.board, queue: pieces === "" ? queue : pieces, hold: made.hold });
            setDrawing(false);
          }}
          onClose={() => setDrawing(false)}
        />
      )}
    </Screen>
  );
}
