import { parseSetup, unwrap } from "@korobeinix/engine";
import {
  hashMatch,
  type MatchRequest,
  type MatchSetup,
  parseMatchSetup,
  replayMatch,
  standingsOf,
} from "@korobeinix/engine/match";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listenDevices } from "../../src/input/devices.ts";
import type { InputDevice, InputTarget } from "../../src/input/input.ts";
import { listenPause, listenSeat, type SeatOptions } from "../../src/input/seatDevices.ts";
import type { PlayedDevice } from "../../src/settings/playedDevice.ts";
import { DEFAULT_SETTINGS } from "../../src/settings/settings.ts";
import { MatchGame } from "../../src/table/matchGame.ts";
import { MatchPlay } from "../../src/table/matchPlay.ts";
import { Table } from "../../src/table/table.ts";
import { FakeHost, FakePads, FakeWindow, recorder } from "./fakes.ts";

let keys = new FakeWindow();
let pads = new FakePads();
let body = new FakeHost();

beforeEach(() => {
  keys = new FakeWindow();
  pads = new FakePads();
  body = new FakeHost();
  vi.stubGlobal("window", keys);
  vi.stubGlobal("document", { body });
  vi.stubGlobal("navigator", { getGamepads: () => pads.read() });
  vi.stubGlobal("Element", FakePads);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const PLACE = { cell: 20, hold: { x: 0, y: 0, width: 0, height: 0 } };

function matchOf(seats: number, request: Partial<MatchRequest> = {}): MatchSetup {
  return unwrap(
    parseMatchSetup({ ruleBook: "guideline", seed: 7, seats: Array.from({ length: seats }, () => ({})), ...request }),
  );
}

interface Fixture {
  readonly heard: readonly ReturnType<typeof recorder>[];
  readonly paused: ReturnType<typeof recorder>;
  readonly devices: readonly InputDevice[];
  readonly poll: (timeMs: number) => void;
}

/** People with these devices at one match. */
function sit(used: readonly PlayedDevice[], options: Partial<SeatOptions> = {}, setup = matchOf(used.length)): Fixture {
  const heard = used.map(() => recorder());
  const paused = recorder();
  const each = (seat: number): SeatOptions => ({
    setup: setup.seats[seat]!.setup,
    settings: DEFAULT_SETTINGS,
    layout: () => undefined,
    isActive: () => true,
    device: used[seat]!,
    devices: used,
    ...options,
  });
  const devices = [...heard.flatMap((target, seat) => listenSeat(target, each(seat))), ...listenPause(paused, each(0))];
  return { heard, paused, devices, poll: (timeMs) => devices.forEach((device) => device.poll(timeMs)) };
}

function tell({ heard, paused }: Fixture): readonly (readonly string[])[] {
  return [...heard, paused].map((target) => target.take());
}

describe("Two at one keyboard", () => {
  it("S-8: keys of both halves at the same time act then, each in its own game", () => {
    const fixture = sit(["leftKeys", "rightKeys"]);
    keys.down(10, "KeyA");
    keys.down(10, "ArrowRight");
    keys.down(11, "KeyG");
    keys.up(20, "KeyA");
    keys.up(20, "ArrowRight");
    expect(tell(fixture)).toEqual([["+left 10", "+rotateClockwise 11", "-left 20"], ["+right 10", "-right 20"], []]);
  });

  it("S-2: whichever seat has which half", () => {
    const fixture = sit(["rightKeys", "leftKeys"]);
    keys.down(1, "KeyA");
    keys.down(2, "KeyK");
    expect(tell(fixture)).toEqual([["+rotateCounterclockwise 2"], ["+left 1"], []]);
  });

  it("S-2, S-12: a key of neither half does nothing; the one that pauses is heard once", () => {
    const fixture = sit(["leftKeys", "rightKeys"]);
    for (const code of ["Space", "KeyX", "Backspace", "Numpad4"]) expect(keys.down(1, code), code).toBe(false);
    keys.down(2, "Escape");
    keys.up(3, "Escape");
    expect(tell(fixture)).toEqual([[], [], ["+pause 2", "-pause 3"]]);
  });

  it("S-2: the halves are those of the settings", () => {
    const own = { keyboard: {}, gamepad: {}, leftKeys: { hold: ["KeyP"] }, rightKeys: { hold: ["KeyN"] } };
    const fixture = sit(["leftKeys", "rightKeys"], { settings: { ...DEFAULT_SETTINGS, bindings: { guideline: own } } });
    keys.down(1, "KeyN");
    keys.down(2, "KeyP");
    keys.down(3, "KeyA");
    expect(tell(fixture)).toEqual([["+hold 2"], ["+hold 1"], []]);
  });

  it("S-8: in a match of the table both act in the same frame, and its log re-plays to the same hash", () => {
    const setup = matchOf(2);
    const play = new MatchPlay(new MatchGame(setup), [undefined, undefined]);
    const table = new Table({ play, countsDown: { atStart: false, afterPause: false } });
    table.drawn();
    table.frame(0);
    const used: readonly PlayedDevice[] = ["leftKeys", "rightKeys"];
    used.forEach((device, seat) =>
      listenSeat(table.handsAt(seat), {
        setup: setup.seats[seat]!.setup,
        settings: DEFAULT_SETTINGS,
        layout: () => undefined,
        isActive: () => true,
        device,
        devices: used,
      }),
    );
    const columns = (): readonly number[] => play.games.map(({ state }) => state.x);
    // Until both have a piece.
    for (let ms = 16; ms <= 320; ms += 16) table.frame(ms);
    const [left, right] = columns();
    keys.down(330, "KeyA");
    keys.down(330, "ArrowRight");
    table.frame(336);
    expect(columns()).toEqual([left! - 1, right! + 1]);
    for (const [code, ms] of [
      ["KeyA", 340],
      ["ArrowRight", 341],
    ] as const)
      keys.up(ms, code);
    keys.down(350, "KeyW");
    keys.down(350, "ArrowUp");
    table.frame(352);
    expect(play.games.map(({ state }) => state.pieces)).toEqual([1, 1]);
    const log = play.game.toLog();
    play.game.advanceTo(log.end);
    const again = replayMatch(log);
    expect(hashMatch(again)).toBe(hashMatch(play.game.match));
    expect(standingsOf(again)).toEqual(standingsOf(play.game.match));
  });
});

describe("The keyboard beside other devices", () => {
  it("S-2: whoever has it alone has the keys of a game alone, those that aim, and its pause", () => {
    const fixture = sit(["pad1", "keyboard"]);
    ["Space", "KeyX", "KeyA", "ArrowUp", "Escape"].forEach((code, i) => keys.down(i, code));
    expect(tell(fixture)).toEqual([
      [],
      ["+hardDrop 0", "+rotateClockwise 1", "+aimLeft 2", "+rotateClockwise 3", "+pause 4"],
      [],
    ]);
  });

  it("S-12: pauses when nobody plays with it, too", () => {
    const fixture = sit(["pad1", "touch"]);
    keys.down(1, "Escape");
    keys.down(2, "ArrowLeft");
    expect(tell(fixture)).toEqual([[], [], ["+pause 1"]]);
  });

  it("S-2: does nothing while it is not the match's", () => {
    const fixture = sit(["leftKeys", "rightKeys"], { isActive: (command) => command === "pause" });
    for (const code of ["KeyA", "ArrowLeft", "Escape"]) keys.down(1, code);
    expect(tell(fixture)).toEqual([[], [], ["+pause 1"]]);
  });

  it("S-2: lets go when its seat is left", () => {
    const fixture = sit(["leftKeys", "rightKeys"]);
    keys.down(1, "KeyA");
    fixture.devices.forEach((device) => device.stop());
    keys.down(2, "ArrowLeft");
    expect(tell(fixture)[0]).toEqual(["+left 1", expect.stringMatching(/^-left /)]);
    expect(fixture.heard[1]!.heard).toEqual([]);
  });
});

describe("Pads", () => {
  it("S-2, S-8: are told apart, and act at the same time", () => {
    for (const pad of [0, 1, 2]) pads.plug(pad);
    const fixture = sit(["pad2", "pad1"]);
    fixture.poll(0);
    pads.button(0, 14, 1);
    pads.button(1, 15, 1);
    pads.button(2, 9, 1);
    fixture.poll(16);
    expect(tell(fixture)).toEqual([["+right 16"], ["+left 16"], []]);
  });

  it("S-2: a binding of one pad alone still goes first", () => {
    const gamepad = { hold: ["b0"], left: ["p2:b0"] };
    const bindings = { guideline: { keyboard: {}, gamepad } };
    for (const pad of [0, 1]) pads.plug(pad);
    const fixture = sit(["pad1", "pad2"], { settings: { ...DEFAULT_SETTINGS, bindings } });
    fixture.poll(0);
    for (const pad of [0, 1]) pads.button(pad, 0, 1);
    fixture.poll(16);
    expect(tell(fixture)).toEqual([["+hold 16"], ["+left 16"], []]);
  });
});

describe("The only person at a match", () => {
  it("S-2: plays with whatever is at hand", () => {
    for (const pad of [0, 1]) pads.plug(pad);
    const fixture = sit(["keyboard"], {}, matchOf(2));
    fixture.poll(0);
    keys.down(1, "Space");
    pads.button(1, 14, 1);
    fixture.poll(2);
    body.point("down", [3, 390, 300]);
    body.point("up", [4, 390, 300]);
    keys.down(5, "Escape");
    expect(tell(fixture)).toEqual([
      ["+hardDrop 1", "+left 2", "+rotateClockwise 4", "-rotateClockwise 4", "+pause 5"],
      [],
    ]);
  });
});

describe("The Target Mark", () => {
  const matrix = (x: number) => ({ ...PLACE, matrix: { x, y: 100, width: 100, height: 200 } });
  const layouts = () => [matrix(0), matrix(150), matrix(300)];
  const tapAt = (x: number): void => {
    body.point("down", [1, x, 150]);
    body.point("up", [2, x, 150]);
  };

  it("S-10: a tap on another's Matrix aims there; one on one's own turns", () => {
    const aimed: string[] = [];
    const onAimAt = (seat: number, timeStampMs: number): void => void aimed.push(`${seat} at ${timeStampMs}`);
    const fixture = sit(["leftKeys", "touch", "rightKeys"], { layouts, onAimAt });
    tapAt(310);
    tapAt(10);
    expect([aimed, tell(fixture).flat()]).toEqual([["2 at 2", "0 at 2"], []]);
    tapAt(160);
    expect(aimed).toHaveLength(2);
    expect(fixture.heard[1]!.heard).toEqual(["+rotateCounterclockwise 2", "-rotateCounterclockwise 2"]);
  });

  it("S-10: where nobody chooses, a tap turns there, too, and the keys that aim mean nothing", () => {
    const setup = matchOf(3, { terms: { targeting: "random" } });
    const onAimAt = vi.fn<(seat: number, timeStampMs: number) => void>();
    const fixture = sit(["leftKeys", "touch", "rightKeys"], { layouts, onAimAt }, setup);
    tapAt(310);
    for (const code of ["KeyQ", "KeyI"]) expect(keys.down(1, code)).toBe(false);
    expect(tell(fixture)).toEqual([[], ["+rotateClockwise 2", "-rotateClockwise 2"], [], []]);
    expect(onAimAt).not.toHaveBeenCalled();
  });

  it("S-10: its keys aim in a match, and mean nothing in a game alone", () => {
    const fixture = sit(["leftKeys", "rightKeys"]);
    for (const code of ["KeyQ", "KeyI"]) keys.down(1, code);
    expect(tell(fixture)).toEqual([["+aimLeft 1"], ["+aimRight 1"], []]);
    fixture.devices.forEach((device) => device.stop());
    const alone = recorder();
    listenAlone(alone);
    for (const code of ["KeyA", "KeyS"]) expect(keys.down(2, code)).toBe(false);
    keys.down(3, "KeyX");
    expect(alone.heard).toEqual(["+rotateClockwise 3"]);
  });
});

function listenAlone(target: InputTarget): void {
  const setup = unwrap(parseSetup({ ruleBook: "guideline", seed: 7 }));
  listenDevices(target, { setup, settings: DEFAULT_SETTINGS, layout: () => undefined, isActive: () => true });
}
