import { describe, expect, it } from "vitest";
import { open, openGame, pressedIn, useBrowser } from "./harness.ts";
import { layoutAt } from "./scenes.ts";
import { takePicture, vividPixels } from "./pictures.ts";

useBrowser();

/** Small, for here a processor does the work of the GPU. */
const SIZE = { width: 640, height: 480 } as const;

/** Takes what draws for a GPU, and keeps what is drawn with. */
const GPU = `
  const getContext = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, options) {
    if (!kind.startsWith("webgl")) return getContext.call(this, kind, options);
    const context = getContext.call(this, kind, { ...options, failIfMajorPerformanceCaveat: false });
    window.drawing = context;
    return context;
  };
  // 0x9246: the name of the renderer.
  for (const { prototype } of [WebGLRenderingContext, WebGL2RenderingContext]) {
    const getParameter = prototype.getParameter;
    prototype.getParameter = function (name) {
      return name === 0x9246 ? "A GPU" : getParameter.call(this, name);
    };
  }
`;

describe("the stage", () => {
  it("W-11: a GPU that is lost and does not come back: the game goes on, and is seen", async () => {
    const page = await openGame("guideline", { size: SIZE, before: GPU, expects: /WebGL/ });
    const isDrawnByGpu = (): Promise<boolean> =>
      page.evaluate(() => document.querySelector("canvas")?.getContext("2d") === null);
    expect(await isDrawnByGpu()).toBe(true);
    await page.evaluate("drawing.getExtension('WEBGL_lose_context').loseContext()");
    await page.keyboard.press("KeyX");
    await expect.poll(isDrawnByGpu).toBe(false);
    const { matrix } = layoutAt(SIZE);
    await expect.poll(async () => vividPixels(await takePicture(page), matrix).length).toBeGreaterThan(20);
    expect(await page.locator("canvas").count()).toBe(1);
    await page.keyboard.press("Space");
    expect(await pressedIn(page)).toEqual(["rotateClockwise", "hardDrop"]);
  });

  it("W-29: where nothing can be drawn the page says so, and its other screens work", async () => {
    const before = "HTMLCanvasElement.prototype.getContext = () => null;";
    const page = await open({ before, expects: /./ });
    await page.locator(".no-picture", { hasText: "cannot draw the game" }).waitFor();
    await page.getByRole("button", { name: "High scores" }).click();
    await page.locator(".screen-records").waitFor();
    expect(await page.locator("#stage canvas").count()).toBe(0);
  });
});
