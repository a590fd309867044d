// Where the browser game begins.

import "@fontsource-variable/onest/wght.css";
import "@fontsource-variable/unbounded/wght.css";
import "@fontsource/pt-mono/400.css";
import "./styles/index.css";
import "./styles/backdrop.css";
import "./styles/attract.css";
import "./styles/offline.css";
import "./styles/pageSign.css";
import { render } from "preact";
import { Application } from "./app/app.ts";
import { fetchFirstFaces } from "./app/faces.ts";
import { drivePadMenus } from "./parts/padMenus.ts";
import { makeRouter } from "./routes/router.ts";
import { SCREENS } from "./routes/routes.ts";
import { PageStage } from "./app/stageHost.ts";
import { AppView } from "./app/views.tsx";
import { makeOffline } from "./offline/offline.ts";
import { claimSlot, slotHost, withFreeSlot } from "./offline/saveSlot.ts";
import { DEFAULT_SETTINGS } from "./settings/settings.ts";
import { openStorage } from "./storage/open.ts";
import { fetchLanguage } from "./words/fetch.ts";
import { languageOf } from "./words/translate.ts";

/** The legal notice is shown once a visit (G-2.1). */
const SEEN = "korobeinix.legal";

function isFirstVisit(): boolean {
  try {
    const isFirst = sessionStorage.getItem(SEEN) === null;
    sessionStorage.setItem(SEEN, "1");
    return isFirst;
  } catch {
    return true;
  }
}

async function start(): Promise<void> {
  const host = document.getElementById("app");
  const stage = document.getElementById("stage");
  if (host === null || stage === null) return;
  // All that a first game needs is fetched at once: nothing of it waits for the storage to open.
  fetchFirstFaces();
  const opening = PageStage.open(stage);
  opening.catch(() => undefined);
  const offline = makeOffline(import.meta.url);
  const router = makeRouter(window, { screen: "title" });
  const asked = isFirstVisit() ? router.route.peek() : undefined;
  if (asked !== undefined) router.replace({ screen: "legal" });
  const likely = fetchLanguage(languageOf(DEFAULT_SETTINGS.language, navigator.languages));
  const tabs = slotHost();
  const storage = await openStorage({
    claim: (saved) => claimSlot(tabs, saved),
    withFree: (place, action) => withFreeSlot(tabs, place, action),
  });
  const settings = await storage.loadSettings();
  const language = languageOf(settings.language, navigator.languages);
  await Promise.all([likely, fetchLanguage(language)]);
  const app = new Application(router, storage, { settings, language }, asked);
  // The gallery opens at the wonder being built, and the first screen may be the gallery.
  await app.library.loadWonderLines();
  render(<AppView app={app} offline={offline} />, host);
  for (const gesture of ["pointerdown", "keydown"]) {
    window.addEventListener(gesture, () => void app.sound.unlock(), { capture: true, passive: true });
  }
  drivePadMenus(() => SCREENS[router.route.peek().screen].takesAnyKey);
  const loading = Promise.all([app.games.load(), app.matches.load()]);
  try {
    app.stage.value = await opening;
  } catch {
    app.hasNoPicture.value = true;
  }
  offline.start();
  await loading;
}

void start();
