// The Coach in Practice: on as long as the player wants it, in this visit and the next.

import { useEffect, useMemo } from "preact/hooks";
import { Adviser } from "../coach/adviser.ts";
import { coachSpeech } from "../coach/coachWords.ts";
import { outlinesOf } from "../coach/outlines.ts";
import { makeThinker } from "../computers/thinker.ts";
import type { App, Shell } from "../parts/context.ts";
import type { PracticePlay } from "./practicePlay.ts";

/** On or off, from now on. */
export function toggleCoach({ saveSettings }: Pick<Shell, "saveSettings">): void {
  saveSettings((settings) => ({ ...settings, hasCoach: !settings.hasCoach }));
}

/** The Coach, while it is wanted. */
export function useCoach(app: App, play: PracticePlay): Adviser | undefined {
  const { hasCoach } = app.settings.value;
  const shell = app.shell.value;
  const adviser = useMemo(() => {
    if (!hasCoach) return undefined;
    const speech = coachSpeech(shell);
    return new Adviser({ thinker: makeThinker(), outline: (sight, steps) => outlinesOf(speech, sight, steps) });
  }, [hasCoach, shell.language]);
  useEffect(() => {
    play.setOnlooker(adviser);
    return () => adviser?.close();
  }, [play, adviser]);
  return adviser;
}
