// Fumen in and out: paste one and choose a page to play, or take the board or the whole line along.

import type { Game } from "@korobeinix/engine";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { copyText } from "../library/clipboard.ts";
import type { Shell } from "../parts/context.ts";
import { CopyField } from "../parts/copyYourself.tsx";
import { Dialog } from "../parts/dialog.tsx";
import type { Skin } from "../stage/skin.ts";
import { type Beginning, beginningOf } from "./draft.ts";
import type { FumenProblem } from "./fumen.ts";
import { MiniBoard } from "./miniBoard.tsx";
import { gameAt, pathTo, type PracticeTree } from "./practiceTree.ts";
import type { TranslatePractice } from "./practiceWords.ts";

export interface FumenDialogProps {
  readonly shell: Pick<Shell, "sound" | "settings">;
  readonly p: TranslatePractice;
  readonly skin: Skin;
  readonly tree: PracticeTree;
  readonly game: Game;
  readonly onPlay: (beginning: Beginning) => void;
  readonly onClose: () => void;
}

export function FumenDialog(props: FumenDialogProps): VNode {
  const { shell, p, onClose } = props;
  return (
    <Dialog {...{ shell, onClose }} close={p("close")} name="fumen" title={p("fumen.title")}>
      <p class="quiet">{p("fumen.about")}</p>
      <FumenIn {...props} />
      <FumenOut {...props} />
    </Dialog>
  );
}

function FumenIn({ p, skin, game, onPlay }: FumenDialogProps): VNode {
  const [text, setText] = useState("");
  const [pages, setPages] = useState<readonly Beginning[]>([]);
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
          {pages.map((page, i) => (
            <button key={i} type="button" class="fumen-page" onClick={() => onPlay(page)}>
              <MiniBoard {...{ skin, columns, rows }} board={page.board} />
              <span>{p("fumen.page", { page: i + 1 })}</span>
              <small>{comingOf(page)}</small>
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
  const make = async (pages: readonly Beginning[]): Promise<void> => {
    const { makeFumen } = await import("./fumen.ts");
    const text = makeFumen(pages);
    setCopied(await copyText(text));
    setMade(text);
  };
  const line = (): readonly Beginning[] => pathTo(tree, tree.current).map(({ id }) => beginningOf(gameAt(tree, id)));
  return (
    <section class="fumen-out" aria-labelledby="fumen-out">
      <h3 id="fumen-out">{p("fumen.out")}</h3>
      <div class="practice-buttons">
        <button type="button" class="secondary" onClick={() => void make([beginningOf(game)])}>
          {p("fumen.copyBoard")}
        </button>
        <button type="button" class="secondary" onClick={() => void make(line())}>
          {p("fumen.copyLine")}
        </button>
      </div>
      {made !== "" && <CopyField label={p("fumen.result")} text={made} isNext={!isCopied} />}
      <p role="status">{made === "" ? "" : p(isCopied ? "fumen.copied" : "fumen.copyYourself")}</p>
    </section>
  );
}

/** As Fumen itself notes it: what is on Hold in brackets. */
function comingOf({ queue, hold }: Beginning): string {
  return (hold === "" ? "" : `[${hold}] `) + queue.slice(0, 7).join("");
}
