// The title (G-2.2): ten letters for the ten columns of a Matrix. J, I and L fall into place and complete the line. Left
// alone, it steps aside for recorded games (W-22).

import type { RuleBookId } from "@korobeinix/engine";
import type { VNode } from "preact";
import { useCallback } from "preact/hooks";
import { type AttractTimes, useAttract } from "./attract.ts";
import type { Shell } from "../parts/context.ts";
import { useAnyKey } from "../parts/keys.ts";

interface LogoPiece {
  readonly kind: string;
  readonly letters: string;
  readonly column: number;
  /** The column, within the piece, of the Mino above its letters. */
  readonly nub?: number;
  readonly order: number;
}

const PIECES: readonly LogoPiece[] = [
  { kind: "J", letters: "KOR", column: 0, nub: 0, order: 0 },
  { kind: "L", letters: "NIX", column: 7, nub: 2, order: 1 },
  { kind: "I", letters: "OBEI", column: 3, order: 2 },
];

function Logo({ name }: { readonly name: string }): VNode {
  return (
    <div class="logo" role="img" aria-label={name}>
      {PIECES.map(({ kind, letters, column, nub, order }) => (
        <div key={kind} class="logo-piece" data-kind={kind} style={{ "--column": column, "--order": order }}>
          {nub !== undefined && <span class="logo-mino" style={{ "--x": nub, "--y": 0 }} />}
          {[...letters].map((letter, i) => (
            <span key={i} class="logo-mino" style={{ "--x": i, "--y": 1 }}>
              {letter}
            </span>
          ))}
        </div>
      ))}
      <div class="logo-sweep" />
    </div>
  );
}

export interface TitleProps {
  readonly shell: Shell;
  readonly onGo: () => void;
  /** A game of a rule book that plays itself behind the title, or in its place. */
  readonly backdrop: (book: RuleBookId, isInPlace: boolean) => VNode;
  readonly times?: AttractTimes;
}

const TIMES: AttractTimes = { waitMs: 20_000, stayMs: 20_000 };

export function Title({ shell, onGo, backdrop, times = TIMES }: TitleProps): VNode {
  const { t, sound } = shell;
  const shown = useAttract(times);
  const go = useCallback(() => {
    sound.playMenu("choose");
    onGo();
  }, [sound, onGo]);
  useAnyKey(go);
  return (
    <main class="screen screen-title" data-attract={shown} data-book={shown}>
      {backdrop(shown ?? shell.settings.value.last.ruleBook, shown !== undefined)}
      <div class="title-front">
        <h1 class="title-name">
          <Logo name={t("app.name")} />
        </h1>
        <p class="title-tagline">{t("app.tagline")}</p>
        {shown !== undefined && (
          <p class="attract-book">
            {t(`book.${shown}`)} <small>{t(`year.${shown}`)}</small>
          </p>
        )}
        <button type="button" class="any-key">
          {t("title.go")}
        </button>
      </div>
    </main>
  );
}
