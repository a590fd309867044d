// Which computer is to be watched: five ranks, each one press away.

import "../styles/live.css";
import { COMPUTER_RANKS, type ComputerRank, type RuleBookId } from "@korobeinix/engine";
import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Shell } from "../parts/context.ts";
import { DialogHead } from "../parts/dialogHead.tsx";
import { focusFirst } from "../parts/focus.ts";
import { useScreenKeys } from "../parts/keys.ts";
import { withRank } from "../settings/requests.ts";
import { liveWords } from "./liveWords.ts";

export interface RankDialogProps {
  readonly shell: Shell;
  readonly book: RuleBookId;
  readonly onClose: () => void;
}

export function RankDialog({ shell, book, onClose }: RankDialogProps): VNode {
  const w = liveWords(shell);
  const dialog = useRef<HTMLDivElement>(null);
  useScreenKeys(shell.sound, onClose);
  useLayoutEffect(() => {
    if (dialog.current !== null) focusFirst(dialog.current);
  }, []);
  const last = shell.settings.peek().last.rank;
  const watch = (rank: ComputerRank): void => {
    shell.saveSettings((now) => withRank(now, rank));
    shell.go({ screen: "computer", book, rank });
  };
  return (
    <div class="live-veil" data-book={book}>
      <div class="live-ranks" role="dialog" aria-modal="true" aria-labelledby="live-ranks" ref={dialog}>
        <DialogHead id="live-ranks" title={w("choose.title")} close={w("choose.close")} onClose={onClose} />
        <p class="quiet">{w("choose.note", { book: shell.t(`book.${book}`) })}</p>
        <ul>
          {COMPUTER_RANKS.map((rank, i) => (
            <li key={rank}>
              <button
                type="button"
                class="live-rank"
                data-first={rank === last ? "" : undefined}
                onClick={() => watch(rank)}
              >
                <Strength steps={i + 1} />
                <strong>{w(`rank.${rank}`)}</strong>
                <span>{w(`about.${rank}`)}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A stack of five Minos, filled as far as the rank goes. */
function Strength({ steps }: { readonly steps: number }): VNode {
  return (
    <svg class="live-strength" viewBox="0 0 29 5" aria-hidden="true">
      {COMPUTER_RANKS.map((rank, i) => (
        <rect key={rank} class={i < steps ? "is-lit" : ""} x={i * 6} y="0" width="5" height="5" rx="1" />
      ))}
    </svg>
  );
}
