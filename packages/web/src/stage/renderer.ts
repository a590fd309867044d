// Which renderer there is: WebGL where a GPU does the work, PixiJS's canvas renderer where a processor would have to.

// Without it PixiJS makes functions out of text, which a strict host forbids.
import "pixi.js/unsafe-eval";
import { type Renderer, autoDetectRenderer } from "pixi.js";

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

export async function makeRenderer(kind: RendererKind): Promise<Renderer> {
  return autoDetectRenderer({
    preference: kind === "webgl" ? ["webgl", "canvas"] : ["canvas"],
    width: 16,
    height: 16,
    resolution: resolutionFor(kind),
    autoDensity: true,
    antialias: false,
    backgroundColor: 0x05070f,
    clearBeforeRender: kind === "webgl",
    powerPreference: "high-performance",
    // Sprites are all there is: events, accessibility, filters and meshes stay out of the bundle.
    skipExtensionImports: true,
  });
}
