import { advance, type Game, newGame, parseSetup, play, takeEvents, unwrap } from "@korobeinix/engine";
import { describe, expect, it } from "vitest";
import { Adviser } from "../../src/coach/adviser.ts";
import { coachSpeech, whyText } from "../../src/coach/coachWords.ts";
import { outlinesOf } from "../../src/coach/outlines.ts";
import { makeFormat } from "../../src/words/format.ts";
import { fetchAllWords } from "../words/allWords.ts";
import { answers, type FakeThinker, fakeThinker } from "./thinkers.ts";

await fetchAllWords();
const speech = coachSpeech({ language: "en", format: makeFormat("en") });

function gameOf(): Game {
  const request = { ruleBook: "guideline", seed: 1, queue: ["O", "O", "O", "O"], options: { practice: true } };
  const game = newGame(unwrap(parseSetup(request)));
  game.events = [];
  advance(game, 0);
  takeEvents(game);
  return game;
}

function adviserOf(thinker: FakeThinker): Adviser {
  return new Adviser({ thinker, outline: (sight, steps) => outlinesOf(speech, sight, steps) });
}

/** Drops the piece in play and waits for the next one. */
function drop(adviser: Adviser, game: Game): void {
  play(game, { at: game.state.time, name: "hardDrop" });
  adviser.hear(game, takeEvents(game));
  advance(game, game.state.time + 500_000);
  adviser.hear(game, takeEvents(game));
}

describe("the Coach beside a practised game", () => {
  it("C-16: the three best places of the piece in play, with what each is worth less", async () => {
    const adviser = adviserOf(fakeThinker());
    adviser.begin(gameOf());
    expect(adviser.advice.value).toMatchObject({ steps: undefined });
    expect(adviser.outlines).toEqual([]);
    await answers();
    expect(adviser.advice.value?.steps?.map(({ x }) => x)).toEqual([8, 7, 6]);
    expect(adviser.outlines.map(({ x, rank, label }) => [x, rank, label])).toEqual([
      [8, 0, "★"],
      [7, 1, "−1.0"],
      [6, 2, "−2.0"],
    ]);
    // The same list as long as nothing changes: the stage draws it once.
    expect(adviser.outlines).toBe(adviser.outlines);
  });

  it("C-16: a Lock Down takes the outlines away, and is rated against the best with the reason", async () => {
    const adviser = adviserOf(fakeThinker());
    const game = gameOf();
    adviser.begin(game);
    await answers();
    play(game, { at: 0, name: "hardDrop" });
    adviser.hear(game, takeEvents(game));
    expect(adviser.outlines).toEqual([]);
    expect(adviser.advice.value).toBeUndefined();
    await answers();
    // The O comes in at column 4: four columns from the best.
    expect(adviser.verdict.value).toMatchObject({ rating: { grade: "blunder", loss: 400 }, made: { step: { x: 4 } } });
    expect(whyText(speech, adviser.verdict.value!.why)).toBe("makes a hole");
  });

  it("C-16: each position is thought about once, and another one after Hold", async () => {
    const thinker = fakeThinker();
    const adviser = adviserOf(thinker);
    const game = gameOf();
    adviser.begin(game);
    drop(adviser, game);
    await answers();
    expect(thinker.sights).toHaveLength(2);
    play(game, { at: game.state.time, name: "hold" });
    adviser.hear(game, takeEvents(game));
    await answers();
    expect(thinker.sights.map(({ canHold }) => canHold)).toEqual([true, true, false]);
    adviser.hear(game, []);
    expect(thinker.sights).toHaveLength(3);
  });

  it("C-16: an answer about a position that was left is not shown", async () => {
    const thinker = fakeThinker({ isSlow: true });
    const adviser = adviserOf(thinker);
    const game = gameOf();
    adviser.begin(game);
    drop(adviser, game);
    adviser.begin(gameOf());
    for (let i = 0; i < 3; i++) {
      thinker.answer();
      await answers();
    }
    expect(adviser.verdict.value).toBeUndefined();
    expect(adviser.advice.value?.sight).toBe(thinker.sights.at(-1));
    adviser.close();
    expect(thinker.isClosed).toBe(true);
    // Closed, it stays silent.
    adviser.begin(gameOf());
    await answers();
    expect(adviser.outlines).toEqual([]);
  });
});
