// Pictures that may come a moment later than their rows: so many a frame as hold up nothing.

const FRAME_MS = 2;

let waiting: (() => void)[] = [];
let isAsked = false;

/** Paints in one of the next frames; returns a way to call it off. */
export function paintSoon(paint: () => void): () => void {
  waiting.push(paint);
  ask();
  return () => {
    waiting = waiting.filter((other) => other !== paint);
  };
}

function ask(): void {
  if (isAsked) return;
  isAsked = true;
  requestAnimationFrame(paintSome);
}

function paintSome(): void {
  isAsked = false;
  const end = performance.now() + FRAME_MS;
  while (waiting.length > 0 && performance.now() < end) waiting.shift()?.();
  if (waiting.length > 0) ask();
}
