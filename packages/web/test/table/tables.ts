// Tables for tests: begun, and driven frame by frame without a browser.

import type { Setup } from "@korobeinix/engine";
import type { InputTarget } from "../../src/input/input.ts";
import type { Seat } from "../../src/table/seat.ts";
import { type Begun, Session } from "../../src/table/session.ts";
import { SideBySide } from "../../src/table/sideBySide.ts";
import { Table, type TableOptions } from "../../src/table/table.ts";

export interface Sitting {
  readonly table: Table;
  readonly session: Session;
  readonly hands: InputTarget;
}

/** A table of one, not yet seen. */
export function sit(setup: Setup, options: Partial<TableOptions> = {}, begun?: Begun): Sitting {
  const session = new Session(setup, begun);
  const seat: Seat = { name: "", source: session };
  const countsDown = { atStart: false, afterPause: false };
  const table = new Table({ play: new SideBySide([seat]), countsDown, ...options });
  return { table, session, hands: table.handsAt(0) };
}

/** A table of one whose clock shows 0 at the browser's time 0. */
export function begin(setup: Setup, options: Partial<TableOptions> = {}): Sitting {
  const sitting = sit(setup, options);
  sitting.table.drawn();
  sitting.table.frame(0);
  return sitting;
}
