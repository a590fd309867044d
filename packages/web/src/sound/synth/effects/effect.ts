import type { Layer } from "../layers.ts";

export interface Effect {
  /** How loud it is beside the others: its highest sample. */
  readonly peak: number;
  readonly layers: readonly Layer[];
}
