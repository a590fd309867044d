// Plays a tune in real time: a timer looks a little ahead and hands the notes to the audio clock, which alone decides
// when they sound.

import type { Bank } from "../bank.ts";
import type { SoundKey } from "../renderSound.ts";
import { type Clock, type Due, makeClock } from "./clock.ts";
import { releaseOf } from "./instruments.ts";
import { CALM, type Mood, isHeard, tempoOf } from "./mix.ts";
import { sequenceOf, type Step } from "./sequence.ts";
import type { Role, Tune } from "./tune.ts";

const LOOK_AHEAD = 0.25;
const INTERVAL_MS = 50;
/** Beats whose notes have to be rendered before the first one sounds; the rest is rendered faster than it is played. */
const READY_BEATS = 8;
/** Seconds in which voices come and go. */
const GLIDE = 0.25;
/** Seconds in which a pause is reached. */
const STOP = 0.06;

export interface MusicPlayer {
  play(tune: Tune): void;
  pause(): void;
  /** The next play begins at the beginning. */
  stop(): void;
  setMood(mood: Mood): void;
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

export function makeMusicPlayer(context: AudioContext, output: AudioNode, bank: Bank): MusicPlayer {
  let performance: Performance | undefined;
  let stage: Stage | undefined;
  let mood = CALM;
  let timer: ReturnType<typeof setInterval> | undefined;

  function makeStage(tune: Tune): Stage {
    const gain = new GainNode(context);
    gain.connect(output);
    const roles = new Map<Role, GainNode>();
    for (const { role, pan } of tune.voices) {
      const voice = new GainNode(context, { gain: isHeard(role, mood) ? 1 : 0 });
      voice.connect(new StereoPannerNode(context, { pan })).connect(gain);
      roles.set(role, voice);
    }
    return { gain, roles, sources: new Set() };
  }

  function playNote({ roles, sources }: Stage, { step, at }: Due, tempo: number): void {
    const end = at + (step.beats * 60) / tempo;
    const release = releaseOf(step.instrument);
    const source = new AudioBufferSourceNode(context, { buffer: bank.get(keyOf(step)) });
    const gain = new GainNode(context, { gain: step.level });
    gain.gain.setValueAtTime(step.level, end);
    gain.gain.linearRampToValueAtTime(0, end + release);
    source.connect(gain).connect(roles.get(step.role)!);
    source.addEventListener("ended", () => {
      sources.delete(source);
      gain.disconnect();
    });
    source.start(at);
    source.stop(end + release);
    sources.add(source);
  }

  function lookAhead(): void {
    if (performance === undefined || stage === undefined || context.state !== "running") return;
    const { tune, clock, first } = performance;
    if (!first.every((note) => bank.isReady(note))) return;
    const tempo = tempoOf(tune, mood.level);
    const now = context.currentTime;
    for (const due of clock.take(now, now + LOOK_AHEAD, tempo)) playNote(stage, due, tempo);
  }

  function pause(): void {
    clearInterval(timer);
    timer = undefined;
    performance?.clock.rewindToBar();
    if (stage === undefined) return;
    const { gain, sources } = stage;
    gain.gain.setTargetAtTime(0, context.currentTime, STOP / 4);
    for (const source of sources) source.stop(context.currentTime + STOP);
    stage = undefined;
  }

  return {
    play(tune) {
      if (stage !== undefined && performance?.tune === tune) return;
      pause();
      if (performance?.tune !== tune) {
        const steps = sequenceOf(tune);
        performance = { tune, clock: makeClock(tune), first: steps.filter(({ at }) => at < READY_BEATS).map(keyOf) };
        bank.prepare(steps.map(keyOf));
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
      if (next.level === mood.level && next.isDanger === mood.isDanger) return;
      mood = next;
      for (const [role, { gain }] of stage?.roles ?? []) {
        gain.setTargetAtTime(isHeard(role, mood) ? 1 : 0, context.currentTime, GLIDE);
      }
    },
  };
}

function keyOf({ instrument, pitch }: Step): SoundKey {
  return { instrument, pitch };
}
