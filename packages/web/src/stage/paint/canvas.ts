// Small help for painting with Canvas 2D.

export type Context = CanvasRenderingContext2D;

/** A canvas of so many device pixels, painted once. */
export function paintCanvas(width: number, height: number, paint: (context: Context) => void): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  const context = canvas.getContext("2d");
  if (context !== null) paint(context);
  return canvas;
}

let lens: Context | null | undefined;

/** A browser only notes what is painted until a picture is used: that must not be in a frame of the game. */
export function finishPaint(picture: HTMLCanvasElement): void {
  lens ??= paintCanvas(1, 1, () => {}).getContext("2d");
  lens?.drawImage(picture, 0, 0);
}

/** A generator for irregularities: the same picture for the same seed. */
export function makeDice(seed: number): (from: number, to: number) => number {
  let state = Math.imul(seed + 1, 0x9e37_79b1) | 0;
  return (from, to) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return from + ((state >>> 0) / 0x1_0000_0000) * (to - from);
  };
}

export type Stops = readonly (readonly [offset: number, colour: string])[];

export function downward(context: Context, from: number, to: number, stops: Stops): CanvasGradient {
  const gradient = context.createLinearGradient(0, from, 0, to);
  for (const [offset, colour] of stops) gradient.addColorStop(offset, colour);
  return gradient;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

function radial(context: Context, { x, y, radius }: Spot, stops: Stops): CanvasGradient {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
  for (const [offset, colour] of stops) gradient.addColorStop(offset, colour);
  return gradient;
}

/** A soft spot of light that ends at its radius. */
export function fillSpot(context: Context, spot: Spot, stops: Stops): void {
  context.fillStyle = radial(context, spot, stops);
  context.fillRect(spot.x - spot.radius, spot.y - spot.radius, spot.radius * 2, spot.radius * 2);
}

/** Fine specks, as paper, plaster and stone have them. */
export function speckle(
  context: Context,
  area: { readonly width: number; readonly height: number },
  grain: { readonly count: number; readonly colours: readonly string[]; readonly size: number; readonly seed: number },
): void {
  const dice = makeDice(grain.seed);
  for (let i = 0; i < grain.count; i++) {
    context.fillStyle = grain.colours[i % grain.colours.length] ?? "#000";
    const size = dice(0.4, 1) * grain.size;
    context.fillRect(dice(0, area.width), dice(0, area.height), size, size);
  }
}
