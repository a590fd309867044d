// WebKitGTK's small browser by its WebDriver, on a screen of its own that nobody sees.

import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { clickActions, type Driver, expressionOf, keyActions } from "./browsersDriver.ts";
import { end, openScreen } from "./browsersScreen.ts";
import type { Size } from "./galleryPage.ts";

export interface WebKitPaths {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

type Ask = <Result>(method: "GET" | "POST" | "DELETE", path: string, body?: object) => Promise<Result>;

interface Session {
  readonly sessionId: string;
  readonly capabilities: { readonly browserName: string; readonly browserVersion: string };
}

/** How often it is asked whether the driver listens. */
const ATTEMPTS = 100;
const ATTEMPT_MS = 100;
const SCRIPT_MS = 60_000;

export async function startWebKit(paths: WebKitPaths): Promise<Driver> {
  const screen = await openScreen(paths.screen);
  const port = await freePort();
  const driver = spawn(paths.driver, [`--port=${port}`], {
    stdio: "ignore",
    // Without a session bus it would wait for one.
    env: { ...process.env, DISPLAY: screen.display, LANG: "en_GB.UTF-8", NO_AT_BRIDGE: "1", GTK_A11Y: "none" },
  });
  const ask = askAt(`http://127.0.0.1:${port}`);
  await untilReady(ask);
  const session = await ask<Session>("POST", "/session", {
    capabilities: {
      alwaysMatch: { "webkitgtk:browserOptions": { binary: paths.browser, args: ["--automation"] } },
    },
  });
  const inSession: Ask = (method, path, body) => ask(method, `/session/${session.sessionId}${path}`, body);
  await inSession("POST", "/timeouts", { script: SCRIPT_MS });
  const { browserName, browserVersion } = session.capabilities;
  const run = async (script: string): Promise<string> => {
    const given = await inSession<{ readonly value?: string; readonly error?: string }>("POST", "/execute/async", {
      script: `const done = arguments[arguments.length - 1];
        (${script}).then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      args: [],
    });
    if (given.error !== undefined) throw new Error(given.error);
    return given.value ?? "null";
  };
  const act = async (actions: readonly object[]): Promise<void> => {
    await inSession("POST", "/actions", { actions });
  };
  return {
    version: `WebKitGTK ${browserVersion} (${browserName})`,
    resize: (size) => resize(inSession, run, size),
    open: async (url) => {
      await inSession("POST", "/url", { url });
    },
    reload: async () => {
      await inSession("POST", "/refresh", {});
    },
    evaluate: async (work, argument) => JSON.parse(await run(expressionOf(work, argument))) as never,
    clickAt: (x, y) => act(clickActions(x, y)),
    press: (...keys) => act(keyActions(keys)),
    screenshot: async () => Buffer.from(await inSession<string>("GET", "/screenshot"), "base64"),
    close: async () => {
      await inSession("DELETE", "");
      await end(driver);
      await screen.close();
    },
  };
}

/** The window has a bar of its own above the page. */
async function resize(ask: Ask, run: (script: string) => Promise<string>, { width, height }: Size): Promise<void> {
  let wanted = { width, height };
  for (let i = 0; i < 3; i++) {
    await ask("POST", "/window/rect", { x: 0, y: 0, ...wanted });
    const inside = JSON.parse(await run("Promise.resolve(JSON.stringify([innerWidth, innerHeight]))")) as number[];
    if (inside[0] === width && inside[1] === height) return;
    wanted = { width: wanted.width + width - inside[0]!, height: wanted.height + height - inside[1]! };
  }
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}

function askAt(address: string): Ask {
  return async (method, path, body) => {
    const response = await fetch(address + path, { method, ...(method === "POST" && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { readonly value: never };
    if (response.ok) return value;
    const { error, message } = value as { readonly error: string; readonly message: string };
    throw new Error(`${path}: ${error}: ${message}`);
  };
}

async function untilReady(ask: Ask): Promise<void> {
  for (let i = 0; i < ATTEMPTS; i++) {
    const status = await ask<{ readonly ready: boolean }>("GET", "/status").catch(() => undefined);
    if (status?.ready === true) return;
    await new Promise((resolve) => setTimeout(resolve, ATTEMPT_MS));
  }
  throw new Error("WebKitWebDriver does not answer");
}
