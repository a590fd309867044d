// Showing how far the tests are: on a terminal one line that rewrites itself, elsewhere a line for each file that ends.

import type { WriteStream } from "node:tty";
import { NO_PROGRESS, type TestEvent, followEvent, makeLines, makeProgressLine } from "./progress.ts";

const CLEAR_LINE = "\r\u001B[K";

export interface Screen {
  readonly show: (event: TestEvent) => void;
  /** Leaves no line behind that was meant to be rewritten. */
  readonly close: () => void;
}

/** The part of a stream that is used: `columns` is there on a terminal only. */
export type Output = Pick<WriteStream, "write"> & { readonly isTTY?: boolean; readonly columns?: number };

export function openScreen(output: Output): Screen {
  const isTerminal = output.isTTY === true;
  const start = performance.now();
  let progress = NO_PROGRESS;
  const draw = (): void => {
    const line = makeProgressLine(progress, (performance.now() - start) / 1000, output.columns ?? 80);
    output.write(CLEAR_LINE + line);
  };
  // A test of the browser may take a minute: the clock shows that it is not stuck.
  const clock = isTerminal ? setInterval(draw, 1000) : undefined;
  return {
    show(event) {
      const lines = makeLines(progress, event, !isTerminal);
      progress = followEvent(progress, event);
      if (lines.length > 0) output.write(`${isTerminal ? CLEAR_LINE : ""}${lines.join("\n")}\n`);
      if (isTerminal) draw();
    },
    close() {
      clearInterval(clock);
      if (isTerminal) output.write(CLEAR_LINE);
    },
  };
}
