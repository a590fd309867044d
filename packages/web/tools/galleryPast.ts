// A visitor's past for the gallery: records, kept games, settings and a game left behind, written into the page's
// storage as the game itself keeps them.

import type { RuleBookId } from "@korobeinix/engine";
import { cutLog, type Log, makeBinaryLog, replay } from "@korobeinix/engine/log";
import { replayOfGame } from "../src/library/keep.ts";
import { DEFAULT_SETTINGS, type DisplaySettings } from "../src/settings/settings.ts";
import type { KeptReplay } from "../src/storage/storage.ts";
import { demoLog } from "../test/demoLogs.ts";

const STORES = ["records", "save", "settings", "totals", "replays", "logs", "days"] as const;
type Store = (typeof STORES)[number];

export interface Entry {
  readonly store: Store;
  /** Records and replays carry their key. */
  readonly key?: string;
  readonly value?: unknown;
  /** For a log, which cannot travel into the page as it is. */
  readonly bytes?: readonly number[];
  /** Changes what is there already, and leaves the rest of it. */
  readonly isChange?: boolean;
}

interface Writing {
  readonly entries: readonly Entry[];
  /** What is emptied before. */
  readonly cleared?: readonly Store[];
}

/** A page of any browser: of Playwright's, or of one that is driven otherwise. */
export interface Evaluator {
  evaluate<Argument, Result>(
    work: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
}

export function write(page: Evaluator, { entries, cleared = [] }: Writing): Promise<void> {
  return page.evaluate(
    ([stores, wanted, emptied]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("korobeinix");
        opening.addEventListener("error", () => reject(new Error("no database")));
        opening.addEventListener("success", () => {
          const writing = opening.result.transaction(stores, "readwrite");
          for (const store of emptied) writing.objectStore(store).clear();
          for (const { store, key, value, bytes, isChange } of wanted) {
            const log = bytes === undefined ? undefined : Uint8Array.from(bytes);
            const whole = value === undefined ? log : log === undefined ? value : { ...value, log };
            const to = writing.objectStore(store);
            if (isChange !== true || key === undefined) {
              to.put(whole, key);
              continue;
            }
            const before = to.get(key);
            before.addEventListener("success", () => {
              to.put({ ...(before.result as object | undefined), ...(value as object) }, key);
            });
          }
          writing.addEventListener("complete", () => {
            opening.result.close();
            resolve();
          });
        });
      }),
    [STORES, entries, cleared] as const,
  );
}

const bytesOf = (log: Log): number[] => Array.from(makeBinaryLog(log));

const NAMES = ["Alexey", "Dmitry", "Vadim", "Ada", "Grace", "Nikolai", "Sofía"];

/** Tables of Ultra beside the rule book's own. */
const ULTRA_TABLES = ["guideline ultra", "guideline ultra minutes=3", "guideline ultra minutes=3 objective=lines"];

/** Some games played, and lines enough for a wonder and a half. */
export function writePast(page: Evaluator): Promise<void> {
  const bytes = bytesOf(demoLog("guideline"));
  const records = NAMES.map((name, i) => ({
    store: "records" as const,
    value: {
      id: `gallery-${i}`,
      name,
      ruleBook: "guideline",
      variation: "marathon",
      table: "guideline marathon",
      score: 184_320 - i * 21_417,
      lines: 150 - i * 13,
      level: 15 - i,
      micros: 612_340_000 - i * 31_730_000,
      isWon: i === 0,
      date: Date.UTC(2026, 5, 6 + i * 3),
    },
    bytes,
  }));
  const ultras = records.flatMap(({ value, ...rest }, i) =>
    ULTRA_TABLES.map((table, j) => ({
      ...rest,
      value: { ...value, id: `gallery-ultra-${i}-${j}`, variation: "ultra", table, score: value.score / 4, level: 1 },
    })),
  );
  return write(page, { entries: [...records, ...ultras, { store: "totals", key: "wonderLines", value: 5_400 }] });
}

/** A book's recorded game up to a part of it, with what a player made of it in the list. */
type Memory = readonly [book: RuleBookId, share: number, facts: Partial<KeptReplay>];

const MEMORIES: readonly Memory[] = [
  ["guideline", 1, { name: "The one with four Tetris", isFavourite: true }],
  ["new", 1, { isFavourite: true }],
  ["korobeinix", 1, { name: "1984, by heart" }],
  ["reglas", 1, {}],
  ["basic", 1, { origin: "abandoned" }],
  ["guideline", 0.6, { variation: "sprint", table: "guideline sprint", isWon: true, lines: 40, micros: 71_340_000 }],
  ["guideline", 0.35, { variation: "ultra", table: ULTRA_TABLES[2]!, origin: "continued", lines: 31, score: 23_180 }],
  ["new", 0.5, { origin: "loaded", name: "From Sofía, who says it cannot be beaten by anybody" }],
  ["reglas", 0.7, { origin: "abandoned" }],
  ["guideline", 0.15, { origin: "practised", name: "T-Spins, again" }],
  ["korobeinix", 0.4, { origin: "abandoned" }],
  ["basic", 0.6, { isWon: true }],
];

/** The address of a book's whole game among those that are kept. */
export function watchHash(book: RuleBookId): string {
  return `#/watch/gallery-${MEMORIES.findIndex(([id]) => id === book)}`;
}

const HOUR_MS = 3_600_000;

/** A dozen games of all kinds, and no others; or none at all. */
export function writeReplays(page: Evaluator, isEmpty = false): Promise<void> {
  const entries = (isEmpty ? [] : MEMORIES).flatMap(([book, share, facts], i): readonly Entry[] => {
    const whole = demoLog(book);
    const log = share === 1 ? whole : cutLog(whole, Math.round(whole.end * share));
    const date = Date.UTC(2026, 10, 14, 21, 40) - i * i * 7 * HOUR_MS;
    const { replay: kept } = replayOfGame(replay(log), log, { origin: "finished", name: "", date });
    const id = `gallery-${i}`;
    return [
      { store: "replays", value: { ...kept, ...facts, id } },
      { store: "logs", key: id, bytes: bytesOf(log) },
    ];
  });
  return write(page, { entries, cleared: ["replays", "logs"] });
}

export function writeDisplay(page: Evaluator, display: Partial<DisplaySettings>): Promise<void> {
  const value = { ...DEFAULT_SETTINGS, display: { ...DEFAULT_SETTINGS.display, ...display } };
  return write(page, { entries: [{ store: "settings", key: "settings", value }] });
}

/** A game that was left, to be gone on with at once. */
export function writeSave(page: Evaluator, log: Log): Promise<void> {
  return write(page, {
    entries: [
      { store: "save", key: "game", value: { isContinued: false }, bytes: bytesOf(log) },
      { store: "settings", key: "settings", value: { countdown: "never" }, isChange: true },
    ],
  });
}
