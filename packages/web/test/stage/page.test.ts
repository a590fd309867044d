import {
  advance,
  type Game,
  type GameEvent,
  newGame,
  parseSetup,
  play,
  SECOND,
  takeEvents,
  unwrap,
} from "@korobeinix/engine";
import { type Container, Sprite } from "pixi.js";
import { beforeAll, describe, expect, it } from "vitest";
import { isWritable } from "../../src/stage/page/hand.ts";
import { BUNDLE, HEAD, planTallies } from "../../src/stage/page/tallies.ts";
import { pageWordsOf } from "../../src/stage/page/words.ts";
import { makeTranslator } from "../../src/words/translate.ts";
import { LANGUAGE_IDS } from "../../src/words/words.ts";
import { fetchAllWords } from "../words/allWords.ts";
import { type Scenery, type SceneryOptions, setScenery, useNotedCanvases } from "./scenery.ts";

useNotedCanvases();
beforeAll(fetchAllWords);

const WELL = "IIIJJJLLL.";

function gameOf(): Game {
  const board = Array.from({ length: 9 }, () => WELL);
  const game = newGame(unwrap(parseSetup({ ruleBook: "basic", seed: 7, queue: ["I", "I", "I", "I", "T"], board })));
  game.events = [];
  advance(game, 1);
  takeEvents(game);
  return game;
}

/** Drops the I, which comes in upright, into the gap at the right: what happened until its rows are gone. */
function clearFour(game: Game): readonly GameEvent[] {
  const before = game.state.lines;
  let at = game.state.time;
  const press = (name: "right" | "rightReleased" | "hardDrop"): void => {
    at += 1000;
    play(game, { at, name });
  };
  for (let i = 0; i < 6; i++) {
    press("right");
    press("rightReleased");
  }
  press("hardDrop");
  const events = [...takeEvents(game)];
  // Until the rows have gone and the next piece is there.
  for (let i = 0; i < 40 && !(game.state.lines > before && game.state.kind >= 0); i++) {
    at += SECOND / 10;
    advance(game, at);
    events.push(...takeEvents(game));
  }
  expect(game.state.lines - before).toBe(4);
  return events;
}

const eventOf = (type: GameEvent["type"], more: object = {}): GameEvent =>
  ({ type, ...more, seq: 1, at: 0 }) as unknown as GameEvent;

const english = (): NonNullable<SceneryOptions["pageWords"]> => pageWordsOf(makeTranslator("en", "game"));

function openPage(options: Partial<SceneryOptions> = {}): Scenery & { readonly game: Game } {
  const game = options.games?.[0] ?? gameOf();
  const scenery = setScenery({ games: [game], skin: "basic", pageWords: english(), ...options });
  scenery.frame(0);
  return Object.assign(scenery, { game });
}

const partOf = ({ world }: Scenery, label: string): Container | null => world.root.getChildByLabel(label, true);
/** How many places of a part have something written in them. */
const writtenIn = (scenery: Scenery, label: "tallies" | "notes"): number =>
  partOf(scenery, label)?.children.filter(({ visible }) => visible).length ?? 0;

function pencilOf(scenery: Scenery): { readonly x: number; readonly y: number } {
  const pencil = partOf(scenery, "pencil");
  if (!(pencil instanceof Sprite)) throw new Error("no pencil");
  return { x: Math.round(pencil.x), y: Math.round(pencil.y) };
}

describe("tallies", () => {
  it("F-7: forty lines are eight bundles, and every line is one stroke", () => {
    expect(planTallies(40, 30)).toEqual({ carried: 0, places: Array.from({ length: 8 }, () => BUNDLE) });
    expect(planTallies(0, 30).places).toEqual([]);
    for (const room of [8, 15, 30]) {
      for (let lines = 0; lines < 2_000; lines += 3) {
        const { carried, places } = planTallies(lines, room);
        const strokes = places.reduce((sum, count) => sum + count, 0);
        expect(carried * BUNDLE + strokes).toBe(lines);
        expect(places.length + (carried > 0 ? HEAD : 0)).toBeLessThanOrEqual(room);
        expect(places.slice(0, -1).every((count) => count === BUNDLE)).toBe(true);
      }
    }
  });

  it("F-7: lines are struck by the pencil, and it lies down again", () => {
    const page = openPage();
    const rest = pencilOf(page);
    expect(writtenIn(page, "tallies")).toBe(0);
    page.frame(100, clearFour(page.game));
    page.frame(160);
    expect(pencilOf(page)).not.toEqual(rest);
    const { matrix } = page.layouts[0]!;
    for (let at = 180; at < 460; at += 20) page.frame(at);
    expect(writtenIn(page, "tallies")).toBe(1);
    expect(pencilOf(page).x).toBeGreaterThan(matrix.x + matrix.width);
    page.frame(520, clearFour(page.game));
    for (let at = 540; at < 3_000; at += 20) page.frame(at);
    // Eight lines are two bundles.
    expect(writtenIn(page, "tallies")).toBe(2);
    expect(pencilOf(page)).toEqual(rest);
  });

  it("F-7: they are those of the game, whichever moment of it is shown and whichever game", () => {
    const page = openPage();
    page.frame(100, clearFour(page.game));
    page.frame(200, clearFour(page.game));
    for (let at = 220; at < 1_500; at += 40) page.frame(at);
    expect([writtenIn(page, "tallies"), writtenIn(page, "notes")]).toEqual([2, 2]);
    page.game.state.lines = 3;
    page.frame(1_520, [eventOf("rewound")]);
    expect([writtenIn(page, "tallies"), writtenIn(page, "notes")]).toEqual([1, 0]);
    page.game.state.lines = 61;
    page.frame(1_540, [eventOf("rewound")]);
    expect([writtenIn(page, "tallies"), writtenIn(page, "notes")]).toEqual([13, 0]);
    page.show({ games: [gameOf()] });
    page.frame(1_560);
    expect([writtenIn(page, "tallies"), writtenIn(page, "notes")]).toEqual([0, 0]);
  });
});

describe("the page", () => {
  it("F-7: with less motion all is there at once, and the pencil lies still", () => {
    const page = openPage({ isMotionReduced: true });
    const rest = pencilOf(page);
    page.frame(100, clearFour(page.game));
    expect([writtenIn(page, "tallies"), writtenIn(page, "notes")]).toEqual([1, 1]);
    for (let at = 120; at < 600; at += 20) {
      page.frame(at);
      expect(pencilOf(page)).toEqual(rest);
    }
  });

  it("F-7: without effects there are tallies and nothing else", () => {
    const page = openPage({ display: { effectStrength: 0 } });
    const rest = pencilOf(page);
    page.frame(100, clearFour(page.game));
    expect(writtenIn(page, "tallies")).toBe(1);
    expect(partOf(page, "notes")).toBeNull();
    expect(pencilOf(page)).toEqual(rest);
  });

  it("F-7: notes are few, the latest the darkest, and none is piled on another", () => {
    const page = openPage();
    let at = 100;
    // Faster and slower in turn: each is another note.
    for (let i = 1; i < 20; i++) {
      page.frame((at += 700), [eventOf("sped", { speed: i % 2 === 0 ? 10 : 40 })]);
    }
    for (let i = 0; i < 5; i++) page.frame((at += 300));
    const notes = partOf(page, "notes")!.children.filter(({ visible }) => visible);
    expect(notes.length).toBeGreaterThan(2);
    expect(notes.length).toBeLessThanOrEqual(5);
    expect(new Set(notes.map(({ alpha }) => alpha)).size).toBe(notes.length);
    expect(new Set(notes.map(({ y }) => y)).size).toBe(notes.length);
    page.frame((at += 700), [eventOf("sped", { speed: 50 })]);
    page.frame((at += 700), [eventOf("sped", { speed: 60 })]);
    // The same again takes the place of the last.
    expect(writtenIn(page, "notes")).toBe(notes.length);
  });

  it("F-7: it is where paper is, whatever the rule book, and nowhere else", () => {
    const game = newGame(unwrap(parseSetup({ ruleBook: "guideline", seed: 7 })));
    expect(partOf(openPage({ games: [game] }), "tallies")).not.toBeNull();
    expect(partOf(openPage({ games: [game], skin: "guideline" }), "tallies")).toBeNull();
    expect(partOf(openPage({ games: [game], display: { isHighContrast: true } }), "tallies")).toBeNull();
    // Behind a menu nothing is written.
    expect(partOf(openPage({ games: [game], pageWords: undefined }), "tallies")).toBeNull();
  });

  it("F-7: the hand can write every word of the page in every language", () => {
    for (const language of LANGUAGE_IDS) {
      const words = Object.values(pageWordsOf(makeTranslator(language, "game")));
      for (const word of words) expect(isWritable(`${word} 0123456789!×`), word).toBe(true);
    }
  });
});
