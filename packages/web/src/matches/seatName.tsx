// What a seat is called. A code (N-21) is no name: it is answered when the field is left, and the seat keeps the name it had.

import type { VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import type { CodeAnswer } from "../library/codes.ts";
import { CodeNotice } from "../parts/codeNotice.tsx";
import { SEAT_NAME_LENGTH } from "../settings/matchPlan.ts";
import { matchWords } from "./matchWords.ts";
import { setSeat } from "./planSeats.ts";
import type { SeatCardProps } from "./seatCard.tsx";

export function SeatName({ shell, plan, seat, nameless, onChange }: SeatCardProps): VNode {
  const w = matchWords(shell, "match");
  const { name, computer } = plan.seats[seat]!;
  const [answer, setAnswer] = useState<CodeAnswer>();
  const before = useRef(name);
  const rename = (next: string): void => onChange(setSeat(plan, seat, { name: next }));
  const take = (written: string): void => {
    const answered = shell.enterCode(written);
    setAnswer(answered);
    if (answered === undefined) before.current = written.trimStart();
    else rename(before.current);
  };
  return (
    <>
      <input
        type="text"
        class="seat-name"
        aria-label={w("seat.name", { number: seat + 1 })}
        maxLength={SEAT_NAME_LENGTH}
        autocomplete="off"
        spellcheck={false}
        placeholder={computer !== undefined ? w("seat.drawn") : nameless}
        value={name}
        onFocus={() => {
          before.current = name;
        }}
        onInput={(event) => rename(event.currentTarget.value.trimStart())}
        onChange={(event) => take(event.currentTarget.value)}
        // Escape leaves the screen before the field is left.
        onKeyDown={(event) => event.key === "Escape" && take(event.currentTarget.value)}
      />
      <CodeNotice shell={shell} answer={answer} onDone={() => setAnswer(undefined)} />
    </>
  );
}
