// Starts effects in the moment they are asked for, and keeps their number small.

import type { Bank } from "./bank.ts";
import { EFFECT_IDS, type EffectId } from "./synth/effects/index.ts";

const MOST_ALIKE = 2;
const MOST = 12;
/** Seconds in which a sound that has to make room goes: cut off it would click. */
const LEAVE = 0.012;

interface Playing {
  readonly id: EffectId;
  readonly source: AudioBufferSourceNode;
  readonly gain: GainNode;
}

export interface EffectPlayer {
  play(id: EffectId): void;
}

export function makeEffectPlayer(context: AudioContext, output: AudioNode, bank: Bank): EffectPlayer {
  bank.prepare(EFFECT_IDS.map((effect) => ({ effect })));
  let playing: Playing[] = [];

  function leave(voice: Playing): void {
    playing = playing.filter((other) => other !== voice);
    voice.gain.gain.setTargetAtTime(0, context.currentTime, LEAVE / 3);
    voice.source.stop(context.currentTime + LEAVE);
  }

  function makeRoomFor(id: EffectId): void {
    const alike = playing.filter((voice) => voice.id === id);
    if (alike.length >= MOST_ALIKE) leave(alike[0]!);
    if (playing.length >= MOST) leave(playing[0]!);
  }

  return {
    play(id) {
      makeRoomFor(id);
      const source = new AudioBufferSourceNode(context, { buffer: bank.get({ effect: id }) });
      const voice: Playing = { id, source, gain: new GainNode(context) };
      source.connect(voice.gain).connect(output);
      source.addEventListener("ended", () => {
        playing = playing.filter((other) => other !== voice);
        voice.gain.disconnect();
      });
      source.start();
      playing.push(voice);
    },
  };
}
