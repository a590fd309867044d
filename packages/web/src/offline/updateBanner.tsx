// Says quietly that there is a new version, and never while anything is being played or watched (W-24).

import type { VNode } from "preact";
import { type ScreenName, SCREENS } from "../routes/routes.ts";
import { focusFirst } from "../parts/focus.ts";
import type { Translate } from "../words/translate.ts";
import type { Updates } from "./updates.ts";

export interface UpdateBannerProps {
  readonly t: Translate;
  readonly updates: Updates | undefined;
  readonly screen: ScreenName;
  /** Something would be lost by leaving now: a game that waits behind its options, what could not be saved. */
  readonly isBusy: boolean;
}

export function UpdateBanner({ t, updates, screen, isBusy }: UpdateBannerProps): VNode | null {
  const news = updates?.news.value;
  if (updates === undefined || news === undefined || isBusy || !SCREENS[screen].isCalm) return null;
  return (
    <section class="update" aria-label={t("update.label")}>
      <p role="status">{t(`update.${news}`)}</p>
      <div class="update-choice">
        <button type="button" class="secondary is-chosen" onClick={updates.accept}>
          {t(`update.accept.${news}`)}
        </button>
        <button
          type="button"
          class="secondary"
          onClick={() => {
            updates.later();
            focusFirst();
          }}
        >
          {t("update.later")}
        </button>
      </div>
    </section>
  );
}
