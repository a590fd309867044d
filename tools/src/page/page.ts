// The start page: shows a recorded game and lets the viewer play on from any moment of it. It draws the engine's state
// and passes keys on; it knows no rule.

import {
  type Game,
  type GameEvent,
  type InputName,
  type Outcome,
  type ScoringAction,
  type Setup,
  type Timeline,
  advance,
  makeTimeline,
  newGame,
  parseBinaryLog,
  parseSetup,
  play,
  restore,
  seek,
  snapshot,
  statisticsOf,
  unwrap,
} from "@korobeinix/engine";
import { EFFECT_MICROS, drawHold, drawMatrix, drawNext } from "./draw.ts";

const KEYS: ReadonlyMap<string, InputName> = new Map([
  ["ArrowLeft", "left"],
  ["ArrowRight", "right"],
  ["ArrowDown", "softDrop"],
  ["ArrowUp", "rotateClockwise"],
  ["KeyX", "rotateClockwise"],
  ["KeyZ", "rotateCounterclockwise"],
  ["ControlLeft", "rotateCounterclockwise"],
  ["ControlRight", "rotateCounterclockwise"],
  ["Space", "hardDrop"],
  ["ShiftLeft", "hold"],
  ["ShiftRight", "hold"],
  ["KeyC", "hold"],
]);

/** The inputs that act while held, and what lets them go. */
const RELEASES: ReadonlyMap<InputName, InputName> = new Map([
  ["left", "leftReleased"],
  ["right", "rightReleased"],
  ["softDrop", "softDropReleased"],
]);

const ACTION_NAMES: { readonly [Action in ScoringAction]: string } = {
  single: "Single",
  double: "Double",
  triple: "Triple",
  tetris: "Tetris",
  miniTSpin: "Mini T-Spin",
  miniTSpinSingle: "Mini T-Spin Single",
  tSpin: "T-Spin",
  tSpinSingle: "T-Spin Single",
  tSpinDouble: "T-Spin Double",
  tSpinTriple: "T-Spin Triple",
};

const OUTCOME_NAMES: { readonly [Name in Outcome]: string } = {
  playing: "",
  lockOut: "Lock Out",
  lockAbove: "Locked above the Skyline",
  blockOut: "Block Out",
  goalReached: "Goal reached",
  timeUp: "Time up",
};

/** A frame this late was no frame: the machine slept, and nobody was playing. */
const LOST_MS = 1_000;

function element<T extends HTMLElement>(id: string, type: new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`the page has no ${id}`);
  return found;
}

const matrix = element("matrix", HTMLCanvasElement);
const hold = element("hold", HTMLCanvasElement);
const next = element("next", HTMLCanvasElement);
const stage = element("stage", HTMLElement);
const run = element("run", HTMLButtonElement);
const range = element("timeline", HTMLInputElement);
const callout = element("callout", HTMLElement);

const timeline: Timeline = await loadTimeline().catch(giveUp);
const { log } = timeline;

let mode: "replay" | "play" = "replay";
let isRunning = true;
let speed = 1;
let lastMs = 0;
let recent: GameEvent[] = [];
let game: Game = show(newGame(log.setup));

/** Of the replay: where it is, and how many of its inputs have been played. */
let position = 0;
let played = 0;

/** Of playing: which moment of the game is which moment of the browser's clock, and the game as of the last frame. */
let clock = { ms: 0, micros: 0 };
let saved = snapshot(game);

async function loadTimeline(): Promise<Timeline> {
  const response = await fetch("/demo.kx");
  if (!response.ok) throw new Error(`the recorded game cannot be had: ${response.status}`);
  return makeTimeline(unwrap(parseBinaryLog(new Uint8Array(await response.arrayBuffer()))));
}

function giveUp(why: unknown): never {
  element("messageTitle", HTMLElement).textContent = "No recorded game";
  element("messageText", HTMLElement).textContent = String(why);
  element("again", HTMLElement).hidden = true;
  element("message", HTMLElement).hidden = false;
  throw why;
}

function show(shown: Game): Game {
  shown.events = [];
  recent = [];
  return shown;
}

function hasEnded(): boolean {
  return game.state.phase === "ended";
}

// The replay

function seekTo(at: number): void {
  position = Math.min(Math.max(0, at), log.end);
  const moment = Math.floor(position);
  game = show(seek(timeline, moment));
  const after = log.inputs.findIndex((input) => input.at > moment);
  played = after < 0 ? log.inputs.length : after;
}

function watch(micros: number): void {
  position = Math.min(position + micros, log.end);
  const moment = Math.floor(position);
  for (let input = log.inputs[played]; input !== undefined && input.at <= moment; input = log.inputs[++played]) {
    play(game, input);
  }
  if (moment > game.state.time) advance(game, moment);
}

/** At its end a replay stands, but goes on as soon as the timeline is moved back. */
function isMoving(): boolean {
  return isRunning && position < log.end;
}

function backToReplay(): void {
  mode = "replay";
  isRunning = true;
  seekTo(position);
}

// Playing

function microsAt(ms: number): number {
  return clock.micros + Math.round((ms - clock.ms) * 1_000);
}

function startPlaying(ms: number): void {
  mode = "play";
  isRunning = true;
  clock = { ms, micros: game.state.time };
  saved = snapshot(game);
  stage.focus({ preventScroll: true });
}

/** Goes on from where the replay is. What the recorded player holds down is let go: those are not the viewer's keys. */
function takeOver(ms: number): void {
  startPlaying(ms);
  releaseAll(ms);
}

function startMarathon(ms: number): void {
  const { delayMicros, repeatMicros } = log.setup.options;
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const request = { ruleBook: "guideline", variation: "marathon", seed, options: { delayMicros, repeatMicros } };
  game = show(newGame(unwrap(parseSetup(request))));
  startPlaying(ms);
}

function press(name: InputName, ms: number): void {
  const at = microsAt(ms);
  if (at < game.state.time && !hasEnded()) {
    // A frame was drawn between the key and its event: back to before that frame, so that the key counts when it was hit.
    restore(game, saved);
    recent = recent.filter(({ seq }) => seq <= game.state.eventCount);
  }
  play(game, { at: Math.max(at, game.state.time), name });
  saved = snapshot(game);
}

function releaseAll(ms: number): void {
  for (const release of RELEASES.values()) press(release, ms);
}

function pause(ms: number): void {
  if (mode === "play" && isRunning) releaseAll(ms);
  isRunning = false;
}

// Keys

/** Keys that the control in focus needs itself. */
function belongsToControl({ target, code }: KeyboardEvent): boolean {
  if (target instanceof HTMLInputElement) return code.startsWith("Arrow") || code === "Space";
  return target instanceof HTMLButtonElement && (code === "Space" || code === "Enter");
}

function onKeyDown(event: KeyboardEvent): void {
  const { code, timeStamp } = event;
  if (event.altKey || event.metaKey || event.isComposing || belongsToControl(event)) return;
  if (code === "Escape" && mode === "play") return backToReplay();
  if (code === "Enter" && hasEnded() && !event.repeat) return startMarathon(timeStamp);
  const name = KEYS.get(code);
  // The browser's own: Ctrl+C copies, and Shift+Tab or Ctrl+R must not end the replay.
  const isModifier = code.startsWith("Control") || code.startsWith("Shift");
  if (name === undefined || (event.ctrlKey && code.startsWith("Key")) || (isModifier && mode === "replay")) return;
  event.preventDefault();
  if (event.repeat || hasEnded()) return;
  if (mode === "replay") takeOver(timeStamp);
  else if (!isRunning) startPlaying(timeStamp);
  press(name, timeStamp);
}

function onKeyUp({ code, timeStamp }: KeyboardEvent): void {
  const release = RELEASES.get(KEYS.get(code) ?? "hold");
  if (release !== undefined && mode === "play" && isRunning) press(release, timeStamp);
}

// Frames

function frame(ms: number): void {
  const passed = ms - lastMs;
  if (passed > LOST_MS && mode === "play") pause(lastMs);
  if (isRunning && mode === "replay" && passed < LOST_MS) watch(passed * 1_000 * speed);
  if (isRunning && mode === "play") {
    saved = snapshot(game);
    advance(game, Math.max(game.state.time, microsAt(ms)));
  }
  lastMs = ms;
  takeEvents();
  draw();
  requestAnimationFrame(frame);
}

function takeEvents(): void {
  for (const event of game.events?.splice(0) ?? []) {
    recent.push(event);
    if (event.type === "scored") call(ACTION_NAMES[event.action], event.isBackToBack, event.points);
  }
  recent = recent.filter(({ at }) => game.state.time - at < EFFECT_MICROS);
}

function call(action: string, isBackToBack: boolean, points: number): void {
  const detail = document.createElement("span");
  detail.textContent = `${isBackToBack ? "Back-to-Back " : ""}+${points}`;
  callout.replaceChildren(action, detail);
  callout.classList.remove("shown");
  // Reading a size makes the browser forget the animation, so that it starts anew.
  void callout.offsetWidth;
  callout.classList.add("shown");
}

const written = new Map<string, string>();

function write(id: string, text: string): void {
  if (written.get(id) === text) return;
  written.set(id, text);
  element(id, HTMLElement).textContent = text;
}

function minutes(micros: number): string {
  const seconds = Math.floor(micros / 1_000_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function exactly(micros: number): string {
  return `${minutes(micros)}.${String(Math.floor(micros / 10_000) % 100).padStart(2, "0")}`;
}

const stillness = matchMedia("(prefers-reduced-motion: reduce)");

function draw(): void {
  const { state } = game;
  drawMatrix(matrix, game, recent, stillness.matches);
  drawHold(hold, game);
  drawNext(next, game);
  write("score", state.score.toLocaleString("en"));
  write("level", String(state.level));
  write("lines", String(state.lines));
  write("goal", String(Math.max(0, state.goal)));
  write("time", exactly(state.time));
  document.documentElement.style.setProperty("--hue", String(205 + (state.level - 1) * 12));
  drawControls();
  drawMessage();
}

function drawControls(): void {
  const percent = `${((position / log.end) * 100).toFixed(2)}%`;
  element("replayBar", HTMLElement).hidden = mode === "play";
  element("playBar", HTMLElement).hidden = mode === "replay";
  element("takeOver", HTMLButtonElement).disabled = hasEnded();
  run.classList.toggle("isPaused", !isMoving());
  run.ariaLabel = isMoving() ? "Pause" : "Play";
  range.value = String(position);
  range.style.setProperty("--played", percent);
  range.ariaValueText = `${minutes(position)} of ${minutes(log.end)}`;
  write("clock", `${minutes(position)} / ${minutes(log.end)}`);
  write("title", mode === "replay" ? `A recorded ${nameOf(log.setup)}` : `Your ${nameOf(game.rules.setup)}`);
}

function nameOf({ variation }: Setup): string {
  return variation.id.charAt(0).toUpperCase() + variation.id.slice(1);
}

function drawMessage(): void {
  const isPaused = mode === "play" && !isRunning;
  element("message", HTMLElement).hidden = !hasEnded() && !isPaused;
  element("again", HTMLElement).hidden = !hasEnded();
  if (hasEnded()) {
    const { pieces, piecesPerSecond, micros, lines } = statisticsOf(game.state);
    write("messageTitle", OUTCOME_NAMES[game.state.outcome]);
    write(
      "messageText",
      `${lines} lines in ${exactly(micros)}\n${pieces} pieces, ${piecesPerSecond.toFixed(2)} a second`,
    );
  } else {
    write("messageTitle", "Your turn");
    write("messageText", "Press a game key to play on");
  }
}

/** Every clear as a mark over the timeline, the higher the more lines it had. */
function makeMarks(): void {
  const whole = newGame(log.setup);
  const events: GameEvent[] = (whole.events = []);
  for (const input of log.inputs) play(whole, input);
  for (const event of events) {
    if (event.type !== "cleared") continue;
    const mark = document.createElement("i");
    mark.style.left = `${(event.at / log.end) * 100}%`;
    mark.style.height = `${1 + event.rows.length * 3}px`;
    element("marks", HTMLElement).append(mark);
  }
}

range.max = String(log.end);
range.addEventListener("input", () => seekTo(Number(range.value)));
run.addEventListener("click", () => {
  isRunning = !isMoving();
  if (position === log.end) seekTo(0);
});
for (const radio of document.querySelectorAll<HTMLInputElement>("input[name=speed]")) {
  radio.addEventListener("change", () => (speed = Number(radio.value)));
}
// Hands go from the mouse to the keys: the game waits for the first of them.
element("takeOver", HTMLButtonElement).addEventListener("click", ({ timeStamp }) => {
  takeOver(timeStamp);
  pause(timeStamp);
});
element("back", HTMLButtonElement).addEventListener("click", backToReplay);
element("again", HTMLButtonElement).addEventListener("click", ({ timeStamp }) => startMarathon(timeStamp));
// After a click on a button its keys are the game's again; the timeline keeps them, to be moved by the arrows.
addEventListener("click", ({ detail, target }) => {
  if (detail > 0 && target !== range) stage.focus({ preventScroll: true });
});
addEventListener("keydown", onKeyDown);
addEventListener("keyup", onKeyUp);
// A key let go elsewhere is never heard of here.
addEventListener("blur", ({ timeStamp }) => mode === "play" && pause(timeStamp));
document.addEventListener(
  "visibilitychange",
  ({ timeStamp }) => mode === "play" && document.hidden && pause(timeStamp),
);

makeMarks();
requestAnimationFrame((ms) => {
  lastMs = ms;
  frame(ms);
});
