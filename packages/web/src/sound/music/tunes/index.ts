// The tunes (G-13.3), Korobeiniki first.

import type { TuneId } from "../../../settings/tunes.ts";
import type { Tune } from "../tune.ts";
import { HALUCI } from "./haluci.ts";
import { KALINKA } from "./kalinka.ts";
import { KOROBEINIKI, KOROBEINIKI_CHIP } from "./korobeiniki.ts";
import { TREPAK } from "./trepak.ts";

export const TUNE_TABLE: { readonly [Id in TuneId]: Tune } = {
  korobeiniki: KOROBEINIKI,
  kalinka: KALINKA,
  trepak: TREPAK,
  "korobeiniki-chip": KOROBEINIKI_CHIP,
  haluci: HALUCI,
};
