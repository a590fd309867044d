// The players of a match that is being planned, from the left to the right as they will sit, and room for more.

import type { ComputerRank } from "@korobeinix/engine";
import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { bindingsFor } from "../input/bindings.ts";
import type { Shell } from "../parts/context.ts";
import type { MatchPlan } from "../settings/matchPlan.ts";
import type { BindingTable, HalfName } from "../settings/settings.ts";
import { matchWords } from "./matchWords.ts";
import { addSeat, hasRoomFor, peopleOf } from "./planSeats.ts";
import { rankFor, SeatCard } from "./seatCard.tsx";

export interface SeatListProps {
  readonly shell: Shell;
  readonly plan: MatchPlan;
  readonly asking: number | undefined;
  readonly onAsk: (seat: number, isAsking: boolean) => void;
  readonly onTouch: (seat: number) => void;
  readonly onChange: (plan: MatchPlan) => void;
  readonly onOpen: (kind: "avatar" | "handicap", seat: number) => void;
}

export function SeatList(props: SeatListProps): VNode {
  const { shell, plan, asking, onAsk, onTouch, onChange, onOpen } = props;
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
  const isWaiting = peopleOf(plan).some((seat) => plan.seats[seat]!.device === undefined);
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
            isAsking={asking === seat}
            onAsk={(isAsking) => onAsk(seat, isAsking)}
            onTouch={() => onTouch(seat)}
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
      {isWaiting && <p class="seats-hint">{w("device.hint", halvesOf(shell, plan))}</p>}
    </section>
  );
}

/** What the seats are called; `isNameless`: as long as nobody names them. */
export function namesOf(shell: Shell, plan: MatchPlan, isNameless = false): readonly string[] {
  const { playerName } = shell.settings.value;
  let person = 0;
  return plan.seats.map(({ computer, name }, seat) => {
    if (computer === undefined) person++;
    if (name !== "" && !isNameless) return name;
    if (computer !== undefined) return `${matchWords(shell, "match")("seat.computer")} ${seat + 1}`;
    return person === 1 && playerName !== "" ? playerName : shell.t("seat.nameless", { person });
  });
}

/** The keys that both hands know where to find. */
function halvesOf(shell: Shell, plan: MatchPlan): { readonly left: string; readonly right: string } {
  const { leftKeys, rightKeys } = bindingsFor(shell.settings.value, plan.ruleBook);
  const keysOf = (half: HalfName, table: BindingTable): string =>
    (["left", "softDrop", "right"] as const)
      .flatMap((command) => table[command]?.slice(0, 1) ?? [])
      .map((code) => shell.bindings.labelOf(half, code))
      .join(" ");
  return { left: keysOf("leftKeys", leftKeys), right: keysOf("rightKeys", rightKeys) };
}
