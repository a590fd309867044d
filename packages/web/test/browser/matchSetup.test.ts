// Sitting down to a match in a real browser: by keys, by pads, by a link, again from a preset.

import { unwrap } from "@korobeinix/engine";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { claimingKeys } from "../../src/input/claims.ts";
import { DEFAULT_BINDINGS } from "../../src/input/defaults.ts";
import { makePlanLink } from "../../src/matches/planLink.ts";
import { setSeat } from "../../src/matches/planSeats.ts";
import { ALONE, SHARED, withComputers } from "../matches/plans.ts";
import { violations } from "./accessible.ts";
import { misplacedIn } from "./edges.ts";
import { goTo, open, settle, SIZES, STILL, takeUp, useBrowser } from "./harness.ts";
import { untilClaimed } from "./matches.ts";
import { BUTTON, PADS, pushBoth } from "./pad.ts";
import { nearTheEnd } from "./positions.ts";

useBrowser();

const NONE = -1;
const SMALL = SIZES.slice(-2);

const startOf = (page: Page): ReturnType<Page["locator"]> => page.locator(".match-start .primary");
/** What each person plays with, without the keys. */
async function devicesOf(page: Page): Promise<readonly (string | undefined)[]> {
  return (await page.locator(".seat-device").allInnerTexts()).map((text) => text.split("\n")[0]);
}
const HALVES = ["Left half of the keyboard", "Right half of the keyboard"];
const UNCLAIMED = "Choose what to play with…";

/** The seat's other kind: a person, or a computer. */
async function seatPlayer(page: Page, seat: number, kind: "Person" | "Persona" | "Computer"): Promise<void> {
  await page.locator(".seat").nth(seat).getByRole("radio", { name: kind }).check({ force: true });
}

const asking = (page: Page): ReturnType<Page["locator"]> => page.locator(".claim-ask");
const ready = (page: Page): ReturnType<Page["locator"]> => page.locator(".claim-people");

/** Where everybody is ready, the press that claimed the last seat has come to rest first. */
async function leaveDialog(page: Page): Promise<void> {
  await page.locator(".dialog:not([data-takes-pad]), .claim-ask").first().waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".dialog").waitFor({ state: "detached" });
}

/** Every choice and every text of the set-up. */
function formOf(page: Page): Promise<readonly (string | boolean)[]> {
  return page
    .locator(".screen-match input")
    .evaluateAll((all) =>
      (all as HTMLInputElement[]).map(({ type, value, checked }) => (type === "text" ? value : checked)),
    );
}

async function openSetup(options: Parameters<typeof open>[0] = {}): Promise<Page> {
  const page = await open({ hash: "#/match", ...options });
  await page.locator(".seat").nth(1).waitFor();
  return page;
}

describe("the set-up of a match", () => {
  it.each(["nothing", "a game"])(
    "S-1: from the title a match is four presses, with %s left to continue",
    async (left) => {
      const page = await open({ hash: `#/${STILL}` });
      await page.locator(".screen").waitFor();
      if (left === "a game") await takeUp(page, nearTheEnd("guideline"));
      await goTo(page, "title");
      await page.locator(".screen-title").waitFor();
      await page.keyboard.press("Enter");
      await page.locator(".menu-match").waitFor();
      expect(await page.locator(".menu-item.is-new").count()).toBe(left === "a game" ? 1 : 0);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await page.locator(".screen-match").waitFor();
      await page.keyboard.press("Enter");
      await page.locator(".screen-versus").waitFor();
    },
  );

  it("S-2, S-5, S-6: two sit down by their keys; a saved match is there after a reload, until it is deleted", async () => {
    const page = await openSetup();
    await page.locator(".seat-name").first().fill("Ada");
    await seatPlayer(page, 1, "Person");
    await asking(page).waitFor();
    // One at the right half and the right board stays there.
    await page.keyboard.press("ArrowRight");
    await ready(page).waitFor();
    expect(await ready(page).locator("strong").allInnerTexts()).toEqual(["Ada", "Player 2"]);
    await leaveDialog(page);
    expect(await devicesOf(page)).toEqual(HALVES);
    // Enter starts.
    expect(await page.locator(":focus").innerText()).toBe("Start");
    await page.locator(".seat-avatar").nth(1).click();
    await page.getByRole("button", { name: "Owl" }).click();
    await page.getByRole("button", { name: "Saved matches" }).click();
    await page.locator(".preset-save input").fill("Friday");
    await page.keyboard.press("Enter");
    await page.locator(".preset").waitFor();
    await leaveDialog(page);
    expect(await page.locator(".screen-match").count()).toBe(1);
    await seatPlayer(page, 1, "Computer");
    await settle(page);
    await page.reload();
    // The set-up itself is remembered, too.
    await page.locator(".seat-rank").waitFor();
    expect(await page.locator(".seat-name").first().inputValue()).toBe("Ada");
    await page.getByRole("button", { name: "Saved matches" }).click();
    await page.locator(".preset-take").click();
    await page.locator(".dialog").waitFor({ state: "detached" });
    expect(await devicesOf(page)).toEqual(HALVES);
    expect(await page.locator(".seat-avatar").nth(1).getAttribute("aria-label")).toContain("Owl");
    await page.getByRole("button", { name: "Saved matches" }).click();
    await page.getByRole("button", { name: "Delete “Friday”" }).click();
    await expect.poll(() => page.locator(".preset").count()).toBe(0);
    // The focus goes on to what can be done about it.
    expect(await page.locator(":focus").innerText()).toBe("Undo");
    await page.keyboard.press("Enter");
    await page.locator(".preset").waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it("S-2, S-7: the left half plays the left board: pressed for the right one, it makes both change places with their names", async () => {
    const page = await openSetup();
    await page.locator(".seat-name").first().fill("Ada");
    await seatPlayer(page, 1, "Person");
    await asking(page).waitFor();
    await page.keyboard.press("KeyA");
    await ready(page).waitFor();
    expect(await ready(page).locator("strong").allInnerTexts()).toEqual(["Player 1", "Ada"]);
    expect(await page.locator(".claim-news").innerText()).toContain("changed places");
    // A key that is tried lights up at its board.
    await page.keyboard.down("KeyS");
    await page.locator(".claim-people > :first-child .keycap.is-pressed").waitFor();
    await page.keyboard.up("KeyS");
    await untilClaimed(page);
    await page.keyboard.press("Enter");
    await page.locator(".seat-panel-who").first().waitFor();
    expect(await page.locator(".seat-panel-who").allInnerTexts()).toEqual(["Player 1\nLeft keys", "Ada\nRight keys"]);
  });

  it("S-2: while a seat is claimed no key that plays reaches the form; before that, all are the form's", async () => {
    const { leftKeys, rightKeys } = DEFAULT_BINDINGS.guideline;
    const keys = [...claimingKeys(rightKeys), ...claimingKeys(leftKeys)];
    const hammer = async (): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const page = await openSetup();
    await page.locator(".seat-name").first().focus();
    await page.keyboard.type("aw");
    expect(await page.locator(".seat-name").first().inputValue()).toBe("aw");
    await page.locator(".seat").nth(1).getByRole("radio", { name: "Computer" }).focus();
    // The arrow that makes it a person's seat is no claim.
    await page.keyboard.press("ArrowLeft");
    await asking(page).waitFor();
    const form = await formOf(page);
    await leaveDialog(page);
    expect(await devicesOf(page)).toEqual(["Whole keyboard", UNCLAIMED]);
    expect(await startOf(page).isDisabled()).toBe(true);
    expect(await page.locator(":focus").getAttribute("type")).toBe("radio");
    // A saved match asks for what it lacks.
    await page.getByRole("button", { name: "Saved matches" }).click();
    await page.locator(".preset-save input").fill("Friday");
    await page.keyboard.press("Enter");
    await page.locator(".preset-take").click();
    await asking(page).waitFor();
    await leaveDialog(page);
    // From a name field, too, the dialog has every key at once.
    await page.evaluate(() => {
      document.querySelectorAll<HTMLElement>(".seat-name")[1]?.focus();
      document.querySelectorAll<HTMLElement>(".seat-device button")[1]?.click();
    });
    await asking(page).waitFor();
    await hammer();
    await ready(page).waitFor();
    await hammer();
    expect(await page.locator(":focus").innerText()).toBe("Start");
    await leaveDialog(page);
    expect(await devicesOf(page)).toEqual(HALVES);
    expect(await formOf(page)).toEqual(form);
  });

  it("S-2: pads are told apart, two seats swap them on request, and a pad can cancel", async () => {
    const page = await openSetup({ before: PADS });
    const ask = async (): Promise<void> => {
      await page.locator(".seat-device button").first().focus();
      // The press that asks is no answer.
      await pushBoth(page, BUTTON.accept, NONE);
      await asking(page).waitFor();
    };
    await seatPlayer(page, 1, "Person");
    await asking(page).waitFor();
    await pushBoth(page, NONE, BUTTON.y);
    await ready(page).waitFor();
    await leaveDialog(page);
    expect(await devicesOf(page)).toEqual(["Whole keyboard", "Gamepad 2"]);
    await ask();
    await pushBoth(page, BUTTON.down, NONE);
    await untilClaimed(page);
    await pushBoth(page, BUTTON.back, NONE);
    await page.locator(".dialog").waitFor({ state: "detached" });
    expect(await devicesOf(page)).toEqual(["Gamepad 1", "Gamepad 2"]);
    await ask();
    await pushBoth(page, NONE, BUTTON.back);
    await page.locator(".dialog").waitFor({ state: "detached" });
    expect(await devicesOf(page)).toEqual(["Gamepad 1", "Gamepad 2"]);
    await ask();
    await pushBoth(page, NONE, BUTTON.accept);
    await ready(page).waitFor();
    expect(await ready(page).innerText()).toMatch(/Player 1[^]*Gamepad 2[^]*Player 2[^]*Gamepad 1/);
    await leaveDialog(page);
    // A newcomer takes nothing from anybody, and a direction of a pad moves nothing in the dialog.
    await page.getByRole("button", { name: "Add a person" }).click();
    await asking(page).waitFor();
    await pushBoth(page, BUTTON.down, NONE);
    await expect.poll(() => page.locator(".claim-news").innerText()).toBe("Player 2 plays with that already.");
    expect(await page.locator(":focus").getAttribute("class")).toBe("claim-ask");
  });

  it("S-5: a link shows its match and leaves one's own alone; a broken one is refused with the reason", async () => {
    const plan = setSeat(setSeat(withComputers(1), 0, { name: "Grace" }), 2, { name: "Tove" });
    const page = await open({ hash: `#/match?plan=${unwrap(makePlanLink(plan))}` });
    await page.locator(".seat").nth(2).waitFor();
    const names = (): Promise<string[]> =>
      page.locator(".seat-name").evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
    expect(await names()).toEqual(["Grace", "", "Tove"]);
    expect(await page.locator(".match-link").innerText()).toContain("came by a link");
    await page.locator(".seat-name").nth(1).fill("Ada");
    await goTo(page, "match");
    await expect.poll(names).toEqual(["", ""]);
    await goTo(page, "match?plan=bm9uc2Vuc2U");
    await page.locator(".match-link[role=alert]").waitFor();
    expect(await page.locator(".match-link").innerText()).toContain("damaged");
    expect(await names()).toEqual(["", ""]);
  });

  it("S-4, S-7: what cannot be played is refused with the reason at the start", async () => {
    const one = setSeat(ALONE, 1, { team: 0 });
    const page = await open({ hash: `#/match?plan=${unwrap(makePlanLink(one))}` });
    const reason = async (): Promise<string> => {
      const id = await startOf(page).getAttribute("aria-describedby");
      return id === null ? "" : page.locator(`[id="${id}"]`).innerText();
    };
    await page.locator(".seat").nth(1).waitFor();
    expect(await startOf(page).isDisabled()).toBe(true);
    expect(await reason()).toContain("same team");
    await page.locator(".seat").nth(1).getByRole("button", { name: "More: Team" }).click();
    await expect.poll(() => startOf(page).isEnabled()).toBe(true);
    await goTo(page, `match?plan=${unwrap(makePlanLink(withComputers(2, SHARED)))}`);
    await page.locator(".seat").nth(3).waitFor();
    expect(await startOf(page).isEnabled()).toBe(true);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(reason).toContain("do not fit");
    await page.setViewportSize(SIZES[1]);
    await expect.poll(() => startOf(page).isEnabled()).toBe(true);
  });

  it("S-1, W-5, W-6: with a full table and in its dialogs axe finds nothing, and nothing lies over anything", async () => {
    const page = await open({ locale: "es-ES", hash: `#/match?plan=${unwrap(makePlanLink(withComputers(4)))}` });
    await page.locator(".seat").nth(5).waitFor();
    await page.getByRole("button", { name: "Reglas de la partida" }).click({ clickCount: 1 });
    const look = async (name: string, sizes: readonly (typeof SIZES)[number][]): Promise<void> => {
      expect(await violations(page), name).toEqual([]);
      for (const size of sizes) {
        await page.setViewportSize(size);
        await expect.poll(() => misplacedIn(page), { message: `${name} at ${size.width}` }).toEqual([]);
      }
    };
    await look("the table", SIZES);
    await page.locator(".seat-avatar").first().click();
    await look("the pictures", SMALL);
    await page.keyboard.press("Escape");
    await page.locator(".seat-tools .chip").first().click();
    await look("the handicap", SMALL);
    await page.keyboard.press("Escape");
    await seatPlayer(page, 1, "Persona");
    await asking(page).waitFor();
    await look("the claim", SIZES);
    await page.keyboard.press("KeyA");
    await ready(page).waitFor();
    await look("everybody ready", SIZES);
  });
});
