// What is done with the kept games, and what the player is told of it. Knows storage, but neither screen nor browser:
// what is needed of them is handed in.

import type { Problem } from "@korobeinix/engine";
import type { Timeline } from "@korobeinix/engine/log";
import { type Signal, signal } from "@preact/signals";
import type { GameStorage, KeptReplay } from "../storage/storage.ts";
import { fileNameOf, NAME_LENGTH } from "./file.ts";
import { loadFile } from "./loadFile.ts";
import { type AnyLog, isMatchLog, readBytes } from "../logs/anyLog.ts";
import { openReplay } from "../logs/openReplay.ts";
import { namesText } from "../library/keepMatch.ts";
import { playedOn } from "../library/keep.ts";
import { type Clipboard, type Shared, shareLink } from "../library/share.ts";
import { inSlices } from "../logs/slices.ts";

export interface Outside {
  readonly clipboard: Clipboard;
  saveFile(name: string, bytes: Uint8Array): void;
  race(timeline: Timeline, name: string): void;
}

/** What the panel says last. */
export type Notice =
  | { readonly kind: "deleted"; readonly replay: KeptReplay; readonly log: Uint8Array | undefined }
  | Exclude<Shared, { kind: "tooLong" }>
  | { readonly kind: "gone" }
  | { readonly kind: "tooLong"; readonly replay: KeptReplay }
  | { readonly kind: "reading"; readonly file: string; readonly share: number; readonly cancel: () => void }
  | { readonly kind: "loaded" | "known"; readonly file: string }
  | { readonly kind: "refused"; readonly file: string; readonly problem: Problem };

export class KeptReplays {
  /** Undefined until they are read. */
  readonly replays: Signal<readonly KeptReplay[] | undefined> = signal(undefined);
  readonly notice: Signal<Notice | undefined> = signal(undefined);
  readonly #storage: GameStorage;
  readonly #outside: Outside;
  #isLeft = false;

  constructor(storage: GameStorage, outside: Outside) {
    this.#storage = storage;
    this.#outside = outside;
  }

  async load(): Promise<void> {
    this.replays.value = await this.#storage.loadReplays();
  }

  async change(replay: KeptReplay, change: Partial<Pick<KeptReplay, "name" | "isFavourite">>): Promise<void> {
    const { name } = change;
    const fitting = name === undefined ? change : { ...change, name: name.trim().slice(0, NAME_LENGTH) };
    this.#update((replays) => replays.map((one) => (one.id === replay.id ? { ...one, ...fitting } : one)));
    await this.#storage.changeReplay(replay.id, fitting);
  }

  async remove(replay: KeptReplay): Promise<void> {
    this.#update((replays) => replays.filter(({ id }) => id !== replay.id));
    const log = await this.#storage.loadReplayLog(replay.id);
    await this.#storage.deleteReplays([replay.id]);
    this.notice.value = { kind: "deleted", replay, log };
  }

  /** Puts back what was deleted last. */
  async undo(): Promise<void> {
    const notice = this.notice.peek();
    if (notice?.kind !== "deleted") return;
    this.notice.value = undefined;
    if (notice.log !== undefined) await this.#storage.keepReplay(notice.replay, notice.log);
    await this.load();
  }

  async share(replay: KeptReplay): Promise<void> {
    const log = await this.#logOf(replay);
    if (log === undefined) return;
    // A match says who played it, so that a link can name the seats.
    const name = replay.match === undefined ? replay.name : namesText(replay.match.sitters) || replay.name;
    const shared = await shareLink(log, { name, date: playedOn(replay) }, this.#outside.clipboard);
    this.notice.value = shared.kind === "tooLong" ? { ...shared, replay } : shared;
  }

  async save(replay: KeptReplay): Promise<void> {
    const bytes = await this.#storage.loadReplayLog(replay.id);
    if (bytes === undefined) this.notice.value = { kind: "gone" };
    else this.#outside.saveFile(fileNameOf(replay), bytes);
  }

  async race(replay: KeptReplay): Promise<void> {
    const log = await this.#logOf(replay);
    if (log === undefined || isMatchLog(log)) return;
    const timeline = await openReplay(log);
    if (!this.#isLeft) this.#outside.race(timeline, replay.name);
  }

  /** The screen is left: what takes long leads nowhere any more. */
  leave(): void {
    this.#isLeft = true;
  }

  /** One after the other; returns the last that is now there. */
  async loadFiles(files: readonly File[]): Promise<KeptReplay | undefined> {
    let last: KeptReplay | undefined;
    for (const file of files) {
      const replay = await this.#loadFile(file);
      last = replay ?? last;
      // What is wrong with a file must not be hidden by the next.
      if (this.notice.peek()?.kind === "refused") break;
    }
    await this.load();
    return last;
  }

  async #loadFile(file: File): Promise<KeptReplay | undefined> {
    const controller = new AbortController();
    const onProgress = (share: number): void => {
      this.notice.value = { kind: "reading", file: file.name, share, cancel: () => controller.abort() };
    };
    try {
      const loaded = await loadFile(file, this.#storage, { signal: controller.signal, onProgress });
      this.notice.value = { file: file.name, ...loaded };
      return loaded.kind === "refused" ? undefined : loaded.replay;
    } catch (error) {
      if (!controller.signal.aborted) throw error;
      this.notice.value = undefined;
      return undefined;
    }
  }

  async #logOf(replay: KeptReplay): Promise<AnyLog | undefined> {
    const bytes = await this.#storage.loadReplayLog(replay.id);
    const log = bytes === undefined ? undefined : await inSlices(readBytes(bytes));
    if (log?.ok === true) return log.value;
    this.notice.value = { kind: "gone" };
    return undefined;
  }

  #update(change: (replays: readonly KeptReplay[]) => readonly KeptReplay[]): void {
    this.replays.value = change(this.replays.peek() ?? []);
  }
}
