// Starts effects in the moment they are asked for, and keeps their number small: of several boards, too, the loudest are
// heard and the others give way.

import type { Bank } from "./bank.ts";
import type { SoundPlace } from "./sound.ts";
import { EFFECT_IDS, type EffectId, peakOf } from "./synth/effects/index.ts";

const MOST_ALIKE = 2;
const MOST = 12;
/** Most that may begin in one frame, and how long a frame is at the least, in seconds. */
const MOST_AT_ONCE = 6;
const FRAME = 0.006;
/** Seconds in which a sound that has to make room goes: cut off it would click. */
const LEAVE = 0.012;

export const FRONT: SoundPlace = { pan: 0, gain: 1 };

interface Playing {
  readonly id: EffectId;
  readonly from: SoundPlace;
  readonly begun: number;
  readonly source: AudioBufferSourceNode;
  readonly gain: GainNode;
}

export interface EffectPlayer {
  /** `strength`: how loud it is here beside how it was made; it has no say in what gives way. */
  play(id: EffectId, from?: SoundPlace, strength?: number): void;
}

export function makeEffectPlayer(context: AudioContext, output: AudioNode, bank: Bank): EffectPlayer {
  bank.prepare(
    EFFECT_IDS.map((effect) => ({ effect })),
    "soon",
  );
  let playing: Playing[] = [];

  function leave(voice: Playing): void {
    playing = playing.filter((other) => other !== voice);
    voice.gain.gain.setTargetAtTime(0, context.currentTime, LEAVE / 3);
    voice.source.stop(context.currentTime + LEAVE);
  }

  /** Lets the one that counts least go, the oldest of several; false: all of them count more than the new one. */
  function yieldOne(
    voices: readonly Playing[],
    most: number,
    worth: (voice: Sounding) => number,
    newer: Sounding,
  ): boolean {
    if (voices.length < most) return true;
    const [least] = voices.toSorted((a, b) => worth(a) - worth(b));
    if (least === undefined || worth(least) > worth(newer)) return false;
    leave(least);
    return true;
  }

  function makeRoomFor(newer: Sounding): boolean {
    const alike = playing.filter(({ id }) => id === newer.id);
    if (!yieldOne(alike, MOST_ALIKE, gainOf, newer)) return false;
    const together = playing.filter(({ begun }) => context.currentTime - begun < FRAME);
    return yieldOne(together, MOST_AT_ONCE, loudnessOf, newer) && yieldOne(playing, MOST, gainOf, newer);
  }

  /** The way from a board's place to the loudspeakers. */
  function wayFrom({ pan, gain: loudness }: SoundPlace, strength: number): GainNode {
    const gain = new GainNode(context, { gain: loudness * strength });
    if (pan === 0) gain.connect(output);
    else gain.connect(new StereoPannerNode(context, { pan })).connect(output);
    return gain;
  }

  return {
    play(id, from = FRONT, strength = 1) {
      if (!makeRoomFor({ id, from })) return;
      const source = new AudioBufferSourceNode(context, { buffer: bank.get({ effect: id }) });
      const voice: Playing = { id, from, begun: context.currentTime, source, gain: wayFrom(from, strength) };
      source.connect(voice.gain);
      source.addEventListener("ended", () => {
        playing = playing.filter((other) => other !== voice);
        voice.gain.disconnect();
      });
      source.start();
      playing.push(voice);
    },
  };
}

/** What is to be heard, and from where. */
type Sounding = Pick<Playing, "id" | "from">;

function gainOf({ from }: Sounding): number {
  return from.gain;
}

function loudnessOf({ id, from }: Sounding): number {
  return from.gain * peakOf(id);
}
