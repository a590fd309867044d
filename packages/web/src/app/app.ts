// The application behind the screens: settings, language, the stage and who performs on it; what screens may ask for.

import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { BindingTools, Shell } from "../parts/context.ts";
import type { Settings } from "../settings/settings.ts";
import type { GameStorage, Trouble } from "../storage/storage.ts";
import { announce } from "../words/announce.ts";
import { fetchLanguage, hasLanguage } from "../words/fetch.ts";
import { type Format, makeFormat } from "../words/format.ts";
import { languageOf, makeTranslator, type Translate } from "../words/translate.ts";
import type { LanguageId } from "../words/words.ts";
import { makeBindingTools } from "../input/bindingTools.ts";
import { type Code, codeOf } from "../library/codes.ts";
import { Games } from "./games.ts";
import { lazySound } from "../sound/lazySound.ts";
import type { Route, Router } from "../routes/router.ts";
import type { Performer, Setting, Theatre } from "./theatre.ts";
import { currentWonder } from "../library/wonders.ts";

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** What a link may lead to past the title. */
const SHARED: ReadonlySet<Route["screen"]> = new Set(["replay", "watch", "replays", "practice", "help", "records"]);

/** Screens on which nothing of the stage is to be seen. */
const WITHOUT_STAGE: ReadonlySet<Route["screen"]> = new Set([
  "legal",
  "records",
  "options",
  "wonders",
  "replays",
  "help",
]);

/** Settings, and the language whose words have been fetched. */
interface Spoken {
  readonly settings: Settings;
  readonly language: LanguageId;
}

/** What every view is given. */
export interface AppProps {
  readonly app: App;
}

export class App {
  readonly router: Router;
  readonly storage: GameStorage;
  readonly sound = lazySound();
  readonly settings = signal<Settings>(undefined as never);
  readonly theatre = signal<Theatre | undefined>(undefined);
  readonly trouble = signal<Trouble | undefined>(undefined);
  readonly wonderLines = signal(0);
  /** A code that holds until the page is left (N-21). */
  readonly code = signal<Code | undefined>(undefined);
  readonly games: Games = new Games(this);
  /** What the notice still stands before; undefined: it has been read. */
  #afterLegal: Route | undefined;
  readonly #isSystemReduced = signal(matchMedia(REDUCED_MOTION).matches);
  readonly #bindings: ReadonlySignal<BindingTools> = computed(() => makeBindingTools(this.t.value));

  /** `asked`: where the visit began, when the notice has to be read first (G-2.1). */
  constructor(router: Router, storage: GameStorage, { settings, language }: Spoken, asked: Route | undefined) {
    this.router = router;
    this.language = signal(language);
    this.#afterLegal = asked;
    this.storage = storage;
    this.settings.value = settings;
    this.trouble.value = storage.trouble;
    storage.onTrouble((trouble) => {
      this.trouble.value = trouble;
    });
    matchMedia(REDUCED_MOTION).addEventListener("change", ({ matches }) => {
      this.#isSystemReduced.value = matches;
    });
    effect(() => this.sound.setSettings(this.settings.value.sound));
    effect(() => {
      document.documentElement.lang = this.language.value;
    });
    effect(() => void this.#speak(languageOf(this.settings.value, navigator.languages)));
    effect(() => {
      document.documentElement.dataset["motion"] = this.isMotionReduced.value ? "reduced" : "full";
      document.documentElement.dataset["contrast"] = this.settings.value.display.isHighContrast ? "high" : "normal";
    });
    effect(() => {
      const { screen } = this.router.route.value;
      document.documentElement.dataset["screen"] = screen;
      this.games.onRoute(screen);
    });
    effect(() => {
      const isHaluci = this.code.value === "HALUCI" && this.settings.value.sound.tune === "haluci";
      document.documentElement.dataset["haluci"] = isHaluci ? "on" : "off";
    });
    effect(() => this.#restage());
  }

  /** The language whose words are there: it follows the settings as soon as they have come. */
  readonly language: Signal<LanguageId>;
  readonly t: ReadonlySignal<Translate> = computed(() => makeTranslator(this.language.value, "game"));
  readonly format: ReadonlySignal<Format> = computed(() => makeFormat(this.language.value));
  readonly isMotionReduced: ReadonlySignal<boolean> = computed(() => {
    const { motion } = this.settings.value.display;
    return motion === "system" ? this.#isSystemReduced.value : motion === "reduced";
  });

  /** What screens are given, in the present language. */
  readonly shell: ReadonlySignal<Shell> = computed(() => ({
    language: this.language.value,
    t: this.t.value,
    format: this.format.value,
    settings: this.settings,
    saveSettings: (update) => this.saveSettings(update),
    sound: this.sound,
    go: this.router.go,
    replace: this.router.replace,
    back: this.router.back,
    startGame: (request) => this.games.start(request),
    resumeSave: this.games.unfinished.value === undefined ? undefined : () => this.games.resume(),
    bindings: this.#bindings.value,
  }));

  saveSettings(update: (settings: Settings) => Settings): void {
    this.settings.value = update(this.settings.peek());
    void this.storage.saveSettings(this.settings.peek());
  }

  /** Reads what an earlier visit left: a game to go on with, and the lines for the wonders. */
  async load(): Promise<void> {
    this.wonderLines.value = await this.storage.loadWonderLines();
    await this.games.load();
  }

  /** On to the title or to what a link asked for at first; back to where it was asked for when it is read again (G-2.1). */
  leaveLegal(): void {
    const next = this.#afterLegal;
    if (next === undefined) return this.router.back();
    this.#afterLegal = undefined;
    this.router.replace(SHARED.has(next.screen) ? next : { screen: "title" });
  }

  /** Puts a recorded game, or whoever else performs, on the stage. */
  show(performer: Performer, display: Partial<Settings["display"]> = {}): void {
    this.theatre.value?.show(performer, this.#setting(display));
  }

  /** The name under which the game just played is entered; a code is no name. */
  async enterName(name: string): Promise<void> {
    const code = codeOf(name);
    if (code !== undefined) {
      this.code.value = code;
      return;
    }
    this.saveSettings((settings) => ({ ...settings, playerName: name }));
    await this.games.rename(name);
  }

  /** The words of another language come before it is spoken; where they cannot be had, it stays as it is. */
  async #speak(language: LanguageId): Promise<void> {
    await fetchLanguage(language).catch(() => undefined);
    const isStillWanted = language === languageOf(this.settings.peek(), navigator.languages);
    if (isStillWanted && hasLanguage(language)) this.language.value = language;
  }

  #setting(display: Partial<Settings["display"]> = {}): Setting {
    const wonder = currentWonder(this.wonderLines.peek());
    return {
      display: { ...this.settings.value.display, ...display },
      isMotionReduced: this.isMotionReduced.value,
      announce: (event) => announce(this.t.peek(), event),
      wonder: { index: wonder.index, share: wonder.steps / 7 },
    };
  }

  /** New settings, another screen, or a stage that has just come: what is on is shown again with them. */
  #restage(): void {
    const theatre = this.theatre.value;
    const play = this.games.play.value;
    const setting = this.#setting();
    const { screen } = this.router.route.value;
    if (theatre === undefined) return;
    if (WITHOUT_STAGE.has(screen)) theatre.rest();
    if (play === undefined || (screen !== "play" && screen !== "result")) return;
    theatre.show(play, setting);
    if (play.isPaused.peek()) theatre.hide(true);
  }
}
