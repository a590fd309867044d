// The renderer for machines without a GPU.

import {
  CanvasBatchAdaptor,
  CanvasContextSystem,
  CanvasLimitsSystem,
  CanvasRenderTargetSystem,
  CanvasTextureSystem,
  RendererType,
} from "pixi.js";
import { SpriteRenderer } from "./spriteRenderer.ts";

export function newRenderer(): SpriteRenderer {
  return new SpriteRenderer({
    type: RendererType.CANVAS,
    name: "canvas",
    systems: [CanvasContextSystem, CanvasLimitsSystem, CanvasTextureSystem, CanvasRenderTargetSystem],
    adaptor: CanvasBatchAdaptor,
  });
}
