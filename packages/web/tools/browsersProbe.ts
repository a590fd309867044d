// What is put into the page before the game: it keeps what the page complains of in a place that outlives a reload, and
// the sound devices that were opened. The same in every browser; some tell their own complaints to nobody else.

import type { Plugin } from "vite";
import type { Driver } from "./browsersDriver.ts";
import { NOTHING } from "./browsersDriver.ts";
import { STOPPER } from "./galleryPage.ts";

interface SoundProbe {
  readonly contexts: AudioContext[];
  /** How many sounds have been started. */
  started: number;
}

declare global {
  interface Window {
    soundProbe: SoundProbe;
  }
}

const KEY = "browsers.complaints";
const FILE = "probe.js";

const PROBE = `(() => {
  const keep = (text) => {
    const kept = JSON.parse(sessionStorage.getItem("${KEY}") ?? "[]");
    sessionStorage.setItem("${KEY}", JSON.stringify([...kept, text]));
  };
  for (const name of ["error", "warn"]) {
    const say = console[name].bind(console);
    console[name] = (...given) => {
      keep(given.map(String).join(" "));
      say(...given);
    };
  }
  addEventListener("error", (event) => keep(event.message + " " + (event.error?.stack ?? "")));
  addEventListener("unhandledrejection", ({ reason }) => keep("unhandled: " + reason + " " + (reason?.stack ?? "")));
  addEventListener("securitypolicyviolation", ({ blockedURI, violatedDirective }) =>
    keep("refused by " + violatedDirective + ": " + blockedURI),
  );
  window.soundProbe = { contexts: [], started: 0 };
  const Context = window.AudioContext;
  if (Context !== undefined) {
    window.AudioContext = class extends Context {
      constructor(...given) {
        super(...given);
        window.soundProbe.contexts.push(this);
      }
    };
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...given) {
      window.soundProbe.started++;
      return start.apply(this, given);
    };
  }
})();
${STOPPER};
`;

/** Adds the probe to a build, as its first script. */
export function probed(): Plugin {
  return {
    name: "korobeinix:probe",
    enforce: "pre",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: FILE, source: PROBE });
    },
    transformIndexHtml: () => [{ tag: "script", attrs: { src: `./${FILE}` }, injectTo: "head-prepend" }],
  };
}

/** What the page has complained of since this was last asked. */
export async function takeComplaints(driver: Driver): Promise<readonly string[]> {
  const kept = await driver.evaluate((key) => {
    const text = sessionStorage.getItem(key) ?? "[]";
    sessionStorage.removeItem(key);
    return text;
  }, KEY);
  return JSON.parse(kept) as string[];
}

/** Sounds that were started, and the states of the devices. */
export function hearing(driver: Driver): Promise<{ readonly started: number; readonly states: readonly string[] }> {
  return driver.evaluate(() => {
    const { contexts, started } = window.soundProbe;
    return { started, states: contexts.map(({ state }) => state) };
  }, NOTHING);
}
