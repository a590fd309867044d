// Storage that never throws: what the disk does not take waits in memory, is read as if it were written, and is tried
// again at the next write; and it is noted, so that it waits also when the page is gone (W-25).

import { parseSettings } from "../settings/parse.ts";
import { DEFAULT_SETTINGS, type Settings } from "../settings/settings.ts";
import { type Backend, type Connect, troubleOf } from "./backend.ts";
import { applyWrite, type Contents, undoes, withWrite, type Write } from "./contents.ts";
import { Notes } from "./notes.ts";
import { parseRecords, parseTableNames } from "./parseRecord.ts";
import { parseReplays, parseSave } from "./parseReplay.ts";
import type { GameStorage, KeptReplay, RecordLine, ReplayChange, SavedGame, Trouble, TroubleKind } from "./storage.ts";
import { linesOf } from "./tables.ts";

const EMPTY: Contents = {
  settings: DEFAULT_SETTINGS,
  records: [],
  tableNames: [],
  save: undefined,
  wonderLines: 0,
  replays: [],
  logs: new Map(),
};

export class Keeper implements GameStorage {
  readonly #connect: Connect;
  readonly #notes: Notes;
  /** What the disk is known to hold. */
  #stored: Contents = EMPTY;
  /** What it does not hold yet, in order. */
  #waiting: readonly Write[] = [];
  #trouble: Trouble | undefined;
  readonly #listeners: ((trouble: Trouble | undefined) => void)[] = [];
  /** One thing at a time: a write that ran twice at once would count lines twice. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(connect: Connect, notes: Notes = new Notes(undefined, "")) {
    this.#connect = connect;
    this.#notes = notes;
  }

  /** Begins with what an earlier page could not write. */
  takeUp(): Promise<void> {
    this.#waiting = this.#notes.read().reduce(withWrite, this.#waiting);
    return this.#inTurn(() => this.#flush());
  }

  get trouble(): Trouble | undefined {
    return this.#trouble;
  }

  onTrouble(listener: (trouble: Trouble | undefined) => void): void {
    this.#listeners.push(listener);
  }

  async loadSettings(): Promise<Settings> {
    return (await this.#read("settings", async (backend) => parseSettings(await backend.readSettings()))).settings;
  }

  saveSettings(settings: Settings): Promise<void> {
    return this.#write({ kind: "settings", settings });
  }

  async loadTable(table: string): Promise<readonly RecordLine[]> {
    const { records } = await this.#read("records", async (backend) => {
      const lines = parseRecords(await backend.readTable(table));
      return [...this.#stored.records.filter((line) => line.table !== table), ...lines];
    });
    return linesOf(records, table);
  }

  async loadTableNames(): Promise<readonly string[]> {
    const { tableNames } = await this.#read("tableNames", async (backend) =>
      parseTableNames(await backend.readTableNames()),
    );
    return tableNames;
  }

  async addRecord(line: RecordLine): Promise<readonly RecordLine[]> {
    await this.#write({ kind: "record", line });
    return this.loadTable(line.table);
  }

  clearTables(): Promise<void> {
    return this.#write({ kind: "clearTables" });
  }

  async loadSave(): Promise<SavedGame | undefined> {
    return (await this.#read("save", async (backend) => parseSave(await backend.readSave()))).save;
  }

  saveGame(save: SavedGame): Promise<void> {
    return this.#write({ kind: "save", save });
  }

  noteSave(): void {
    // The last of a save holds, however often it is written; what adds up would be counted twice.
    const isKept = ({ kind }: Write): boolean => this.#trouble !== undefined || kind === "save";
    this.#notes.keep(this.#waiting.filter(isKept));
  }

  clearSave(): Promise<void> {
    return this.#write({ kind: "save", save: undefined });
  }

  async loadReplays(): Promise<readonly KeptReplay[]> {
    const { replays } = await this.#read("replays", async (backend) => parseReplays(await backend.readReplays()));
    return replays.toSorted((one, other) => other.date - one.date || (one.id < other.id ? -1 : 1));
  }

  async loadReplay(id: string): Promise<KeptReplay | undefined> {
    const isIt = (replay: KeptReplay): boolean => replay.id === id;
    const { replays } = await this.#read("replays", async (backend) => {
      const found = parseReplays([await backend.readReplay(id)]);
      return [...this.#stored.replays.filter((replay) => !isIt(replay)), ...found];
    });
    return replays.find(isIt);
  }

  async loadReplayLog(id: string): Promise<Uint8Array | undefined> {
    const { logs } = await this.#read("logs", async (backend) => {
      const log = await backend.readReplayLog(id);
      return new Map(log instanceof Uint8Array ? [[id, log]] : []);
    });
    return logs.get(id);
  }

  keepReplay(replay: KeptReplay, log: Uint8Array): Promise<void> {
    return this.#write({ kind: "keepReplay", replay, log });
  }

  changeReplay(id: string, change: ReplayChange): Promise<void> {
    return this.#write({ kind: "changeReplay", id, change });
  }

  deleteReplays(ids: readonly string[]): Promise<void> {
    return this.#write({ kind: "deleteReplays", ids });
  }

  async loadWonderLines(): Promise<number> {
    const { wonderLines } = await this.#read("wonderLines", async (backend) => {
      const value = await backend.readWonderLines();
      return typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : 0;
    });
    return wonderLines;
  }

  async addWonderLines(lines: number): Promise<number> {
    await this.#write({ kind: "addWonderLines", lines });
    return this.loadWonderLines();
  }

  clearWonderLines(): Promise<void> {
    return this.#write({ kind: "clearWonderLines" });
  }

  /** What is stored, as far as it can be read, with what waits to be. */
  #read<Name extends keyof Contents>(
    name: Name,
    read: (backend: Backend) => Promise<Contents[Name]>,
  ): Promise<Contents> {
    return this.#inTurn(async () => {
      try {
        const value = await read(await this.#connect());
        this.#stored = { ...this.#stored, [name]: value };
        if (this.#waiting.length === 0) this.#tell(undefined);
      } catch (error) {
        this.#tell(troubleOf(error));
      }
      return this.#waiting.reduce(applyWrite, this.#stored);
    });
  }

  #write(write: Write): Promise<void> {
    this.#waiting = withWrite(this.#waiting, write);
    // Before anything is waited for: the page may be about to go.
    if (this.#trouble !== undefined) this.#tell(this.#trouble.kind);
    return this.#inTurn(() => this.#flush());
  }

  async #flush(): Promise<void> {
    let trouble: TroubleKind | undefined;
    const failed: Write[] = [];
    // One that cannot be written, a record on a full disk say, keeps only those waiting that it would undo.
    for (const write of this.#waiting) {
      if (failed.some((older) => undoes(older, write))) continue;
      try {
        await (await this.#connect()).write(write);
        this.#stored = applyWrite(this.#stored, write);
        this.#waiting = this.#waiting.filter((other) => other !== write);
      } catch (error) {
        failed.push(write);
        trouble ??= troubleOf(error);
      }
    }
    if (trouble !== undefined || this.#waiting.length === 0) this.#tell(trouble);
  }

  #inTurn<T>(action: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(action);
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  /** Notes what waits, and says what is wrong where that is news. */
  #tell(kind: TroubleKind | undefined): void {
    const isSafe = this.#notes.keep(this.#waiting);
    const before = this.#trouble;
    if (kind === before?.kind && (kind === undefined || isSafe === before?.isSafe)) return;
    this.#trouble = kind === undefined ? undefined : { kind, isSafe };
    for (const listener of this.#listeners) listener(this.#trouble);
  }
}
