import { RULE_BOOKS, type RuleBookId } from "@korobeinix/engine";
import { signal } from "@preact/signals";
import { describe, expect, it } from "vitest";
import { withToggled } from "../../src/parts/panelChooser.tsx";
import { panelFiguresOf, type PanelNews, panelText } from "../../src/parts/panelFigures.ts";
import { PANEL_FIGURES, type PanelFigure } from "../../src/settings/panel.ts";
import { parseSettings } from "../../src/settings/parse.ts";
import { DEFAULT_SETTINGS } from "../../src/settings/settings.ts";
import type { GameInfo } from "../../src/table/gameInfo.ts";
import type { PaceNow } from "../../src/table/pace.ts";
import { makeFormat } from "../../src/words/format.ts";
import { makeTranslator } from "../../src/words/translate.ts";
import type { LanguageId } from "../../src/words/words.ts";
import { fetchAllWords } from "../words/allWords.ts";

await fetchAllWords();

const INFO: GameInfo = {
  score: 0,
  lines: 20,
  level: 1,
  goal: 0,
  linesLeft: undefined,
  micros: 40_000_000,
  speed: 10,
  gold: 0,
  silver: 0,
  pieces: 61,
  keys: 200,
};

const news = (pace?: PaceNow, faults?: number, backToBack?: number): PanelNews => ({
  pace: signal(pace),
  faults: signal(faults),
  backToBack: signal(backToBack),
});

function read(figure: PanelFigure, told: PanelNews | undefined, language: LanguageId = "en", info = INFO): unknown {
  const t = makeTranslator(language, "game");
  const text = panelText(figure, info, told, { t, format: makeFormat(language) });
  return text === undefined ? undefined : [text.text, ...(text.side === undefined ? [] : [text.side])];
}

describe("the panel of the player's choice", () => {
  it("F-10: reads pieces per second, keys per piece, lines per minute, faults and Back-to-Backs", () => {
    const told = news(undefined, 7, 3);
    expect(PANEL_FIGURES.slice(0, 5).map((figure) => read(figure, told))).toEqual([
      ["1.53"],
      ["3.28"],
      ["7"],
      ["3"],
      ["30.0"],
    ]);
    const begun = { ...INFO, micros: 0, pieces: 0, keys: 0, lines: 0 };
    expect(read("piecesPerSecond", told, "en", begun)).toEqual(["0.00"]);
    expect(read("keysPerPiece", told, "en", begun)).toEqual(["0.00"]);
  });

  it("F-10: the pace has its sign and its line, is good or bad, and is left out where there is no best", () => {
    const at = (difference: number | undefined, kind: PaceNow["kind"] = "time", lines = 20): PanelNews =>
      news({ kind, lines, difference });
    expect(read("pace", at(-1_230_000))).toEqual(["\u22121.23 s at 20", "ahead"]);
    expect(read("pace", at(61_000_000))).toEqual(["+1:01.00 at 20", "behind"]);
    expect(read("pace", at(0))).toEqual(["±0.00 s at 20", "ahead"]);
    expect(read("pace", at(-1_200, "score"))).toEqual(["\u22121,200 at 20", "behind"]);
    expect(read("pace", at(undefined))).toEqual(["new ground at 20", "ahead"]);
    expect(read("pace", at(-1_230_000), "es")).toEqual(["\u22121,23 s en 20", "ahead"]);
    expect(read("pace", at(undefined, "time", 0))).toEqual(["–"]);
    expect(read("pace", news())).toBeUndefined();
    expect(read("finesseFaults", undefined)).toBeUndefined();
  });

  it("F-10: a rule book shows only what it can have, in the player's order", () => {
    const of = (id: RuleBookId): readonly PanelFigure[] =>
      panelFiguresOf(
        RULE_BOOKS.find((book) => book.id === id)!,
        ["pace", "backToBack", "finesseFaults", "piecesPerSecond"],
      );
    expect(of("guideline")).toEqual(["pace", "backToBack", "finesseFaults", "piecesPerSecond"]);
    expect(of("new")).toEqual(["pace", "finesseFaults", "piecesPerSecond"]);
    expect(of("basic")).toEqual(["pace", "piecesPerSecond"]);
    expect(of("korobeinix")).toEqual(["pace", "piecesPerSecond"]);
  });

  it("F-10: what is chosen comes last, what is chosen again goes, and it is kept", () => {
    const chosen = withToggled(withToggled(["pace"], "keysPerPiece"), "piecesPerSecond");
    expect(chosen).toEqual(["pace", "keysPerPiece", "piecesPerSecond"]);
    expect(withToggled(chosen, "keysPerPiece")).toEqual(["pace", "piecesPerSecond"]);
    const keptAs = (panel: unknown): readonly PanelFigure[] => parseSettings({ display: { panel } }).display.panel;
    expect(keptAs(chosen)).toEqual(chosen);
    expect(keptAs([])).toEqual([]);
    expect(keptAs(["pace", "nonsense", 7, "pace"])).toEqual(["pace"]);
    for (const wrong of [undefined, null, "pace", {}]) expect(keptAs(wrong)).toEqual(DEFAULT_SETTINGS.display.panel);
  });
});
