// What has to go well in every browser: games played by their keys and held against the engine, Practice, a replay,
// sound, a film or its refusal, settings that last, a site that is kept for later.

import assert from "node:assert/strict";
import { type InputName, SECOND, unwrap } from "@korobeinix/engine";
import { replay } from "@korobeinix/engine/log";
import { makeLink } from "../src/logs/link.ts";
import { makeRoute } from "../src/routes/routes.ts";
import { formatTime } from "../src/words/format.ts";
import { resultWords } from "../src/words/en/game/results.ts";
import { demoLog } from "../test/demoLogs.ts";
import { nearTheEnd } from "../test/browser/positions.ts";
import { type Driver, NOTHING } from "./browsersDriver.ts";
import { hearing } from "./browsersProbe.ts";
import {
  click,
  goTo,
  pauseAndSave,
  resume,
  RUNNING,
  settle,
  takeUp,
  until,
  untilFigure,
  untilShown,
  wait,
} from "./browsersSteps.ts";
import { SEQUENCES } from "./framesScenes.ts";

export interface Check {
  readonly name: string;
  /** Throws where it does not go well; may say what was found. */
  readonly run: (driver: Driver) => Promise<string | void>;
}

const INPUT_OF: { readonly [key: string]: InputName } = {
  ArrowLeft: "left",
  ArrowRight: "right",
  x: "rotateClockwise",
  z: "rotateCounterclockwise",
  c: "hold",
  Space: "hardDrop",
};

const FIRST_KEYS = ["ArrowLeft", "x", "Space", "c", "ArrowRight", "ArrowRight", "Space", "z", "ArrowLeft", "Space"];
const LATER_KEYS = ["x", "x", "Space"];

/** The keys arrive, all of them and in their order; what is shown is what the engine makes of them. */
async function playGame(driver: Driver): Promise<string> {
  await goTo(driver, "#/setup/guideline");
  await click(driver, ".screen-setup .primary");
  await untilShown(driver, RUNNING);
  await driver.press(...FIRST_KEYS);
  await pauseAndSave(driver);
  await resume(driver);
  await driver.press(...LATER_KEYS);
  const log = await pauseAndSave(driver);
  const pressed = log.inputs.map(({ name }) => name).filter((name) => !name.endsWith("Released"));
  assert.deepEqual(
    pressed,
    [...FIRST_KEYS, ...LATER_KEYS].map((key) => INPUT_OF[key]),
  );
  const { score, lines, pieces } = replay(log).state;
  await untilFigure(driver, "score", score);
  await untilFigure(driver, "lines", lines);
  return `${pieces} pieces, ${score} points`;
}

async function clearFour(driver: Driver): Promise<string> {
  const { log, key } = SEQUENCES["tetris"]!("guideline");
  await takeUp(driver, log);
  await resume(driver);
  await driver.press(key!);
  await untilFigure(driver, "lines", 4);
  const { score, lines } = replay(await pauseAndSave(driver)).state;
  assert.equal(lines, 4);
  await untilFigure(driver, "score", score);
  return `${score} points`;
}

async function practise(driver: Driver): Promise<void> {
  await goTo(driver, "#/practice/guideline");
  await untilShown(driver, ".practice-panel");
  const untilNode = (start: string): Promise<void> =>
    until(
      driver,
      start,
      (words) =>
        document.querySelector(".tree-node[aria-current]")?.getAttribute("aria-label")?.startsWith(words) ?? false,
      start,
    );
  for (const number of [2, 3]) {
    await driver.press("x", "Space");
    await untilNode(`Tetrimino ${number}`);
  }
  await driver.press("Backspace");
  await untilNode("Tetrimino 2");
}

/** From its link to its end. */
async function watch(driver: Driver): Promise<string> {
  const log = demoLog("guideline");
  const code = unwrap(makeLink(log));
  await driver.evaluate(
    (hash) => {
      location.hash = hash;
    },
    makeRoute({ screen: "replay", code, name: "" }),
  );
  await untilShown(driver, ".watch-bar");
  await untilShown(driver, ".hud-figure.is-time dd");
  await driver.press("End");
  const { score, lines } = replay(log).state;
  await untilFigure(driver, "time", formatTime(log.end));
  await untilFigure(driver, "score", score);
  await untilFigure(driver, "lines", lines);
  return `${log.end / SECOND} s`;
}

/** After a key there is sound; a machine without a device may refuse it, which must harm nothing. */
async function listen(driver: Driver): Promise<string> {
  const { started, states } = await hearing(driver);
  assert.ok(states.length > 0, "no sound device was opened");
  if (!states.includes("running")) return `the device stays ${states.join(", ")}`;
  assert.ok(started > 0, "no sound was started");
  return `${started} sounds`;
}

const FILM_MS = 200_000;

/**
 * The last ten seconds as a file; or it is said that the browser cannot, and there is a picture instead. One that only goes
 * on too slowly, as without a graphics processor it may, is called off.
 */
async function film(driver: Driver): Promise<string> {
  await takeUp(driver, nearTheEnd("guideline"));
  await resume(driver);
  await driver.press("Space");
  await untilShown(driver, ".screen-result");
  await click(driver, ".screen-result button", resultWords["result.clip"]);
  const over = ".clip a[download], .clip [role=alert]";
  const slow = await untilShown(driver, over, FILM_MS).catch((error: unknown) => error);
  if (slow !== undefined) {
    const share = await driver.evaluate(() => document.querySelector("progress")?.value ?? 0, NOTHING);
    if (share === 0) throw new Error("no picture of it was made", { cause: slow });
    await driver.press("Escape");
    return `called off at ${Math.floor(share * 100)} %`;
  }
  const refusal = await driver.evaluate(() => document.querySelector(".clip [role=alert]")?.textContent ?? "", NOTHING);
  if (refusal !== "") {
    await click(driver, ".clip .primary");
    await untilShown(driver, ".clip a[download]", FILM_MS);
  }
  const made = await driver.evaluate(
    () => document.querySelector<HTMLAnchorElement>(".clip a[download]")!.download,
    NOTHING,
  );
  await driver.press("Escape");
  return `${refusal} ${made}`.trim();
}

async function keepSettings(driver: Driver): Promise<void> {
  const isOn = (): Promise<string | null> =>
    driver.evaluate(
      () => document.querySelector(".screen-options .switch")?.getAttribute("aria-checked") ?? null,
      NOTHING,
    );
  // The first switch there mutes.
  await goTo(driver, "#/options/sound");
  await untilShown(driver, ".screen-options .switch");
  const before = await isOn();
  for (const expected of [before === "true" ? "false" : "true", before]) {
    await click(driver, ".screen-options .switch");
    await settle(driver);
    await driver.reload();
    await untilShown(driver, ".screen-options .switch");
    assert.equal(await isOn(), expected);
  }
}

const WORKER_MS = 30_000;

/** The whole site is kept, for times without a network. */
async function keepSite(driver: Driver): Promise<string> {
  const end = performance.now() + WORKER_MS;
  for (;;) {
    const count = await driver.evaluate(async () => {
      if (!("serviceWorker" in navigator) || navigator.serviceWorker.controller === null) return 0;
      const [name] = await caches.keys();
      return name === undefined ? 0 : (await (await caches.open(name)).keys()).length;
    }, NOTHING);
    if (count > 0) return `${count} files`;
    assert.ok(performance.now() < end, "no worker keeps it");
    await wait(200);
  }
}

export const CHECKS: readonly Check[] = [
  { name: "a game, a pause and on", run: playGame },
  { name: "sound", run: listen },
  { name: "four lines", run: clearFour },
  { name: "Practice", run: practise },
  { name: "a replay to its end", run: watch },
  { name: "settings after a reload", run: keepSettings },
  { name: "the site is kept", run: keepSite },
  { name: "the last ten seconds", run: film },
];
