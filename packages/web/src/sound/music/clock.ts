// When the steps of a tune are due. Each is timed from the one before, so a change of tempo bends the music from there
// on and moves nothing that was already handed out.

import { type Step, beatsOf, sequenceOf } from "./sequence.ts";
import type { Tune } from "./tune.ts";

/** A start, or a gap after which the music has to begin anew, comes so many seconds after now. */
const START = 0.06;

export interface Due {
  readonly step: Step;
  readonly at: number;
}

export interface Clock {
  /** What begins before `until` and was not yet handed out, at so many beats a minute. */
  take(now: number, until: number, tempo: number): Due[];
  /** Goes on, after a pause, with the bar it was in. */
  rewindToBar(): void;
}

export function makeClock(tune: Tune): Clock {
  const steps = sequenceOf(tune);
  const length = beatsOf(tune);
  let index = 0;
  let beat = 0;
  let time: number | undefined;

  return {
    take(now, until, tempo) {
      const due: Due[] = [];
      let last = time ?? now + START;
      for (;;) {
        const step = steps[index % steps.length]!;
        const stepBeat = Math.floor(index / steps.length) * length + step.at;
        let at = last + ((stepBeat - beat) * 60) / tempo;
        // A page in the background gets no time: what it missed is not made up for in a burst.
        if (at < now - START) at = now + START;
        if (at >= until) break;
        beat = stepBeat;
        last = at;
        index++;
        // Late by less than a gap: at once.
        due.push({ step, at: Math.max(at, now) });
      }
      time = last;
      return due;
    },
    rewindToBar() {
      const round = Math.floor(beat / length);
      beat = Math.floor(beat / tune.beatsPerBar) * tune.beatsPerBar;
      index = round * steps.length + steps.findIndex(({ at }) => at >= beat - round * length);
      time = undefined;
    },
  };
}
