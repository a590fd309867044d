// Plays a tune in real time: a timer looks a little ahead and hands the notes to the audio clock, which alone decides
// when they sound.

import type { Bank } from "../bank.ts";
import type { SoundKey } from "../renderSound.ts";
import { pitchOf } from "../synth/pitch.ts";
import { type Clock, type Due, makeClock } from "./clock.ts";
import { releaseOf } from "./instruments.ts";
import { CALM, isSameMood, type Lift, liftAt, liftedBy, type Mood, NO_LIFT, tempoOf, voiceGain } from "./mix.ts";
import { sequenceOf, type Step } from "./sequence.ts";
import type { Role, Tune } from "./tune.ts";

const LOOK_AHEAD = 0.25;
const INTERVAL_MS = 50;
/** Beats whose notes have to be rendered before the first one sounds; the rest is rendered faster than it is played. */
const READY_BEATS = 8;
/** Seconds in which voices come and go. */
const GLIDE = 0.25;
/** Seconds in which a lift comes; it goes as voices do. */
const RISE = 0.02;
/** What a lift begins with, in the moment of the move. */
const SWELL = { instrument: "cymbal", pitch: pitchOf("A4") } as const;
const SWELL_LEVEL = 0.5;

/** Seconds in which the music comes and goes. */
export interface Fades {
  readonly in: number;
  readonly out: number;
}

export interface MusicPlayer {
  play(tune: Tune): void;
  pause(): void;
  /** The next play begins at the beginning. */
  stop(): void;
  setMood(mood: Mood): void;
  /** A move of this weight was made: a great one is heard for a bar, from now on. */
  lift(weight: number): void;
}

interface Performance {
  readonly tune: Tune;
  readonly clock: Clock;
  /** Notes without which it does not begin. */
  readonly first: readonly SoundKey[];
}

/** The nodes of one stretch of music, from a start to a pause. */
interface Stage {
  readonly gain: GainNode;
  readonly roles: ReadonlyMap<Role, GainNode>;
  readonly sources: Set<AudioBufferSourceNode>;
}

interface Sounding {
  readonly source: AudioBufferSourceNode;
  readonly gain: GainNode;
}

export function makeMusicPlayer(context: AudioContext, output: AudioNode, bank: Bank, fades: Fades): MusicPlayer {
  let performance: Performance | undefined;
  let stage: Stage | undefined;
  let mood = CALM;
  let lift: Lift = NO_LIFT;
  let timer: ReturnType<typeof setInterval> | undefined;

  function makeStage(tune: Tune): Stage {
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setTargetAtTime(1, context.currentTime, fades.in / 3);
    gain.connect(output);
    const roles = new Map<Role, GainNode>();
    for (const { role, pan } of tune.voices) {
      const voice = new GainNode(context, { gain: voiceGain(role, mood) });
      voice.connect(new StereoPannerNode(context, { pan })).connect(gain);
      roles.set(role, voice);
    }
    return { gain, roles, sources: new Set() };
  }

  function sound({ sources }: Stage, step: Pick<Step, "instrument" | "pitch" | "level">, into: AudioNode): Sounding {
    const source = new AudioBufferSourceNode(context, { buffer: bank.get(keyOf(step)) });
    const gain = new GainNode(context, { gain: step.level });
    source.connect(gain).connect(into);
    source.addEventListener("ended", () => {
      sources.delete(source);
      gain.disconnect();
    });
    sources.add(source);
    return { source, gain };
  }

  function playNote(on: Stage, { step, at }: Due, tempo: number): void {
    const end = at + (step.beats * 60) / tempo;
    const release = releaseOf(step.instrument);
    const { source, gain } = sound(on, step, on.roles.get(step.role)!);
    gain.gain.setValueAtTime(step.level, end);
    gain.gain.linearRampToValueAtTime(0, end + release);
    source.start(at);
    source.stop(end + release);
  }

  function lookAhead(): void {
    if (performance === undefined || stage === undefined || context.state !== "running") return;
    const { tune, clock, first } = performance;
    if (!first.every((note) => bank.isReady(note))) return;
    const tempo = tempoOf(tune, mood.level);
    const now = context.currentTime;
    for (const due of clock.take(now, now + LOOK_AHEAD, tempo)) {
      // Voices that rest cost nothing.
      if (voiceGain(due.step.role, mood, liftAt(lift, due.at)) > 0) playNote(stage, due, tempo);
    }
  }

  function pause(): void {
    clearInterval(timer);
    timer = undefined;
    lift = NO_LIFT;
    performance?.clock.rewindToBar();
    if (stage === undefined) return;
    const { gain, sources } = stage;
    gain.gain.setTargetAtTime(0, context.currentTime, fades.out / 4);
    for (const source of sources) source.stop(context.currentTime + fades.out);
    stage = undefined;
  }

  function balance(): void {
    const now = context.currentTime;
    const strength = liftAt(lift, now);
    for (const [role, { gain }] of stage?.roles ?? []) {
      gain.setTargetAtTime(voiceGain(role, mood, strength), now, strength > 0 ? RISE : GLIDE);
      if (strength > 0) gain.setTargetAtTime(voiceGain(role, mood), lift.until, GLIDE);
    }
  }

  return {
    play(tune) {
      if (stage !== undefined && performance?.tune === tune) return;
      pause();
      if (performance?.tune !== tune) {
        const steps = sequenceOf(tune);
        const isFirst = ({ at, role }: Step): boolean => at < READY_BEATS && voiceGain(role, mood) > 0;
        performance = { tune, clock: makeClock(tune), first: steps.filter(isFirst).map(keyOf) };
        bank.prepare(performance.first, "now");
        bank.prepare([...steps.map(keyOf), SWELL], "later");
      }
      stage = makeStage(tune);
      timer = setInterval(lookAhead, INTERVAL_MS);
      lookAhead();
    },
    pause,
    stop() {
      pause();
      performance = undefined;
    },
    setMood(next) {
      if (isSameMood(next, mood)) return;
      mood = next;
      balance();
    },
    lift(weight) {
      if (stage === undefined || performance === undefined || context.state !== "running") return;
      const { tune } = performance;
      const next = liftedBy(weight, lift, context.currentTime, tempoOf(tune, mood.level));
      if (next === lift) return;
      lift = next;
      balance();
      if (bank.isReady(SWELL))
        sound(stage, { ...SWELL, level: SWELL_LEVEL * lift.strength }, stage.gain).source.start();
    },
  };
}

function keyOf({ instrument, pitch }: Pick<Step, "instrument" | "pitch">): SoundKey {
  return { instrument, pitch };
}
