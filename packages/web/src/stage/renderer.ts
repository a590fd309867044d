// Which renderer there is: WebGL where a GPU does the work, PixiJS's canvas renderer where a processor would have to.

import type { Renderer } from "pixi.js";
import type { SpriteRenderer } from "./renderers/spriteRenderer.ts";

export type RendererKind = "webgl" | "canvas";

const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

function hasHardware(): boolean {
  const canvas = document.createElement("canvas");
  const options: WebGLContextAttributes = { failIfMajorPerformanceCaveat: true };
  const gl: WebGLRenderingContext | WebGL2RenderingContext | null =
    canvas.getContext("webgl2", options) ?? canvas.getContext("webgl", options);
  if (gl === null) return false;
  const info = gl.getExtension("WEBGL_debug_renderer_info");
  const name = String(gl.getParameter(info === null ? gl.RENDERER : info.UNMASKED_RENDERER_WEBGL));
  gl.getExtension("WEBGL_lose_context")?.loseContext();
  return !SOFTWARE.test(name);
}

export function detectRenderer(): RendererKind {
  try {
    return hasHardware() ? "webgl" : "canvas";
  } catch {
    return "canvas";
  }
}

/** Device pixels a CSS pixel: more than two are not seen, and a processor has none to spare. */
export function resolutionFor(kind: RendererKind): number {
  const ratio = globalThis.devicePixelRatio;
  return kind === "webgl" ? Math.min(2, Math.max(1, ratio)) : 1;
}

/** Each is fetched apart, and once. */
export function fetchRenderer(kind: RendererKind): Promise<{ readonly newRenderer: () => SpriteRenderer }> {
  return kind === "webgl" ? import("./renderers/webgl.ts") : import("./renderers/canvas.ts");
}

/** The one that is asked for, or the canvas where there is no GPU after all. */
export async function makeRenderer(kind: RendererKind): Promise<Renderer> {
  const { newRenderer } = await fetchRenderer(kind);
  const renderer = newRenderer();
  try {
    await renderer.init({
      width: 16,
      height: 16,
      resolution: resolutionFor(kind),
      autoDensity: true,
      antialias: false,
      backgroundColor: 0x05070f,
      clearBeforeRender: kind === "webgl",
      powerPreference: "high-performance",
      skipExtensionImports: true,
    });
  } catch (error) {
    if (kind === "webgl") return makeRenderer("canvas");
    throw error;
  }
  // It has less than the type says, and all that the stage asks for.
  return renderer as unknown as Renderer;
}
