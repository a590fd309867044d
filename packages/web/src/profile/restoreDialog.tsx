// What a backup holds, before anything is changed; then how it is to be taken (F-19).

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { App, Shell } from "../parts/context.ts";
import { Dialog } from "../parts/dialog.tsx";
import type { RestoreMode, TroubleKind } from "../storage/storage.ts";
import { type Brought, type Offer, restoreOffer } from "./backup/restoring.ts";
import { profileWords } from "./profileWords.ts";

export interface RestoreDialogProps {
  readonly app: App;
  readonly offer: Offer;
  readonly onClose: () => void;
  /** Everything is restored. */
  readonly onDone: () => void;
}

export function RestoreDialog({ app, offer, onClose, onDone }: RestoreDialogProps): VNode {
  const shell = app.shell.value;
  const w = profileWords(shell);
  const { read, brought } = offer;
  const [state, setState] = useState<"asks" | "sure" | "works" | TroubleKind>("asks");
  const restore = async (mode: RestoreMode): Promise<void> => {
    setState("works");
    const trouble = await restoreOffer(offer, app.storage, mode);
    if (trouble === undefined) onDone();
    else setState(trouble);
  };
  const isTrouble = state !== "asks" && state !== "sure" && state !== "works";
  return (
    <Dialog
      shell={shell}
      name="restore"
      title={w("restore.title")}
      close={w("restore.close")}
      // What has begun is not left in the middle.
      onClose={() => state !== "works" && onClose()}
    >
      <p class="quiet">{w("restore.made", { date: shell.format.date(read.date) })}</p>
      <dl class="restore-list">
        {brought.map((one) => (
          <div key={one.name}>
            <dt>{w(`entry.${one.name}`)}</dt>
            <dd>{broughtText(shell, one)}</dd>
          </div>
        ))}
      </dl>
      {brought.length === 0 && <p>{w("restore.nothing")}</p>}
      {read.unread > 0 && <p class="quiet">{w("restore.unread", { count: read.unread })}</p>}
      {isTrouble && (
        <p class="profile-notice is-bad" role="alert">
          {w(`trouble.${state}`)}
        </p>
      )}
      {state === "works" && <p role="status">{w("restore.working")}</p>}
      {state === "sure" ? (
        <Sure shell={shell} onYes={() => void restore("replace")} onNo={() => setState("asks")} />
      ) : (
        state !== "works" &&
        brought.length > 0 && (
          <div class="restore-ways">
            <button type="button" class="primary" data-first onClick={() => void restore("add")}>
              {w("restore.add")}
            </button>
            <p class="quiet">{w("restore.addHint")}</p>
            <button type="button" class="secondary" onClick={() => setState("sure")}>
              {w("restore.replace")}
            </button>
            <p class="quiet">{w("restore.replaceHint")}</p>
          </div>
        )
      )}
    </Dialog>
  );
}

interface SureProps {
  readonly shell: Shell;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

function Sure({ shell, onYes, onNo }: SureProps): VNode {
  const w = profileWords(shell);
  return (
    <div class="restore-sure" role="alert">
      <p>{w("restore.replaceSure")}</p>
      <button type="button" class="secondary" ref={(button) => button?.focus()} onClick={onNo}>
        {w("restore.replaceNo")}
      </button>
      <button type="button" class="secondary is-grave" onClick={onYes}>
        {w("restore.replaceYes")}
      </button>
    </div>
  );
}

/** Things of which there is one at most: they are not counted. */
const SINGLE: ReadonlySet<Brought["name"]> = new Set<Brought["name"]>(["settings", "save", "wonders"]);

function broughtText({ language, format }: Shell, { name, count, known }: Brought): string {
  const w = profileWords({ language });
  if (SINGLE.has(name)) return w(known === 0 ? "restore.one" : "restore.oneHere");
  const number = format.number(count);
  if (known === 0) return number;
  return known === count
    ? w("restore.allThere", { count: number })
    : w("restore.there", { count: number, known: format.number(known) });
}
