import { describe, expect, it } from "vitest";
import { guardAftermath } from "../../src/input/aftermath.ts";
import { DEFAULT_BINDINGS } from "../../src/input/defaults.ts";
import { SETTLING_MS } from "../../src/input/settling.ts";
import { FakePads, FakeWindow } from "./fakes.ts";

const FRAME_MS = 20;
const FIELD = { tagName: "INPUT", type: "text" };

interface Screen {
  readonly host: FakeWindow;
  readonly isSettled: () => boolean;
  /** Lets time be seen. */
  readonly pass: (ms: number) => void;
  /** Lets time pass in one frame. */
  readonly stall: (ms: number) => void;
  readonly pads: FakePads;
  /** Whether the screen gets a key. */
  readonly key: (code: string, isRepeat?: boolean) => boolean;
  /** Whether a field for names gets what a key writes. */
  readonly write: (key: string) => boolean;
  /** Whether it gets a tap or a click. */
  readonly point: (pointerType: "mouse" | "touch") => boolean;
}

/** What is shown after a game, or a match, of the Guideline. */
function show({ isMatch = false } = {}): Screen {
  const { keyboard, leftKeys, rightKeys } = DEFAULT_BINDINGS.guideline;
  const host = new FakeWindow();
  let settled = 0;
  let nowMs = 0;
  const pads = new FakePads();
  pads.plug(0);
  const guard = guardAftermath({
    tables: isMatch ? [keyboard, leftKeys, rightKeys] : [keyboard],
    onSettled: () => void settled++,
    pads: pads.read,
    host,
  });
  const reaches = (types: readonly string[], fields: object): boolean => {
    let last = "";
    for (const type of types) {
      const leaving = new AbortController();
      host.addEventListener(type, () => (last = type), { signal: leaving.signal });
      host.tell(type, nowMs, fields);
      leaving.abort();
    }
    return last === types.at(-1);
  };
  guard.poll(nowMs);
  return {
    host,
    isSettled: () => settled === 1,
    pass: (ms) => {
      for (const end = nowMs + ms; nowMs < end;) guard.poll((nowMs += FRAME_MS));
    },
    stall: (ms) => guard.poll((nowMs += ms)),
    pads,
    key: (code, repeat = false) => reaches(["keydown"], { code, key: code, repeat }),
    write: (key) => reaches(["keydown"], { code: key.length === 1 ? `Key${key}` : key, key, target: FIELD }),
    point: (pointerType) => reaches(["pointerdown", "click"], { pointerType, detail: 1 }),
  };
}

/** What is shown after a game alone: it has stood long enough, and keys of the game have not rested. */
function hammered(): Screen {
  const screen = show();
  screen.pass(SETTLING_MS - FRAME_MS);
  screen.key("Space");
  screen.pass(FRAME_MS);
  return screen;
}

/** So often that no rest is long enough. */
const OFTEN_MS = 100;

describe("the screen after a game", () => {
  it.each([
    ["the key that drops", (screen: Screen) => screen.key("Space")],
    ["another key of the game", (screen: Screen) => screen.key("ShiftLeft")],
    ["a key of a half of the keyboard", (screen: Screen) => screen.key("KeyW")],
    ["a finger", (screen: Screen) => screen.point("touch")],
  ])("W-28: %s, hammered for a minute, never reaches it; after a rest one press does", (_, press) => {
    const screen = show({ isMatch: true });
    for (let ms = 0; ms < 60_000; ms += OFTEN_MS) {
      screen.pass(OFTEN_MS);
      expect(press(screen)).toBe(false);
    }
    expect(screen.isSettled()).toBe(false);
    screen.pass(SETTLING_MS);
    expect(screen.isSettled()).toBe(true);
    expect(press(screen)).toBe(true);
    expect(press(screen)).toBe(true);
  });

  it("W-28: buttons of a pad that are hammered keep the screen from settling", () => {
    const screen = show();
    for (let ms = 0; ms < 60_000; ms += OFTEN_MS) {
      screen.pads.button(0, 12, 1);
      screen.pass(OFTEN_MS / 2);
      screen.pads.button(0, 12, 0);
      screen.pass(OFTEN_MS / 2);
    }
    expect(screen.isSettled()).toBe(false);
    screen.pass(SETTLING_MS + FRAME_MS);
    expect(screen.isSettled()).toBe(true);
  });

  it("W-28: a key that does not play and a mouse wait only until the screen has stood, whatever else is pressed", () => {
    const screen = show();
    screen.pass(SETTLING_MS - 100);
    expect([screen.key("KeyJ"), screen.point("mouse")]).toEqual([false, false]);
    screen.key("Space");
    screen.pass(100);
    expect([screen.key("KeyJ"), screen.point("mouse"), screen.key("Space")]).toEqual([true, true, false]);
  });

  it("W-28: a key that is held since the game does nothing; pressed again, it works and repeats", () => {
    const screen = show();
    screen.pass(2 * SETTLING_MS);
    expect(screen.key("ArrowDown", true)).toBe(false);
    expect(screen.key("ArrowDown")).toBe(true);
    expect(screen.key("ArrowDown", true)).toBe(true);
  });

  it("W-28: after a game alone, the halves of the keyboard mean no game", () => {
    expect(hammered().key("KeyW")).toBe(true);
  });

  it("G-11.2, W-28: a name that was begun can be typed, corrected and entered, also with keys that play", () => {
    const screen = hammered();
    expect([..."XBZC"].map(screen.write)).toEqual([false, true, true, true]);
    expect(["Backspace", "Enter", "Escape"].map(screen.write)).toEqual([true, true, false]);
    expect(screen.key("Space")).toBe(false);
  });

  it("W-28: time in which the page stood still is no rest", () => {
    const screen = show();
    screen.stall(5_000);
    expect(screen.isSettled()).toBe(false);
  });

  it("F-15, W-28: the keys of the page and shortcuts of the browser go on all the time", () => {
    const { host, key } = show();
    expect(key("KeyM")).toBe(true);
    let heard = 0;
    host.addEventListener("keydown", () => heard++);
    host.down(0, { code: "KeyR", ctrlKey: true });
    host.down(0, { code: "F5" });
    expect(heard).toBe(2);
  });

  it("W-28: a key that plays does nothing beside another that plays and is held, even if that makes shortcuts", () => {
    const { host } = show();
    let heard = 0;
    host.addEventListener("keydown", () => heard++);
    host.down(0, { code: "Space", ctrlKey: true });
    host.down(0, { code: "Enter", ctrlKey: true });
    expect(heard).toBe(0);
    host.down(0, { code: "Space", metaKey: true });
    expect(heard).toBe(1);
  });
});
