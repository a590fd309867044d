// Pause (G-13.1.6): over the hidden Matrix. The key that paused resumes; that is the game's doing, not this screen's.

import type { RuleBookId } from "@korobeinix/engine";
import type { VNode } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { CaptionKey } from "../parts/captions.tsx";
import type { Shell } from "../parts/context.ts";
import { focusFirst } from "../parts/focus.ts";
import { lastByTouch } from "./fingers.ts";
import { useScreenKeys } from "../parts/keys.ts";

export interface PauseOverlayProps {
  readonly shell: Pick<Shell, "t" | "sound">;
  readonly book: RuleBookId;
  readonly onResume: () => void;
  readonly onRestart: () => void;
  /** Whether a restart would take something from the player: then it asks once more. */
  readonly isAtStake: boolean;
  readonly onMenu: () => void;
  readonly onOptions?: (() => void) | undefined;
  /** Moves the buttons of thumbs, where there are any. */
  readonly onArrange?: (() => void) | undefined;
  readonly onHelp?: (() => void) | undefined;
  /** Why it waits, where that is not the player's own doing. */
  readonly why?: string | undefined;
}

export function PauseOverlay(props: PauseOverlayProps): VNode {
  const { shell, book, onResume, onMenu, onOptions, onArrange, onHelp, why } = props;
  const { t, sound } = shell;
  const dialog = useRef<HTMLDivElement>(null);
  useScreenKeys(sound, undefined);
  useLayoutEffect(() => {
    if (dialog.current !== null) focusFirst(dialog.current);
  }, []);
  return (
    <div class="pause" role="dialog" aria-labelledby="pause-title" data-book={book} ref={dialog}>
      <h2 id="pause-title">{t("pause.title")}</h2>
      {why !== undefined && (
        <p class="pause-why" role="status">
          {why}
        </p>
      )}
      <div class="pause-actions">
        <button type="button" class="primary" data-first onClick={onResume}>
          {t("pause.resume")}
        </button>
        <Restart {...props} />
        {onOptions !== undefined && (
          <button type="button" class="secondary" onClick={onOptions}>
            {t("pause.options")}
          </button>
        )}
        {onArrange !== undefined && (
          <button type="button" class="secondary" onClick={onArrange}>
            {t("pause.arrange")}
          </button>
        )}
        {onHelp !== undefined && (
          <button type="button" class="secondary" onClick={onHelp}>
            {t("pause.help")}
          </button>
        )}
        <button type="button" class="secondary" onClick={onMenu}>
          {t("pause.menu")}
        </button>
      </div>
      <CaptionKey t={t} book={book} />
      <p class="pause-hint">{t(lastByTouch.value ? "pause.hintTouch" : "pause.hint")}</p>
    </div>
  );
}

/** Where something is at stake, the second press does it; whatever else is pressed takes the first one back. */
function Restart({ shell: { t }, isAtStake, onRestart }: PauseOverlayProps): VNode {
  const [isAsking, setAsking] = useState(false);
  const press = (): void => {
    if (isAtStake && !isAsking) setAsking(true);
    else onRestart();
  };
  return (
    <button
      type="button"
      class="secondary"
      data-is-asking={isAsking ? "" : undefined}
      onClick={press}
      onBlur={() => setAsking(false)}
    >
      {t(isAsking ? "pause.restartSure" : "pause.restart")}
    </button>
  );
}
