// The few gestures that all effects are made of.

import type { Layer } from "./layers.ts";
import { frequencyOf, pitchOf } from "./pitch.ts";
import type { Wave } from "./waves.ts";

export interface Stroke {
  readonly at?: number;
  readonly seconds?: number;
  readonly level?: number;
  readonly wave?: Wave;
  readonly attack?: number;
  readonly decay?: number;
}

function hertz(name: string): number {
  return frequencyOf(pitchOf(name));
}

/** One note; `to` is the pitch it glides to. */
export function tone(name: string, stroke: Stroke = {}, to: string = name): Layer {
  const { at = 0, seconds = 0.1, level = 1, wave = "triangle", attack = 0.003, decay = seconds / 3 } = stroke;
  return { kind: "tone", wave, frequency: hertz(name), glideTo: hertz(to), at, seconds, level, attack, decay };
}

/** A struck string: a body, and overtones that are gone sooner. */
export function pluck(name: string, stroke: Stroke = {}): Layer[] {
  const { seconds = 0.3, level = 1 } = stroke;
  const body = tone(name, { ...stroke, seconds, wave: "triangle" });
  return [body, tone(name, { ...stroke, seconds, wave: "pluck", level: level * 0.45, decay: seconds / 9 })];
}

/** A small bell: sines, the upper ones stretched and short. */
export function bell(name: string, stroke: Stroke = {}): Layer[] {
  const { at = 0, seconds = 0.4, level = 1 } = stroke;
  const partials: readonly (readonly [ratio: number, level: number, life: number])[] = [
    [1, 1, 1],
    [2.01, 0.32, 0.6],
    [3.98, 0.12, 0.3],
  ];
  return partials.map(([ratio, share, life]) => ({
    kind: "tone",
    wave: "sine",
    frequency: hertz(name) * ratio,
    at,
    seconds: seconds * (0.4 + 0.6 * life),
    level: level * share,
    attack: 0.003,
    decay: (seconds * life) / 3,
  }));
}

/** Notes together. */
export function chord(names: string, stroke: Stroke = {}): Layer[] {
  return names.split(" ").flatMap((name) => pluck(name, stroke));
}

/** Notes one after another, each ringing to the end of the whole. */
export function run(names: string, stroke: Stroke & { readonly step: number; readonly until: number }): Layer[] {
  const { at = 0, step, until } = stroke;
  return names
    .split(" ")
    .flatMap((name, i) => pluck(name, { ...stroke, at: at + i * step, seconds: until - at - i * step }));
}

/** Notes one after another, each gone when the next comes. */
export function figure(names: string, stroke: Stroke & { readonly step: number }): Layer[] {
  const { at = 0, step } = stroke;
  return names.split(" ").map((name, i) => tone(name, { seconds: step * 1.25, ...stroke, at: at + i * step }));
}

export interface Breath extends Stroke {
  readonly seed: number;
  readonly from: number;
  readonly to: number;
}

/** A band of noise. */
export function hiss({ seed, from, to, at = 0, seconds = 0.05, level = 1, ...rest }: Breath): Layer {
  const { attack = 0.001, decay = seconds / 4 } = rest;
  return { kind: "hiss", seed, highPass: from, lowPass: to, at, seconds, level, attack, decay };
}
