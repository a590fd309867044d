// The application behind the screens: settings, the game being played, its result, the save; what screens may ask for.

import {
  isAllowed,
  parseBinaryLog,
  parseSetup,
  replay,
  type RuleBook,
  type Setup,
  type SetupRequest,
} from "@korobeinix/engine";
import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";
import { bindingsFor, commandsOf } from "../input/bindings.ts";
import { listenGamepad } from "../input/gamepad.ts";
import { listenKeyboard } from "../input/keyboard.ts";
import { listenTouch, type TouchDevice } from "../input/touch.ts";
import type { Rect as TouchRect } from "../input/touchGestures.ts";
import type { BindingTools, GameResult, Shell } from "../screens/context.ts";
import { newSeed } from "../screens/requests.ts";
import { Session } from "../session/session.ts";
import type { Settings } from "../settings/settings.ts";
import type { GameStorage, RecordLine, Trouble } from "../storage/storage.ts";
import { announce } from "../words/announce.ts";
import { type Format, makeFormat } from "../words/format.ts";
import { languageOf, makeTranslator, type Translate } from "../words/translate.ts";
import { Autosave } from "./autosave.ts";
import { makeBindingTools } from "./bindingTools.ts";
import { type Code, codeOf } from "./codes.ts";
import { Demo } from "./demo.ts";
import { GamePlay } from "./gamePlay.ts";
import { lazySound } from "./lazySound.ts";
import { celebrationOf, recordOf, resultOf } from "./results.ts";
import type { Router } from "./router.ts";
import type { Performer, Setting, Theatre } from "./theatre.ts";
import { currentWonder } from "./wonders.ts";

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** How much of the height the miniature beside the menu takes, in per cent. */
const ASIDE_SIZE = 60;

/** How long the greatest celebration keeps the result waiting. */
const CELEBRATION_MS = 1_300;

export class App {
  readonly router: Router;
  readonly storage: GameStorage;
  readonly sound = lazySound();
  readonly settings = signal<Settings>(undefined as never);
  readonly theatre = signal<Theatre | undefined>(undefined);
  readonly play = signal<GamePlay | undefined>(undefined);
  readonly result = signal<GameResult | undefined>(undefined);
  readonly trouble = signal<Trouble | undefined>(undefined);
  readonly wonderLines = signal(0);
  /** A code that holds until the page is left (N-21). */
  readonly code = signal<Code | undefined>(undefined);
  readonly #save = signal<{ readonly setup: Setup; readonly session: () => Session } | undefined>(undefined);
  /** The line that the game just played has in its table. */
  #record: RecordLine | undefined;
  #isLegalRead: boolean;
  readonly #isSystemReduced = signal(matchMedia(REDUCED_MOTION).matches);
  readonly #bindings: ReadonlySignal<BindingTools> = computed(() => makeBindingTools(this.t.value));

  constructor(router: Router, storage: GameStorage, settings: Settings) {
    this.router = router;
    this.#isLegalRead = router.route.peek().screen !== "legal";
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
    effect(() => {
      document.documentElement.dataset["motion"] = this.isMotionReduced.value ? "reduced" : "full";
      document.documentElement.dataset["contrast"] = this.settings.value.display.isHighContrast ? "high" : "normal";
    });
    effect(() => {
      const { screen } = this.router.route.value;
      document.documentElement.dataset["screen"] = screen;
      this.#onRoute(screen);
    });
    effect(() => {
      const isHaluci = this.code.value === "HALUCI" && this.settings.value.sound.tune === "haluci";
      document.documentElement.dataset["haluci"] = isHaluci ? "on" : "off";
    });
    effect(() => this.#restage());
  }

  readonly language: ReadonlySignal<"en" | "es"> = computed(() => languageOf(this.settings.value, navigator.languages));
  readonly t: ReadonlySignal<Translate> = computed(() => makeTranslator(this.language.value));
  readonly format: ReadonlySignal<Format> = computed(() => makeFormat(this.language.value));
  readonly isMotionReduced: ReadonlySignal<boolean> = computed(() => {
    const { motion } = this.settings.value.display;
    return motion === "system" ? this.#isSystemReduced.value : motion === "reduced";
  });

  /** What screens are given, in the present language. */
  readonly shell: ReadonlySignal<Shell> = computed(() => ({
    t: this.t.value,
    format: this.format.value,
    settings: this.settings,
    saveSettings: (update) => this.saveSettings(update),
    sound: this.sound,
    go: this.router.go,
    replace: this.router.replace,
    back: this.router.back,
    startGame: (request) => this.startGame(request),
    resumeSave: this.#save.value === undefined ? undefined : () => this.resumeSave(),
    bindings: this.#bindings.value,
  }));

  saveSettings(update: (settings: Settings) => Settings): void {
    this.settings.value = update(this.settings.peek());
    void this.storage.saveSettings(this.settings.peek());
  }

  /** Reads what an earlier visit left: a game to go on with, and the lines for the wonders. */
  async load(): Promise<void> {
    this.wonderLines.value = await this.storage.loadWonderLines();
    const bytes = await this.storage.loadSave();
    const log = bytes === undefined ? undefined : parseBinaryLog(bytes);
    if (log?.ok !== true) return;
    const { setup, inputs, end } = log.value;
    if (replay(log.value).state.phase === "ended") return;
    this.#save.value = { setup, session: () => new Session(setup, inputs, end) };
    if (this.router.route.peek().screen === "play") this.resumeSave();
  }

  /** On to the title at first; back to where it was asked for when it is read again (G-2.1). */
  leaveLegal(): void {
    if (this.#isLegalRead) return this.router.back();
    this.#isLegalRead = true;
    this.router.replace({ screen: "title" });
  }

  startGame(request: SetupRequest): void {
    const plain = parseSetup(request);
    const isFast = this.code.peek() === "2FAST4U" && plain.ok && isAllowed(plain.value.book.options.fast, true);
    const asked = isFast ? { ...request, options: { ...request.options, fast: true } } : request;
    const setup = isFast ? parseSetup(asked) : plain;
    if (!setup.ok) throw new Error(`${setup.problem.where}: ${setup.problem.why}`);
    this.#perform(asked, new Session(setup.value));
    this.play.peek()?.begin(performance.now());
  }

  /** Goes on with the game of an earlier visit, paused at first. */
  resumeSave(): void {
    const save = this.#save.peek();
    if (save === undefined) return;
    const { book, variation, options, seed } = save.setup;
    const request = { ruleBook: book.id, variation: variation.id, options: { ...options }, seed };
    this.#perform(request, save.session());
    this.theatre.peek()?.hide(true);
  }

  again(): void {
    const request = this.play.peek()?.request;
    if (request === undefined) return this.router.replace({ screen: "menu" });
    this.startGame({ ...request, seed: newSeed() });
  }

  /** Shows a recorded game of a rule book behind the menus. */
  showDemo(performer: Performer, isAside: boolean): void {
    const aside = { matrixPosition: "right", matrixSize: ASIDE_SIZE } as const;
    this.theatre.value?.show(performer, this.#setting(isAside ? aside : { matrixPosition: "centre" }));
  }

  makeDemo(book: ConstructorParameters<typeof Demo>[0]): Demo {
    return new Demo(book);
  }

  /** The name under which the game just played is entered; a code is no name. */
  async enterName(name: string): Promise<void> {
    const code = codeOf(name);
    if (code !== undefined) {
      this.code.value = code;
      return;
    }
    this.saveSettings((settings) => ({ ...settings, playerName: name }));
    if (this.#record !== undefined) await this.storage.addRecord({ ...this.#record, name });
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

  /** The Hold Queue on the screen, where the rule book has one. */
  #holdRect({ controls }: RuleBook): TouchRect | undefined {
    const rect = this.theatre.peek()?.layout.peek()?.hold;
    if (rect === undefined || !controls.includes("hold")) return undefined;
    return { left: rect.x, top: rect.y, width: rect.width, height: rect.height };
  }

  #perform(request: SetupRequest, session: Session): void {
    this.play.peek()?.stop();
    this.result.value = undefined;
    this.#save.value = undefined;
    const autosave = new Autosave(session, this.storage);
    let touch: TouchDevice | undefined;
    const play: GamePlay = new GamePlay({
      request,
      session,
      sound: this.sound,
      autosave,
      makeDevices: (target) => {
        const { book } = session.setup;
        const settings = this.settings.peek();
        const bindings = bindingsFor(settings, book.id);
        const { debounceMs } = settings.handling;
        const isPlaying = (): boolean => this.router.route.peek().screen === "play";
        const isActive = (command?: string): boolean => isPlaying() && (command === "pause" || !session.isPaused);
        touch = listenTouch(target, document.body, {
          cellSize: () => this.theatre.peek()?.layout.peek()?.cell ?? 32,
          holdRect: () => this.#holdRect(book),
          commands: commandsOf(book),
          isActive,
        });
        return [
          listenKeyboard(target, bindings, { debounceMs, isActive }),
          listenGamepad(target, bindings, { debounceMs, isActive }),
          touch,
        ];
      },
      onLock: () => touch?.resetLine(),
      onPause: (isPaused) => this.theatre.peek()?.hide(isPaused),
      onOver: () => void this.#finish(play, autosave),
    });
    this.play.value = play;
    this.theatre.value?.show(play, this.#setting());
    if (this.router.route.peek().screen === "result") this.router.replace({ screen: "play", params: {} });
    else this.router.go({ screen: "play", params: {} });
  }

  async #finish(play: GamePlay, autosave: Autosave): Promise<void> {
    const { session } = play;
    const { setup, game } = session;
    autosave.clear();
    play.stop();
    // Codes are The New's own; one that is in the set-up marks the game also after a reload.
    const knowsCodes = isAllowed(setup.book.options.fast, true);
    const isMarked = setup.options.fast || (knowsCodes && this.code.peek() !== undefined);
    if (setup.book.squares !== undefined && !isMarked) {
      this.wonderLines.value = await this.storage.addWonderLines(game.state.lines);
    }
    const table = await this.storage.loadTable(setup.book.id, setup.variation.id);
    const result = resultOf(session, table, isMarked);
    // Kept before it is asked for a name: a closed tab must not lose it.
    const record = recordOf(session, this.settings.peek().playerName, Date.now());
    this.#record = result.rank === undefined ? undefined : record;
    if (this.#record !== undefined) await this.storage.addRecord(this.#record);
    this.result.value = result;
    await this.#celebrate(celebrationOf(result));
    if (this.router.route.peek().screen === "play") this.router.replace({ screen: "result" });
  }

  /** Fireworks over the board before the result covers it: the better the game, the more and the longer (G-11.1). */
  async #celebrate(strength: number): Promise<void> {
    if (strength === 0 || this.router.route.peek().screen !== "play") return;
    this.theatre.peek()?.celebrate(strength);
    await new Promise((resolve) => setTimeout(resolve, strength * CELEBRATION_MS));
  }

  /** A game that is left for another screen waits: paused for the options, saved for the rest. */
  #onRoute(screen: string): void {
    const play = this.play.peek();
    if (screen === "play" || screen === "result" || play === undefined || play.session.isOver) return;
    play.setPaused(true, performance.now());
    if (screen === "options") return;
    const { session } = play;
    const { setup, inputs, end } = session.toLog();
    play.stop();
    this.play.value = undefined;
    this.#save.value = { setup, session: () => new Session(setup, inputs, end) };
  }

  /** New settings, or a stage that has just come: what is on is shown again with them. */
  #restage(): void {
    const theatre = this.theatre.value;
    const play = this.play.value;
    const setting = this.#setting();
    if (theatre === undefined || play === undefined) return;
    theatre.show(play, setting);
    if (play.isPaused.peek()) theatre.hide(true);
  }
}
