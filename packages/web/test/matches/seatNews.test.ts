import { advance, newGame, parseSetup, unwrap } from "@korobeinix/engine";
import { signal } from "@preact/signals";
import { describe, expect, it } from "vitest";
import { type SeatNews, tellNews } from "../../src/matches/seatNews.ts";
import type { SeatFrame } from "../../src/stage/stage.ts";

const game = newGame(unwrap(parseSetup({ ruleBook: "guideline", variation: "marathon", seed: 1 })));
const STILL: SeatFrame = { target: 1, hasPotato: false, place: 0, isOut: false, isPractising: false, facts: [] };
const sent = (lines: number): SeatFrame => ({
  ...STILL,
  facts: [{ type: "sent", attack: 1, from: 0, to: 1, lines, arrival: 0, seq: 1, at: 0 }],
});

describe("The news of a seat", () => {
  it("S-7: add up the lines that it sent", () => {
    const news = signal<SeatNews | undefined>(undefined);
    for (const frame of [sent(2), STILL, sent(4)]) tellNews(news, game, frame);
    expect(news.value?.sent).toBe(6);
  });

  it("S-7: are told only where something has changed", () => {
    const news = signal<SeatNews | undefined>(undefined);
    tellNews(news, game, STILL);
    const first = news.value;
    advance(game, 1000);
    tellNews(news, game, STILL);
    expect(news.value).toBe(first);
    tellNews(news, game, { ...STILL, isOut: true, place: 2 });
    expect(news.value).toMatchObject({ isOut: true, place: 2 });
  });
});
