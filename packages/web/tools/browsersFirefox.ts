// Firefox over WebDriver BiDi: messages of JSON through one WebSocket.

import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { clickActions, type Driver, expressionOf, keyActions } from "./browsersDriver.ts";

interface Answer {
  readonly id?: number;
  readonly type: "success" | "error" | "event";
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
  readonly method?: string;
  readonly params?: { readonly level?: string; readonly text?: string };
}

type Send = <Result>(method: string, params: object) => Promise<Result>;

/** Nothing is fetched, asked or told beside the page; no desktop is looked for. */
const PREFERENCES = `
user_pref("app.update.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.page", 0);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("toolkit.telemetry.enabled", false);
user_pref("extensions.update.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("intl.accept_languages", "en-GB, en");
`;

/** `onComplaint` hears what the browser itself logs as an error or a warning. */
export async function startFirefox(path: string, onComplaint: (text: string) => void): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), "korobeinix-firefox-"));
  await writeFile(join(profile, "user.js"), PREFERENCES);
  const child = spawn(path, ["--headless", "--no-remote", "--remote-debugging-port", "0", "--profile", profile], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const socket = await connect(`${await addressOf(child)}/session`);
  const send = talkThrough(socket, onComplaint);
  const session = await send<{ readonly capabilities: { readonly browserVersion: string } }>("session.new", {
    capabilities: {},
  });
  const tree = await send<{ readonly contexts: readonly { readonly context: string }[] }>(
    "browsingContext.getTree",
    {},
  );
  const context = tree.contexts[0]!.context;
  await send("session.subscribe", { events: ["log.entryAdded"] });
  const act = async (actions: readonly object[]): Promise<void> => {
    await send("input.performActions", { context, actions });
  };
  return {
    version: `Firefox ${session.capabilities.browserVersion}`,
    resize: async (viewport) => {
      await send("browsingContext.setViewport", { context, viewport, devicePixelRatio: 1 });
    },
    open: async (url) => {
      await send("browsingContext.navigate", { context, url, wait: "complete" });
    },
    reload: async () => {
      await send("browsingContext.reload", { context, wait: "complete" });
    },
    evaluate: async (work, argument) => {
      const { result, exceptionDetails } = await send<Evaluated>("script.evaluate", {
        expression: expressionOf(work, argument),
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
      return JSON.parse(result?.value ?? "null") as never;
    },
    clickAt: (x, y) => act(clickActions(x, y)),
    press: (...keys) => act(keyActions(keys)),
    screenshot: async () => {
      const { data } = await send<{ readonly data: string }>("browsingContext.captureScreenshot", { context });
      return Buffer.from(data, "base64");
    },
    close: async () => {
      const isGone = new Promise((resolve) => child.once("exit", resolve));
      await send("browser.close", {});
      await isGone;
      await rm(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

interface Evaluated {
  readonly result?: { readonly value: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** It says where it listens as soon as it does. */
async function addressOf(child: ChildProcess): Promise<string> {
  for await (const line of createInterface({ input: child.stderr! })) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address !== undefined) {
      child.stderr!.resume();
      return address;
    }
  }
  throw new Error("Firefox ended before it listened");
}

function connect(address: string): Promise<WebSocket> {
  const socket = new WebSocket(address);
  return new Promise((resolve, reject) => {
    socket.addEventListener("open", () => resolve(socket));
    socket.addEventListener("error", () => reject(new Error(`no connection to ${address}`)));
  });
}

function talkThrough(socket: WebSocket, onComplaint: (text: string) => void): Send {
  const waiting = new Map<number, (answer: Answer) => void>();
  let count = 0;
  socket.addEventListener("message", ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
    const { level = "", text = "" } = answer.params ?? {};
    if (answer.method === "log.entryAdded" && ["error", "warn"].includes(level)) onComplaint(text);
  });
  return (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++count;
      waiting.set(id, ({ type, result, error, message }) => {
        waiting.delete(id);
        if (type === "success") resolve(result as never);
        else reject(new Error(`${method}: ${error}: ${message}`));
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
}
