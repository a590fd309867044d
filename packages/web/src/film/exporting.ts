// The making of a file, as a state that a dialog can show: waiting, at work with a way to stop, done, or failed.

import { type Signal, signal } from "@preact/signals";

export interface MadeFile {
  readonly url: string;
  readonly name: string;
  readonly blob: Blob;
  /** How long a film is. */
  readonly micros: number | undefined;
}

export type Making =
  | { readonly is: "waiting" }
  | {
      readonly is: "working";
      readonly share: number;
      /** What is being made, as soon as there is something to see. */
      readonly picture: HTMLCanvasElement | undefined;
      readonly stop: () => void;
    }
  | { readonly is: "done"; readonly file: MadeFile }
  | { readonly is: "failed"; readonly why: string };

export interface Work {
  readonly signal: AbortSignal;
  onProgress(share: number): void;
  onPicture(picture: HTMLCanvasElement): void;
}

export type MakeFile = (
  work: Work,
) => Promise<{ readonly blob: Blob; readonly name: string; readonly micros?: number | undefined }>;

const WAITING: Making = { is: "waiting" };

export class Exporting {
  readonly state: Signal<Making> = signal<Making>(WAITING);

  async make(makeFile: MakeFile): Promise<void> {
    const stopping = new AbortController();
    let picture: HTMLCanvasElement | undefined;
    const show = (share: number): void => {
      if (!stopping.signal.aborted) this.state.value = { is: "working", share, picture, stop: () => stopping.abort() };
    };
    const onPicture = (seen: HTMLCanvasElement): void => {
      picture = seen;
      show(0);
    };
    show(0);
    try {
      const { blob, name, micros } = await makeFile({ signal: stopping.signal, onProgress: show, onPicture });
      stopping.signal.throwIfAborted();
      const url = URL.createObjectURL(blob);
      this.state.value = { is: "done", file: { url, name, blob, micros } };
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      this.state.value = stopping.signal.aborted ? WAITING : { is: "failed", why };
    }
  }

  /** Stops what is being made and lets go of what was. */
  reset(): void {
    const state = this.state.peek();
    if (state.is === "working") state.stop();
    if (state.is === "done") URL.revokeObjectURL(state.file.url);
    this.state.value = WAITING;
  }
}
