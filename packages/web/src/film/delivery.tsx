// A file that has been made: it is saved, or handed to the programs of the device that post things.

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { MadeFile } from "./exporting.ts";
import type { TranslateFilm } from "./filmWords.ts";

export interface DeliveryProps {
  readonly f: TranslateFilm;
  readonly file: MadeFile;
}

export function Delivery({ f, file }: DeliveryProps): VNode {
  const [hasFailed, setFailed] = useState(false);
  const shared = { files: [new File([file.blob], file.name, { type: file.blob.type })] };
  const share = async (): Promise<void> => {
    try {
      await navigator.share(shared);
    } catch (error) {
      // Whoever has changed their mind hears nothing.
      setFailed(!(error instanceof DOMException && error.name === "AbortError"));
    }
  };
  return (
    <div class="delivery">
      <a class="primary" data-first href={file.url} download={file.name}>
        {f("film.save")}
      </a>
      {canShare(shared) && (
        <button type="button" class="secondary" onClick={() => void share()}>
          {f("film.share")}
        </button>
      )}
      <p class="export-name">{file.name}</p>
      {hasFailed && <p role="alert">{f("film.notShared")}</p>}
    </div>
  );
}

/** Not every browser can, whatever its types say. */
function canShare(data: ShareData): boolean {
  return "canShare" in navigator && navigator.canShare(data);
}
