// What can be done with anything that is watched: passed on as a link, saved as a file, kept here.

import type { Log } from "@korobeinix/engine/log";
import type { MatchLog } from "@korobeinix/engine/match";
import { useState } from "preact/hooks";
import type { Kept } from "../library/keep.ts";
import { type Shared, shareLink } from "../library/share.ts";
import type { App } from "../parts/context.ts";
import type { KeptReplay } from "../storage/storage.ts";
import { fileNameOf, saveFile } from "./file.ts";
import type { News, Told } from "./watchMenu.tsx";

export type SharedWords = { readonly [Kind in Exclude<Shared["kind"], "copyYourself">]: Told };

export interface KeepingOptions {
  readonly app: App;
  readonly log: Log | MatchLog;
  /** What its link says whose it is. */
  readonly name: string;
  readonly date: number | undefined;
  /** What is said when it has been shared, or cannot be. */
  readonly words: SharedWords;
  /** As it is kept here already. */
  readonly kept: KeptReplay | undefined;
  /** As it would be kept. */
  readonly toKeep: () => Kept;
}

export interface Keeping {
  readonly isKept: boolean;
  readonly share: () => Promise<News>;
  readonly save: () => News;
  readonly keep: () => News;
}

export function useKeeping({ app, log, name, date, words, kept, toKeep }: KeepingOptions): Keeping {
  const [isKept, setKept] = useState(kept !== undefined);
  return {
    isKept,
    share: async () => {
      const shared = await shareLink(log, { name, date });
      return shared.kind === "copyYourself" ? { link: shared.link } : { told: words[shared.kind] };
    },
    save: () => {
      const { replay, log: bytes } = toKeep();
      saveFile(fileNameOf({ ...replay, date }), bytes);
      return { told: "watch.saved" };
    },
    keep: () => {
      const { replay, log: bytes } = toKeep();
      void app.storage.keepReplay(replay, bytes);
      setKept(true);
      return { told: "watch.kept" };
    },
  };
}
