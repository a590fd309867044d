// The way from the sounds to the loudspeakers: music and effects each have a volume, a little room, and before the end
// a limiter with headroom, so that nothing clips however much happens at once.

import { makeNoise } from "./synth/random.ts";

const OUTPUT = 0.8;
const ROOM_SECONDS = 0.9;
const MUSIC_IN_ROOM = 0.16;
const EFFECTS_IN_ROOM = 0.1;
/** Seconds in which a volume follows. */
const GLIDE = 0.03;

export interface Graph {
  readonly music: AudioNode;
  readonly effects: AudioNode;
  setVolumes(music: number, effects: number): void;
}

export function makeGraph(context: AudioContext): Graph {
  const output = new GainNode(context, { gain: OUTPUT });
  const limiter = new DynamicsCompressorNode(context, {
    threshold: -9,
    knee: 6,
    ratio: 14,
    attack: 0.002,
    release: 0.16,
  });
  const room = new ConvolverNode(context, { buffer: makeRoom(context) });
  const music = new GainNode(context, { gain: 0 });
  const effects = new GainNode(context, { gain: 0 });
  limiter.connect(output).connect(context.destination);
  room.connect(limiter);
  for (const [source, share] of [
    [music, MUSIC_IN_ROOM],
    [effects, EFFECTS_IN_ROOM],
  ] as const) {
    source.connect(limiter);
    source.connect(new GainNode(context, { gain: share })).connect(room);
  }
  return {
    music,
    effects,
    setVolumes(musicGain, effectsGain) {
      music.gain.setTargetAtTime(musicGain, context.currentTime, GLIDE);
      effects.gain.setTargetAtTime(effectsGain, context.currentTime, GLIDE);
    },
  };
}

/** What a room with soft walls answers: two channels of noise that dies away, high tones first. */
function makeRoom(context: BaseAudioContext): AudioBuffer {
  const { sampleRate } = context;
  const length = Math.round(ROOM_SECONDS * sampleRate);
  const buffer = context.createBuffer(2, length, sampleRate);
  for (const channel of [0, 1]) {
    const noise = makeNoise(100 + channel);
    const samples = new Float32Array(length);
    let low = 0;
    for (let i = 0; i < length; i++) {
      const age = i / length;
      low += (0.5 - 0.42 * age) * (noise() - low);
      samples[i] = low * Math.exp(-6 * age) * Math.min(1, i / (0.008 * sampleRate));
    }
    buffer.copyToChannel(samples, channel);
  }
  return buffer;
}
