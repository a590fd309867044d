// The way from the sounds to the loudspeakers: music and effects each have a volume, a little room, and before the end
// a limiter with headroom, so that nothing clips however much happens at once. The volume of everything comes last. The
// music of a game goes through a filter, which muffles it in a pause (F-13).

import { makeNoise } from "./synth/random.ts";

const OUTPUT = 0.8;
const ROOM_SECONDS = 0.9;
const MUSIC_IN_ROOM = 0.16;
const EFFECTS_IN_ROOM = 0.1;
/** Seconds in which a volume follows. */
const GLIDE = 0.03;
/** Hertz above which nothing passes, and how loud the music is: in the open, and behind a door. */
const OPEN = { hertz: 18_000, gain: 1 };
const MUFFLED = { hertz: 480, gain: 0.5 };
/** Seconds in which the door moves. */
const DOOR = 0.12;

interface Volumes {
  readonly music: number;
  readonly effects: number;
  readonly all: number;
}

export interface Graph {
  readonly music: AudioNode;
  /** For the music that can be muffled. */
  readonly gameMusic: AudioNode;
  readonly effects: AudioNode;
  setVolumes(volumes: Volumes): void;
  setMuffled(isMuffled: boolean): void;
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
  const door = new BiquadFilterNode(context, { type: "lowpass", frequency: OPEN.hertz, Q: 0.5 });
  const behind = new GainNode(context, { gain: OPEN.gain });
  door.connect(behind).connect(music);
  limiter.connect(output).connect(context.destination);
  room.connect(limiter);
  for (const [source, share] of [
    [music, MUSIC_IN_ROOM],
    [effects, EFFECTS_IN_ROOM],
  ] as const) {
    source.connect(limiter);
    source.connect(new GainNode(context, { gain: share })).connect(room);
  }
  const glide = ({ gain }: GainNode, to: number): void => void gain.setTargetAtTime(to, context.currentTime, GLIDE);
  return {
    music,
    gameMusic: door,
    effects,
    setVolumes(volumes) {
      glide(music, volumes.music);
      glide(effects, volumes.effects);
      glide(output, OUTPUT * volumes.all);
    },
    setMuffled(isMuffled) {
      const { hertz, gain } = isMuffled ? MUFFLED : OPEN;
      door.frequency.setTargetAtTime(hertz, context.currentTime, DOOR);
      behind.gain.setTargetAtTime(gain, context.currentTime, DOOR);
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
