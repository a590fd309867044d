// The renderer for machines with a GPU.

// Without it PixiJS makes functions out of text, which the page's policy forbids.
import "pixi.js/unsafe-eval";
import {
  GlBackBufferSystem,
  GlBatchAdaptor,
  GlBufferSystem,
  GlColorMaskSystem,
  GlContextSystem,
  GlEncoderSystem,
  GlGeometrySystem,
  GlLimitsSystem,
  GlRenderTargetSystem,
  GlShaderSystem,
  GlStateSystem,
  GlStencilSystem,
  GlTextureSystem,
  GlUboSystem,
  GlUniformGroupSystem,
  RendererType,
} from "pixi.js";
import { SpriteRenderer } from "./spriteRenderer.ts";

export function newRenderer(): SpriteRenderer {
  return new SpriteRenderer({
    type: RendererType.WEBGL,
    name: "webgl",
    systems: [
      GlUboSystem,
      GlBackBufferSystem,
      GlContextSystem,
      GlLimitsSystem,
      GlBufferSystem,
      GlTextureSystem,
      GlRenderTargetSystem,
      GlGeometrySystem,
      GlUniformGroupSystem,
      GlShaderSystem,
      GlEncoderSystem,
      GlStateSystem,
      GlStencilSystem,
      GlColorMaskSystem,
    ],
    adaptor: GlBatchAdaptor,
  });
}
