// Restart is held down, or was let go too early: how it is done, and how far it is.

import type { VNode } from "preact";
import type { RestartState } from "../table/restartHold.ts";
import { HOLD_MS } from "../table/restartHold.ts";
import type { Translate } from "../words/translate.ts";

export function RestartSign({ t, state }: { readonly t: Translate; readonly state: RestartState }): VNode {
  return (
    <div class="page-sign restart-sign" role="status" style={{ "--hold": `${HOLD_MS}ms` }}>
      {state !== undefined && <p data-state={state}>{t("restart.hold")}</p>}
    </div>
  );
}
