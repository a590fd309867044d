// Which computer is to play: five ranks, each one press away.

import "../styles/live.css";
import type { RuleBookId } from "@korobeinix/engine";
import { COMPUTER_RANKS, type ComputerRank } from "@korobeinix/engine/match";
import type { VNode } from "preact";
import type { Shell } from "../parts/context.ts";
import { Dialog } from "../parts/dialog.tsx";
import { withRank } from "../settings/requests.ts";
import { liveWords } from "./liveWords.ts";

export interface RankDialogProps {
  readonly shell: Shell;
  readonly book: RuleBookId;
  /** What it is to do: play by itself, or against the player (N-20). */
  readonly role: "watched" | "opponent";
  readonly onChoose: (rank: ComputerRank) => void;
  readonly onClose: () => void;
}

export function RankDialog({ shell, book, role, onChoose, onClose }: RankDialogProps): VNode {
  const w = liveWords(shell);
  const last = shell.settings.peek().last.rank;
  const choose = (rank: ComputerRank): void => {
    shell.saveSettings((now) => withRank(now, rank));
    onChoose(rank);
  };
  return (
    <Dialog {...{ shell, book, onClose }} name="ranks" title={w(`choose.${role}`)} close={w("choose.close")}>
      <p class="quiet">{w(`choose.${role}.note`, { book: shell.t(`book.${book}`) })}</p>
      <ul>
        {COMPUTER_RANKS.map((rank, i) => (
          <li key={rank}>
            <button
              type="button"
              class="live-rank"
              data-first={rank === last ? "" : undefined}
              onClick={() => choose(rank)}
            >
              <Strength steps={i + 1} />
              <strong>{w(`rank.${rank}`)}</strong>
              <span>{w(`about.${rank}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
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
