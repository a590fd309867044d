// A seat of a match to be played on from a moment: which, and how strong the computers at the others are (S-16).

import { COMPUTER_RANKS, type ComputerRank, type MatchTimeline, seekMatch } from "@korobeinix/engine/match";
import type { VNode } from "preact";
import { useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { App } from "../parts/context.ts";
import { Choice } from "../parts/controls.tsx";
import { Dialog } from "../parts/dialog.tsx";
import type { Sitter } from "../settings/sitter.ts";
import { makeTranslator } from "../words/translate.ts";
import { watchWords } from "./watchWords.ts";

export interface TakeOverDialogProps {
  readonly app: App;
  readonly timeline: MatchTimeline;
  /** Seat by seat, like the sitters. */
  readonly names: readonly string[];
  readonly sitters: readonly Sitter[];
  readonly at: number;
  readonly onClose: () => void;
}

export function TakeOverDialog({ app, timeline, names, sitters, at, onClose }: TakeOverDialogProps): VNode {
  const shell = app.shell.value;
  const w = watchWords(shell);
  const computers = makeTranslator(shell.language, "computers");
  // Whoever is out has nothing to go on with.
  const seats = useMemo(() => {
    const { isOut } = seekMatch(timeline, at).state;
    return [...names.keys()].filter((seat) => !isOut[seat]!);
  }, [timeline, at, names]);
  const person = seats.find((seat) => sitters[seat]?.computer === undefined);
  const [seat, setSeat] = useState(person ?? seats[0] ?? 0);
  const [rank, setRank] = useState<ComputerRank>(() => rankAmong(sitters) ?? app.settings.peek().last.rank);
  // What opened it has the focus again afterwards.
  const [opener] = useState(() => document.activeElement);
  useLayoutEffect(() => () => void (opener instanceof HTMLElement && opener.focus()), [opener]);
  return (
    <Dialog
      shell={shell}
      name="takeOver"
      title={w("takeOver.title")}
      close={w("takeOver.close")}
      book={timeline.log.setup.shared.book.id}
      onClose={onClose}
    >
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          app.matches.takeOver(timeline, at, seat, rank, sitters);
        }}
      >
        <p class="quiet">{w("takeOver.hint", { time: shell.format.time(at) })}</p>
        <Choice
          label={w("takeOver.seat")}
          value={seat}
          among={seats.map((value) => ({ value, label: names[value]! }))}
          onChange={setSeat}
        />
        <Choice
          label={w("takeOver.rank")}
          value={rank}
          among={COMPUTER_RANKS.map((value) => ({ value, label: computers(`rank.${value}`) }))}
          onChange={setRank}
        />
        <div class="take-over-go">
          <button type="submit" class="primary" data-first>
            {w("takeOver.go")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** As strong as the computers of the match were. */
function rankAmong(sitters: readonly Sitter[]): ComputerRank | undefined {
  return sitters.find(({ computer }) => computer !== undefined)?.computer;
}
