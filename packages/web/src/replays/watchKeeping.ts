// What can be done with anything that is watched: passed on as a link, saved as a file, kept here.

import type { Log, MatchLog } from "@korobeinix/engine";
import { useState } from "preact/hooks";
import type { Kept } from "../library/keep.ts";
import { type Shared, shareLink } from "../library/share.ts";
import type { App } from "../parts/context.ts";
import type { KeptReplay } from "../storage/storage.ts";
import { fileNameOf, saveFile } from "./file.ts";
import type { Told } from "./watchMenu.tsx";

export interface KeepingOptions {
  readonly app: App;
  readonly log: Log | MatchLog;
  /** What its link says whose it is. */
  readonly name: string;
  readonly date: number | undefined;
  /** What is said when it has been shared, or could not be. */
  readonly words: { readonly [Kind in Shared["kind"]]: Told };
  /** As it is kept here already. */
  readonly kept: KeptReplay | undefined;
  /** As it would be kept. */
  readonly toKeep: () => Kept;
}

export interface Keeping {
  readonly isKept: boolean;
  readonly share: () => Promise<Told>;
  readonly save: () => Told;
  readonly keep: () => Told;
}

export function useKeeping({ app, log, name, date, words, kept, toKeep }: KeepingOptions): Keeping {
  const [isKept, setKept] = useState(kept !== undefined);
  return {
    isKept,
    share: async () => words[(await shareLink(log, { name, date })).kind],
    save: () => {
      const { replay, log: bytes } = toKeep();
      saveFile(fileNameOf({ ...replay, date }), bytes);
      return "watch.saved";
    },
    keep: () => {
      const { replay, log: bytes } = toKeep();
      void app.storage.keepReplay(replay, bytes);
      setKept(true);
      return "watch.kept";
    },
  };
}
