import { unwrap } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { makePuzzleLink, parsePuzzleLink } from "../../src/drills/puzzleLink.ts";
import { violations } from "./accessible.ts";
import { misplacedIn } from "./edges.ts";
import { open, SIZES, useBrowser } from "./harness.ts";

useBrowser();

describe("Drills", () => {
  it("F-20: chosen from the list, taken back, done, and its stars are in the list", async () => {
    const page = await open({ hash: "#/drills" });
    await page.locator(".drill-card:focus").waitFor();
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize(SIZES[3]);
    await expect.poll(() => misplacedIn(page)).toEqual([]);
    await page.setViewportSize(SIZES[1]);
    await page.locator(".drill-card", { hasText: "With a well" }).click();
    const left = page.locator(".drill-progress span");
    await expect.poll(() => left.innerText()).toBe("7 pieces left");
    // Into the well, which has to stay free.
    for (const key of [...Array.from({ length: 5 }, () => "ArrowRight"), "Space"]) await page.keyboard.press(key);
    await page.locator(".drill-state[data-phase='missed']").waitFor();
    await page.keyboard.press("Control+z");
    await expect.poll(() => left.innerText()).toBe("7 pieces left");
    const [l, r] = ["ArrowLeft", "ArrowRight"];
    const pieces = [[r], [l, l], [l], [l, l, l, "z", l], [r, r, r], [r, "x"], [r, r, r]];
    for (const [i, keys] of pieces.entries()) {
      if (i > 0) await expect.poll(() => left.innerText()).toBe(i === 6 ? "The last piece" : `${7 - i} pieces left`);
      for (const key of [...keys, "Space"]) await page.keyboard.press(key);
    }
    const done = page.locator(".dialog.is-drill-done");
    await done.locator(".primary:focus").waitFor();
    // The drops were meant for the drill.
    await page.locator(".dialog:not([data-takes-pad])").waitFor();
    expect(await done.locator("li.is-earned").count()).toBeGreaterThanOrEqual(1);
    expect(await done.locator("li", { hasText: "At the first try: not yet" }).count()).toBe(1);
    expect(await violations(page)).toEqual([]);
    await done.getByRole("button", { name: "All drills" }).click();
    const card = page.locator(".drill-card", { hasText: "With a well" });
    await expect.poll(() => card.locator(".drill-star.is-earned").count()).toBeGreaterThanOrEqual(1);
  });

  it("F-21: a puzzle is made, passed on and played by whoever gets it; what is no puzzle is refused", async () => {
    const before = "delete Navigator.prototype.clipboard; Document.prototype.execCommand = () => false;";
    const page = await open({ hash: "#/maker", before });
    await page.locator(".screen-maker").waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByLabel("Title").fill("Just drop it");
    await page.getByRole("radio", { name: "Lines", exact: true }).click();
    await page.getByRole("button", { name: "Draw board and pieces" }).click();
    await page.getByRole("button", { name: "Clear the board" }).click();
    await page.getByRole("textbox", { name: "Queue" }).fill("I");
    await page.getByRole("button", { name: "Take this" }).click();
    await page.getByRole("button", { name: "Copy the link" }).click();
    const link = page.locator(".puzzle-link input");
    const code = new URLSearchParams((await link.inputValue()).split("?")[1]).get("code")!;
    const { puzzle, solution } = unwrap(parsePuzzleLink(code));
    expect(puzzle).toMatchObject({ title: "Just drop it", board: [], queue: "I", goal: { kind: "lines", count: 1 } });
    expect(solution).toBeUndefined();

    const easy = unwrap(makePuzzleLink({ ...puzzle, board: ["###....###"] }, undefined));
    const other = await open({ hash: `#/puzzle?code=${easy}` });
    await other.locator(".drill-hint", { hasText: "Not solved by its maker" }).waitFor();
    await other.keyboard.press("Space");
    await other.locator(".dialog.is-drill-done").waitFor();

    const damaged = await open({ hash: `#/puzzle?code=${easy.slice(0, 40)}` });
    await damaged.getByRole("alert").waitFor();
  });
});
