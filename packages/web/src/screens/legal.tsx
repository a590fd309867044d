// The notice that comes first (G-2.1).

import type { VNode } from "preact";
import { useCallback } from "preact/hooks";
import type { Shell } from "../parts/context.ts";
import { useAnyKey } from "../parts/keys.ts";

export interface LegalProps {
  readonly shell: Shell;
  /** Where it goes on to: the title at first, back when it is read again. */
  readonly onGo: () => void;
}

export function Legal({ shell, onGo }: LegalProps): VNode {
  const { t, sound } = shell;
  const go = useCallback(() => {
    sound.playMenu("choose");
    onGo();
  }, [sound, onGo]);
  useAnyKey(go);
  return (
    <main class="screen screen-legal">
      <div class="legal-text">
        <h1>{t("legal.title")}</h1>
        <p class="legal-lead">{t("legal.independent")}</p>
        <p>{t("legal.trademark")}</p>
        <p>{t("legal.licence")}</p>
        <p>{t("legal.credits")}</p>
        <button type="button" class="any-key">
          {t("legal.go")}
        </button>
      </div>
    </main>
  );
}
