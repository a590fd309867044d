// How far the wonders of The New are built (N-22), in one line each.

import type { VNode } from "preact";
import { wondersAt } from "../library/wonders.ts";
import type { Shell } from "../parts/context.ts";
import { profileWords } from "./profileWords.ts";

export interface WonderPanelProps {
  readonly shell: Shell;
  readonly lines: number;
}

export function WonderPanel({ shell, lines }: WonderPanelProps): VNode {
  const w = profileWords(shell);
  return (
    <section class="profile-wonders" data-book="new" aria-labelledby="profile-wonders">
      <h2 id="profile-wonders">{w("wonders.title")}</h2>
      <p class="quiet">{w("wonders.lines", { lines: shell.format.number(lines) })}</p>
      <ul>
        {wondersAt(lines).map(({ id, index, share, steps }) => (
          <li key={id} class={share > 0 ? "" : "is-far"}>
            <span>{shell.t(`wonder.${index}`)}</span>
            <i style={{ "--share": share }} aria-hidden="true" />
            <span class="unseen">{shell.t("wonders.step", { step: steps })}</span>
          </li>
        ))}
      </ul>
      <button type="button" class="secondary" onClick={() => shell.go({ screen: "wonders" })}>
        {w("wonders.see")}
      </button>
    </section>
  );
}
