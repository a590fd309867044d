// Finds the browsers, or installs Debian's where that is possible.

import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { startChromium } from "./browsersChromium.ts";
import type { Driver } from "./browsersDriver.ts";
import { startFirefox } from "./browsersFirefox.ts";
import { startWebKit } from "./browsersWebKit.ts";

export const BROWSER_NAMES = ["firefox", "webkit", "chromium"] as const;
export type BrowserName = (typeof BROWSER_NAMES)[number];

/** Starts one; throws where there is none to be had. */
export type Start = (onComplaint: (text: string) => void) => Promise<Driver>;

const FIREFOX = ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"];
const WEBKIT_DRIVER = ["/usr/bin/WebKitWebDriver"];
const WEBKIT_BROWSER = ["/usr/lib/*/webkit2gtk-4.*/MiniBrowser", "/usr/libexec/webkit2gtk-4.*/MiniBrowser"];
const SCREEN = ["/usr/bin/Xvfb"];

function find(places: readonly string[]): string | undefined {
  return places.flatMap((place) => globSync(place)).find((place) => existsSync(place));
}

function install(...packages: readonly string[]): void {
  process.stderr.write(`Installing Debian's ${packages.join(", ")}…\n`);
  const run = (...args: readonly string[]): void => {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    spawnSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"], env });
  };
  run("update");
  run("install", "-y", "--no-install-recommends", ...packages);
}

/** Looks, installs what is missing, and looks again. */
function ensure(places: readonly (readonly string[])[], packages: readonly string[]): readonly string[] {
  if (!places.every((one) => find(one) !== undefined)) install(...packages);
  return places.map((one) => {
    const path = find(one);
    if (path === undefined) throw new Error(`none found; install ${packages.join(" and ")}`);
    return path;
  });
}

export const STARTS: { readonly [Name in BrowserName]: Start } = {
  firefox: (onComplaint) => {
    const given = process.env["FIREFOX_PATH"];
    const places = given === undefined ? FIREFOX : [given];
    return startFirefox(ensure([places], ["firefox-esr"])[0]!, onComplaint);
  },
  webkit: () => {
    const places = [WEBKIT_DRIVER, WEBKIT_BROWSER, SCREEN];
    const [driver, browser, screen] = ensure(places, ["webkit2gtk-driver", "xvfb"]);
    return startWebKit({ driver: driver!, browser: browser!, screen: screen! });
  },
  chromium: startChromium,
};
