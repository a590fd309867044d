// What opens over the seats: the pictures to choose from, and what makes it easier or harder for one of them.

import type { VNode } from "preact";
import type { Shell } from "../parts/context.ts";
import { Dialog } from "../parts/dialog.tsx";
import { Avatar } from "../picture/avatar.tsx";
import { AVATARS, type MatchPlan } from "../settings/matchPlan.ts";
import { skinOf } from "../stage/skinOf.ts";
import { MatchOption } from "./matchRules.tsx";
import { matchWords } from "./matchWords.ts";
import { bookInMatch, handicapOptions, handicapTerms, optionOf, setHandicap, termOf } from "./planRules.ts";
import { setSeat } from "./planSeats.ts";
import { TermField } from "./termField.tsx";

export interface SeatDialogProps {
  readonly shell: Shell;
  readonly plan: MatchPlan;
  readonly seat: number;
  readonly called: string;
  readonly onChange: (plan: MatchPlan) => void;
  readonly onClose: () => void;
}

export function AvatarDialog({ shell, plan, seat, onChange, onClose }: SeatDialogProps): VNode {
  const w = matchWords(shell, "match");
  const book = plan.ruleBook;
  const skin = skinOf(book, shell.settings.value.display);
  const choose = (avatar: (typeof AVATARS)[number]): void => {
    onChange(setSeat(plan, seat, { avatar }));
    onClose();
  };
  return (
    <Dialog {...{ shell, book, onClose }} name="avatars" title={w("avatar.title")} close={w("close")}>
      <ul class="avatars">
        {AVATARS.map((id) => {
          const isChosen = plan.seats[seat]?.avatar === id;
          return (
            <li key={id}>
              <button
                type="button"
                class="avatar-choice"
                data-first={isChosen ? true : undefined}
                aria-pressed={isChosen}
                onClick={() => choose(id)}
              >
                <Avatar id={id} skin={skin} size={72} />
                <span>{w(`avatar.${id}`)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

export function HandicapDialog({ shell, plan, seat, called, onChange, onClose }: SeatDialogProps): VNode {
  const w = matchWords(shell, "match");
  const book = bookInMatch(plan.ruleBook);
  const { options, terms } = plan.seats[seat]!;
  const [shownOptions, shownTerms] = [handicapOptions(plan), handicapTerms(plan)];
  const isNone = shownOptions.length + shownTerms.length === 0;
  return (
    <Dialog
      {...{ shell, onClose }}
      book={book.id}
      name="handicap"
      title={w("seat.handicapOf", { name: called })}
      close={w("close")}
    >
      <p class="quiet">{isNone ? w("handicap.none", { book: shell.t(`book.${book.id}`) }) : w("handicap.note")}</p>
      <div class="form">
        {shownTerms.map((name) => (
          <TermField
            key={name}
            {...{ shell, book, name }}
            value={terms[name] ?? termOf(plan, name)}
            onChange={(value) => onChange(setHandicap(plan, seat, { terms: { [name]: value } }))}
          />
        ))}
        {shownOptions.map((name) => (
          <MatchOption
            key={name}
            {...{ shell, book, name }}
            value={options[name] ?? optionOf(plan, name)}
            onChange={(value) => onChange(setHandicap(plan, seat, { options: { [name]: value } }))}
          />
        ))}
        {!isNone && (
          <button
            type="button"
            class="secondary"
            onClick={() => onChange(setSeat(plan, seat, { options: {}, terms: {} }))}
          >
            {w("handicap.reset")}
          </button>
        )}
      </div>
    </Dialog>
  );
}
