// What is measured inside the page: a script that goes before the game's own and times its frames.

export interface Press {
  /** From the key's event to the end of the frame that drew after it. */
  readonly shownMs: number;
  /** Whether that was the first animation frame after the event. */
  readonly isNextFrame: boolean;
}

export interface Probe {
  readonly rendererName: string;
  readonly presses: Press[];
  /** When the first frame of a game had been drawn, since the page was asked for. */
  readonly playableMs: number | undefined;
  /** Forgets all that was measured: from here on it is another game. */
  clear(): void;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Drawing is told by the calls that draw: whoever made them, the stage is the only one with a canvas on the page. */
export const PROBE = `(() => {
  const give = window.requestAnimationFrame.bind(window);
  let draws = 0;
  let rendererName = "none";
  const count = (owner, names, renderer) => {
    if (owner === undefined) return;
    for (const name of names) {
      const call = owner.prototype[name];
      if (call === undefined) continue;
      owner.prototype[name] = function (...args) {
        const isShown = (this.canvas ?? canvasOf).isConnected ?? true;
        if (isShown) {
          draws++;
          rendererName = renderer;
        }
        return call.apply(this, args);
      };
    }
  };
  const canvasOf = { isConnected: true };
  const GL = ["drawElements", "drawArrays", "drawElementsInstanced", "drawArraysInstanced"];
  count(window.WebGL2RenderingContext, GL, "WebGL 2");
  count(window.WebGLRenderingContext, GL, "WebGL");
  count(window.GPURenderPassEncoder, ["draw", "drawIndexed"], "WebGPU");
  count(window.CanvasRenderingContext2D, ["drawImage", "fill", "fillRect"], "2D canvas");

  const presses = [];
  let playableMs;
  let waiting = [];
  let frameTime = -1;
  window.requestAnimationFrame = (callback) =>
    give((time) => {
      if (time !== frameTime) {
        frameTime = time;
        for (const press of waiting) press.frames++;
      }
      draws = 0;
      callback(time);
      const to = performance.now();
      if (draws === 0) return;
      for (const press of waiting) presses.push({ shownMs: to - press.at, isNextFrame: press.frames === 1 });
      waiting = [];
      if (playableMs === undefined && document.querySelector(".screen-play .hud-figure") !== null) playableMs = to;
    });
  window.addEventListener("keydown", (event) => waiting.push({ at: event.timeStamp, frames: 0 }), true);
  window.probe = {
    get rendererName() {
      return rendererName;
    },
    presses,
    get playableMs() {
      return playableMs;
    },
    clear: () => {
      presses.length = 0;
      waiting = [];
      playableMs = undefined;
    },
  };
})()`;
