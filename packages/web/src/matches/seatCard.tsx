// One seat of a match that is being planned: who plays there, with what, in which team.

import { COMPUTER_RANKS } from "@korobeinix/engine/match";
import type { VNode } from "preact";
import { useId } from "preact/hooks";
import type { Shell } from "../parts/context.ts";
import { Stepper } from "../parts/controls.tsx";
import { Avatar } from "../picture/avatar.tsx";
import type { MatchPlan } from "../settings/matchPlan.ts";
import { seatColour } from "../stage/match/seatColours.ts";
import { skinOf } from "../stage/skinOf.ts";
import { makeTranslator } from "../words/translate.ts";
import { DeviceButton } from "./deviceButton.tsx";
import { teamLetter } from "./matchRules.tsx";
import { matchWords } from "./matchWords.ts";
import { canRemove, moveSeat, removeSeat, setPlayer, setSeat, TEAMS } from "./planSeats.ts";
import { SeatName } from "./seatName.tsx";

export interface SeatCardProps {
  readonly shell: Shell;
  readonly plan: MatchPlan;
  readonly seat: number;
  /** What the seat is called as long as nobody has named it. */
  readonly nameless: string;
  /** Another device is asked for. */
  readonly onAsk: () => void;
  readonly onChange: (plan: MatchPlan) => void;
  readonly onAvatar: () => void;
  readonly onHandicap: () => void;
}

export function SeatCard(props: SeatCardProps): VNode {
  const { shell, plan, seat, nameless, onChange, onAvatar } = props;
  const w = matchWords(shell, "match");
  const { name, avatar, computer, team } = plan.seats[seat]!;
  const number = seat + 1;
  const called = name === "" ? nameless : name;
  const skin = skinOf(plan.ruleBook, shell.settings.value.display);
  return (
    <li class="seat" style={{ "--seat": seatColour(seat, false) }} aria-label={w("seat.title", { number })}>
      <button
        type="button"
        class="seat-avatar"
        aria-label={w("seat.avatar", { name: called, avatar: w(`avatar.${avatar}`) })}
        onClick={onAvatar}
      >
        <Avatar id={avatar} skin={skin} size={64} />
      </button>
      <SeatName {...props} />
      <Kind {...props} />
      {computer === undefined ? <DeviceButton {...props} called={called} /> : <Rank {...props} />}
      <Stepper
        t={shell.t}
        label={w("seat.team")}
        min={0}
        max={TEAMS - 1}
        value={team}
        text={teamLetter(team)}
        onChange={(chosen) => onChange(setSeat(plan, seat, { team: chosen }))}
      />
      <Tools {...props} called={called} />
    </li>
  );
}

/** The rank that a seat gets when a computer takes it: that of the others, or the one watched last. */
export function rankFor({ shell, plan }: Pick<SeatCardProps, "shell" | "plan">): (typeof COMPUTER_RANKS)[number] {
  return plan.seats.findLast(({ computer }) => computer !== undefined)?.computer ?? shell.settings.peek().last.rank;
}

function Kind({ shell, plan, seat, onChange }: SeatCardProps): VNode {
  const w = matchWords(shell, "match");
  const id = useId();
  const isPerson = plan.seats[seat]!.computer === undefined;
  const choose = (computer: (typeof COMPUTER_RANKS)[number] | undefined): void => {
    onChange(setPlayer(plan, seat, computer));
  };
  return (
    <div class="choice seat-kind" role="radiogroup" aria-label={w("seat.who", { number: seat + 1 })} data-stop>
      <label class="choice-item">
        <input type="radio" name={id} checked={isPerson} onChange={() => choose(undefined)} />
        <span>{w("seat.person")}</span>
      </label>
      <label class="choice-item">
        <input type="radio" name={id} checked={!isPerson} onChange={() => choose(rankFor({ shell, plan }))} />
        <span>{w("seat.computer")}</span>
      </label>
    </div>
  );
}

function Rank({ shell, plan, seat, onChange }: SeatCardProps): VNode {
  const rank = plan.seats[seat]!.computer ?? COMPUTER_RANKS[0];
  return (
    <div class="seat-rank">
      <Stepper
        t={shell.t}
        label={matchWords(shell, "match")("seat.rank")}
        min={0}
        max={COMPUTER_RANKS.length - 1}
        value={COMPUTER_RANKS.indexOf(rank)}
        text={makeTranslator(shell.language, "computers")(`rank.${rank}`)}
        onChange={(chosen) => onChange(setPlayer(plan, seat, COMPUTER_RANKS[chosen]))}
      />
    </div>
  );
}

function Tools(props: SeatCardProps & { readonly called: string }): VNode {
  const { shell, plan, seat, called: name, onChange, onHandicap } = props;
  const w = matchWords(shell, "match");
  const { options, terms } = plan.seats[seat]!;
  const hasHandicap = Object.keys(options).length + Object.keys(terms).length > 0;
  const move = (by: -1 | 1): void => onChange(moveSeat(plan, seat, by, shell.settings.peek().playerName));
  const tool = (label: string, path: string, isOff: boolean, onClick: () => void): VNode => (
    <button type="button" class="step" aria-label={label} title={label} disabled={isOff} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
  return (
    <div class="seat-tools">
      <button
        type="button"
        class="chip"
        aria-label={w(hasHandicap ? "seat.hasHandicap" : "seat.handicapOf", { name })}
        data-is-on={hasHandicap ? "" : undefined}
        onClick={onHandicap}
      >
        {w("seat.handicap")}
      </button>
      {tool(w("seat.before", { name }), "M19 12H5m6-6-6 6 6 6", seat === 0, () => move(-1))}
      {tool(w("seat.after", { name }), "M5 12h14m-6-6 6 6-6 6", seat === plan.seats.length - 1, () => move(1))}
      {tool(w("seat.remove", { name }), "M6 6l12 12M18 6 6 18", !canRemove(plan), () =>
        onChange(removeSeat(plan, seat)),
      )}
    </div>
  );
}
