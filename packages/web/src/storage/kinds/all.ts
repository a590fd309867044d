// All that is stored. A new kind of thing is a file here and a line below; where it lies in the database, a step in
// migrations.ts makes.

import { dayBook } from "./dayBook.ts";
import { drillStars } from "./drillStars.ts";
import { matchRecords } from "./matchRecords.ts";
import { matchSave } from "./matchSave.ts";
import { records } from "./records.ts";
import { replays } from "./replays.ts";
import { save } from "./save.ts";
import { settings } from "./settings.ts";
import { wonders } from "./wonders.ts";

export const KINDS = [settings, records, save, matchSave, replays, wonders, matchRecords, dayBook, drillStars] as const;
