// What is looked at in every browser: a name, and the way there from anywhere.

import { RULE_BOOKS, unwrap } from "@korobeinix/engine";
import type { Log } from "@korobeinix/engine/log";
import { makePlanLink } from "../src/matches/planLink.ts";
import { computerAt, type MatchPlan, personAt } from "../src/settings/matchPlan.ts";
import { SKIN_IDS, type SkinId } from "../src/settings/skinIds.ts";
import { nearTheEnd } from "../test/browser/positions.ts";
import { type Driver, NOTHING } from "./browsersDriver.ts";
import { click, goTo, resume, takeUp, until, untilShown, wait } from "./browsersSteps.ts";
import { ownBook, SEQUENCES } from "./framesScenes.ts";
import { momentsOf } from "./galleryGames.ts";
import { writeDisplay, writePast, writeReplays, watchHash } from "./galleryPast.ts";
import { writeYear } from "./galleryYear.ts";

export interface Picture {
  readonly name: string;
  readonly show: (driver: Driver) => Promise<void>;
}

/** Long enough for a recorded game behind a screen to have something to show, and for what moves in. */
const DEMO_MS = 2_500;
const REST_MS = 900;
const PLAYED_MS = 9_000;
/** Into four lines: their light is on its way. */
const LIGHT_MS = 130;
/** Into an ending. */
const ENDING_MS = 1_000;

function at(name: string, hash: string, waitMs = REST_MS): Picture {
  const show = async (driver: Driver): Promise<void> => {
    await goTo(driver, hash);
    await wait(waitMs);
  };
  return { name, show };
}

/** Someone who has played. */
export async function writeLife(driver: Driver): Promise<void> {
  await goTo(driver, "#/wonders");
  await writePast(driver);
  await writeReplays(driver);
  await writeYear(driver);
  await driver.reload();
  await untilShown(driver, ".screen-wonders");
}

/** The fullest board of the recorded game of the book whose skin it is. */
async function showPlay(driver: Driver, skin: SkinId): Promise<void> {
  const book = ownBook(skin);
  const { log } = momentsOf(book).find(({ name }) => name === "busy")!;
  await goTo(driver, "#/wonders");
  await writeDisplay(driver, { skins: { [book]: skin } });
  await takeUp(driver, log);
  await resume(driver);
  await wait(REST_MS);
}

/** What a Hard Drop brings about, held still from so long after its key on. */
async function showMoment(driver: Driver, log: Log, waitMs: number): Promise<void> {
  await takeUp(driver, log);
  await resume(driver);
  await driver.evaluate(([code, after]) => window.stopper.stopAfter(code, after), ["Space", waitMs] as const);
  await driver.press("Space");
  await until(driver, "the clock stands still", () => window.stopper.isStopped, NOTHING);
}

async function showResult(driver: Driver): Promise<void> {
  const { log, key } = SEQUENCES["win"]!("guideline");
  await takeUp(driver, log);
  await resume(driver);
  await driver.press(key ?? "Space");
  await untilShown(driver, ".screen-result");
  await wait(DEMO_MS);
}

async function showMatch(driver: Driver): Promise<void> {
  const ruleBook = "guideline";
  const variation = RULE_BOOKS.find(({ id }) => id === ruleBook)!.variations[0]!.id;
  const seats = [personAt(0, "keyboard"), computerAt(1, "veryHard"), computerAt(2, "veryHard")];
  const plan: MatchPlan = { ruleBook, variation, options: {}, terms: {}, goals: [], seats, bestOf: 3 };
  await goTo(driver, `#/match?plan=${unwrap(makePlanLink(plan))}`);
  await wait(REST_MS);
  await click(driver, ".screen-match .primary");
  // What the screen cannot carry stays in the set-up, with the reason.
  await untilShown(driver, '.screen-versus[data-phase="running"], .screen-match');
  await wait(PLAYED_MS);
}

async function showWatch(driver: Driver): Promise<void> {
  await goTo(driver, watchHash("new"));
  await untilShown(driver, ".hud-figure");
  await click(driver, ".timeline");
  await wait(REST_MS);
}

export const PICTURES: readonly Picture[] = [
  at("title", "#/title", DEMO_MS),
  at("menu", "#/menu", DEMO_MS),
  at("setup", "#/setup/guideline", DEMO_MS),
  ...SKIN_IDS.map((skin) => ({ name: `play-${skin}`, show: (driver: Driver) => showPlay(driver, skin) })),
  { name: "tetris", show: (driver) => showMoment(driver, SEQUENCES["tetris"]!("guideline").log, LIGHT_MS) },
  { name: "ending", show: (driver) => showMoment(driver, nearTheEnd("guideline"), ENDING_MS) },
  { name: "result", show: showResult },
  at("options", "#/options/display"),
  at("sound", "#/options/sound"),
  at("profile", "#/profile"),
  at("wonders", "#/wonders"),
  at("practice", "#/practice/guideline", DEMO_MS),
  at("replays", "#/replays"),
  { name: "watch", show: showWatch },
  { name: "match", show: showMatch },
];
