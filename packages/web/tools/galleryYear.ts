// A year of somebody's games in the day book, made of a seed: a hundred and fifty days, slowly getting better.

import { dayOf, emptyLine, withGames } from "../src/storage/kinds/dayLine.ts";
import type { DayGame, DayLine } from "../src/storage/storage.ts";
import { type Entry, type Evaluator, write } from "./galleryPast.ts";

const DAY_MS = 86_400_000;
const DAYS = 360;

/** What is played, how often, and how a game of it goes: `skill` is 0 at first and 1 at last. */
const PLAYED: readonly (readonly [
  table: string,
  share: number,
  play: (skill: number, luck: number) => Partial<DayGame>,
])[] = [
  ["guideline sprint", 0.5, (skill, luck) => ({ lines: 40, micros: (96 - 44 * skill + 14 * luck) * 1e6, score: 0 })],
  ["guideline marathon", 0.2, (skill, luck) => played(60 + 90 * skill * (1 - luck / 2), 1.1 + skill, 950)],
  ["new marathon", 0.12, (skill, luck) => played(40 + 140 * skill * luck, 1 + 0.6 * skill, 4)],
  [
    "guideline ultra",
    0.08,
    (skill, luck) => ({ lines: 30 + 20 * skill, micros: 120e6, score: 9e3 + 3e4 * skill * luck }),
  ],
  ["korobeinix marathon", 0.06, (skill, luck) => played(20 + 40 * skill * luck, 0.9, 60)],
  ["basic marathon", 0.04, (skill, luck) => played(15 + 30 * luck * skill, 0.8, 30)],
];

function played(lines: number, pace: number, worth: number): Partial<DayGame> {
  const cleared = Math.round(lines);
  return {
    lines: cleared,
    micros: Math.round((cleared * 2.5 * 1e6) / pace),
    score: cleared * worth,
    isWon: cleared >= 150,
  };
}

function yearOfDays(now: number): readonly DayLine[] {
  let seed = 7;
  const random = (): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const lines = new Map<string, DayLine>();
  for (let ago = DAYS; ago >= 0; ago--) {
    const isOnStreak = ago < 9 || (ago > 120 && ago < 140);
    const isHoliday = ago > 200 && ago < 224;
    if (isHoliday || (!isOnStreak && random() > 0.42)) continue;
    const games = 1 + Math.floor(random() * random() * 12);
    for (let i = 0; i < games; i++) {
      const date = now - ago * DAY_MS - i * 600_000;
      const skill = Math.sqrt((DAYS - ago) / DAYS);
      let pick = random();
      const [table, , play] = PLAYED.find(([, share]) => (pick -= share) < 0) ?? PLAYED[0]!;
      const game = finished(play(skill, random()), skill, random(), `year-${ago}-${i}`, date);
      const key = { day: dayOf(date), table, isMatch: false };
      const line = lines.get(`${key.day} ${table}`) ?? emptyLine(key);
      lines.set(`${key.day} ${table}`, withGames(line, [game]));
    }
  }
  return [...lines.values()];
}

function finished(how: Partial<DayGame>, skill: number, luck: number, id: string, date: number): DayGame {
  const { lines = 0, micros = 0, score = 0, isWon = true } = how;
  const pieces = Math.round(lines * 2.5);
  return {
    id,
    date,
    isListed: true,
    score: Math.round(score),
    lines: Math.round(lines),
    micros: Math.round(micros),
    isWon,
    pieces,
    keys: Math.round(pieces * (4.2 - 1.1 * skill)),
    fours: Math.floor((lines / 4) * (0.2 + 0.5 * skill)),
    spins: Math.floor((pieces / 40) * skill * luck),
    faults: Math.round(pieces * (0.42 - 0.3 * skill + 0.06 * luck)),
    counted: pieces,
    ...(luck > 0.4 ? { accuracy: Math.round(61 + 24 * skill + 8 * luck) } : {}),
  };
}

const MATCHES = [
  { ruleBook: "guideline", rank: "easy", won: 14, lost: 2, drawn: 0, run: 6, bestRun: 9 },
  { ruleBook: "guideline", rank: "medium", won: 11, lost: 9, drawn: 1, run: 2, bestRun: 4 },
  { ruleBook: "new", rank: "hard", won: 3, lost: 12, drawn: 0, run: 0, bestRun: 1 },
];

/** Or nothing at all. */
export function writeYear(page: Evaluator, isEmpty = false): Promise<void> {
  const days = isEmpty ? [] : yearOfDays(Date.now());
  const entries: Entry[] = days.map((value) => ({ store: "days", value }));
  if (!isEmpty) {
    entries.push(
      { store: "totals", key: "matches", value: MATCHES },
      { store: "totals", key: "wonderLines", value: 5_400 },
    );
    entries.push({ store: "settings", key: "settings", value: { playerName: "Anastasia" }, isChange: true });
  }
  return write(page, { entries, cleared: ["days"] });
}
