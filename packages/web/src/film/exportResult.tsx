// How far the file is, and the file.

import type { VNode } from "preact";
import type { Shell } from "../parts/context.ts";
import { Delivery } from "./delivery.tsx";
import type { Making } from "./exporting.ts";
import type { TranslateFilm } from "./filmWords.ts";
import type { Wishes } from "./wishes.ts";

export interface ExportResultProps {
  readonly shell: Shell;
  readonly f: TranslateFilm;
  readonly kind: Wishes["kind"];
  readonly state: Exclude<Making, { readonly is: "waiting" }>;
  readonly onReset: () => void;
}

const BYTES_PER_MEGABYTE = 1_000_000;

export function ExportResult({ shell, f, kind, state, onReset }: ExportResultProps): VNode {
  if (state.is === "working") {
    const text =
      kind === "image" ? f("film.makingImage") : f("film.making", { percent: Math.floor(state.share * 100) });
    return (
      <div class="export-result">
        <label class="export-progress">
          {text}
          <progress value={kind === "image" ? undefined : state.share} />
        </label>
        <button type="button" class="secondary" data-first onClick={state.stop}>
          {f("film.cancel")}
        </button>
      </div>
    );
  }
  if (state.is === "failed") {
    return (
      <div class="export-result">
        <p role="alert">{f("film.failed", { why: state.why })}</p>
        <button type="button" class="secondary" data-first onClick={onReset}>
          {f("film.another")}
        </button>
      </div>
    );
  }
  const { blob, micros } = state.file;
  const megabytes = shell.format.decimal(blob.size / BYTES_PER_MEGABYTE, 1);
  return (
    <div class="export-result">
      <p role="status">
        {micros === undefined
          ? f("film.readyImage", { megabytes })
          : f("film.readyVideo", { megabytes, time: shell.format.time(micros) })}
      </p>
      <Delivery f={f} file={state.file} />
      <button type="button" class="secondary" onClick={onReset}>
        {f("film.another")}
      </button>
    </div>
  );
}
