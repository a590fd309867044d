// The players of a match that is being planned, from the left to the right as they will sit, and room for more.

import type { ComputerRank } from "@korobeinix/engine/match";
import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { ownSeatOf } from "../library/sitters.ts";
import type { Shell } from "../parts/context.ts";
import type { MatchPlan } from "../settings/matchPlan.ts";
import { matchWords } from "./matchWords.ts";
import { addSeat, hasRoomFor } from "./planSeats.ts";
import { rankFor, SeatCard } from "./seatCard.tsx";

export interface SeatListProps {
  readonly shell: Shell;
  readonly plan: MatchPlan;
  readonly onAsk: (seat: number) => void;
  readonly onChange: (plan: MatchPlan) => void;
  readonly onOpen: (kind: "avatar" | "handicap", seat: number) => void;
}

export function SeatList(props: SeatListProps): VNode {
  const { shell, plan, onAsk, onChange, onOpen } = props;
  const w = matchWords(shell, "match");
  const list = useRef<HTMLUListElement>(null);
  const count = useRef(plan.seats.length);
  // A button whose seat has gone, or that has no more room to give, has lost the focus.
  useLayoutEffect(() => {
    const isOther = count.current !== plan.seats.length;
    count.current = plan.seats.length;
    if (isOther && (document.activeElement === null || document.activeElement === document.body))
      list.current?.querySelector<HTMLElement>(".seat:last-of-type button, .seats-more button")?.focus();
  }, [plan.seats.length]);
  const rank = rankFor({ shell, plan });
  const adding = (label: string, computer: ComputerRank | undefined): VNode | null =>
    hasRoomFor(plan, computer) ? (
      <button type="button" class="secondary" onClick={() => onChange(addSeat(plan, computer))}>
        <span aria-hidden="true">+ </span>
        {label}
      </button>
    ) : null;
  return (
    <section class="match-seats" aria-label={w("seats")}>
      <ul class="seats" ref={list}>
        {plan.seats.map((_, seat) => (
          <SeatCard
            key={seat}
            {...{ shell, plan, seat, onChange }}
            nameless={namesOf(shell, plan, true)[seat] ?? ""}
            onAsk={() => onAsk(seat)}
            onAvatar={() => onOpen("avatar", seat)}
            onHandicap={() => onOpen("handicap", seat)}
          />
        ))}
        {hasRoomFor(plan, rank) && (
          <li class="seats-more">
            {adding(w("addPerson"), undefined)}
            {adding(w("addComputer"), rank)}
          </li>
        )}
      </ul>
    </section>
  );
}

/** What the seats are called; `isNameless`: as long as nobody names them. */
export function namesOf(shell: Shell, plan: MatchPlan, isNameless = false): readonly string[] {
  const { playerName } = shell.settings.value;
  const ownSeat = ownSeatOf(plan, playerName);
  let person = 0;
  return plan.seats.map(({ computer, name }, seat) => {
    if (computer === undefined) person++;
    if (name !== "" && !isNameless) return name;
    if (computer !== undefined) return `${matchWords(shell, "match")("seat.computer")} ${seat + 1}`;
    return seat === ownSeat ? playerName : shell.t("seat.nameless", { person });
  });
}
