// What a player has to be told while anything goes on: that nothing can be saved, or that something failed.

import type { VNode } from "preact";
import type { Trouble } from "../storage/storage.ts";
import type { Translate } from "../words/translate.ts";
import { focusFirst } from "../parts/focus.ts";

export interface TroubleBannerProps {
  readonly t: Translate;
  readonly trouble: Trouble | undefined;
  readonly onClose: () => void;
}

export function TroubleBanner({ t, trouble, onClose }: TroubleBannerProps): VNode | null {
  if (trouble === undefined) return null;
  return (
    <section class="trouble" aria-label={t("trouble.label")}>
      <p role="alert">
        {t(`trouble.${trouble.kind}`)} {t(trouble.isSafe ? "trouble.safe" : "trouble.unsafe")}
      </p>
      <button
        type="button"
        class="secondary"
        onClick={() => {
          onClose();
          focusFirst();
        }}
      >
        {t("trouble.close")}
      </button>
    </section>
  );
}
