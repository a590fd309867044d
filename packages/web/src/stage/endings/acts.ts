// Which ending each skin has, by the way in which its rows go.

import type { Atlas } from "../atlas.ts";
import type { ClearStyle } from "../skin.ts";
import type { Layout } from "../stage.ts";
import { BREAKS_MS, playGlassLoss } from "./glassLoss.ts";
import { playGlassWin, warmGlassWin } from "./glassWin.ts";
import { warmGlyphs } from "./glyphs.ts";
import { playPaperLoss } from "./paperLoss.ts";
import { playPaperWin, warmPaperWin } from "./paperWin.ts";
import type { EndScene } from "./scene.ts";
import { playStillLoss } from "./stillLoss.ts";
import { playStoneLoss } from "./stoneLoss.ts";
import { playStoneWin, warmStoneWin } from "./stoneWin.ts";
import { playTileLoss, warmTileLoss } from "./tileLoss.ts";
import { playTileWin, warmTileWin } from "./tileWin.ts";
import type { End } from "./times.ts";
import { playTubeLoss } from "./tubeLoss.ts";
import { playTubeWin } from "./tubeWin.ts";
import { addWord, type WordTimes } from "./word.ts";

export interface Act {
  /** From then on the cast stands for the Blocks. */
  readonly hidesMs: number;
  /** When its words come; undefined: it writes them itself. */
  readonly word: WordTimes | undefined;
  readonly play: (scene: EndScene) => void;
  /** Paints what it will need, one picture a step. */
  readonly warm?: (atlas: Atlas, layout: Layout) => Generator<void>;
}

const NEVER = Number.POSITIVE_INFINITY;
const SOON = { fromMs: 420, inMs: 320 } as const;
const LATER = { fromMs: 700, inMs: 420 } as const;

const ACTS: { readonly [Style in ClearStyle]: { readonly [Name in End]: Act } } = {
  shatter: {
    loss: { hidesMs: BREAKS_MS - 60, word: LATER, play: playGlassLoss },
    win: { hidesMs: 0, word: SOON, play: playGlassWin, warm: warmGlassWin },
  },
  rub: {
    loss: { hidesMs: 0, word: { fromMs: 1_100, inMs: 400 }, play: playPaperLoss },
    win: { hidesMs: NEVER, word: { fromMs: 720, inMs: 260, stays: true }, play: playPaperWin, warm: warmPaperWin },
  },
  crumble: {
    loss: { hidesMs: 0, word: LATER, play: playStoneLoss },
    win: { hidesMs: 0, word: { fromMs: 700, inMs: 320, stays: true }, play: playStoneWin, warm: warmStoneWin },
  },
  flip: {
    loss: { hidesMs: 0, word: LATER, play: playTileLoss, warm: warmTileLoss },
    win: { hidesMs: 0, word: { fromMs: 1_350, inMs: 320, stays: true }, play: playTileWin, warm: warmTileWin },
  },
  blink: {
    loss: { hidesMs: NEVER, word: { fromMs: 1_000, inMs: 500 }, play: playTubeLoss },
    win: { hidesMs: 0, word: undefined, play: playTubeWin, warm: warmGlyphs },
  },
};

/** Without motion a loss is the same everywhere but for its sheet; a win has a still form of its own. */
const STILL_LOSS: Act = { hidesMs: 0, word: SOON, play: playStillLoss };

export function actOf(style: ClearStyle, end: End, isStill: boolean): Act {
  return isStill && end === "loss" ? STILL_LOSS : ACTS[style][end];
}

export function perform({ word, play }: Act, scene: EndScene, end: End): void {
  play(scene);
  if (word !== undefined) addWord(scene, end, word);
}
