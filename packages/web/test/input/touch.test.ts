import type { Fact, GameEvent } from "@korobeinix/engine";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { InputDevice } from "../../src/input/input.ts";
import { listenTouch, type TouchOptions } from "../../src/input/touch.ts";
import {
  hear,
  NO_TOUCH,
  type PointerStep,
  type Surface,
  touch,
  type TouchState,
} from "../../src/input/touchGestures.ts";
import type { Command } from "../../src/settings/settings.ts";
import { FakeHost, FakeWindow, type Point, recorder } from "./fakes.ts";

const GUIDELINE: readonly Command[] = [
  "left",
  "right",
  "softDrop",
  "hardDrop",
  "rotateClockwise",
  "rotateCounterclockwise",
  "hold",
];

/** 400 wide: line A at 200, line B at 250. */
const SURFACE: Surface = {
  left: 0,
  width: 400,
  cellSize: 20,
  hold: { left: 10, top: 10, width: 60, height: 60 },
  commands: new Set(GUIDELINE),
  heldCommands: new Set(),
};

const turned = (isClockwise: boolean): Fact => ({ type: "rotated", isClockwise, facing: 0, x: 4, y: 18, point: 1 });
const GENERATED: Fact = { type: "generated", kind: 0, x: 4, y: 20 };
const LOCKED: Fact = { type: "locked", kind: 0, facing: 0, x: 4, y: 0, points: 0 };
const HELD: Fact = { type: "held", kind: 0, released: -1 };
const REFUSED: Fact = { type: "refused", control: "rotateCounterclockwise", why: "blocked", clause: "G-5.3" };

function eventsOf(...facts: Fact[]): readonly GameEvent[] {
  return facts.map((fact, seq) => ({ ...fact, seq, at: 0 }));
}

/** Fingers on a surface; what comes of them as "+left 10", a pair at the same time as "left 10". */
class Fingers {
  state: TouchState = NO_TOUCH;
  readonly #surface: Surface;
  #heard: string[] = [];

  constructor(surface: Partial<Surface> = {}) {
    this.#surface = { ...SURFACE, ...surface };
  }

  step(kind: PointerStep["kind"], [timeStampMs, x, y]: Point, id = 1): this {
    const { state, commands } = touch(this.state, { kind, id, x, y, timeStampMs }, this.#surface);
    this.state = state;
    for (const given of commands) {
      this.#heard.push(`${given.isPress ? "+" : "-"}${given.command} ${given.timeStampMs}`);
    }
    return this;
  }

  tap(x: number, y = 300, timeMs = 0): this {
    return this.step("down", [timeMs, x, y]).step("up", [timeMs + 50, x, y]);
  }

  /** Down at the first point, up at the last. */
  drag(...points: Point[]): this {
    points.forEach((point, i) => this.step(i === 0 ? "down" : "move", point));
    return this.step("up", points.at(-1) ?? [0, 0, 0]);
  }

  /** Moves evenly to a point, as fingers do. */
  slide(to: Point): this {
    const { x, y, samples } = this.state.fingers[0]!;
    const from = samples.at(-1)!.timeStampMs;
    const steps = Math.round((to[0] - from) / 20);
    for (let i = 1; i <= steps; i++) {
      const share = i / steps;
      this.step("move", [from + (to[0] - from) * share, x + (to[1] - x) * share, y + (to[2] - y) * share]);
    }
    return this;
  }

  /** What the game did. */
  hear(...facts: Fact[]): this {
    this.state = hear(this.state, eventsOf(...facts));
    return this;
  }

  tick(timeMs: number): this {
    return this.step("tick", [timeMs, 0, 0]);
  }

  take(): string[] {
    const heard = this.#heard;
    this.#heard = [];
    const isPair = (i: number): boolean => heard[i]?.[0] === "+" && heard[i + 1] === `-${heard[i]?.slice(1)}`;
    return heard.flatMap((line, i) => (isPair(i) ? [line.slice(1)] : isPair(i - 1) ? [] : [line]));
  }
}

describe("Touch", () => {
  it.each([
    [0, "rotateCounterclockwise"],
    [199, "rotateCounterclockwise"],
    [200, "rotateClockwise"],
    [399, "rotateClockwise"],
  ])("G-4.4: a tap at %i of 400: %s", (x, command) => {
    expect(new Fingers().tap(x).take()).toEqual([`${command} 50`]);
  });

  it("G-4.4: a tap may tremble, and may be slow", () => {
    const fingers = new Fingers().step("down", [0, 100, 300]).step("move", [900, 105, 304]);
    expect(fingers.step("up", [2000, 104, 303]).take()).toEqual(["rotateCounterclockwise 2000"]);
  });

  it("G-4.4: a tap on the Hold Queue holds, one beside it turns", () => {
    expect(new Fingers().tap(10, 10).take()).toEqual(["hold 50"]);
    expect(new Fingers().tap(69, 69).take()).toEqual(["hold 50"]);
    expect(new Fingers().tap(70, 69).take()).toEqual(["rotateCounterclockwise 50"]);
    expect(new Fingers({ hold: undefined }).tap(10, 10).take()).toEqual(["rotateCounterclockwise 50"]);
  });

  it.each([
    [-59, ["left 20", "left 20"]],
    [-20, ["left 20"]],
    [-19, []],
    [19, []],
    [20, ["right 20"]],
    [65, ["right 20", "right 20", "right 20"]],
  ])("G-4.4: dragged by %i pixels at 20 a cell: %o", (by, moves) => {
    const fingers = new Fingers().step("down", [0, 200, 300]).step("move", [20, 200 + by, 300]);
    expect(fingers.take()).toEqual(moves);
    expect(fingers.step("up", [30, 200 + by, 300]).take()).toEqual([]);
  });

  it("G-4.4: the part of a cell that is left counts on, and the way back moves back", () => {
    const fingers = new Fingers();
    fingers.drag([0, 100, 300], [10, 130, 300], [20, 140, 301], [30, 125, 300], [40, 120, 300], [50, 100, 300]);
    expect(fingers.take()).toEqual(["right 10", "right 20", "left 40", "left 50"]);
  });

  it("G-4.4: dragged down it Soft Drops until the finger is lifted", () => {
    const fingers = new Fingers().step("down", [0, 100, 300]).slide([180, 101, 318]);
    expect(fingers.take()).toEqual([]);
    expect(fingers.slide([200, 101, 320]).take()).toEqual(["+softDrop 200"]);
    expect(fingers.slide([400, 101, 360]).tick(500).take()).toEqual([]);
    expect(fingers.step("up", [900, 101, 360]).take()).toEqual(["-softDrop 900"]);
  });

  it("G-4.4: drawn back up, the Soft Drop ends", () => {
    const fingers = new Fingers().step("down", [0, 100, 300]).slide([200, 100, 320]).slide([400, 100, 300]);
    expect(fingers.take()).toEqual(["+softDrop 200", "-softDrop 400"]);
    expect(fingers.step("up", [900, 100, 300]).take()).toEqual([]);
  });

  it("G-4.4: while it Soft Drops a drag aside moves, a drift does not", () => {
    const fingers = new Fingers().step("down", [0, 100, 100]).slide([1000, 150, 300]);
    expect(fingers.take()).toEqual(["+softDrop 100"]);
    expect(fingers.slide([1100, 130, 300]).take()).toEqual(["left 1100"]);
    expect(fingers.step("up", [1200, 130, 300]).take()).toEqual(["-softDrop 1200"]);
  });

  it("G-4.4: a flick down Hard Drops, and nothing Soft Drops before it", () => {
    const fingers = new Fingers();
    fingers.drag([0, 100, 300], [16, 101, 320], [32, 101, 350], [48, 102, 390]);
    expect(fingers.take()).toEqual(["hardDrop 48"]);
  });

  it("G-4.4: so does one after a drag aside, after a rest, and at the end of a Soft Drop", () => {
    const aside = new Fingers().step("down", [0, 100, 300]).slide([200, 140, 300]);
    aside.step("move", [216, 141, 325]).step("move", [232, 142, 360]).step("up", [234, 142, 360]);
    expect(aside.take()).toEqual(["right 100", "right 200", "hardDrop 234"]);

    const rested = new Fingers().step("down", [0, 100, 300]).tick(500);
    rested.step("move", [1000, 100, 330]).step("move", [1016, 100, 370]).step("up", [1018, 100, 370]);
    expect(rested.take()).toEqual(["hardDrop 1018"]);

    const soft = new Fingers().step("down", [0, 100, 100]).slide([300, 100, 130]);
    soft.tick(600).step("move", [610, 100, 160]).step("move", [626, 100, 190]).step("up", [630, 100, 200]);
    expect(soft.take()).toEqual(["+softDrop 200", "-softDrop 630", "hardDrop 630"]);
  });

  it("G-4.4: a fast way down that then rests is a Soft Drop", () => {
    const fingers = new Fingers().step("down", [0, 100, 300]).step("move", [16, 100, 330]).step("move", [32, 100, 360]);
    expect(fingers.tick(48).take()).toEqual([]);
    expect(fingers.tick(120).take()).toEqual(["+softDrop 120"]);
    expect(fingers.step("up", [400, 100, 360]).take()).toEqual(["-softDrop 400"]);
  });

  it("G-4.4: a flick up or aside drops nothing", () => {
    expect(new Fingers().drag([0, 100, 300], [16, 100, 260], [32, 100, 200]).take()).toEqual([]);
    expect(new Fingers().drag([0, 100, 300], [16, 111, 300], [32, 118, 300]).take()).toEqual([]);
  });

  it("G-4.4: a gesture that the browser takes away ends without a turn", () => {
    const tap = new Fingers().step("down", [0, 100, 300]).step("cancel", [10, 100, 300]);
    expect(tap.take()).toEqual([]);
    const soft = new Fingers().step("down", [0, 100, 300]).slide([200, 100, 320]).step("cancel", [300, 0, 0]);
    expect(soft.take()).toEqual(["+softDrop 200", "-softDrop 300"]);
    expect(soft.state.fingers).toEqual([]);
  });

  it("G-4.4: one finger drags while another taps", () => {
    const fingers = new Fingers().step("down", [0, 100, 300], 1).step("move", [10, 125, 300], 1);
    fingers.step("down", [20, 350, 300], 2).step("up", [30, 350, 300], 2).step("move", [40, 145, 300], 1);
    expect(fingers.take()).toEqual(["right 10", "rotateClockwise 30", "right 40"]);
  });

  it("K-6: where there is one way to turn, every tap turns, and nothing drops or holds", () => {
    const fingers = new Fingers({ commands: new Set<Command>(["left", "right", "rotateClockwise"]) });
    fingers.tap(10, 10).drag([0, 100, 300], [16, 101, 320], [32, 101, 350]).drag([0, 100, 300], [300, 100, 350]);
    expect(fingers.take()).toEqual(["rotateClockwise 50"]);
  });
});

describe("A finger that rests", () => {
  const HELD_TAPS = { heldCommands: new Set<Command>(["rotateClockwise", "rotateCounterclockwise", "hold"]) };
  const between = (surface: Partial<Surface> = HELD_TAPS): Fingers => new Fingers(surface).hear(LOCKED);

  it("G-4.4, G-3.4c: while no piece is in play holds what its tap would press, until it lifts", () => {
    const fingers = between().step("down", [0, 300, 300]);
    expect(fingers.tick(60).take()).toEqual([]);
    expect(fingers.tick(90).tick(110).take()).toEqual(["+rotateClockwise 90"]);
    expect(fingers.hear(GENERATED).tick(300).step("up", [400, 300, 300]).take()).toEqual(["-rotateClockwise 400"]);
    expect(between().step("down", [0, 20, 20]).tick(90).step("up", [95, 20, 20]).take()).toEqual([
      "+hold 90",
      "-hold 95",
    ]);
  });

  it("G-4.4, G-3.4c: lets it go when it drags, when it is taken away, and presses once", () => {
    const dragged = between().step("down", [0, 300, 300]).tick(90).step("move", [200, 321, 300]);
    expect(dragged.take()).toEqual(["+rotateClockwise 90", "-rotateClockwise 200", "right 200"]);
    expect(dragged.step("up", [220, 321, 300]).take()).toEqual([]);
    const taken = between().step("down", [0, 300, 300]).tick(90).step("cancel", [95, 0, 0]);
    expect(taken.take()).toEqual(["+rotateClockwise 90", "-rotateClockwise 95"]);
  });

  it("G-4.4: holds nothing while a piece is in play, nor where holding means nothing", () => {
    const playing = between().hear(GENERATED).step("down", [0, 300, 300]).tick(500);
    expect(playing.take()).toEqual([]);
    expect(playing.step("up", [510, 300, 300]).take()).toEqual(["rotateClockwise 510"]);
    expect(between({}).step("down", [0, 300, 300]).tick(500).take()).toEqual([]);
  });
});

describe("The dividing line", () => {
  const turn = (fingers: Fingers, x: number): string =>
    fingers.tap(x).take().join().replace("rotate", "").replace(" 50", "");
  /** A tap that the game follows. */
  const followed = (fingers: Fingers, x: number): string => {
    const direction = turn(fingers, x);
    fingers.hear(turned(direction === "Clockwise"));
    return direction;
  };

  it("G-4.5: after a counterclockwise turn it is line B, until a clockwise turn", () => {
    const fingers = new Fingers();
    const turns = [225, 199, 225, 249, 250, 225].map((x) => followed(fingers, x));
    expect(turns).toEqual([
      "Clockwise",
      "Counterclockwise",
      "Counterclockwise",
      "Counterclockwise",
      "Clockwise",
      "Clockwise",
    ]);
  });

  it.each([
    ["Lock Down", LOCKED],
    ["a generation", GENERATED],
    ["Hold", HELD],
  ])("G-4.5: %s resets it to A", (_, fact) => {
    const fingers = new Fingers();
    expect(followed(fingers, 100)).toBe("Counterclockwise");
    expect(turn(fingers, 225)).toBe("Counterclockwise");
    expect(turn(fingers.hear(fact), 225)).toBe("Clockwise");
  });

  it("G-4.5: a turn that is refused leaves it where it is", () => {
    const fingers = new Fingers();
    expect(turn(fingers, 100)).toBe("Counterclockwise");
    fingers.hear(REFUSED);
    expect(turn(fingers, 225)).toBe("Clockwise");
    followed(fingers, 100);
    expect(turn(fingers, 300)).toBe("Clockwise");
    fingers.hear({ ...REFUSED, control: "rotateClockwise" });
    expect(turn(fingers, 225)).toBe("Counterclockwise");
  });

  it("G-4.5: moving leaves it where it is", () => {
    const fingers = new Fingers();
    followed(fingers, 100);
    fingers.drag([0, 100, 300], [50, 130, 300]).take();
    expect(turn(fingers, 225)).toBe("Counterclockwise");
  });

  it("G-4.5: it is a share of the surface, wherever that lies", () => {
    const fingers = new Fingers({ left: 1000, width: 800, hold: undefined });
    expect([1399, 1499, 1500, 1400].map((x) => followed(fingers, x))).toEqual([
      "Counterclockwise",
      "Counterclockwise",
      "Clockwise",
      "Clockwise",
    ]);
  });
});

describe("The element", () => {
  class FakeElement {
    readonly #isButton: boolean;
    constructor(isButton: boolean) {
      this.#isButton = isButton;
    }
    closest(): unknown {
      return this.#isButton ? this : null;
    }
  }

  let page = new FakeWindow();
  beforeEach(() => {
    page = new FakeWindow();
    vi.stubGlobal("window", page);
    vi.stubGlobal("Element", FakeElement);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const start = (
    options: Partial<TouchOptions> = {},
  ): ReturnType<typeof recorder> & { host: FakeHost; device: InputDevice } => {
    const host = new FakeHost();
    const target = recorder();
    const device = listenTouch(target, host as unknown as HTMLElement, {
      cellSize: () => 20,
      holdRect: () => undefined,
      commands: GUIDELINE,
      ...options,
    });
    return { ...target, host, device };
  };

  it("G-4.4: gives its gestures to the game, keeps the finger, and does not scroll", () => {
    const { host, heard, device } = start();
    expect(host.style.touchAction).toBe("none");
    host.point("down", [1, 100, 300]);
    host.point("up", [2, 100, 300]);
    expect(heard).toEqual(["+rotateCounterclockwise 2", "-rotateCounterclockwise 2"]);
    expect(host.captured).toEqual([1]);
    device.stop();
    expect(host.style.touchAction).toBe("auto");
  });

  it("G-4.4: moves gathered for one frame keep their own times", () => {
    const { host, heard } = start();
    const moves = [
      { clientX: 121, clientY: 300, timeStamp: 4 },
      { clientX: 141, clientY: 300, timeStamp: 8 },
    ];
    host.point("down", [1, 100, 300]);
    host.point("move", [9, 141, 300], { getCoalescedEvents: () => moves });
    expect(heard).toEqual(["+right 4", "-right 4", "+right 8", "-right 8"]);
  });

  it("W-30, G-4.4: takes each move as it comes where the browser does not say which it gathered", () => {
    const { host, heard } = start();
    host.hasGathered = false;
    host.point("down", [1, 100, 300]);
    host.point("move", [9, 121, 300]);
    expect(heard).toEqual(["+right 9", "-right 9"]);
  });

  it("G-4.5: hears what became of its taps", () => {
    const { host, take, device } = start();
    device.hear?.(eventsOf(turned(false)));
    host.point("down", [3, 225, 300]);
    host.point("up", [4, 225, 300]);
    expect(take()[0]).toBe("+rotateCounterclockwise 4");
    device.hear?.(eventsOf(LOCKED));
    host.point("down", [5, 225, 300]);
    host.point("up", [6, 225, 300]);
    expect(take()[0]).toBe("+rotateClockwise 6");
  });

  it("G-4.4: leaves alone the mouse, buttons, and everything while a menu is open", () => {
    let isActive = true;
    const { host, heard } = start({ isActive: () => isActive });
    host.point("down", [1, 100, 300], { pointerType: "mouse" });
    host.point("up", [2, 100, 300], { pointerType: "mouse" });
    host.point("down", [3, 100, 300], { target: new FakeElement(true) });
    host.point("up", [4, 100, 300]);
    isActive = false;
    host.point("down", [5, 100, 300]);
    host.point("up", [6, 100, 300]);
    expect(heard).toEqual([]);
  });

  it("G-4.4: a menu that opens, a window that is left and an end of listening all end a Soft Drop", () => {
    let isActive = true;
    const soft = (): ReturnType<typeof start> => {
      const fixture = start({ isActive: () => isActive });
      fixture.host.point("down", [0, 100, 300]);
      for (let i = 1; i <= 20; i++) fixture.host.point("move", [i * 10, 100, 300 + i]);
      expect(fixture.take()).toEqual(["+softDrop 200"]);
      return fixture;
    };
    const left = soft();
    page.tell("blur", 300);
    expect(left.heard).toEqual(["-softDrop 300"]);
    const stopped = soft();
    stopped.device.stop();
    expect(stopped.heard[0]).toMatch(/^-softDrop /);
    const covered = soft();
    isActive = false;
    covered.host.point("move", [300, 100, 330]);
    expect(covered.heard).toEqual(["-softDrop 300"]);
  });

  it("G-4.4: time passing tells a rest from a flick", () => {
    const { host, heard, device } = start();
    device.poll(0);
    host.point("down", [0, 100, 300]);
    host.point("move", [16, 100, 340]);
    device.poll(120);
    expect(heard).toEqual(["+softDrop 120"]);
  });
});
