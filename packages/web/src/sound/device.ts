// What sounds come out of: the browser's audio, the rendered sounds, and a player for each kind of music. Of the three
// only one is heard; they come and go at a pace of their own, so that one crosses into the next.

import { type Bank, makeBank } from "./bank.ts";
import { type EffectPlayer, makeEffectPlayer } from "./effectPlayer.ts";
import { type Graph, makeGraph } from "./graph.ts";
import { FULL } from "./music/mix.ts";
import { type Fades, type MusicPlayer, makeMusicPlayer } from "./music/musicPlayer.ts";

export type MusicPart = "menu" | "game" | "preview";

const FADES: { readonly [Part in MusicPart]: Fades } = {
  menu: { in: 1.8, out: 1.2 },
  game: { in: 0.03, out: 0.3 },
  preview: { in: 0.1, out: 0.3 },
};

export interface Device {
  readonly context: AudioContext;
  readonly graph: Graph;
  readonly bank: Bank;
  readonly effects: EffectPlayer;
  readonly music: { readonly [Part in MusicPart]: MusicPlayer };
}

/** Undefined where there is none. */
export function openDevice(): Device | undefined {
  try {
    const context = new AudioContext({ latencyHint: "interactive" });
    const graph = makeGraph(context);
    const bank = makeBank(context);
    const effects = makeEffectPlayer(context, graph.effects, bank);
    const music = {
      menu: makeMusicPlayer(context, graph.music, bank, FADES.menu),
      game: makeMusicPlayer(context, graph.gameMusic, bank, FADES.game),
      preview: makeMusicPlayer(context, graph.music, bank, FADES.preview),
    };
    music.menu.setMood(FULL);
    music.preview.setMood(FULL);
    return { context, graph, bank, effects, music };
  } catch {
    return undefined;
  }
}
