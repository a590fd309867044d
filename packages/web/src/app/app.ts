// The application behind the screens: settings, language, the stage and what is on it; what screens may ask for.

import type { RuleBookId } from "@korobeinix/engine";
import { computed, effect, type ReadonlySignal, type Signal, signal, untracked } from "@preact/signals";
import { type BindingTools, makeBindingTools } from "../input/bindingTools.ts";
import { Haptics } from "../feel/haptics.ts";
import { answerCode, type Code, type CodeAnswer, codeOf } from "../library/codes.ts";
import { Library } from "../library/library.ts";
import type { App, Shell } from "../parts/context.ts";
import type { Sign } from "../parts/pageSign.tsx";
import type { Router } from "../routes/router.ts";
import { type Route, SCREENS } from "../routes/routes.ts";
import type { Settings } from "../settings/settings.ts";
import { lastByTouch } from "../screens/fingers.ts";
import { lazySound } from "../sound/lazySound.ts";
import type { GameStorage, Trouble } from "../storage/storage.ts";
import { type Activity, Loop } from "../table/loop.ts";
import type { Table } from "../table/table.ts";
import { fetchLanguage, hasLanguage } from "../words/fetch.ts";
import { type Format, makeFormat } from "../words/format.ts";
import { languageOf, makeTranslator, type Translate } from "../words/translate.ts";
import type { LanguageId } from "../words/words.ts";
import { Games } from "./games.ts";
import { type Look, makeLook } from "./look.ts";
import { Matches } from "./matches.ts";
import { followPageCommands } from "./pageCommands.ts";
import type { PageStage } from "./stageHost.ts";

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** Settings, and the language whose words have been fetched. */
interface Spoken {
  readonly settings: Settings;
  readonly language: LanguageId;
}

export class Application implements App {
  readonly router: Router;
  readonly storage: GameStorage;
  readonly library: Library;
  readonly sound = lazySound();
  readonly haptics: Haptics;
  readonly settings = signal<Settings>(undefined as never);
  readonly stage = signal<PageStage | undefined>(undefined);
  readonly trouble = signal<Trouble | undefined>(undefined);
  /** Nothing can be drawn here: games cannot be seen. */
  readonly hasNoPicture = signal(false);
  /** Codes that hold until the page is left (N-21). */
  readonly codes = signal<ReadonlySet<Code>>(new Set());
  /** What the keys of the page did last. */
  readonly sign: ReadonlySignal<Sign | undefined>;
  readonly games: Games;
  readonly matches: Matches;
  /** How what is on the stage is shown. */
  readonly look: Look;
  readonly #loop = new Loop((callback) => requestAnimationFrame(callback));
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
    this.library = new Library({
      storage,
      name: () => this.settings.peek().playerName,
      codes: () => this.codes.peek(),
    });
    this.haptics = new Haptics({
      vibrate: navigator.vibrate?.bind(navigator),
      isOn: () => this.#isFelt,
      nowMs: () => performance.now(),
    });
    this.games = new Games(this);
    this.matches = new Matches(this);
    this.look = makeLook({
      settings: this.settings,
      isMotionReduced: this.isMotionReduced,
      t: this.t,
      format: this.format,
      codes: this.codes,
      wonderLines: this.wonderLines,
      isContinued: (game) => this.games.isContinued(game),
    });
    this.trouble.value = storage.trouble;
    storage.onTrouble((trouble) => {
      this.trouble.value = trouble;
    });
    this.sign = followPageCommands({
      settings: this.settings,
      saveSettings: (update) => this.saveSettings(update),
      book: () => this.#bookInHand,
    });
    window.addEventListener("pagehide", () => storage.noteWrites());
    matchMedia(REDUCED_MOTION).addEventListener("change", ({ matches }) => {
      this.#isSystemReduced.value = matches;
    });
    effect(() => {
      const { sound, display } = this.settings.value;
      this.sound.setSettings(sound, display.skins);
    });
    effect(() => this.sound.setBackground(SCREENS[this.router.route.value.screen].hasMusic));
    effect(() => void this.#speak(languageOf(this.settings.value.language, navigator.languages)));
    effect(() => this.#dressPage(document.documentElement));
    effect(() => {
      const { screen } = this.router.route.value;
      untracked(() => {
        this.games.onRoute(screen);
        this.matches.onRoute(screen);
      });
    });
    effect(() => {
      const stage = this.stage.value;
      this.#loop.setPicture(stage && ((timeStampMs, boards) => stage.draw(timeStampMs, boards)));
    });
    effect(() => this.#showGame());
    effect(() => this.stage.value?.hide(this.#played?.phase.value === "paused"));
  }

  /** The language whose words are there: it follows the settings as soon as they have come. */
  readonly language: Signal<LanguageId>;
  readonly t: ReadonlySignal<Translate> = computed(() => makeTranslator(this.language.value, "game"));
  readonly format: ReadonlySignal<Format> = computed(() => makeFormat(this.language.value));
  readonly isMotionReduced: ReadonlySignal<boolean> = computed(() => {
    const { motion } = this.settings.value.display;
    return motion === "system" ? this.#isSystemReduced.value : motion === "reduced";
  });

  get tablesVersion(): ReadonlySignal<number> {
    return this.library.tablesVersion;
  }

  get wonderLines(): ReadonlySignal<number> {
    return this.library.wonderLines;
  }

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
    enterName: (name) => this.enterName(name),
    enterCode: (name) => this.#enterCode(name),
    eraseByCode: (code) => (code === "01DERS" ? this.library.clearWonders() : this.library.clearTables()),
    resumeSave: this.games.unfinished.value === undefined ? undefined : () => this.games.resume(),
    bindings: this.#bindings.value,
  }));

  saveSettings(update: (settings: Settings) => Settings): void {
    this.settings.value = update(this.settings.peek());
    void this.storage.saveSettings(this.settings.peek());
  }

  /** On to the title or to what a link asked for at first; back to where it was asked for when it is read again (G-2.1). */
  leaveLegal(): void {
    const next = this.#afterLegal;
    if (next === undefined) return this.router.back();
    this.#afterLegal = undefined;
    this.router.replace(SCREENS[next.screen].isLinkable ? next : { screen: "title" });
  }

  show(activity: Activity, display: Partial<Settings["display"]> = {}, areSidesFree = false): void {
    this.#loop.run(activity);
    const look = { ...this.look(display), isHeadTaken: true };
    this.stage.value?.show(activity, areSidesFree ? look : { ...look, pageWords: undefined });
  }

  /** A name is kept for the games to come; a code is no name (N-21). */
  enterName(name: string): CodeAnswer | undefined {
    const answer = this.#enterCode(name);
    if (answer === undefined) this.saveSettings((settings) => ({ ...settings, playerName: name }));
    return answer;
  }

  #enterCode(name: string): CodeAnswer | undefined {
    const code = codeOf(name);
    if (code === undefined) return undefined;
    const answer = answerCode(code, this.settings.peek().sound.tune);
    if (answer.kind === "accepted") this.codes.value = new Set([...this.codes.peek(), code]);
    return answer;
  }

  /** The table that is played at on the present screen. */
  get #played(): Table | undefined {
    const { screen } = this.router.route.value;
    if (screen === "play") return this.games.playing.value?.table;
    return screen === "versus" ? this.matches.playing.value?.table : undefined;
  }

  /** Browsers let nothing be felt before something was touched. */
  get #isFelt(): boolean {
    const isWanted = this.settings.peek().touch.hasHaptics && !this.isMotionReduced.peek();
    return isWanted && lastByTouch.peek() && navigator.userActivation.hasBeenActive;
  }

  /** Whose keys are under the player's fingers: those of what is played, or was played last. */
  get #bookInHand(): RuleBookId {
    const match = this.matches.playing.peek()?.options.plan.ruleBook;
    return match ?? this.games.playing.peek()?.session.setup.book.id ?? this.settings.peek().last.ruleBook;
  }

  #dressPage(root: HTMLElement): void {
    root.lang = this.language.value;
    document.querySelector("meta[name=description]")?.setAttribute("content", this.t.value("app.description"));
    root.dataset["motion"] = this.isMotionReduced.value ? "reduced" : "full";
    root.dataset["contrast"] = this.settings.value.display.isHighContrast ? "high" : "normal";
    root.dataset["captions"] = this.settings.value.display.areCaptionsTranslated ? "translated" : "own";
    root.dataset["screen"] = this.router.route.value.screen;
    root.dataset["haluci"] = this.codes.value.has("HALUCI") ? "on" : "off";
  }

  /** The words of another language come before it is spoken; where they cannot be had, it stays as it is. */
  async #speak(language: LanguageId): Promise<void> {
    await fetchLanguage(language).catch(() => undefined);
    const isStillWanted = language === languageOf(this.settings.peek().language, navigator.languages);
    if (isStillWanted && hasLanguage(language)) this.language.value = language;
  }

  /** The game that is played is on whenever its screen is; new settings and a stage that has just come show it again. */
  #showGame(): void {
    const { screen } = this.router.route.value;
    const { hasStage, game } = SCREENS[screen];
    if (!hasStage) this.#loop.run(undefined);
    const isMatch = screen === "versus" || screen === "standings";
    const versus = isMatch ? this.matches.playing.value : undefined;
    const playing = game === "on" ? this.games.playing.value : undefined;
    const activity = versus ?? playing?.table;
    if (activity === undefined) return;
    this.#loop.run(activity, (versus ?? playing)?.company);
    this.stage.value?.show(activity, this.look());
  }
}
