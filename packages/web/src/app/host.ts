// What games and matches need of the application round them.

import type { ReadonlySignal } from "@preact/signals";
import type { Haptics } from "../feel/haptics.ts";
import type { Code } from "../library/codes.ts";
import type { Library } from "../library/library.ts";
import type { Router } from "../routes/router.ts";
import type { Settings } from "../settings/settings.ts";
import type { Sound } from "../sound/sound.ts";
import type { GameStorage } from "../storage/storage.ts";
import type { Translate } from "../words/translate.ts";
import type { PageStage } from "./stageHost.ts";

export interface Host {
  readonly router: Router;
  readonly storage: GameStorage;
  readonly library: Library;
  readonly sound: Sound;
  readonly haptics: Haptics;
  readonly settings: ReadonlySignal<Settings>;
  readonly stage: ReadonlySignal<PageStage | undefined>;
  readonly codes: ReadonlySignal<ReadonlySet<Code>>;
  readonly t: ReadonlySignal<Translate>;
}
