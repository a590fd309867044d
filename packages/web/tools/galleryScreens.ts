// Scenes: the screens of the flow, and what may be said over them.

import { RULE_BOOKS } from "@korobeinix/engine";
import type { Page } from "playwright-core";
import { OPTION_TABS } from "../src/routes/routes.ts";
import { disguise, goTo } from "./galleryPage.ts";
import { type Scene, wait } from "./galleryScene.ts";
import { writeYear } from "./galleryYear.ts";

/** Long enough for the recorded game behind it to have something to show. */
const DEMO_MS = 2_000;
const REST_MS = 300;

/** A screen by its address; read, it is also taken in Spanish. */
function at(name: string, hash: string, waitMs: number, hasText = false): Scene {
  const show = async (page: Page): Promise<void> => {
    await goTo(page, hash);
    await wait(page, waitMs);
  };
  return { name, show, hasText };
}

/** Left alone, the title waits twenty seconds; a little later there is something to see. */
const ATTRACT_MS = 2_500;

async function showAttract(page: Page): Promise<void> {
  await goTo(page, "#/title");
  await page.locator(".screen-title[data-attract]").waitFor();
  await wait(page, ATTRACT_MS);
}

/** A menu with a banner, in a browser that gives reason for one. */
async function showBanner(page: Page, as: "update" | "forgetful"): Promise<void> {
  await goTo(page, "#/menu");
  await disguise(page, as);
  await page.locator(as === "update" ? ".update" : ".trouble").waitFor();
  await wait(page, DEMO_MS);
}

/** Takes a disguise off again. */
async function showInstall(page: Page): Promise<void> {
  await goTo(page, "#/menu");
  await disguise(page, "nothing");
  await page.locator(".menu-list").waitFor();
  await page.evaluate(() => {
    window.dispatchEvent(Object.assign(new Event("beforeinstallprompt"), { prompt: () => {} }));
  });
  await wait(page, DEMO_MS);
}

async function showDiffer(page: Page): Promise<void> {
  await goTo(page, "#/menu");
  await page.locator(".menu-about button").last().click();
  await page.locator(".dialog.is-differ").waitFor();
  await wait(page, REST_MS);
}

/** With a year of games, or before the first. */
async function showProfile(page: Page, isEmpty: boolean): Promise<void> {
  await goTo(page, "#/wonders");
  await writeYear(page, isEmpty);
  await goTo(page, "#/profile");
  await page.locator(isEmpty ? ".profile-empty" : ".profile-chart").waitFor();
  await wait(page, REST_MS);
}

export const SCREEN_SCENES: readonly Scene[] = [
  at("legal", "#/legal", REST_MS, true),
  at("title", "#/title", DEMO_MS, true),
  { name: "title-attract", show: showAttract },
  at("menu", "#/menu", DEMO_MS, true),
  { name: "menu-differ", show: showDiffer, hasText: true },
  ...RULE_BOOKS.map(({ id }) => at(`setup-${id}`, `#/setup/${id}`, DEMO_MS, true)),
  at("records", "#/records/guideline/marathon", REST_MS, true),
  at("records-tables", "#/records/guideline/ultra/minutes=3,objective=lines", REST_MS, true),
  at("records-empty", "#/records/new/sprint", REST_MS),
  ...OPTION_TABS.map((tab) => ({ ...at(`options-${tab}`, `#/options/${tab}`, REST_MS, true), isWhole: true })),
  at("arrange", "#/arrange", DEMO_MS, true),
  at("wonders", "#/wonders", REST_MS, true),
  { ...at("drills", "#/drills", REST_MS, true), isWhole: true },
  at("drill-spins", "#/drill/spinSlot", DEMO_MS, true),
  at("drill-squares", "#/drill/squareGold", DEMO_MS),
  at("drill-finesse", "#/drill/finesseAll", DEMO_MS),
  at("drill-opening", "#/drill/openShape", DEMO_MS, true),
  { ...at("puzzle-maker", "#/maker", REST_MS, true), isWhole: true },
  { name: "profile", show: (page) => showProfile(page, false), hasText: true, isWhole: true },
  { name: "profile-empty", show: (page) => showProfile(page, true), hasText: true },
  { name: "menu-update", show: (page) => showBanner(page, "update"), hasText: true },
  { name: "menu-trouble", show: (page) => showBanner(page, "forgetful"), hasText: true },
  { name: "menu-install", show: showInstall, hasText: true },
];
