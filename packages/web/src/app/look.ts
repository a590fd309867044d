// How what is on the stage is shown: by the settings, in the player's language, with the wonder as far as it is built.

import type { Game } from "@korobeinix/engine";
import type { ReadonlySignal } from "@preact/signals";
import type { Code } from "../library/codes.ts";
import { currentWonder, hasWonders } from "../library/wonders.ts";
import type { DisplaySettings, Settings } from "../settings/settings.ts";
import { pageWordsOf } from "../stage/page/words.ts";
import { announce } from "../words/announce.ts";
import type { Format } from "../words/format.ts";
import type { Translate } from "../words/translate.ts";
import type { SceneSettings } from "./stageHost.ts";

/** What a look is read from. */
export interface LookSources {
  readonly settings: ReadonlySignal<Settings>;
  readonly isMotionReduced: ReadonlySignal<boolean>;
  readonly t: ReadonlySignal<Translate>;
  readonly format: ReadonlySignal<Format>;
  readonly codes: ReadonlySignal<ReadonlySet<Code>>;
  readonly wonderLines: ReadonlySignal<number>;
  /** Whether a game goes on from another: its lines build nothing. */
  isContinued(game: Game): boolean;
}

export type Look = (display?: Partial<DisplaySettings>) => SceneSettings;

export function makeLook(sources: LookSources): Look {
  const { settings, isMotionReduced, t, format, codes, wonderLines } = sources;
  /** Lines of all games before this one, kept from its last moment on: when it has been counted, its own are among them. */
  const linesBefore = new WeakMap<Game, number>();
  const wonderAt: SceneSettings["wonderAt"] = (game) => {
    const kept = game.state.phase === "ended" ? linesBefore.get(game) : undefined;
    const before = kept ?? wonderLines.peek();
    linesBefore.set(game, before);
    const isBuilt = hasWonders(game.rules.book.id) && !sources.isContinued(game);
    return currentWonder(before + (isBuilt ? game.state.lines : 0));
  };
  // The same functions every time: another one would have the stage shown again.
  const fixed = {
    announce: (event) => announce(t.peek(), event),
    writePoints: (points) => format.peek().number(points),
    wonderAt,
  } satisfies Partial<SceneSettings>;
  return (display = {}) => ({
    ...fixed,
    display: { ...settings.value.display, ...display },
    isMotionReduced: isMotionReduced.value,
    words: { practice: t.value("seat.practice") },
    pageWords: pageWordsOf(t.value),
    isHallucinating: codes.value.has("HALUCI"),
  });
}
