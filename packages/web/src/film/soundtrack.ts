// The sound of a film: the effects of the events and the music as the game would have it, mixed without any clock. Pure:
// what is heard follows from what is given.

import type { Game, GameEvent } from "@korobeinix/engine";
import { weightOfAll } from "../feel/weight.ts";
import type { DisplaySettings } from "../settings/settings.ts";
import { effectsOfAll } from "../sound/effectsOf.ts";
import { makeClock } from "../sound/music/clock.ts";
import { renderNoteInSteps } from "../sound/music/instruments.ts";
import {
  CALM,
  liftAt,
  liftedBy,
  type Lift,
  type Mood,
  moodOf,
  NO_LIFT,
  tempoOf,
  voiceGain,
} from "../sound/music/mix.ts";
import { addNote } from "../sound/music/renderTune.ts";
import type { Tune } from "../sound/music/tune.ts";
import { renderEffectInSteps } from "../sound/synth/effects/index.ts";

export interface SoundtrackOptions {
  readonly rate: number;
  /** Undefined: effects alone. */
  readonly tune: Tune | undefined;
  readonly musicGain: number;
  readonly effectsGain: number;
  /** What the rule books wear; their own unless told. */
  readonly skins?: DisplaySettings["skins"];
}

export interface Soundtrack {
  /** What is to be heard in the time of a frame, in seconds of the film; in small steps, for sounds take long to render. */
  follow(game: Game, events: readonly GameEvent[], frame: FrameTime): Generator<undefined, void>;
  /** The samples up to a time, which nothing is added to any more. */
  take(until: number): Float32Array<ArrayBuffer>;
}

interface FrameTime {
  readonly at: number;
  readonly length: number;
}

/** Seconds that the longest sound may last. */
const LONGEST = 12;

export function makeSoundtrack(options: SoundtrackOptions): Soundtrack {
  const { rate, tune, musicGain, effectsGain, skins = {} } = options;
  const mix = new Float32Array(LONGEST * rate);
  /** Samples that were taken. */
  let taken = 0;
  let mood: Mood = CALM;
  let lift: Lift = NO_LIFT;
  const clock = tune === undefined ? undefined : makeClock(tune);
  const rendered = new Map<string, Float32Array>();

  function* once(name: string, render: Generator<undefined, Float32Array>): Generator<undefined, Float32Array> {
    const samples = rendered.get(name) ?? (yield* render);
    rendered.set(name, samples);
    return samples;
  }

  return {
    *follow(game, events, { at, length }) {
      const start = Math.round(at * rate) - taken;
      const { book } = game.rules;
      for (const { id, gain } of effectsOfAll(events, { book, skin: skins[book.id] ?? book.id })) {
        add(mix, yield* once(id, renderEffectInSteps(id, rate)), { start, gain: effectsGain * gain });
      }
      if (tune === undefined || clock === undefined) return;
      mood = moodOf(game, mood);
      const tempo = tempoOf(tune, mood.level);
      lift = liftedBy(weightOfAll(events, book), lift, at, tempo);
      for (const { step, at: due } of clock.take(at, at + length, tempo)) {
        const gain = voiceGain(step.role, mood, liftAt(lift, due));
        if (gain === 0) continue;
        const { instrument, pitch } = step;
        const note = yield* once(`${instrument} ${pitch}`, renderNoteInSteps(instrument, pitch, rate));
        const place = { at: due - taken / rate, secondsPerBeat: 60 / tempo, rate };
        addNote(mix, note, { ...step, level: step.level * musicGain * gain }, place);
      }
    },
    take(until) {
      const count = Math.min(mix.length, Math.max(0, Math.round(until * rate) - taken));
      const samples = mix.slice(0, count).map(soften);
      mix.copyWithin(0, count);
      mix.fill(0, mix.length - count);
      taken += count;
      return samples;
    },
  };
}

function add(into: Float32Array, samples: Float32Array, { start, gain }: { start: number; gain: number }): void {
  const count = Math.min(samples.length, into.length - start);
  for (let i = 0; i < count; i++) into[start + i]! += samples[i]! * gain;
}

/** Much at once becomes louder and never clips. */
function soften(sample: number): number {
  return Math.tanh(sample);
}
