// Finds a Chromium to drive, or installs Debian's where that is possible.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const PLACES: readonly string[] = [
  // The same browser without windows: a test takes it three quarters of the time.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/microsoft-edge",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`,
];

function findBrowser(): string | undefined {
  const given = process.env["CHROME_PATH"];
  return [...(given === undefined ? [] : [given]), ...PLACES].find((place) => existsSync(place));
}

/** The browser's path; installs one with apt-get for root on Debian. Throws with what to do where it cannot. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found !== undefined) return found;
  process.stderr.write("No Chromium found: installing Debian's…\n");
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const run = (...args: string[]): void => {
    spawnSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"], env: environment });
  };
  run("update");
  for (const name of ["chromium-headless-shell", "chromium"]) {
    run("install", "-y", "--no-install-recommends", name);
    const installed = findBrowser();
    if (installed !== undefined) return installed;
  }
  throw new Error("no Chromium or Chrome found; install one, or say where it is with CHROME_PATH");
}

/** Headless, quiet, and able to run as root. */
export const BROWSER_ARGUMENTS: readonly string[] = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--autoplay-policy=user-gesture-required",
  // The browser's own windows, which nobody sees, take a fifth of its time.
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",
];
