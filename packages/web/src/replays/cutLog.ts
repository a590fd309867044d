// A log up to a moment, for someone else to play on from there.

import { type Input, type InputName, type Log, RELEASES } from "@korobeinix/engine";

/** What was held at that moment is released: the one who takes over holds nothing yet. */
export function cutLog({ setup, inputs }: Log, at: number): Log {
  const before = inputs.filter((input) => input.at <= at);
  const held = new Set<InputName>();
  for (const { name } of before) {
    const release = RELEASES[name];
    if (release === undefined) held.delete(name);
    else held.add(release);
  }
  const released = Array.from(held, (name): Input => ({ at, name }));
  return { setup, inputs: [...before, ...released], end: at };
}
