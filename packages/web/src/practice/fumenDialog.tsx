// Fumen in and out: paste one and choose a page to play, or take the board or the whole line along.

import type { Game } from "@korobeinix/engine";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { Shell } from "../screens/context.ts";
import type { Skin } from "../stage/skin.ts";
import { type Board, boardOf, queueOf } from "./draft.ts";
import type { FumenPage, FumenProblem } from "./fumen.ts";
import { MiniBoard } from "./miniBoard.tsx";
import { PracticeDialog } from "./practiceDialog.tsx";
import { gameAt, pathTo, type PracticeTree } from "./practiceTree.ts";
import type { TranslatePractice } from "./practiceWords.ts";

export interface FumenDialogProps {
  readonly shell: Pick<Shell, "sound">;
  readonly p: TranslatePractice;
  readonly skin: Skin;
  readonly tree: PracticeTree;
  readonly game: Game;
  readonly onPlay: (board: Board, queue: readonly string[]) => void;
  readonly onClose: () => void;
}

export function FumenDialog(props: FumenDialogProps): VNode {
  const { shell, p, onClose } = props;
  return (
    <PracticeDialog {...{ shell, p, onClose }} name="fumen" title={p("fumen.title")}>
      <p class="quiet">{p("fumen.about")}</p>
      <FumenIn {...props} />
      <FumenOut {...props} />
    </PracticeDialog>
  );
}

function FumenIn({ p, skin, game, onPlay }: FumenDialogProps): VNode {
  const [text, setText] = useState("");
  const [pages, setPages] = useState<readonly FumenPage[]>([]);
  const [problem, setProblem] = useState<FumenProblem>();
  const { columns, rows } = game.rules.book.matrix;
  const read = async (): Promise<void> => {
    const { parseFumen } = await import("./fumen.ts");
    const parsed = parseFumen(text);
    setPages(parsed.ok ? parsed.pages : []);
    setProblem(parsed.ok ? undefined : parsed.why);
  };
  return (
    <>
      <form
        class="fumen-in"
        onSubmit={(event) => {
          event.preventDefault();
          void read();
        }}
      >
        <label>
          <span>{p("fumen.in")}</span>
          <input
            type="text"
            data-first
            value={text}
            placeholder="v115@…"
            autocomplete="off"
            spellcheck={false}
            aria-invalid={problem !== undefined}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="secondary">
          {p("fumen.read")}
        </button>
      </form>
      <p class="practice-problem" role="alert">
        {problem === undefined ? "" : p(`fumen.${problem}`)}
      </p>
      {pages.length > 0 && (
        <div class="fumen-pages" role="group" aria-label={p("fumen.pages")}>
          {pages.map(({ board, queue }, i) => (
            <button key={i} type="button" class="fumen-page" onClick={() => onPlay(board, queue)}>
              <MiniBoard {...{ skin, board, columns, rows }} />
              <span>{p("fumen.page", { page: i + 1 })}</span>
              <small>{queue.slice(0, 7).join("")}</small>
            </button>
          ))}
        </div>
      )}
    </>
  );
}

function FumenOut({ p, tree, game }: FumenDialogProps): VNode {
  const [made, setMade] = useState("");
  const [isCopied, setCopied] = useState(false);
  const make = async (pages: readonly FumenPage[]): Promise<void> => {
    const { makeFumen } = await import("./fumen.ts");
    const text = makeFumen(pages);
    setMade(text);
    setCopied(await copy(text));
  };
  const line = (): readonly FumenPage[] => pathTo(tree, tree.current).map(({ id }) => pageOf(gameAt(tree, id)));
  return (
    <section class="fumen-out" aria-labelledby="fumen-out">
      <h3 id="fumen-out">{p("fumen.out")}</h3>
      <div class="practice-buttons">
        <button type="button" class="secondary" onClick={() => void make([pageOf(game)])}>
          {p("fumen.copyBoard")}
        </button>
        <button type="button" class="secondary" onClick={() => void make(line())}>
          {p("fumen.copyLine")}
        </button>
      </div>
      {made !== "" && (
        <input
          type="text"
          class="fumen-made"
          readOnly
          value={made}
          aria-label={p("fumen.result")}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <p role="status">{made === "" ? "" : p(isCopied ? "fumen.copied" : "fumen.copyYourself")}</p>
    </section>
  );
}

function pageOf(game: Game): FumenPage {
  return { board: boardOf(game), queue: queueOf(game) };
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
