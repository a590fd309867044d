// A renderer of PixiJS with only those of its parts that sprites need: graphics, meshes, masks, filters and text are
// more than half of a whole one.

import {
  AbstractRenderer,
  BackgroundSystem,
  BatcherPipe,
  BlendModePipe,
  ColorMaskPipe,
  GCSystem,
  GlobalUniformSystem,
  RenderGroupPipe,
  RenderGroupSystem,
  type RendererType,
  SchedulerSystem,
  SpritePipe,
  ViewSystem,
  type WebGLOptions,
} from "pixi.js";

/** Every part says what it is called in the renderer. */
interface Part {
  readonly extension: { readonly name: string };
}

interface Parts {
  readonly type: RendererType;
  readonly name: string;
  readonly systems: readonly Part[];
  /** Hands a batch of sprites to the machine. */
  readonly adaptor: Part;
}

const SYSTEMS = [
  BackgroundSystem,
  GlobalUniformSystem,
  ViewSystem,
  RenderGroupSystem,
  GCSystem,
  SchedulerSystem,
] as const;
/** The colour mask is asked in any case. */
const PIPES = [BlendModePipe, BatcherPipe, SpritePipe, RenderGroupPipe, ColorMaskPipe] as const;

export class SpriteRenderer extends AbstractRenderer<unknown, WebGLOptions> {
  constructor({ type, name, systems, adaptor }: Parts) {
    super({
      type,
      name,
      systems: [...SYSTEMS, ...systems].map(named),
      renderPipes: PIPES.map(named),
      renderPipeAdaptors: [named(adaptor)],
    });
  }

  /** It asks whether functions may be made out of text; nothing here does. */
  override _unsafeEvalCheck(): void {}
}

/** PixiJS's types know a part only by the whole renderers that have it. */
function named(value: Part): { name: string; value: never } {
  return { name: value.extension.name, value: value as never };
}
