// What every page of Help is given.

import type { App } from "../../parts/context.ts";
import type { Hand } from "../hand.ts";

export interface PageProps {
  readonly app: App;
  readonly hand: Hand;
}
