// What becomes of games: saved while they are played, kept as replays, entered in tables, their lines counted for the
// wonders. Knows no screen.

import { EDITIONS, type Game, type Result } from "@korobeinix/engine";
import { type Log, makeBinaryLog, readBinaryLog, replayInSteps } from "@korobeinix/engine/log";
import type { Match, MatchLog } from "@korobeinix/engine/match";
import { tableOf } from "@korobeinix/engine/records";
import { type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { openReplay } from "../logs/openReplay.ts";
import { inSlices } from "../logs/slices.ts";
import type { Sitter } from "../settings/sitter.ts";
import { dayOf, lineId } from "../storage/kinds/dayLine.ts";
import { newId } from "../storage/newId.ts";
import type { DayEntry, GameStorage, Learned, Origin, SavedRival } from "../storage/storage.ts";
import { LogSource } from "../table/logSource.ts";
import type { Seat } from "../table/seat.ts";
import { Session } from "../table/session.ts";
import type { Code } from "./codes.ts";
import { enteredGame, enteredMatch } from "./dayBook.ts";
import { replayOfGame } from "./keep.ts";
import { hasBegun, replayOfMatch } from "./keepMatch.ts";
import type { GameResult } from "./result.ts";
import { leftOriginOf, originOf, recordOf, resultOf, type ShellFacts, whyUnlisted } from "./results.ts";
import { buildsWonders } from "./wonders.ts";

/** "lost": it was raced before a reload and cannot be read any more. */
export type Rival = Seat | "lost";

/** A game that is not over: the session, and what is not in its log. */
export interface Unfinished {
  readonly session: Session;
  /** Whether it was taken over from a replay (W-16). */
  readonly isContinued: boolean;
  /** The replay that it races (W-17). */
  readonly rival: Rival | undefined;
}

/** How a match came to be kept: played to its end, left, or taken over from a replay. */
export type MatchOrigin = Extract<Origin, "match" | "abandoned" | "continued">;

/** A match that is kept again under the same id replaces itself, also in the day book: there it stands where it began. */
export interface KeepMatchOptions {
  readonly id?: string;
  /** When it began, in milliseconds since 1970. */
  readonly began?: number;
}

export interface LibraryOptions {
  readonly storage: GameStorage;
  /** The player's name, and the codes that hold. */
  readonly name: () => string;
  readonly codes: () => ReadonlySet<Code>;
}

export class Library {
  readonly #options: LibraryOptions;
  readonly #wonderLines: Signal<number> = signal(0);
  readonly #tablesVersion: Signal<number> = signal(0);

  constructor(options: LibraryOptions) {
    this.#options = options;
  }

  /** The lines of all games of The New (N-22). */
  get wonderLines(): ReadonlySignal<number> {
    return this.#wonderLines;
  }

  /** Another number whenever a table has changed. */
  get tablesVersion(): ReadonlySignal<number> {
    return this.#tablesVersion;
  }

  async loadWonderLines(): Promise<void> {
    this.#wonderLines.value = await this.#options.storage.loadWonderLines();
  }

  /** The game that an earlier visit left; undefined: none, or none that can be gone on with. */
  async loadUnfinished(): Promise<Unfinished | undefined> {
    const save = await this.#options.storage.loadSave();
    const read = save === undefined ? undefined : await readLog(save.log);
    if (save === undefined || read?.ok !== true) return undefined;
    const log = read.value;
    const game = await inSlices(replayInSteps(log));
    if (game.state.phase === "ended") return undefined;
    const rival = save.rival === undefined ? undefined : await readRival(save.rival);
    return { session: new Session(log.setup, { log, game }), isContinued: save.isContinued, rival };
  }

  /**
   * A game has ended: keeps all of it before anybody is asked for a name, and begins all writes before it waits for any, for
   * a closed tab must not lose it.
   */
  async finish({ session, isContinued }: Unfinished): Promise<GameResult> {
    const { storage } = this.#options;
    const { setup, game } = session;
    const facts = this.#factsOf(isContinued);
    const unranked = whyUnlisted(game, facts);
    const kept = replayOfGame(game, session.toLog(), {
      origin: originOf(unranked),
      name: this.#options.name(),
      date: Date.now(),
    });
    const keeping = storage.keepReplay(kept.replay, kept.log);
    const entering = this.#enter(enteredGame(kept.replay, game, unranked));
    const table = tableOf(setup).name;
    const recording = unranked === undefined ? storage.addRecord(recordOf(kept, table)) : undefined;
    await this.#build(game, facts);
    await Promise.all([keeping, entering, recording]);
    const others = (await storage.loadTable(table)).filter(({ id }) => id !== kept.replay.id);
    this.#tablesVersion.value++;
    return resultOf(session, others, unranked, kept.replay.id);
  }

  /** A game is given up for another: it is kept as a replay (W-12), and its lines count (N-22). */
  async abandon({ session, isContinued }: Unfinished): Promise<void> {
    const { game } = session;
    const facts = this.#factsOf(isContinued);
    const origin = leftOriginOf(isContinued);
    const kept = replayOfGame(game, session.toLog(), { origin, name: this.#options.name(), date: Date.now() });
    const keeping = game.state.pieces > 0 ? this.#options.storage.keepReplay(kept.replay, kept.log) : undefined;
    const entering = this.#enter(enteredGame(kept.replay, game, whyUnlisted(game, facts)));
    await this.#build(game, facts);
    await Promise.all([keeping, entering]);
  }

  /** Keeps a game, which stands as its log leaves it, as a replay; one without a piece placed is not worth it. */
  async keep(game: Game, log: Log, origin: Origin): Promise<void> {
    if (game.state.pieces === 0) return;
    const kept = replayOfGame(game, log, { origin, name: this.#options.name(), date: Date.now() });
    await this.#options.storage.keepReplay(kept.replay, kept.log);
  }

  /**
   * Keeps a match, which stands as its log leaves it, as a replay; one that was left before anybody placed a piece is not
   * worth it. All that must not be lost happens before anything is waited for. Gives its id.
   */
  async keepMatch(
    match: Match,
    log: MatchLog,
    sitters: readonly Sitter[],
    origin: MatchOrigin,
    { id = newId(), began = Date.now() }: KeepMatchOptions = {},
  ): Promise<string> {
    const { storage } = this.#options;
    const isOver = match.state.result !== "playing";
    if (!isOver && !hasBegun(match)) return id;
    const kept = replayOfMatch(match, log, { origin, sitters, date: Date.now(), id });
    const keeping = storage.keepReplayAgain(kept.replay, kept.log);
    await Promise.all([keeping, this.#enter(enteredMatch({ ...kept.replay, date: began }, match))]);
    return id;
  }

  /** What was found out about the game that has just ended, for the day book. */
  async learn({ table, replay }: Pick<GameResult, "table" | "replay">, learned: Learned): Promise<void> {
    const line = lineId({ day: dayOf(Date.now()), table, isMatch: false });
    await this.#options.storage.learnOfGame(line, replay, learned);
  }

  /** The name under which a game stands, in its table and among the replays. */
  async rename(id: string, name: string): Promise<void> {
    await this.#options.storage.renameGame(id, name);
    this.#tablesVersion.value++;
  }

  /** Forgets the high scores (N-21), and with them how matches against computers went. */
  async clearTables(): Promise<void> {
    const { storage } = this.#options;
    await Promise.all([storage.clearTables(), storage.clearMatchCounts()]);
    this.#tablesVersion.value++;
  }

  /** Forgets the lines and their wonders (N-21). */
  async clearWonders(): Promise<void> {
    await this.#options.storage.clearWonderLines();
    this.#wonderLines.value = 0;
  }

  /** Into the day book, where it is a game of the player's own (F-18). */
  async #enter(entry: DayEntry | undefined): Promise<void> {
    if (entry !== undefined) await this.#options.storage.enterGame(entry);
  }

  #factsOf(isContinued: boolean): ShellFacts {
    return { isContinued, codes: this.#options.codes() };
  }

  async #build(game: Game, facts: ShellFacts): Promise<void> {
    if (buildsWonders(game, whyUnlisted(game, facts)) && game.state.lines > 0)
      this.#wonderLines.value = await this.#options.storage.addWonderLines(game.state.lines);
  }
}

/** What lies on the disk may be long, and anybody's. */
export function readLog(bytes: Uint8Array): Promise<Result<Log>> {
  return inSlices(readBinaryLog(bytes, EDITIONS));
}

/** A rival as it is saved beside the game that races it. */
export function savedRivalOf(rival: Rival | undefined): SavedRival | undefined {
  if (rival === undefined || rival === "lost" || !(rival.source instanceof LogSource)) return undefined;
  return { name: rival.name, log: makeBinaryLog(rival.source.timeline.log) };
}

/** What cannot be read is lost, and the game goes on without it. */
async function readRival({ name, log: bytes }: SavedRival): Promise<Rival> {
  const log = await readLog(bytes);
  return log.ok ? { name, source: new LogSource(await openReplay(log.value)) } : "lost";
}
