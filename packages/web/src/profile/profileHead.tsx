// Who it is, and the great totals.

import type { VNode } from "preact";
import type { Shell } from "../parts/context.ts";
import { Avatar } from "../picture/avatar.tsx";
import { AVATARS } from "../settings/matchPlan.ts";
import { skinOf } from "../stage/skinOf.ts";
import { dayText, durationText, profileWords } from "./profileWords.ts";
import type { Totals } from "./totals.ts";

export interface ProfileHeadProps {
  readonly shell: Shell;
  readonly totals: Totals;
}

const PICTURE_PX = 88;

export function ProfileHead({ shell, totals }: ProfileHeadProps): VNode {
  const w = profileWords(shell);
  const { format } = shell;
  const { playerName, match, display, last } = shell.settings.value;
  // The picture of the seat that the player had last.
  const avatar = match?.seats.find(({ computer }) => computer === undefined)?.avatar ?? AVATARS[0];
  const figures = [
    ["games", format.number(totals.games)],
    ["hours", durationText(shell, totals.micros)],
    ["lines", format.number(totals.lines)],
    ["pieces", format.number(totals.pieces)],
  ] as const;
  return (
    <section class="profile-head" aria-labelledby="profile-name">
      <Avatar id={avatar} skin={skinOf(last.ruleBook, display)} size={PICTURE_PX} />
      <div class="profile-who">
        <h2 id="profile-name">{playerName === "" ? w("profile.nameless") : playerName}</h2>
        {totals.since !== undefined && (
          <p class="quiet">{w("profile.since", { date: dayText(shell, totals.since) })}</p>
        )}
      </div>
      <dl class="profile-totals">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{w(`total.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
