// The game in a player's hands, from its start to its result: what is played, saved, kept as a replay and entered in the
// tables. Knows no screen but those it leads to.

import {
  EDITIONS,
  cutLog,
  type Game,
  hasSquares,
  isAllowed,
  type Log,
  makeBinaryLog,
  makeSetup,
  parseSetup,
  readBinaryLog,
  replayInSteps,
  type Result,
  seek,
  type SetupRequest,
  tableOf,
  type Timeline,
  unwrap,
} from "@korobeinix/engine";
import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { replayOfGame } from "../library/keep.ts";
import { openReplay } from "../logs/openReplay.ts";
import type { RaceRival, Rival } from "../table/race.ts";
import { inSlices } from "../logs/slices.ts";
import type { GameResult } from "../parts/context.ts";
import { newSeed } from "../settings/requests.ts";
import { Session } from "../table/session.ts";
import type { Settings } from "../settings/settings.ts";
import type { Sound } from "../sound/sound.ts";
import type { GameStorage, Origin, RecordLine, SavedRival } from "../storage/storage.ts";
import { Autosave } from "../library/autosave.ts";
import type { Code } from "../library/codes.ts";
import { listenDevices } from "../input/devices.ts";
import { GamePlay } from "./gamePlay.ts";
import { buildsWonders, celebrationOf, markOf, originOf, recordOf, resultOf } from "../library/results.ts";
import type { Router } from "../routes/router.ts";
import type { Performer, Theatre } from "./theatre.ts";

/** How long the greatest celebration keeps the result waiting. */
const CELEBRATION_MS = 2_200;

/** What games need of the application round them. */
export interface Host {
  readonly router: Router;
  readonly storage: GameStorage;
  readonly sound: Sound;
  readonly settings: ReadonlySignal<Settings>;
  readonly theatre: ReadonlySignal<Theatre | undefined>;
  readonly code: ReadonlySignal<Code | undefined>;
  readonly wonderLines: Signal<number>;
  show(performer: Performer): void;
}

/** A game that is not over and not being played: it is paused. */
interface Unfinished {
  readonly session: Session;
  readonly isContinued: boolean;
  readonly rival: RaceRival | undefined;
}

export class Games {
  readonly play: Signal<GamePlay | undefined> = signal(undefined);
  readonly result: Signal<GameResult | undefined> = signal(undefined);
  /** The replay that plays beside the game (W-17). */
  readonly rival: Signal<RaceRival | undefined> = signal(undefined);
  readonly unfinished: Signal<Unfinished | undefined> = signal(undefined);
  readonly #host: Host;
  /** The line that the game just played has in its table. */
  #record: RecordLine | undefined;

  constructor(host: Host) {
    this.#host = host;
  }

  /** Reads the game that an earlier visit left, to go on with. */
  async load(): Promise<void> {
    const save = await this.#host.storage.loadSave();
    const read = save === undefined ? undefined : await readLog(save.log);
    if (save === undefined || read?.ok !== true) return;
    const log = read.value;
    const game = await inSlices(replayInSteps(log));
    if (game.state.phase === "ended") return;
    const rival = save.rival === undefined ? undefined : await readRival(save.rival);
    // A long game takes a while to read: its player may have begun another one.
    if ((this.play.peek() ?? this.unfinished.peek()) !== undefined)
      return this.keep(game, log, leftOriginOf(save.isMarked));
    this.unfinished.value = { session: new Session(log.setup, { log, game }), isContinued: save.isMarked, rival };
    if (this.#host.router.route.peek().screen === "play") this.resume();
  }

  start(request: SetupRequest, rival?: Rival): void {
    const plain = parseSetup(request);
    const isFast = this.#host.code.peek() === "2FAST4U" && plain.ok && isAllowed(plain.value.book.options.fast, true);
    const asked = isFast ? { ...request, options: { ...request.options, fast: true } } : request;
    const setup = unwrap(isFast ? parseSetup(asked) : plain);
    this.#abandon();
    this.#perform(asked, { session: new Session(setup), isContinued: false, rival });
    this.play.peek()?.begin(performance.now());
  }

  /** The same once more, with other pieces; a race against the same rival. */
  again(): void {
    const request = this.play.peek()?.request;
    if (request === undefined) return this.#host.router.replace({ screen: "menu" });
    const rival = this.rival.peek();
    if (rival === undefined || rival === "lost") this.start({ ...request, seed: newSeed() });
    else void this.race(rival.timeline, rival.name);
  }

  /** Goes on with the game that was left, paused at first. */
  resume(): void {
    const unfinished = this.unfinished.peek();
    if (unfinished === undefined) return;
    this.#takeUp(unfinished);
  }

  /** Takes over a replay at a moment of it, paused at first; the game is marked for good (W-16). */
  playFrom(timeline: Timeline, at: number): void {
    const log = cutLog(timeline.log, at);
    // Up to there a log and what is cut from it have the same keyframes.
    const game = seek({ ...timeline, log }, at);
    if (game.state.phase === "ended") return;
    this.#abandon();
    this.#takeUp({ session: new Session(log.setup, { log, game }), isContinued: true, rival: undefined });
  }

  /** A game by the replay's rules beside the replay: the pieces are new, so it counts like any other (W-17). */
  async race(timeline: Timeline, name: string): Promise<void> {
    const { Rival } = await import("../table/race.ts");
    this.start({ ...makeSetup(timeline.log.setup), seed: newSeed() }, new Rival(timeline, name));
  }

  async raceRecord({ log: bytes, name }: RecordLine): Promise<void> {
    const log = await readLog(bytes);
    if (log.ok) await this.race(await openReplay(log.value), name);
  }

  /** Keeps a game, which stands as its log leaves it, as a replay; one without a piece placed is not worth it. */
  async keep(game: Game, log: Log, origin: Origin): Promise<void> {
    if (game.state.pieces === 0) return;
    const { playerName: name } = this.#host.settings.peek();
    const kept = replayOfGame(game, log, { origin, name, date: Date.now() });
    await this.#host.storage.keepReplay(kept.replay, kept.log);
  }

  /** The name under which the game just played stands in its table. */
  async rename(name: string): Promise<void> {
    if (this.#record === undefined) return;
    await this.#host.storage.addRecord({ ...this.#record, name });
    await this.#host.storage.changeReplay(this.#record.id, { name });
  }

  /** A game that is left for another screen waits: paused for options and Help, put away for the rest. */
  onRoute(screen: string): void {
    const play = this.play.peek();
    if (screen === "play" || screen === "result" || play === undefined || play.session.isOver) return;
    play.setPaused(true, performance.now());
    if (screen === "options" || screen === "help") return;
    this.unfinished.value = this.#unfinishedOf(play);
    play.stop();
    this.play.value = undefined;
  }

  /** What is given up for another game is kept as a replay (W-12). */
  #abandon(): void {
    const play = this.play.peek();
    const isPlaying = play !== undefined && !play.session.isOver;
    const left = isPlaying ? this.#unfinishedOf(play) : this.unfinished.peek();
    if (left !== undefined) void this.keep(left.session.game, left.session.toLog(), leftOriginOf(left.isContinued));
  }

  #unfinishedOf({ session, isContinued }: GamePlay): Unfinished {
    return { session, isContinued, rival: this.rival.peek() };
  }

  #takeUp(unfinished: Unfinished): void {
    this.#perform(makeSetup(unfinished.session.setup), unfinished);
    this.#host.theatre.peek()?.hide(true);
  }

  #perform(request: SetupRequest, { session, isContinued, rival: raced }: Unfinished): void {
    const { router, storage, sound } = this.#host;
    this.play.peek()?.stop();
    this.result.value = undefined;
    this.unfinished.value = undefined;
    this.rival.value = raced;
    const rival = raced === "lost" ? undefined : raced;
    const autosave = new Autosave(session, storage, {
      isMarked: isContinued,
      rival: rival && { name: rival.name, log: makeBinaryLog(rival.timeline.log) },
    });
    const play: GamePlay = new GamePlay({
      request,
      session,
      sound,
      autosave,
      rival,
      isContinued,
      makeDevices: (target) =>
        listenDevices(target, {
          setup: session.setup,
          settings: this.#host.settings.peek(),
          layout: () => this.#host.theatre.peek()?.layout.peek(),
          isActive: (command) =>
            router.route.peek().screen === "play" &&
            (command === "pause" || command === "restart" || !session.isPaused),
        }),
      onRestart: () => this.again(),
      onPause: (isPaused) => this.#host.theatre.peek()?.hide(isPaused),
      onOver: () => void this.#finish(play, autosave),
    });
    this.play.value = play;
    this.#host.show(play);
    if (router.route.peek().screen === "result") router.replace({ screen: "play", params: {} });
    else router.go({ screen: "play", params: {} });
  }

  async #finish(play: GamePlay, autosave: Autosave): Promise<void> {
    const { router, storage, settings, code, wonderLines } = this.#host;
    const { session } = play;
    const { setup, game } = session;
    autosave.clear();
    play.stop();
    const mark = markOf(game, { isContinued: play.isContinued, code: code.peek() });
    if (hasSquares(setup.book) && buildsWonders(mark)) {
      wonderLines.value = await storage.addWonderLines(game.state.lines);
    }
    const facts = { origin: originOf(mark), name: settings.peek().playerName, date: Date.now() };
    const kept = replayOfGame(game, session.toLog(), facts);
    const table = await storage.loadTable(tableOf(setup).name);
    const result = resultOf(session, table, mark, kept.replay.id);
    this.#record = result.rank === undefined ? undefined : recordOf(kept, result.table);
    // Kept before it is asked for a name: a closed tab must not lose it.
    await storage.keepReplay(kept.replay, kept.log);
    if (this.#record !== undefined) await storage.addRecord(this.#record);
    this.result.value = result;
    await this.#celebrate(celebrationOf(result));
    if (router.route.peek().screen === "play") router.replace({ screen: "result" });
  }

  /** Fireworks over the board before the result covers it: the better the game, the more and the longer (G-11.1). */
  async #celebrate(strength: number): Promise<void> {
    if (strength === 0 || this.#host.router.route.peek().screen !== "play") return;
    this.#host.theatre.peek()?.celebrate(strength);
    await new Promise((resolve) => setTimeout(resolve, strength * CELEBRATION_MS));
  }
}

/** How a game that is given up came to be kept. */
function leftOriginOf(isContinued: boolean): Origin {
  return isContinued ? "continued" : "abandoned";
}

/** What lies on the disk may be long, and anybody's. */
function readLog(bytes: Uint8Array): Promise<Result<Log>> {
  return inSlices(readBinaryLog(bytes, EDITIONS));
}

/** The rival of a game that is gone on with; what cannot be read is lost, and the game goes on without it. */
async function readRival({ name, log: bytes }: SavedRival): Promise<RaceRival> {
  const log = await readLog(bytes);
  if (!log.ok) return "lost";
  try {
    const { Rival } = await import("../table/race.ts");
    return new Rival(await openReplay(log.value), name);
  } catch {
    // Without a network its part may be missing: the game is worth more than the race.
    return "lost";
  }
}
